"""Every refusal is seen: for each code a position and an action that earns it, with its clause and nothing changed."""

from collections.abc import Callable

import pytest

from cotyphu.rules.actions import (
    AcceptTrade,
    Action,
    Bid,
    BidBuilding,
    Build,
    Buy,
    CallEnd,
    Claim,
    DeclareBankrupt,
    Mortgage,
    OfferTrade,
    Pass,
    PayFine,
    Redeem,
    Resign,
    Roll,
    Rolled,
    Sell,
    UseRelease,
)
from cotyphu.rules.refusals import CODES, Refused
from cotyphu.rules.values import Goods
from tests.rules.tabletop import BROWN, LIGHT_BLUE, ORANGE, Tabletop

Case = Callable[[Tabletop], Action]


def _out(table: Tabletop) -> Action:
    table.do(Resign(2))
    return Roll(2)


def _over(table: Tabletop) -> Action:
    table.call_end()
    return Roll(0)


def _in_the_air(table: Tabletop, action: Action) -> Action:
    table.do(Roll(0))
    return action


def _landed(table: Tabletop, action: Action, cash: int = 1500) -> Action:
    """Seat 0 has landed on space 3."""
    table.place(0, cash=cash)
    table.roll(1, 2)
    return action


def _auction(table: Tabletop, action: Action) -> Action:
    """Seat 1 bids 10 for space 3, seat 2 has passed."""
    table.roll(1, 2)
    table.decline()
    table.bid(1, 10)
    table.passes(2)
    return action


def _owns(table: Tabletop, action: Action, **position: object) -> Action:
    table.place(0, **position)  # type: ignore[arg-type]  # the fields of a position
    return action


def _short(table: Tabletop, action: Action | None = None) -> Action:
    """Two want the last two houses; with an action, they already bid for them."""
    table.place(0, deeds=BROWN)
    table.place(1, deeds=ORANGE)
    table.place(2, houses={37: 4, 39: 4})
    table.stock(houses=2)
    table.do(Build(0, ((1, 1), (3, 1))))
    if action is None:
        return Claim(1, ((16, 1),))
    table.do(Claim(1, ((16, 1),)))
    return action


def _one_kind(table: Tabletop) -> Action:
    table.place(0, houses={1: 4, 3: 4}, deeds=LIGHT_BLUE)
    table.place(1, houses={37: 4, 39: 4})
    table.stock(hotels=1)
    return Build(0, ((1, 5), (6, 1)))


def _stock(table: Tabletop, action: Action, built: dict[int, int], **stock: int) -> Action:
    table.place(0, houses=built, deeds=BROWN)
    table.stock(**stock)
    return action


def _offer(give: Goods, get: Goods, partner: int = 1) -> Action:
    return OfferTrade(0, partner, give, get)


def _in_debt(table: Tabletop, action: Action) -> Action:
    """Seat 0 owes 200 and has a station."""
    table.place(0, cash=10, space=1, deeds=(5,))
    table.roll(1, 2)
    return action


def _offered(table: Tabletop, action: Action) -> Action:
    table.do(OfferTrade(0, 1, Goods(cash=1), Goods()))
    return action


def _lapsed(table: Tabletop) -> Action:
    table.place(1, deeds=(39,))
    table.do(OfferTrade(0, 1, Goods(cash=1), Goods(deeds=(39,))), Mortgage(1, 39))
    return AcceptTrade(1, 1)


def _buy_mortgaged(table: Tabletop) -> Action:
    table.place(0, cash=219)
    table.place(1, mortgaged=(39,))
    return _offer(Goods(), Goods(deeds=(39,)))


CASES: dict[str, Case] = {
    "turn/not_yours": lambda _: Roll(1),
    "turn/not_now": lambda table: _landed(table, Roll(0)),
    "turn/unsettled": lambda table: _landed(table, Build(0, ((1, 1),))),
    "turn/wait_for_chance": lambda table: _in_the_air(table, Roll(0)),
    "turn/out": _out,
    "turn/over": _over,
    "turn/no_seat": lambda _: Roll(3),
    "chance/impossible": lambda table: _in_the_air(table, Rolled(0, 7)),
    "buy/no_cash": lambda table: _landed(table, Buy(0), cash=59),
    "auction/bid_too_low": lambda table: _auction(table, Bid(0, 10)),
    "auction/bid_too_high": lambda table: _auction(table, Bid(0, 1501)),
    "auction/passed": lambda table: _auction(table, Bid(2, 20)),
    "auction/high_bidder": lambda table: _auction(table, Pass(1)),
    "auction/not_claimant": lambda table: _short(table, BidBuilding(2, 100, 37)),
    "jail/not_in_jail": lambda _: PayFine(0),
    "jail/no_cash": lambda table: _owns(table, PayFine(0), cash=49, jail=0),
    "jail/no_card": lambda table: _owns(table, UseRelease(0, "ch09_release"), jail=0),
    "build/nothing": lambda _: Build(0, ()),
    "build/not_street": lambda table: _owns(table, Build(0, ((5, 1),)), deeds=(5,)),
    "build/not_owner": lambda _: Build(0, ((1, 1),)),
    "build/group_incomplete": lambda table: _owns(table, Build(0, ((1, 1),)), deeds=(1,)),
    "build/mortgaged": lambda table: _owns(table, Build(0, ((1, 1),)), deeds=BROWN, mortgaged=(3,)),
    "build/uneven": lambda table: _owns(table, Build(0, ((1, 2),)), deeds=BROWN),
    "build/full": lambda table: _owns(table, Build(0, ((1, 5),)), houses={1: 5, 3: 5}),
    "build/bad_target": lambda table: _owns(table, Build(0, ((1, 0),)), deeds=BROWN),
    "build/no_houses": lambda table: _stock(table, Build(0, ((1, 1),)), {}, houses=0),
    "build/no_hotels": lambda table: _stock(table, Build(0, ((1, 5),)), {1: 4, 3: 4}, hotels=0),
    "build/no_cash": lambda table: _owns(table, Build(0, ((1, 1),)), deeds=BROWN, cash=49),
    "build/one_kind": _one_kind,
    "sell/nothing": lambda _: Sell(0, ()),
    "sell/not_owner": lambda _: Sell(0, ((1, 0),)),
    "sell/bad_target": lambda table: _owns(table, Sell(0, ((1, 0),)), deeds=BROWN),
    "sell/uneven": lambda table: _owns(table, Sell(0, ((1, 0),)), houses={1: 2, 3: 2}),
    "sell/no_houses": lambda table: _stock(table, Sell(0, ((1, 4),)), {1: 5, 3: 5}, houses=3),
    "mortgage/not_owner": lambda _: Mortgage(0, 1),
    "mortgage/already": lambda table: _owns(table, Mortgage(0, 1), mortgaged=(1,)),
    "mortgage/buildings": lambda table: _owns(table, Mortgage(0, 1), deeds=BROWN, houses={3: 1}),
    "redeem/not_owner": lambda _: Redeem(0, 1),
    "redeem/not_mortgaged": lambda table: _owns(table, Redeem(0, 1), deeds=(1,)),
    "redeem/no_cash": lambda table: _owns(table, Redeem(0, 1), mortgaged=(1,), cash=32),
    "trade/partner": lambda _: _offer(Goods(cash=1), Goods(), partner=0),
    "trade/empty": lambda _: _offer(Goods(), Goods()),
    "trade/gift": lambda _: _offer(Goods(cash=1), Goods()),
    "trade/bad_cash": lambda _: _offer(Goods(cash=-1), Goods()),
    "trade/not_owner": lambda _: _offer(Goods(deeds=(1,)), Goods()),
    "trade/buildings": lambda table: _owns(table, _offer(Goods(deeds=(3,)), Goods()), houses={1: 1}, deeds=BROWN),
    "trade/no_card": lambda _: _offer(Goods(cards=("ch09_release",)), Goods()),
    "trade/no_cash": lambda _: _offer(Goods(cash=1501), Goods()),
    "trade/mortgage_cost": _buy_mortgaged,
    "trade/debt": lambda table: _in_debt(table, _offer(Goods(deeds=(5,)), Goods(cash=1))),
    "trade/not_party": lambda table: _in_debt(table, OfferTrade(1, 2, Goods(cash=1), Goods())),
    "trade/not_yours": lambda table: _offered(table, AcceptTrade(2, 1)),
    "trade/no_such_offer": lambda table: _offered(table, AcceptTrade(1, 2)),
    "trade/lapsed": _lapsed,
    "debt/not_in_debt": lambda table: _in_debt(table, DeclareBankrupt(1)),
    "resign/unsettled": lambda table: _landed(table, Resign(1)),
    "end/bad_reason": lambda _: CallEnd("boredom"),
}


def test_there_is_a_case_for_every_code_of_the_classic_edition() -> None:
    assert set(CASES) == {code for code, clause in CODES.items() if clause.startswith("C-")}


@pytest.mark.parametrize("code", CASES)
def test_the_refusal(code: str) -> None:
    table = Tabletop(seats=3, no_gifts=code == "trade/gift")
    why = table.refusal(CASES[code](table))
    assert why.code == code
    assert why.clause == CODES[code]
    assert why.to_dict() == {"code": code, "clause": why.clause, "facts": why.facts}
    assert str(why).startswith(f"{code} ({why.clause})")


def test_a_code_that_is_not_listed_cannot_be_raised() -> None:
    with pytest.raises(KeyError):
        Refused("turn/whatever")


def test_claims_are_open_in_the_position_that_the_cases_use() -> None:
    table = Tabletop(seats=3)
    table.do(_short(table))
    assert table.phase == "building_auction"
