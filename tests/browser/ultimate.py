"""Leads a table of the Ultimate Banking edition to each of its prompts, seat 0 being asked, before a browser opens it."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from itertools import count
from typing import Any, Final

from cotyphu.editions.rulesets import new_game
from cotyphu.rules.actions import Buy, Decline, Pass, Resign, Rolled
from cotyphu.rules.base import BaseGame
from cotyphu.rules.ultimate.actions import PickLot
from cotyphu.table.dice import FairDice
from cotyphu.table.transition import is_chance
from tests.browser.staging import NAMES, Stage

_RED_HIGH, _LOW = Rolled(6, 4), Rolled(1, 2)


class UltimateStage(Stage):
    """A game of this edition that is led; seat 0 begins. What quiet turns do is of the classic edition alone."""

    game: Any

    def __init__(
        self, kinds: str, *, names: Sequence[str] = NAMES, board: str = "ultimate_london", **options: Any
    ) -> None:
        super().__init__(kinds, names=names, board=board, **options)

    def opening(self) -> Any:
        """The game after the rolls for who begins."""
        game = new_game(self.board, self.options, len(self.seats))
        game.apply(_RED_HIGH)
        while is_chance(game):
            game.apply(_LOW)
        return game

    def seed(self, drawn: int, wanted: Sequence[tuple[int, int]]) -> bytes:
        """A seed that lets seat 0 begin, and after `drawn` outcomes more brings `wanted`."""
        for number in count():
            seed = sha256(f"ultimate stage {number}".encode()).digest()
            dice = FairDice(seed)
            game = new_game(self.board, self.options, len(self.seats))
            begun = _roll_for_the_start(game, dice)
            if game.to_dict()["turn"]["seat"] == 0 and all(
                dice.outcome(begun + drawn + i, among) == which for i, (among, which) in enumerate(wanted)
            ):
                return seed
        raise AssertionError("unreachable: the seeds do not end")

    def buys(self, first: int, second: int) -> None:
        """The seat on turn rolls this and buys what it lands on."""
        seat = self.on_turn
        self.roll(first, second)
        self.act(Buy(seat))


def _roll_for_the_start(game: BaseGame, dice: FairDice) -> int:
    number = 0
    while is_chance(game):
        outcomes = game.outcomes()
        game.apply(outcomes[dice.outcome(number, len(outcomes))])
        number += 1
    return number


def two(**options: Any) -> UltimateStage:
    """Two people, and no clock."""
    return UltimateStage("pp", **{"auction_seconds": None, **options})


def roll() -> UltimateStage:
    """Seat 0 is to roll; both own something."""
    stage = two()
    stage.buys(1, 2)  # seat 0 on 3
    stage.buys(1, 4)  # seat 1 on 5
    return stage


def buy() -> UltimateStage:
    stage = two()
    stage.roll(1, 2)
    return stage


def auction() -> UltimateStage:
    stage = buy()
    stage.act(Decline(0))
    return stage


def location() -> UltimateStage:
    stage = roll()
    stage.roll(1, 3)  # seat 0 from 3 to 7
    return stage


def event() -> UltimateStage:
    """An event asks for a property."""
    stage = roll()
    stage.roll(5, 3, "ev_top_level")  # seat 0 from 3 to 11
    return stage


def swap() -> UltimateStage:
    """An event asks for the partner's property, seat 0 having picked its own."""
    stage = roll()
    stage.roll(5, 3, "ev_swap_1")
    stage.act(PickLot(0, 3))
    return stage


def partner() -> UltimateStage:
    """An event asks for a player."""
    stage = roll()
    stage.roll(5, 3, "ev_both_collect_1")
    return stage


def jail() -> UltimateStage:
    """Seat 0 is in jail and may pay, or roll for a double."""
    stage = two()
    stage.roll(1, 1, "ev_free_parking")
    stage.roll(4, 5)  # seat 0 from 18 to 27
    stage.buys(3, 5)  # seat 1 on 26
    return stage


def debt() -> UltimateStage:
    """Seat 0 owes 140 of rent, of which its money does not cover 20, and has three deeds."""
    stage = two(starting_cash=440)
    stage.buys(1, 2)  # seat 0 on 3
    stage.buys(1, 4)  # seat 1 on 5
    stage.buys(1, 2)  # seat 0 on 6
    stage.buys(4, 6)  # seat 1 on 15
    stage.buys(3, 4)  # seat 0 on 13
    stage.roll(1, 3)  # seat 1 on 19, too dear
    stage.act(Decline(1))
    stage.act(Pass(0))
    stage.act(Pass(1))
    stage.roll(1, 1)  # seat 0 on 15
    return stage


def over() -> UltimateStage:
    """Seat 0 has left for good."""
    stage = roll()
    stage.act(Resign(0))
    return stage


SITUATIONS: Final[Mapping[str, Callable[[], UltimateStage]]] = {
    made.__name__: made for made in (roll, jail, buy, auction, location, event, swap, partner, debt, over)
}
"""Every kind of prompt by its name."""
