"""The clocks of a table, in table time: the ms during which somebody was there. So time stands still while nobody is.

The auction's clock is filled anew by each bid (C-AUC-2), and when it starts once more without one (U-AUC-4). The turn's clock runs for each person the game waits for, and is filled
anew when he answers, not by business or trade offers, which he could make without end (C-TURN-8). Whoever let it run out
has only `GRACE` for what else comes in that turn, so that nobody waits for an absent player at each prompt.
"""

from collections.abc import Sequence
from typing import Any, Final

from cotyphu.rules.actions import (
    COUNTER_TRADE,
    FIRST_BUSINESS,
    WITHDRAW_TRADE,
    Action,
    SeatAction,
)
from cotyphu.rules.base import BaseGame

GRACE: Final = 3000
"""Ms left for a further prompt of the turn in which a player's time ran out."""

_NO_ANSWER: Final = (COUNTER_TRADE, WITHDRAW_TRADE)
_AUCTIONS: Final = ("auction", "building_auction")


def is_answer(action: Action) -> bool:
    """Whether the action answers what the game asked, rather than being business on the side or a new offer."""
    return isinstance(action, SeatAction) and action.kind < FIRST_BUSINESS and action.kind not in _NO_ANSWER


class Clocks:
    """What runs at a table; `sync` after every transition brings them up to date. `persons` are the seats with a clock.

    `minutes_at` is when the game ends by the clock (C-END-2), `auction_at` when the hammer falls, if it does.
    """

    __slots__ = (
        "_auction_key",
        "_full",
        "_left",
        "_turn",
        "_until",
        "auction_at",
        "auction_ms",
        "minutes_at",
        "persons",
    )

    def __init__(
        self,
        auction_seconds: int | None,
        turn_seconds: int | None,
        minutes_limit: int | None,
        persons: tuple[int, ...],
    ) -> None:
        self.minutes_at = None if minutes_limit is None else minutes_limit * 60_000
        self.auction_ms = None if auction_seconds is None else auction_seconds * 1000
        self.auction_at: int | None = None
        self.persons = persons
        self._full = None if turn_seconds is None else turn_seconds * 1000
        self._auction_key: tuple[Any, ...] | None = None
        self._turn = -1
        self._left: dict[int, int] = {}  # of those whose clock does not run
        self._until: dict[int, int] = {}  # of those whose clock runs: when it runs out

    def put_off(self, played: int) -> None:
        """What ran out could not be acted on: try again a little later."""
        later = played + GRACE
        if self.auction_at is not None:
            self.auction_at = max(self.auction_at, later)
        if self.minutes_at is not None:
            self.minutes_at = max(self.minutes_at, later)
        for seat, at in self._until.items():
            self._until[seat] = max(at, later)

    def sync(self, game: BaseGame, played: int, actions: Sequence[Action], late: int | None = None) -> None:
        """Set the clocks for what `game` asks after `actions`, at table time `played`.

        `late` is the seat for which the actions were done because its time had run out.
        """
        if game.ending is not None:
            self.minutes_at = None
        phase = game.phase
        key = None
        if self.auction_ms is not None and phase.name in _AUCTIONS:
            shown = phase.to_dict(game)
            key = tuple(shown.get(part) for part in ("phase", "space", "what", "left", "amount", "bidder", "run"))
        if key is None:
            self.auction_at = None
        elif key != self._auction_key and self.auction_ms is not None:
            self.auction_at = played + self.auction_ms
        self._auction_key = key
        if self._full is not None:
            self._sync_turn(game, played, actions, self._full, late)

    def _sync_turn(self, game: BaseGame, played: int, actions: Sequence[Action], full: int, late: int | None) -> None:
        for action in actions:
            if isinstance(action, SeatAction) and is_answer(action):
                self._left.pop(action.seat, None)
                self._until.pop(action.seat, None)
        if late is not None:
            self._until.pop(late, None)
            self._left[late] = GRACE
        if game.number != self._turn:
            self._turn = game.number
            self._left.clear()
            self._until.clear()
        waiting = game.waiting() if self.auction_at is None else ()
        for seat in self.persons:
            if seat in waiting:
                if seat not in self._until:
                    self._until[seat] = played + self._left.get(seat, full)
            elif seat in self._until:
                self._left[seat] = max(self._until.pop(seat) - played, 0)

    def turn_due(self) -> tuple[int, int] | None:
        """Who runs out of time first, as (table time, seat); None if no turn's clock runs."""
        return min(((at, seat) for seat, at in self._until.items()), default=None)

    def to_wire(self, wall: int) -> dict[str, Any] | None:
        """The clock to show: `{kind, at, seconds}` or None; `wall` + table time = ms since 1970."""
        if self.auction_at is not None and self.auction_ms is not None:
            return {"kind": "auction", "at": wall + self.auction_at, "seconds": self.auction_ms // 1000}
        due = self.turn_due()
        if due is not None and self._full is not None:
            return {"kind": "turn", "at": wall + due[0], "seconds": self._full // 1000}
        return None
