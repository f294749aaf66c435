"""BankSessions at the bank unit that are worth a picture: bots play the game, and what happens in it is tapped in."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Final

from cotyphu.bots import make_bot
from cotyphu.editions import load_ultimate
from cotyphu.rules.actions import Hammer
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.taps import Tap
from cotyphu.rules.ultimate.unit import Unit
from cotyphu.table.transition import is_chance
from tests.browser.bank_session import BankSession
from tests.browser.kept import Played
from tests.ultimate.bank_session import BankSession as Told

_MOST_SEEDS: Final = 400
_MOST_STEPS: Final = 2000

Worth = Callable[[Unit], bool]


class _Recorded(Told):
    """A game told to a unit, with each tap and how long after the one before it came, in ms."""

    def __init__(self, game: UltimateGame) -> None:
        self.recorded: list[tuple[Tap, int]] = []
        self._before: int | None = None
        super().__init__(game)

    def _tap(self, tap: Tap) -> None:
        super()._tap(tap)
        self.recorded.append((tap, 0 if self._before is None else self.now - self._before))
        self._before = self.now


@dataclass(frozen=True)
class UnitScene:
    """A picture: of which session, what is tapped on the page before it, and the screen it shows."""

    worth: Worth
    steps: Callable[[BankSession, Unit], None]
    screen: str


def session(board: str, names: tuple[str, ...], worth: Worth) -> tuple[Played, Unit]:
    """The first of the seeded games of four that brings the unit to something `worth` a picture, and the unit then."""
    for seed in count():
        if seed == _MOST_SEEDS:
            raise AssertionError(f"in {seed} games nothing was worth a picture")
        told = _lead(board, random.Random(seed), worth)
        if told is not None:
            return _replay(told, board, names), told.unit
    raise AssertionError("unreachable: the seeds do not end")


def _lead(board: str, chance: random.Random, worth: Worth) -> _Recorded | None:
    game = UltimateGame.new(load_ultimate(board).board, UltimateOptions.from_dict({}), 4)
    bots = [make_bot("normal", chance.getrandbits(32), "ultimate") for _ in range(4)]
    told = _Recorded(game)
    for _ in range(_MOST_STEPS):
        if worth(told.unit):
            return told
        if game.over:
            return None
        if is_chance(game):
            told.act(chance.choice(game.outcomes()))
            continue
        choices = ((seat, bots[seat].choose(game.copy(), seat)) for seat in game.waiting())
        told.act(next((action for _, action in choices if action is not None), Hammer()))
    return None


def _replay(told: _Recorded, board: str, names: tuple[str, ...]) -> Played:
    played = Played(range(len(names)), board=board, names=names)
    for tap, after in told.recorded[len(names) + 1 :]:
        played.tap(tap, after=after)
    return played


# What is worth a picture


def _late(unit: Unit) -> bool:
    """Nothing is under way, most deeds are sold, and houses stand on many levels; somebody may still buy."""
    lots = unit.bank.lots
    sold = [lot for lot in lots if lot.owner is not None]
    levels = {lot.level for lot in sold}
    return unit.screen.name == "home" and 14 <= len(sold) < len(lots) and {1, 3, 4} <= levels


def _in_debt(unit: Unit) -> bool:
    """Somebody owes another player, and has several deeds to choose among."""
    owed = unit.bank.owed
    if owed is None or owed.creditor < 0:
        return False
    return owed.left >= 100 and len(unit.bank.holders[owed.debtor].lots) >= 3


def _decided(unit: Unit) -> bool:
    return unit.screen.name == "over"


# What is tapped on the page


def _home(page: BankSession, unit: Unit) -> None:
    page.bank(unit.cards[0], then="balance")
    page.key("start")


def _look(page: BankSession, unit: Unit) -> None:
    lot = max(
        (lot for lot in unit.bank.lots if lot.owner is not None and lot.level == 4), key=lambda lot: lot.deed.price
    )
    page.deed(lot.deed.space, then="deed")
    page.key("x")


def _event(page: BankSession, unit: Unit) -> None:
    page.event("ev_swap_1")
    page.deed(next(lot for lot in unit.bank.lots if lot.owner is unit.bank.holders[0]).deed.space)
    page.says("✓")


def _auction(page: BankSession, unit: Unit) -> None:
    page.deed(next(lot for lot in unit.bank.lots if lot.owner is None).deed.space, then="deed")
    page.key("auction", then="auction_ready")
    page.key("start", then="auction")
    page.key(*["bid"] * 7)


def _as_it_is(page: BankSession, unit: Unit) -> None:
    """It is shown already."""


UNIT_SCENES: Final = {
    "unit-home": UnitScene(_late, _home, "home"),
    "unit-look": UnitScene(_late, _look, "look"),
    "unit-event": UnitScene(_late, _event, "event"),
    "unit-auction": UnitScene(_late, _auction, "auction"),
    "unit-debt": UnitScene(_in_debt, _as_it_is, "debt"),
    "unit-ranking": UnitScene(_decided, _as_it_is, "over"),
}
"""Every picture of the unit by its name."""
