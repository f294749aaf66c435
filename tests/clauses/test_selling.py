"""Selling and mortgaging (C-SELL-1 to C-SELL-3, C-MORT-1 to C-MORT-4)."""

import pytest

from cotyphu.editions import BOARD_IDS
from cotyphu.rules.actions import (
    AcceptTrade,
    Mortgage,
    OfferTrade,
    Redeem,
    Sell,
    TakeOver,
    action_from_dict,
)
from cotyphu.rules.events import BuildingsSold, Mortgaged, Paid, Redeemed
from cotyphu.rules.values import Goods, Malformed
from tests.rules.tabletop import BANK, BROWN, DARK_BLUE, ORANGE, Tabletop


@pytest.mark.clause("C-SELL-1")
def test_buildings_go_to_the_bank_at_half_their_cost() -> None:
    table = Tabletop()
    table.place(0, houses={37: 2, 39: 2})
    table.forget()
    table.do(Sell(0, ((37, 1), (39, 1))))
    assert table.payments() == [(BANK, 0, 100), (BANK, 0, 100)]
    assert table.game.houses == 30
    assert set(table.clauses(BuildingsSold) + table.clauses(Paid)) == {"C-SELL-1"}


@pytest.mark.clause("C-SELL-1")
def test_evenly_in_reverse_from_the_lots_with_most() -> None:
    table = Tabletop()
    table.place(0, houses={16: 3, 18: 3, 19: 2})
    assert table.line(0, "sell").facts == {"group": "orange", "half": 50, "remove": [16, 18]}
    why = table.refusal(Sell(0, ((19, 1),)))
    assert (why.code, why.facts) == ("sell/uneven", {"group": "orange"})
    assert table.refused(Sell(0, ((16, 1),))) == "sell/uneven"
    table.do(Sell(0, ((16, 2),)), Sell(0, ((18, 2),)), Sell(0, ((19, 1),)))
    assert table.houses(*ORANGE) == [2, 2, 1]


@pytest.mark.clause("C-SELL-1")
def test_only_what_stands_on_ones_own_lots_is_sold() -> None:
    table = Tabletop()
    table.place(0, houses={1: 1, 3: 1}, deeds=(5,))
    table.place(1, houses={37: 1, 39: 1})
    assert table.refused(Sell(0, ())) == "sell/nothing"
    assert table.refused(Sell(0, ((37, 0),))) == "sell/not_owner"
    assert table.refused(Sell(0, ((5, 0),))) == "sell/not_owner"
    assert table.refused(Sell(0, ((0, 0),))) == "sell/not_owner"
    for level in (1, 2, -1):
        assert table.refused(Sell(0, ((1, level),))) == "sell/bad_target"
    assert table.refused(Sell(0, ((1, 0), (1, 0)))) == "sell/bad_target"


@pytest.mark.clause("C-SELL-2")
def test_a_hotel_comes_down_to_four_houses_if_the_bank_has_them() -> None:
    table = Tabletop()
    table.place(0, houses={1: 5, 3: 5})
    table.stock(houses=4)
    table.do(Sell(0, ((1, 4),)))
    assert (table.cash(0), table.houses(*BROWN)) == (1525, [4, 5])
    assert (table.game.houses, table.game.hotels) == (0, 11)
    assert table.refusal(Sell(0, ((3, 4),))).facts == {"left": 0, "needed": 4}


@pytest.mark.clause("C-SELL-2")
def test_or_to_any_even_lower_target_the_bank_has_houses_for() -> None:
    table = Tabletop()
    table.place(0, houses={1: 5, 3: 5})
    table.stock(houses=3)
    assert table.line(0, "sell").facts["remove"] == [], "not one by one"
    assert table.line(0, "sell").allowed
    assert table.refused(Sell(0, ((1, 2), (3, 2)))) == "sell/no_houses"
    assert table.refused(Sell(0, ((1, 3),))) == "sell/uneven"
    table.do(Sell(0, ((1, 2), (3, 1))))
    assert (table.houses(*BROWN), table.cash(0)) == ([2, 1], 1500 + 25 * 7)
    assert table.game.houses == 0


@pytest.mark.clause("C-SELL-2")
def test_all_hotels_of_a_group_may_always_go_for_five_half_costs_each() -> None:
    table = Tabletop()
    table.place(0, houses={16: 5, 18: 5, 19: 5})
    table.stock(houses=0)
    table.do(Sell(0, ((16, 0), (18, 0), (19, 0))))
    assert (table.cash(0), table.game.hotels) == (1500 + 15 * 50, 12)


@pytest.mark.clause("C-SELL-3", "C-TRADE-1")
def test_a_deed_is_sold_to_a_player_after_the_buildings_of_its_group_are_gone() -> None:
    table = Tabletop()
    table.place(0, houses={16: 1}, deeds=ORANGE)
    for space in ORANGE:
        why = table.refusal(OfferTrade(0, 1, Goods(deeds=(space,)), Goods(cash=500)))
        assert (why.code, why.facts) == ("trade/buildings", {"space": space})
    table.do(Sell(0, ((16, 0),)), OfferTrade(0, 1, Goods(deeds=(18,)), Goods(cash=500)), AcceptTrade(1, 1))
    assert (table.owner(18), table.cash(0), table.cash(1)) == (1, 2050, 1000)


@pytest.mark.clause("C-SELL-3")
def test_a_deed_cannot_be_sold_to_the_bank() -> None:
    table = Tabletop()
    table.place(0, deeds=(39,))
    assert table.refused(OfferTrade(0, BANK, Goods(deeds=(39,)), Goods(cash=200))) == "trade/partner"
    assert table.refused(Sell(0, ((39, 0),))) == "sell/bad_target"


@pytest.mark.clause("C-MORT-1")
@pytest.mark.parametrize("board", BOARD_IDS)
def test_every_lot_is_mortgaged_for_its_printed_value_and_redeemed_for_ten_percent_more(board: str) -> None:
    for deed in Tabletop(board=board).game.board.deeds:
        table = Tabletop(board=board)
        table.place(0, deeds=(deed.space,))
        table.do(Mortgage(0, deed.space))
        assert table.cash(0) == 1500 + deed.mortgage
        assert deed.mortgage == deed.price // 2
        table.do(Redeem(0, deed.space))
        assert table.cash(0) == 1500 - -(-deed.mortgage // 10)


@pytest.mark.clause("C-MORT-1")
def test_a_mortgage_is_told_lies_face_down_and_stays_with_its_owner() -> None:
    table = Tabletop()
    table.place(0, deeds=(5,))
    table.do(Mortgage(0, 5))
    assert table.told(Mortgaged) == [Mortgaged("C-MORT-1", 0, 5)]
    assert table.payments() == [(BANK, 0, 100)]
    assert (table.mortgaged(5), table.owner(5)) == (True, 0)
    assert table.refused(Mortgage(0, 5)) == "mortgage/already"
    table.turn_of(1)
    table.place(1, space=2)
    table.roll(1, 2)
    assert table.payments("rent") == []


@pytest.mark.clause("C-MORT-1")
def test_no_building_may_stand_anywhere_in_its_group() -> None:
    table = Tabletop()
    table.place(0, houses={16: 1}, deeds=ORANGE)
    for space in ORANGE:
        why = table.refusal(Mortgage(0, space))
        assert (why.code, why.facts) == ("mortgage/buildings", {"group": "orange"})
        assert not table.line(0, "mortgage", space=space).allowed
    table.do(Sell(0, ((16, 0),)), Mortgage(0, 18))


@pytest.mark.clause("C-MORT-1")
def test_only_ones_own_lots_are_mortgaged() -> None:
    table = Tabletop()
    table.place(1, deeds=(39,))
    for space in (39, 1, 0, 40, -1):
        assert table.refused(Mortgage(0, space)) == "mortgage/not_owner"


@pytest.mark.clause("C-MORT-2")
@pytest.mark.parametrize(("space", "cost"), [(1, 33), (12, 83), (37, 193), (39, 220), (29, 154)])
def test_redeeming_costs_ten_percent_more_rounded_up(space: int, cost: int) -> None:
    table = Tabletop()
    table.place(0, mortgaged=(space,))
    table.forget()
    assert table.line(0, "redeem").facts == {"space": space, "cost": cost}
    table.do(Redeem(0, space))
    assert table.payments() == [(0, BANK, cost)]
    assert table.told(Redeemed) == [Redeemed("C-MORT-2", 0, space)]
    assert not table.mortgaged(space)


@pytest.mark.clause("C-MORT-2")
def test_redeeming_needs_a_mortgage_of_ones_own_and_the_cash() -> None:
    table = Tabletop()
    table.place(0, mortgaged=(39,), deeds=(1,), cash=219)
    table.place(1, mortgaged=(5,))
    why = table.refusal(Redeem(0, 39))
    assert (why.code, why.facts) == ("redeem/no_cash", {"cost": 220, "cash": 219})
    assert table.refused(Redeem(0, 1)) == "redeem/not_mortgaged"
    assert table.refused(Redeem(0, 5)) == "redeem/not_owner"
    assert table.refused(Redeem(0, 77)) == "redeem/not_owner"


@pytest.mark.clause("C-MORT-3")
def test_the_buyer_of_a_mortgaged_lot_pays_mortgage_and_ten_percent_at_once() -> None:
    table = Tabletop()
    table.place(0, mortgaged=(39,))
    table.forget()
    table.do(OfferTrade(0, 1, Goods(deeds=(39,)), Goods(cash=100)), AcceptTrade(1, 1))
    assert table.payments() == [(1, 0, 100), (1, BANK, 220)]
    assert (table.owner(39), table.mortgaged(39), table.cash(1)) == (1, False, 1180)
    assert table.told(Redeemed) == [Redeemed("C-MORT-3", 1, 39)]


@pytest.mark.clause("C-MORT-3")
def test_both_buyers_pay_for_what_each_receives() -> None:
    table = Tabletop()
    table.place(0, mortgaged=(39,))
    table.place(1, mortgaged=(1,))
    table.do(OfferTrade(0, 1, Goods(deeds=(39,)), Goods(deeds=(1,))), AcceptTrade(1, 1))
    assert (table.cash(0), table.cash(1)) == (1467, 1280)


@pytest.mark.clause("C-MORT-3")
@pytest.mark.parametrize("pay_now", [True, False], ids=["redeem", "interest"])
def test_by_the_official_choice_ten_percent_now_and_the_rest_later(pay_now: bool) -> None:
    table = Tabletop(mortgage_transfer="choice")
    table.place(0, mortgaged=(39, 5))
    table.do(OfferTrade(0, 1, Goods(deeds=(39, 5)), Goods()), AcceptTrade(1, 1))
    assert table.waiting == (1,)
    assert table.line(1, "take_over").facts == {"space": 5, "redeem": 110, "interest": 10, "can_redeem": True}
    assert table.refused(TakeOver(0, True)) == "turn/not_yours"
    table.forget()
    table.do(TakeOver(1, pay_now), TakeOver(1, not pay_now))
    assert table.payments() == ([(1, BANK, 110), (1, BANK, 20)] if pay_now else [(1, BANK, 10), (1, BANK, 220)])
    assert (table.mortgaged(5), table.mortgaged(39)) == (not pay_now, pay_now)
    left = 39 if pay_now else 5
    table.forget()
    table.do(Redeem(1, left))
    assert table.payments() == [(1, BANK, 220 if pay_now else 110)], "and later mortgage + 10 % again"


@pytest.mark.clause("C-MORT-3")
@pytest.mark.parametrize(("transfer", "needed"), [("redeem", 220), ("choice", 20)])
def test_a_trade_is_refused_if_the_buyer_could_not_pay_that_in_cash(transfer: str, needed: int) -> None:
    table = Tabletop(mortgage_transfer=transfer)
    table.place(0, mortgaged=(39,), cash=0)
    table.place(1, cash=needed - 1 + 30, deeds=DARK_BLUE[:1])
    table.do(OfferTrade(0, 1, Goods(deeds=(39,)), Goods(cash=30)))
    why = table.refusal(AcceptTrade(1, 1))
    assert (why.code, why.facts) == ("trade/mortgage_cost", {"seat": 1, "needed": needed, "cash": needed - 1})
    assert not table.may(1, "accept_trade")
    table.do(Mortgage(1, 37), AcceptTrade(1, 1))
    assert table.owner(39) == 1


@pytest.mark.clause("C-MORT-3")
def test_who_asks_for_a_mortgaged_lot_must_have_its_cost_too() -> None:
    table = Tabletop()
    table.place(1, mortgaged=(39,))
    table.place(0, cash=219)
    assert table.refused(OfferTrade(0, 1, Goods(), Goods(deeds=(39,)))) == "trade/mortgage_cost"
    table.do(OfferTrade(0, 1, Goods(), Goods(cash=1, deeds=(39,))))


@pytest.mark.clause("C-MORT-4")
def test_players_cannot_lend_a_trade_holds_no_promises() -> None:
    for promise in ("loan", "later", "free_rent", "interest"):
        offer = {"kind": "offer_trade", "seat": 0, "partner": 1, "give": {"cash": 100, promise: 5}, "get": {}}
        with pytest.raises(Malformed, match=promise):
            action_from_dict(offer)
    table = Tabletop()
    assert table.refused(OfferTrade(0, 1, Goods(cash=-100), Goods())) == "trade/bad_cash"
    assert table.refused(OfferTrade(0, 1, Goods(), Goods(cash=-100))) == "trade/bad_cash"


@pytest.mark.clause("C-MORT-4")
def test_the_bank_lends_against_mortgages_only() -> None:
    table = Tabletop()
    assert table.refused(OfferTrade(0, BANK, Goods(), Goods(cash=100))) == "trade/partner"
    assert not table.may(0, "mortgage")
