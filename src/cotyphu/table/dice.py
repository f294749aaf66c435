"""Fair dice: every outcome of a game is settled before play by a seed that nobody has seen, and can be checked after it.

Before play the table shows the SHA-256 of its 32-byte seed, the *commitment*. Outcome number k, counted from 0, among n
equally likely ones is made so: take `HMAC-SHA256(seed, "<entropy>|<k>|<try>")` for try 0, 1, …, cut each into eight whole
numbers of 32 bits (big end first), drop every number of at least `2**32 - 2**32 % n`; the first that is left, modulo n, is
the index of the outcome. When the game is over the seed is shown, and anyone can make all outcomes again.
"""

import hmac
from hashlib import sha256
from itertools import count
from typing import Final

SEED_BYTES: Final = 32
_WORD: Final = 2**32


class FairDice:
    """The chance of one table: `draw` gives outcome number `drawn` and counts on.

    `entropy` is a text that players added when they knew the commitment, so that not even the maker of the seed could have
    chosen the outcomes; it may be empty.
    """

    __slots__ = ("drawn", "entropy", "seed")

    def __init__(self, seed: bytes, entropy: str = "", drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a dice seed has {SEED_BYTES} bytes, got {len(seed)}")
        self.seed = seed
        self.entropy = entropy
        self.drawn = drawn

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hexadecimal digits: shown before play, it gives nothing away."""
        return commitment_of(self.seed)

    def draw(self, outcomes: int) -> int:
        """The index of the next outcome among `outcomes` equally likely ones."""
        index = self.outcome(self.drawn, outcomes)
        self.drawn += 1
        return index

    def outcome(self, number: int, outcomes: int) -> int:
        """The index that outcome `number` has among `outcomes` equally likely ones; nothing is counted."""
        if not 0 < outcomes <= _WORD:
            raise ValueError(f"dice need from 1 to {_WORD} outcomes, got {outcomes}")
        limit = _WORD - _WORD % outcomes
        for attempt in count():
            code = hmac.digest(self.seed, f"{self.entropy}|{number}|{attempt}".encode(), "sha256")
            for start in range(0, len(code), 4):
                word = int.from_bytes(code[start : start + 4], "big")
                if word < limit:
                    return word % outcomes
        raise AssertionError("unreachable: the tries do not end")


def commitment_of(seed: bytes) -> str:
    """The commitment to a seed: its SHA-256 in hexadecimal digits."""
    return sha256(seed).hexdigest()
