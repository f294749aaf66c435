"""Debts and bankruptcy (C-DEBT-1 to C-DEBT-11)."""

from typing import Any

import pytest

from cotyphu.rules.actions import (
    Bid,
    DeclareBankrupt,
    EndTurn,
    Mortgage,
    OfferTrade,
    Resign,
    Roll,
    Sell,
    TakeOver,
)
from cotyphu.rules.events import (
    AuctionOpened,
    BuildingsSold,
    CardMoved,
    CardReturned,
    DebtOpened,
    DebtSettled,
    DeedMoved,
    Freed,
    GameOver,
    Moved,
    Redeemed,
    WentBankrupt,
)
from cotyphu.rules.values import Goods
from tests.rules.tabletop import BANK, BROWN, LIGHT_BLUE, ORANGE, Tabletop


def owing_rent(seats: int = 3, cash: int = 100, **position: Any) -> Tabletop:
    """Seat 0 owes seat 1 the 2000 of a hotel on 39."""
    table = Tabletop(seats)
    table.place(1, houses={37: 5, 39: 5})
    table.place(0, cash=cash, space=36, **position)
    table.forget()
    table.roll(1, 2)
    return table


def owing_tax(seats: int = 3, cash: int = 100, options: dict[str, Any] | None = None, **position: Any) -> Tabletop:
    """Seat 0 owes the Bank the income tax of 200."""
    table = Tabletop(seats, **(options or {}))
    table.place(0, cash=cash, space=1, **position)
    table.forget()
    table.roll(1, 2)
    return table


@pytest.mark.clause("C-DEBT-1")
def test_the_debt_tells_the_shortfall_and_what_could_be_raised() -> None:
    table = owing_tax(houses={16: 1, 18: 1, 19: 1}, deeds=(5,), mortgaged=(15,))
    assert table.told(DebtOpened) == [DebtOpened("C-DEBT-1", 0, BANK, 200, 100, "tax")]
    assert table.waiting == (0,)
    assert table.line(0, "declare_bankrupt").facts == {
        "creditor": BANK,
        "amount": 200,
        "shortfall": 100,
        "could_raise": 150 + 280 + 100,
    }
    assert table.may(0, "sell")
    assert table.may(0, "mortgage")
    assert table.may(0, "offer_trade")
    assert table.refused(EndTurn(0)) == "turn/not_now"


@pytest.mark.clause("C-DEBT-1")
def test_it_is_paid_as_soon_as_the_cash_is_there() -> None:
    table = owing_tax(houses={16: 1, 18: 1, 19: 1})
    table.do(Sell(0, ((16, 0),)))
    assert table.phase == "debt"
    assert table.line(0, "declare_bankrupt").facts["shortfall"] == 50
    table.do(Sell(0, ((18, 0),)))
    assert table.payments("tax") == [(0, BANK, 200)]
    assert table.told(DebtSettled) == [DebtSettled("C-DEBT-8", 0, BANK, 200)]
    assert (table.cash(0), table.phase) == (0, "end_turn")


@pytest.mark.clause("C-DEBT-2")
def test_bankruptcy_is_declared_never_triggered() -> None:
    table = owing_tax(cash=0)
    assert table.line(0, "declare_bankrupt").facts["could_raise"] == 0
    assert not table.player(0).out
    assert table.refused(DeclareBankrupt(1)) == "debt/not_in_debt"
    table.do(DeclareBankrupt(0))
    assert table.told(WentBankrupt) == [WentBankrupt("C-DEBT-2", 0, BANK, False)]
    assert table.player(0).out


@pytest.mark.clause("C-DEBT-2")
def test_nobody_declares_it_without_a_debt() -> None:
    table = Tabletop()
    assert table.refused(DeclareBankrupt(0)) == "turn/not_now"
    assert table.refused(DeclareBankrupt(1)) == "turn/not_yours"
    assert not table.lines(0, "declare_bankrupt")


@pytest.mark.clause("C-DEBT-2")
def test_a_solvent_debtor_may_give_up_and_all_goes_the_same_way() -> None:
    table = owing_rent(deeds=(5, 15, 25, 35, *ORANGE, *LIGHT_BLUE, 11, 13, 14, 31, 32, 34, 21, 23, 24), cash=1000)
    assert table.line(0, "declare_bankrupt").facts["could_raise"] > 1000
    table.do(DeclareBankrupt(0))
    assert table.cash(1) == 2500
    assert len(table.deeds(1)) == 21


@pytest.mark.clause("C-DEBT-3")
def test_bankrupt_to_a_player_who_gets_cash_deeds_and_cards() -> None:
    table = owing_rent(houses={16: 5, 18: 5, 19: 4}, deeds=(5,), cards=("ch09_release", "cc05_release"))
    table.forget()
    table.do(DeclareBankrupt(0))
    assert [(e.space, e.houses, e.clause) for e in table.told(BuildingsSold)] == [
        (16, 0, "C-DEBT-3"),
        (18, 0, "C-DEBT-3"),
        (19, 0, "C-DEBT-3"),
    ]
    assert table.payments("sale") == [(BANK, 0, 250), (BANK, 0, 250), (BANK, 0, 200)]
    assert table.payments("estate") == [(0, 1, 800)]
    assert (table.cash(0), table.cash(1)) == (0, 2300)
    assert [table.owner(space) for space in (5, *ORANGE)] == [1, 1, 1, 1]
    assert {(e.how, e.clause) for e in table.told(DeedMoved)} == {("estate", "C-DEBT-3")}
    assert [(e.card, e.target) for e in table.told(CardMoved)] == [("cc05_release", 1), ("ch09_release", 1)]
    assert (table.game.houses, table.game.hotels) == (32, 10)
    assert table.told(AuctionOpened) == []
    assert (table.player(0).out, table.waiting) == (True, (1,))


@pytest.mark.clause("C-DEBT-4")
def test_for_each_mortgaged_deed_the_creditor_redeems_or_pays_the_interest() -> None:
    table = owing_rent(mortgaged=(5, 34), deeds=(15,))
    table.forget()
    table.do(DeclareBankrupt(0))
    assert table.waiting == (1,)
    assert table.line(1, "take_over").facts["space"] == 5
    assert table.refused(Roll(1)) == "turn/not_now", "first this is settled"
    table.forget()
    table.do(TakeOver(1, True))
    assert table.payments() == [(1, BANK, 110)]
    assert table.told(Redeemed) == [Redeemed("C-DEBT-4", 1, 5)]
    table.do(TakeOver(1, False))
    assert table.payments("interest") == [(1, BANK, 16)]
    assert (table.mortgaged(5), table.mortgaged(34)) == (False, True)
    assert table.line(1, "redeem", space=34).facts["cost"] == 176, "and later mortgage + 10 % again"
    assert table.phase == "roll"


@pytest.mark.clause("C-DEBT-4")
def test_a_creditor_without_the_cash_owes_the_interest_like_any_debt() -> None:
    table = owing_rent(cash=0, mortgaged=(34,))
    table.place(1, cash=5)
    table.do(DeclareBankrupt(0))
    assert not table.line(1, "take_over").facts["can_redeem"]
    assert table.refused(TakeOver(1, True)) == "redeem/no_cash"
    table.do(TakeOver(1, False))
    assert table.told(DebtOpened)[-1] == DebtOpened("C-DEBT-1", 1, BANK, 16, 11, "interest")
    table.do(Sell(1, ((39, 4),)))
    assert table.cash(1) == 5 + 100 - 16
    assert table.phase == "roll"


@pytest.mark.clause("C-DEBT-5")
def test_bankrupt_to_the_bank_auctions_every_deed_in_board_order() -> None:
    table = owing_tax(houses={1: 5, 3: 5}, deeds=(35,), mortgaged=(12,), cards=("ch09_release",))
    table.forget()
    table.do(DeclareBankrupt(0))
    assert table.payments() == [(0, BANK, 100)], "nothing is paid for the buildings"
    assert [e.clause for e in table.told(BuildingsSold)] == ["C-DEBT-5", "C-DEBT-5"]
    assert (table.game.houses, table.game.hotels) == (32, 12)
    assert [e.card for e in table.told(CardReturned)] == ["ch09_release"]
    assert [c.id for c in table.game.decks[0].known] == ["ch09_release"]
    assert not table.mortgaged(12), "its mortgage is cancelled"
    order = []
    while table.phase == "auction":
        order.append(table.told(AuctionOpened)[-1].space)
        assert table.waiting == (1, 2), "the bankrupt does not bid"
        table.bid(1, 1)
        table.passes(2)
    assert order == [1, 3, 12, 35]
    assert table.deeds(1) == [1, 3, 12, 35]
    assert set(table.clauses(AuctionOpened)) == {"C-DEBT-5"}
    assert table.waiting == (1,)


@pytest.mark.clause("C-DEBT-6")
def test_a_bankrupt_does_nothing_any_more_and_is_never_charged() -> None:
    table = owing_tax(cash=0)
    table.do(DeclareBankrupt(0))
    for action in (
        Roll(0),
        Bid(0, 5),
        DeclareBankrupt(0),
        Resign(0),
        Mortgage(0, 1),
        OfferTrade(0, 1, Goods(cash=1), Goods()),
    ):
        assert table.refused(action) == "turn/out"
    assert table.game.choices(0) == []
    table.card("ch15_chair", seat=1)
    assert table.payments("card") == [(1, 2, 50)]
    table.card("cc09_birthday", seat=2)
    assert table.payments("card") == [(1, 2, 10)]
    assert table.refused(DeclareBankrupt(0)) == "turn/out"
    assert table.game.bankrupts == [0]


@pytest.mark.clause("C-DEBT-7", "C-END-3")
@pytest.mark.parametrize("to_bank", [True, False])
def test_the_last_player_wins_at_once_without_auctions_or_fees(to_bank: bool) -> None:
    position: dict[str, Any] = {"deeds": (5,), "mortgaged": (31, 32)}
    table = owing_tax(seats=2, **position) if to_bank else owing_rent(seats=2, **position)
    table.place(1, cash=0)
    table.do(DeclareBankrupt(0))
    assert table.told(GameOver) == [GameOver("C-END-3", "last_player", (1,))]
    assert table.told(AuctionOpened) == []
    assert table.payments("interest") == []
    assert table.waiting == ()
    assert table.refused(Roll(1)) == "turn/over"
    assert table.game.choices(1) == []
    assert (table.owner(5), table.owner(31)) == ((BANK, BANK) if to_bank else (1, 1))


@pytest.mark.clause("C-DEBT-8")
def test_a_debt_keeps_its_amount_and_moves_whole() -> None:
    table = owing_rent(cash=300, deeds=(5,))
    table.do(Mortgage(0, 5))
    assert (table.cash(0), table.cash(1)) == (400, 1500), "no part of it moves"
    assert table.line(0, "declare_bankrupt").facts["amount"] == 2000
    table.place(1, houses={37: 4, 39: 4})
    assert table.line(0, "declare_bankrupt").facts["amount"] == 2000


@pytest.mark.clause("C-DEBT-8")
def test_the_newest_debt_first_and_what_a_bankruptcy_brings_before_the_next() -> None:
    table = Tabletop(seats=4)
    table.place(1, cash=0, mortgaged=(39,))
    table.place(2, cash=0, deeds=(1,))
    table.place(0, cash=5)
    table.card("cc09_birthday")
    table.forget()
    table.do(DeclareBankrupt(1))
    assert table.phase == "take_over", "the mortgage of seat 1 before the 10 of seat 2"
    table.do(TakeOver(0, False))
    assert table.phase == "debt"
    assert table.waiting == (0,), "the interest, the newest debt"
    table.do(DeclareBankrupt(0))
    assert table.told(AuctionOpened)[-1].space == 39
    table.passes(2, 3)
    assert table.told(WentBankrupt)[-1] == WentBankrupt("C-DEBT-2", 0, BANK, False)
    assert table.payments("card") == [], "what was owed to one who is out has lapsed"
    assert (table.waiting, table.phase) == ((2,), "roll")


@pytest.mark.clause("C-DEBT-9")
def test_the_fine_of_the_third_failed_roll_is_a_debt_settled_before_the_move() -> None:
    table = Tabletop(seats=3)
    table.place(0, cash=10, deeds=(1, 3), jail=2)
    table.forget()
    table.roll(4, 6)
    assert table.told(DebtOpened) == [DebtOpened("C-DEBT-1", 0, BANK, 50, 40, "fine")]
    assert table.space(0) == 10
    table.do(Mortgage(0, 1))
    assert table.space(0) == 10
    table.do(Mortgage(0, 3))
    assert (table.space(0), table.cash(0)) == (20, 20)
    assert [e.how for e in table.told(Freed)] == ["fine"]


@pytest.mark.clause("C-DEBT-9")
def test_a_player_ruined_by_it_does_not_move() -> None:
    table = Tabletop(seats=3)
    table.place(0, cash=10, jail=2)
    table.forget()
    table.roll(4, 6)
    table.do(DeclareBankrupt(0))
    assert table.told(Moved) == []
    assert (table.waiting, table.phase) == ((1,), "roll")


@pytest.mark.clause("C-DEBT-10", "C-BUY-3")
def test_without_auctions_the_estate_returns_to_the_bank() -> None:
    table = owing_tax(cash=0, options={"auctions": False}, deeds=BROWN, mortgaged=(12,))
    assert table.line(0, "declare_bankrupt").allowed
    table.do(DeclareBankrupt(0))
    assert [table.owner(space) for space in (1, 3, 12)] == [BANK] * 3
    assert not table.mortgaged(12)
    assert {(e.how, e.clause) for e in table.told(DeedMoved)} == {("returned", "C-DEBT-10")}
    assert table.told(AuctionOpened) == []
    assert table.waiting == (1,)


@pytest.mark.clause("C-DEBT-7")
def test_deeds_that_nobody_is_left_to_bid_for_return_to_the_bank() -> None:
    table = Tabletop()
    table.place(0, deeds=BROWN)
    table.do(Resign(0))
    assert {(e.how, e.clause) for e in table.told(DeedMoved)} == {("returned", "C-DEBT-7")}
    assert table.told(AuctionOpened) == []
    assert table.game.over


@pytest.mark.clause("C-DEBT-11")
@pytest.mark.parametrize("seat", [0, 1], ids=["on turn", "not on turn"])
def test_who_leaves_owing_nothing_is_bankrupt_to_the_bank(seat: int) -> None:
    table = Tabletop(seats=3)
    table.place(seat, deeds=(39,), cash=700)
    table.do(Resign(seat))
    assert table.told(WentBankrupt) == [WentBankrupt("C-DEBT-11", seat, BANK, True)]
    assert table.payments("estate") == [(seat, BANK, 700)]
    assert table.phase == "auction"
    others = [s for s in range(3) if s != seat]
    table.bid(others[0], 5)
    table.passes(others[1])
    assert table.owner(39) == others[0]
    assert table.waiting == ((1,) if seat == 0 else (0,))
    assert table.phase == "roll"


@pytest.mark.clause("C-DEBT-11")
def test_who_leaves_in_debt_is_bankrupt_to_his_creditor() -> None:
    table = owing_rent(deeds=(5,))
    table.do(Resign(0))
    assert table.owner(5) == 1


@pytest.mark.clause("C-DEBT-11")
def test_nobody_leaves_in_the_middle_of_what_concerns_others() -> None:
    table = Tabletop(seats=3)
    table.roll(1, 2)
    table.decline()
    assert table.refused(Resign(0)) == "resign/unsettled"
    assert table.refused(Resign(1)) == "resign/unsettled"
    assert not table.may(0, "resign")


@pytest.mark.clause("C-DEBT-11")
def test_who_leaves_may_leave_two_to_play_on_and_one_to_win() -> None:
    table = Tabletop(seats=3)
    table.do(Resign(1), Resign(0))
    assert table.told(GameOver) == [GameOver("C-END-3", "last_player", (2,))]
