"""Trades (C-TRADE-1 to C-TRADE-4)."""

import pytest

from cotyphu.rules.actions import (
    AcceptTrade,
    CounterTrade,
    DeclareBankrupt,
    Mortgage,
    OfferTrade,
    RefuseTrade,
    Resign,
    Roll,
    Sell,
    WithdrawTrade,
)
from cotyphu.rules.events import CardMoved, DeedMoved, Paid, TradeAccepted, TradeClosed, TradeOffered
from cotyphu.rules.values import Goods
from tests.rules.tabletop import BROWN, Tabletop


def offered(give: Goods | None = None, get: Goods | None = None) -> Tabletop:
    """Seat 0 (space 1 and a station) has made seat 1 (space 3 and a card) offer number 1; seat 2 looks on."""
    table = Tabletop(seats=3)
    table.place(0, deeds=(1, 5))
    table.place(1, deeds=(3,), cards=("ch09_release",))
    table.do(OfferTrade(0, 1, give or Goods(cash=100, deeds=(5,)), get or Goods(deeds=(3,), cards=("ch09_release",))))
    table.events = [e for e in table.events if isinstance(e, TradeOffered)]
    table.game.listener = table.events.append
    return table


@pytest.mark.clause("C-TRADE-1")
def test_cash_deeds_and_release_cards_change_hands_by_agreement() -> None:
    table = offered()
    assert table.told(TradeOffered)[0].clause == "C-TRADE-1"
    assert table.waiting == (1,)
    table.forget()
    table.do(AcceptTrade(1, 1))
    assert (table.cash(0), table.cash(1)) == (1400, 1600)
    assert (table.deeds(0), table.deeds(1)) == ([1, 3], [5])
    assert [c.id for c in table.player(0).cards] == ["ch09_release"]
    assert table.player(1).cards == []
    assert {c for kind in (TradeAccepted, DeedMoved, CardMoved, Paid) for c in table.clauses(kind)} == {"C-TRADE-1"}
    assert table.phase == "roll", "the turn goes on where it was"


@pytest.mark.clause("C-TRADE-1")
def test_an_offer_is_between_two_players_in_the_game() -> None:
    table = Tabletop(seats=4)
    table.place(3, cash=0)
    table.card("cc09_birthday")
    table.do(DeclareBankrupt(3))
    for partner in (0, 3, 4, -1):
        why = table.refusal(OfferTrade(0, partner, Goods(cash=1), Goods()))
        assert (why.code, why.facts) == ("trade/partner", {"partner": partner})
    assert table.line(0, "offer_trade").facts == {"partners": [1, 2]}


@pytest.mark.clause("C-TRADE-1")
def test_an_offer_holds_what_each_side_has() -> None:
    table = offered()
    table.do(WithdrawTrade(0, 1))
    mine, theirs = Goods(deeds=(1,)), Goods(deeds=(3,))
    assert table.refused(OfferTrade(0, 1, Goods(), Goods())) == "trade/empty"
    assert table.refused(OfferTrade(0, 1, theirs, mine)) == "trade/not_owner"
    assert table.refused(OfferTrade(0, 1, Goods(deeds=(1, 1)), theirs)) == "trade/not_owner"
    assert table.refused(OfferTrade(0, 1, Goods(deeds=(0,)), theirs)) == "trade/not_owner"
    assert table.refused(OfferTrade(0, 1, mine, Goods(deeds=(39,)))) == "trade/not_owner"
    assert table.refused(OfferTrade(0, 1, Goods(cards=("ch09_release",)), theirs)) == "trade/no_card"
    assert table.refused(OfferTrade(0, 1, mine, Goods(cards=("ch09_release",) * 2))) == "trade/no_card"
    why = table.refusal(OfferTrade(0, 1, Goods(cash=1501), theirs))
    assert (why.code, why.facts) == ("trade/no_cash", {"seat": 0, "needed": 1501, "cash": 1500})
    table.do(OfferTrade(0, 1, mine, theirs))


@pytest.mark.clause("C-TRADE-2")
def test_offers_are_numbered_and_an_old_number_is_lapsed() -> None:
    table = offered()
    assert table.refused(AcceptTrade(1, 2)) == "trade/no_such_offer"
    assert table.refused(AcceptTrade(1, 0)) == "trade/no_such_offer"
    table.do(RefuseTrade(1, 1))
    assert table.told(TradeClosed) == [TradeClosed("C-TRADE-2", 1, 0, 1, "refused")]
    for answer in (AcceptTrade(1, 1), RefuseTrade(1, 1), WithdrawTrade(0, 1), CounterTrade(1, 1, Goods(1), Goods(2))):
        why = table.refusal(answer)
        assert (why.code, why.facts) == ("trade/lapsed", {"number": 1})
    table.do(OfferTrade(0, 1, Goods(cash=1), Goods()))
    assert table.told(TradeOffered)[-1].number == 2
    assert table.refused(AcceptTrade(1, 1)) == "trade/lapsed"
    table.do(AcceptTrade(1, 2))


@pytest.mark.clause("C-TRADE-2")
def test_only_the_partner_answers_and_only_the_one_who_offered_withdraws() -> None:
    table = offered()
    for action in (
        AcceptTrade(0, 1),
        AcceptTrade(2, 1),
        RefuseTrade(2, 1),
        CounterTrade(0, 1, Goods(1), Goods()),
        WithdrawTrade(1, 1),
        WithdrawTrade(2, 1),
    ):
        assert table.refused(action) == "trade/not_yours"
    assert table.refused(Roll(0)) == "turn/not_yours", "the game waits for the answer"
    assert table.may(0, "withdraw_trade")
    table.do(WithdrawTrade(0, 1))
    assert table.told(TradeClosed) == [TradeClosed("C-TRADE-2", 1, 0, 1, "withdrawn")]
    assert table.phase == "roll"


@pytest.mark.clause("C-TRADE-2")
def test_a_counter_offer_turns_the_question_round() -> None:
    table = offered()
    table.do(CounterTrade(1, 1, give=Goods(deeds=(3,)), get=Goods(cash=250)))
    assert [e.how for e in table.told(TradeClosed)] == ["countered"]
    assert table.told(TradeOffered)[-1] == TradeOffered("C-TRADE-1", 2, 1, 0, Goods(deeds=(3,)), Goods(cash=250))
    assert table.waiting == (0,)
    assert table.refused(AcceptTrade(1, 1)) == "trade/lapsed"
    table.do(AcceptTrade(0, 2))
    assert (table.owner(3), table.cash(0)) == (0, 1250)


@pytest.mark.clause("C-TRADE-2")
def test_a_counter_offer_is_checked_like_an_offer() -> None:
    table = offered()
    assert table.refused(CounterTrade(1, 1, Goods(cash=1501), Goods())) == "trade/no_cash"
    assert table.refused(CounterTrade(1, 1, Goods(), Goods())) == "trade/empty"
    assert table.refused(CounterTrade(1, 1, Goods(deeds=(1,)), Goods())) == "trade/not_owner"


@pytest.mark.clause("C-TRADE-1")
def test_nobody_is_asked_for_more_than_he_could_ever_raise() -> None:
    table = Tabletop()
    table.place(1, cash=100, deeds=(39, 5), mortgaged=(5,))
    ask = OfferTrade(0, 1, Goods(), Goods(cash=301))
    why = table.refusal(ask)
    assert (why.code, why.facts) == ("trade/no_cash", {"seat": 1, "needed": 301, "cash": 300})
    table.do(OfferTrade(0, 1, Goods(), Goods(cash=300)))
    assert table.line(1, "accept_trade").why is not None
    table.do(Mortgage(1, 39), AcceptTrade(1, 1))
    assert (table.cash(0), table.cash(1)) == (1800, 0)


@pytest.mark.clause("C-TRADE-2")
@pytest.mark.parametrize(
    "change",
    [Mortgage(1, 3), Mortgage(0, 5)],
    ids=["the partner mortgages", "the one who offered mortgages"],
)
def test_it_lapses_when_anything_in_it_changes(change: Mortgage) -> None:
    table = offered()
    table.do(change)
    assert [e.how for e in table.told(TradeClosed)] == ["lapsed"]
    assert table.refused(AcceptTrade(1, 1)) == "trade/lapsed"
    assert table.phase == "roll"


@pytest.mark.clause("C-TRADE-2")
def test_it_stands_when_something_else_changes() -> None:
    table = offered()
    table.do(Mortgage(0, 1))
    assert table.phase == "trade"


@pytest.mark.clause("C-TRADE-2", "C-DEBT-6")
@pytest.mark.parametrize("leaver", [0, 1])
def test_it_lapses_when_one_of_the_two_leaves(leaver: int) -> None:
    table = offered()
    table.do(Resign(leaver))
    assert [e.how for e in table.told(TradeClosed)] == ["lapsed"]
    assert table.refused(AcceptTrade(1, 1)) in ("trade/lapsed", "turn/out")


@pytest.mark.clause("C-TRADE-2", "C-DEBT-6")
def test_it_stands_when_somebody_else_leaves() -> None:
    table = offered()
    table.place(2, deeds=(39,))
    table.do(Resign(2))
    assert table.told(TradeClosed) == []
    table.bid(1, 5)
    table.passes(0)
    assert (table.phase, table.waiting) == ("trade", (1,)), "after the auctions of that estate"
    table.do(AcceptTrade(1, 1))
    assert table.phase == "roll"


@pytest.mark.clause("C-TRADE-2")
def test_the_offer_waits_while_the_partner_raises_the_cash() -> None:
    table = Tabletop()
    table.place(1, cash=0, houses={1: 1, 3: 1}, deeds=(5,))
    table.do(OfferTrade(0, 1, Goods(), Goods(cash=100)))
    why = table.refusal(AcceptTrade(1, 1))
    assert (why.code, why.facts) == ("trade/no_cash", {"seat": 1, "needed": 100, "cash": 0})
    table.do(Sell(1, ((1, 0), (3, 0))), Mortgage(1, 5), AcceptTrade(1, 1))
    assert (table.cash(0), table.cash(1)) == (1600, 50)


def in_debt() -> Tabletop:
    """Seat 0 owes 200 income tax, has 50 and two deeds."""
    table = Tabletop(seats=3)
    table.place(0, cash=50, deeds=(5, 15), space=1)
    table.roll(1, 2)
    assert table.phase == "debt"
    table.forget()
    return table


@pytest.mark.clause("C-TRADE-3")
def test_a_debtor_trades_only_if_it_covers_the_debt_in_full() -> None:
    table = in_debt()
    why = table.refusal(OfferTrade(0, 1, Goods(deeds=(5,)), Goods(cash=149)))
    assert (why.code, why.facts) == ("trade/debt", {"seat": 0, "needed": 200, "cash": 199})
    table.do(OfferTrade(0, 1, Goods(deeds=(5,)), Goods(cash=150)), AcceptTrade(1, 1))
    assert table.cash(0) == 0
    assert table.phase == "end_turn", "the debt is paid from it at once"


@pytest.mark.clause("C-TRADE-3")
def test_others_may_offer_the_debtor_such_a_trade_and_nothing_else_is_traded() -> None:
    table = in_debt()
    assert table.refused(OfferTrade(1, 2, Goods(cash=1), Goods())) == "trade/not_party"
    assert table.line(1, "offer_trade").facts == {"partners": [0]}
    table.do(OfferTrade(1, 0, Goods(cash=100), Goods(deeds=(5,))))
    assert table.refused(AcceptTrade(0, 1)) == "trade/debt"
    assert table.refused(CounterTrade(0, 1, Goods(deeds=(5,)), Goods(cash=100))) == "trade/debt"
    table.do(CounterTrade(0, 1, Goods(deeds=(5,)), Goods(cash=150)), AcceptTrade(1, 2))
    assert (table.owner(5), table.phase) == (1, "end_turn")


@pytest.mark.clause("C-TRADE-3")
def test_cash_raised_before_counts_towards_the_debt() -> None:
    table = in_debt()
    table.do(Mortgage(0, 15))
    table.do(OfferTrade(0, 1, Goods(deeds=(5,)), Goods(cash=50)), AcceptTrade(1, 1))
    assert table.phase == "end_turn"


@pytest.mark.clause("C-TRADE-4")
def test_gifts_are_the_traders_own_business() -> None:
    table = Tabletop()
    table.place(0, deeds=(39,))
    table.do(OfferTrade(0, 1, Goods(deeds=(39,)), Goods()), AcceptTrade(1, 1))
    assert table.owner(39) == 1
    table.do(OfferTrade(0, 1, Goods(), Goods(deeds=(39,))), AcceptTrade(1, 2))
    assert table.owner(39) == 0


@pytest.mark.clause("C-TRADE-4")
def test_unless_the_table_forbids_them() -> None:
    table = Tabletop(no_gifts=True)
    table.place(0, deeds=BROWN)
    assert table.refused(OfferTrade(0, 1, Goods(deeds=(1,)), Goods())) == "trade/gift"
    assert table.refused(OfferTrade(0, 1, Goods(), Goods(cash=1))) == "trade/gift"
    table.do(OfferTrade(0, 1, Goods(deeds=(1,)), Goods(cash=1)))
    assert table.refused(CounterTrade(1, 1, Goods(), Goods(deeds=(1,)))) == "trade/gift"
    table.do(AcceptTrade(1, 1))
