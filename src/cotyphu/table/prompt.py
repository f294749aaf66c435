"""What the game waits for, and since when: an answer made before the prompt was there was meant for another one."""

from typing import Any, Final

from cotyphu.rules.base import BaseGame
from cotyphu.table.journal import canonical

_ANSWERS_THE_PROMPT: Final = frozenset(
    {
        "roll",
        "end_turn",
        "buy",
        "decline",
        "pay_fine",
        "use_release",
        "take_over",
        "pay_card",
        "draw_instead",
        "declare_bankrupt",
        "hand_over",
        "move_to",
        "stay",
        "pick_lot",
        "pick_player",
    }
)
"""Actions that answer a prompt without naming it: they must be made against the prompt that is open now."""

_UNDER_THE_HAMMER: Final = frozenset({"bid", "pass", "bid_building", "claim"})
"""Actions that do not name what they are for, but may be made against any bid for it."""


class Prompt:
    """The prompt that is open; `sync` after every transition brings it up to date.

    `since` is the version in which it came up, `lot_since` the one in which what is under the hammer, or claimed in
    a shortage, came up.
    """

    __slots__ = ("_key", "_lot", "lot_since", "since")

    def __init__(self) -> None:
        self.since = 0
        self.lot_since = 0
        self._key = ""
        self._lot: tuple[Any, ...] = ()

    def sync(self, game: BaseGame, seq: int) -> None:
        """`game` stands as it does since version `seq`, if not for longer."""
        shown = game.phase.to_dict(game)
        key = canonical([game.number, game.doubles, game.first, game.second, shown])
        if key != self._key:
            self._key = key
            self.since = seq
        lot = _lot_of(shown)
        if lot != self._lot:
            self._lot = lot
            self.lot_since = seq

    def is_stale(self, action: str, seq: int, now: int) -> bool:
        """Whether an action of this name that was made against version `seq` cannot be for what is open in version `now`."""
        if action in _ANSWERS_THE_PROMPT:
            return not self.since <= seq <= now
        return bool(self._lot) and action in _UNDER_THE_HAMMER and not self.lot_since <= seq <= now


def _lot_of(phase: dict[str, Any]) -> tuple[Any, ...]:
    """What tells one auction, or one round of claims, from the next; `()` outside of them."""
    name = phase["phase"]
    if name == "auction":
        return name, phase["space"]
    if name == "building_auction":
        return name, phase["what"], phase["left"]
    if name == "claims":
        return name, phase["seat"], phase["what"]
    return ()
