"""How much is taken from one side in a given time: token buckets, filled evenly."""

from collections import OrderedDict
from typing import Final

_REMEMBERED: Final = 10_000


class Bucket:
    """Lets `burst` things through at once and `a_second` on average; times are in seconds of any one clock."""

    __slots__ = ("_at", "_left", "a_second", "burst")

    def __init__(self, burst: float, a_second: float, now: float) -> None:
        self.burst = burst
        self.a_second = a_second
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more may pass now; it then has."""
        self._left = min(self.burst, self._left + max(now - self._at, 0.0) * self.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each name, such as an address; the names not heard of for longest are forgotten."""

    def __init__(self, burst: float, a_second: float) -> None:
        self._burst = burst
        self._a_second = a_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, now: float) -> bool:
        """Whether one more from `name` may pass now; it then has."""
        bucket = self._buckets.pop(name, None) or Bucket(self._burst, self._a_second, now)
        self._buckets[name] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)
