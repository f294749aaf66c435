"""Every kind of prompt as a table in which seat 0 is asked, named as the phase is (jail is a roll in jail)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cotyphu.rules.actions import (
    AcceptTrade,
    Build,
    Claim,
    DeclareBankrupt,
    Decline,
    EndTurn,
    Mortgage,
    OfferTrade,
)
from cotyphu.rules.values import Goods
from tests.browser.staging import Stage

BROWN: Final = (1, 3)
LIGHT_BLUE: Final = (6, 8, 9)
PINK: Final = (11, 13, 14)
ORANGE: Final = (16, 18, 19)
DARK_BLUE: Final = (37, 39)


def two(**options: Any) -> Stage:
    """Two people, and no clock."""
    return Stage("pp", **{"auction_seconds": None, **options})


def roll() -> Stage:
    return two()


def jail() -> Stage:
    stage = two()
    stage.roll(2, 2)
    stage.roll(3, 3)
    stage.roll(1, 1)
    stage.act(EndTurn(0))
    stage.go(10)
    stage.act(EndTurn(1))
    return stage


def buy() -> Stage:
    stage = two()
    stage.roll(1, 2)
    return stage


def auction() -> Stage:
    stage = buy()
    stage.act(Decline(0))
    return stage


def end_turn() -> Stage:
    stage = two()
    stage.go(10)
    return stage


def trade() -> Stage:
    stage = two()
    stage.deal({0: (1, 15), 1: (3, 6)})
    stage.turn_of(1)
    stage.act(OfferTrade(1, 0, Goods(20, (3,)), Goods(0, (15,))))
    return stage


def debt(*, cash: int = 130) -> Stage:
    """Seat 0 owes 600 on the dearest street, has `cash`, and a few things to sell and to mortgage."""
    stage = two()
    stage.deal({1: DARK_BLUE, 0: (*BROWN, *LIGHT_BLUE, 5, 12, 15)})
    stage.build(1, (37, 1), (39, 2))
    stage.stand(0, 32)
    stage.build(0, (1, 1), (3, 2))
    stage.purse(0, cash, 1)
    stage.go(7)
    return stage


def ruin() -> Stage:
    """A debt that nothing could cover."""
    stage = two()
    stage.deal({1: DARK_BLUE, 0: BROWN})
    stage.stand(1, 32)
    stage.purse(1, 3000, 0)
    stage.build(1, (37, 5), (39, 5))
    stage.stand(0, 32)
    stage.purse(0, 90, 1)
    stage.go(7)
    return stage


def take_over() -> Stage:
    stage = two(mortgage_transfer="choice")
    stage.deal({0: (1,), 1: (5, 6)})
    stage.act(Mortgage(1, 5))
    stage.act(OfferTrade(1, 0, Goods(0, (5,)), Goods(10)))
    stage.act(AcceptTrade(0, 1))
    return stage


def card_choice() -> Stage:
    stage = two(deck="uk_classic")
    stage.roll(1, 1, "ucc08_fine_or_chance")
    return stage


def fine() -> Stage:
    """The third failed roll in jail, with a release card in the hand."""
    stage = two()
    stage.roll(1, 1, "cc05_release")
    stage.roll(4, 4)
    stage.roll(5, 5)
    stage.act(EndTurn(0))
    for failed in (1, 2, 3):
        stage.go(10)
        stage.act(EndTurn(1))
        stage.roll(1, 2)
        if failed < 3:
            stage.act(EndTurn(0))
    return stage


def claims() -> Stage:
    """Seat 1 wants one of the last four houses, and so could seat 0."""
    stage = two(starting_cash=9000)
    stage.deal({1: (*BROWN, *LIGHT_BLUE, *DARK_BLUE)})
    stage.build(1, *((space, 4) for space in (*BROWN, *LIGHT_BLUE, *DARK_BLUE)))
    stage.deal({1: PINK, 0: ORANGE})
    stage.act(Build(1, ((11, 1),)))
    return stage


def building_auction() -> Stage:
    stage = claims()
    stage.act(Claim(0, ((16, 1), (18, 1), (19, 2))))
    return stage


def over() -> Stage:
    stage = ruin()
    stage.act(DeclareBankrupt(0))
    return stage


SITUATIONS: Final[Mapping[str, Callable[[], Stage]]] = {
    made.__name__: made
    for made in (
        roll,
        jail,
        buy,
        auction,
        end_turn,
        trade,
        debt,
        take_over,
        card_choice,
        fine,
        claims,
        building_auction,
        over,
    )
}
"""Every kind of prompt by its name."""
