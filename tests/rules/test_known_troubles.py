"""What other programs of this game are known to do wrong, each shown to be right here."""

import pytest

from cotyphu.rules.actions import (
    AcceptTrade,
    Bid,
    Build,
    DeclareBankrupt,
    Hammer,
    Mortgage,
    OfferTrade,
    Redeem,
    Resign,
    Roll,
    Rolled,
    Sell,
    WithdrawTrade,
)
from cotyphu.rules.events import DebtOpened, Moved, TradeClosed, WentBankrupt
from cotyphu.rules.values import Goods
from tests.rules.tabletop import BANK, BROWN, ORANGE, STATIONS, UTILITIES, Tabletop


@pytest.mark.clause("C-CARD-3")
@pytest.mark.parametrize(
    ("card", "origin", "expected"),
    [
        ("ch03_last", 7, (0, 1, 50)),  # rent
        ("ch10_back3", 7, (0, BANK, 200)),  # income tax
        ("ch05_station_a", 7, (0, 1, 50)),  # doubled rent of a station
        ("ch04_pink1", 22, (0, 1, 10)),  # rent, after the salary
    ],
)
def test_a_move_by_card_settles_the_landing(card: str, origin: int, expected: tuple[int, int, int]) -> None:
    table = Tabletop()
    table.place(1, deeds=(39, 15, 11))
    table.place(0, space=origin - 3)
    table.roll(1, 2)
    table.draw(card)
    assert table.payments()[-1] == expected
    assert table.phase == "end_turn"


@pytest.mark.clause("C-CARD-3")
def test_a_move_by_card_to_an_unowned_lot_offers_it_and_a_double_still_rolls_again() -> None:
    table = Tabletop()
    table.place(0, space=5)
    table.roll(1, 1)
    table.draw("ch02_red3")
    assert table.phase == "buy"
    table.buy()
    assert table.phase == "roll"


@pytest.mark.clause("C-GO-4", "C-CARD-4")
def test_going_back_three_pays_no_salary() -> None:
    table = Tabletop(deck="uk_classic")
    table.place(0, space=39)
    table.place(1, deeds=(39,))
    table.roll(1, 2)
    table.draw("ucc02_back_to_first")
    table.buy()
    assert table.payments("salary") == [(BANK, 0, 200)], "for passing GO by the dice, and not for going back"
    assert table.told(Moved)[-1] == Moved("C-CARD-4", 0, 2, 1, "back")


@pytest.mark.clause("C-DEBT-9")
def test_a_third_failed_jail_roll_while_insolvent() -> None:
    table = Tabletop(seats=3)
    table.place(0, cash=20, jail=2)
    table.roll(1, 2)
    assert (table.phase, table.waiting) == ("debt", (0,))
    assert table.line(0, "declare_bankrupt").facts["could_raise"] == 0
    assert table.refused(Roll(0)) == "turn/not_now"
    table.do(DeclareBankrupt(0))
    assert table.space(0) == 10
    assert table.game.bank == -4500 + 1480 + 20, "the Bank has his last 20 and nothing more"
    assert (table.phase, table.waiting) == ("roll", (1,))


@pytest.mark.clause("C-CARD-7")
def test_pay_each_by_one_who_cannot_pay_all() -> None:
    table = Tabletop(seats=5)
    table.place(0, cash=120)
    table.card("ch15_chair")
    table.do(DeclareBankrupt(0))
    assert [table.cash(seat) for seat in range(5)] == [0, 1550, 1550, 1520, 1500]


@pytest.mark.clause("C-CARD-7")
def test_collect_from_each_when_several_cannot_pay() -> None:
    table = Tabletop(seats=4)
    for seat in (1, 2, 3):
        table.place(seat, cash=seat)
    table.card("cc09_birthday")
    for seat in (1, 2, 3):
        assert table.waiting == (seat,)
        table.do(DeclareBankrupt(seat))
    assert table.cash(0) == 1506
    assert table.game.over


@pytest.mark.clause("C-TURN-6")
@pytest.mark.parametrize("seats", [2, 3])
def test_bankruptcy_right_after_a_double(seats: int) -> None:
    table = Tabletop(seats)
    table.place(0, cash=0, space=36)
    table.roll(1, 1)
    table.do(DeclareBankrupt(0))
    if seats == 2:
        assert table.game.over
    else:
        assert (table.phase, table.waiting, table.game.doubles) == ("roll", (1,), 0)


@pytest.mark.clause("C-DEBT-6", "C-DEBT-8")
def test_nobody_goes_bankrupt_twice() -> None:
    table = Tabletop(seats=4)
    table.place(0, cash=10)
    table.card("ch15_chair")
    table.do(DeclareBankrupt(0))
    assert [e.seat for e in table.told(WentBankrupt)] == [0]
    assert len(table.told(DebtOpened)) == 1, "the other two are not owed by one who is out"
    assert table.refused(DeclareBankrupt(0)) == "turn/out"
    assert table.refused(Resign(0)) == "turn/out"
    assert table.game.bankrupts == [0]


@pytest.mark.clause("C-DEBT-3")
def test_no_money_is_made_at_a_bankruptcy() -> None:
    table = Tabletop(seats=3)
    table.place(1, houses={37: 5, 39: 5})
    table.place(0, cash=130, houses={16: 2, 18: 2, 19: 2}, space=36)
    before = table.game.bank
    table.roll(1, 2)
    table.do(DeclareBankrupt(0))
    assert table.cash(1) == 1500 + 130 + 6 * 50, "what there was, not what was owed"
    assert table.game.bank == before - 6 * 50


@pytest.mark.clause("C-AUC-2")
def test_bids_after_the_hammer() -> None:
    table = Tabletop(seats=3)
    table.roll(1, 2)
    table.decline()
    table.bid(1, 10)
    table.hammer()
    assert table.refused(Bid(2, 500)) == "turn/not_yours"
    assert table.refused(Bid(0, 500)) == "turn/not_now"
    assert table.refused(Hammer()) == "turn/not_now"
    assert (table.owner(3), table.cash(1)) == (1, 1490)


@pytest.mark.clause("C-TRADE-2")
@pytest.mark.parametrize(
    "change",
    [
        (WithdrawTrade(0, 1), OfferTrade(0, 1, Goods(cash=1), Goods(deeds=(39,)))),
        (Mortgage(1, 39),),
        (Mortgage(0, 5),),
        (Resign(1),),
        (Resign(0),),
    ],
    ids=["changed", "the partner mortgaged", "the other mortgaged", "the partner left", "the other left"],
)
def test_a_trade_accepted_after_it_changed(change: tuple[OfferTrade, ...]) -> None:
    table = Tabletop(seats=3)
    table.place(0, deeds=(5,))
    table.place(1, deeds=(39,))
    table.do(OfferTrade(0, 1, Goods(cash=100, deeds=(5,)), Goods(deeds=(39,))))
    table.do(*change)
    before = table.owner(39)
    assert table.refused(AcceptTrade(1, 1)) in ("trade/lapsed", "turn/out")
    assert [e.number for e in table.told(TradeClosed)] == [1]
    assert table.owner(39) == before


@pytest.mark.clause("C-TRADE-2", "C-DEBT-6")
def test_a_trade_accepted_after_the_partner_went_bankrupt() -> None:
    table = Tabletop(seats=3)
    table.place(0, cash=50, deeds=(5,), space=1)
    table.roll(1, 2)
    table.do(OfferTrade(0, 1, Goods(deeds=(5,)), Goods(cash=150)))
    table.do(WithdrawTrade(0, 1), DeclareBankrupt(0))
    assert table.refused(AcceptTrade(1, 1)) == "trade/lapsed"
    assert table.refused(OfferTrade(1, 0, Goods(cash=1), Goods())) == "trade/partner"


@pytest.mark.clause("C-SELL-2")
def test_hotels_broken_up_in_a_house_shortage() -> None:
    table = Tabletop()
    table.place(0, houses={16: 5, 18: 5, 19: 5})
    table.stock(houses=2)
    assert table.refused(Sell(0, ((16, 4),))) == "sell/no_houses"
    assert table.refused(Sell(0, ((16, 4), (18, 4), (19, 4)))) == "sell/no_houses"
    table.do(Sell(0, ((16, 1), (18, 1), (19, 0))))
    assert (table.houses(*ORANGE), table.game.houses, table.game.hotels) == ([1, 1, 0], 0, 12)
    assert table.cash(0) == 1500 + 13 * 50


@pytest.mark.clause("C-BLD-4", "C-BLD-5")
def test_a_set_stuck_at_four_houses_moves_on_when_a_hotel_comes_back() -> None:
    table = Tabletop()
    table.place(0, houses={16: 4, 18: 4, 19: 4})
    table.place(1, houses={1: 5, 3: 5}, cash=0)
    table.stock(hotels=0)
    assert table.refused(Build(0, ((16, 5),))) == "build/no_hotels"
    table.do(Sell(1, ((1, 4),)))
    table.do(Build(0, ((16, 5),)))
    assert (table.houses(16), table.game.hotels) == ([5], 0)


@pytest.mark.clause("C-BLD-4")
def test_a_set_at_four_houses_takes_its_hotels_although_no_house_is_left() -> None:
    table = Tabletop()
    table.place(0, houses={16: 4, 18: 4, 19: 4})
    table.stock(houses=0)
    table.do(Build(0, ((16, 5), (18, 5), (19, 5))))
    assert table.game.houses == 12


@pytest.mark.clause("C-MORT-2")
def test_redeeming_costs_the_mortgage_and_ten_percent_of_the_mortgage() -> None:
    table = Tabletop()
    table.place(0, mortgaged=(39,))
    table.do(Redeem(0, 39))
    assert table.cash(0) == 1500 - 220, "not 200 + 10 % of the price"


@pytest.mark.clause("C-BLD-7")
def test_building_on_stations() -> None:
    table = Tabletop()
    table.place(0, deeds=STATIONS + UTILITIES)
    for space in STATIONS + UTILITIES:
        assert table.refused(Build(0, ((space, 1),))) == "build/not_street"
        assert table.refused(Sell(0, ((space, 0),))) == "sell/not_owner"


@pytest.mark.clause("C-TURN-2", "C-TURN-3")
def test_a_second_roll_is_refused() -> None:
    table = Tabletop()
    table.do(Roll(0))
    assert table.refused(Roll(0)) == "turn/wait_for_chance"
    table.dice(1, 2)
    assert table.refused(Rolled(1, 2)) == "turn/not_now", "nor do the dice fall twice"
    assert table.refused(Roll(0)) == "turn/not_now"
    table.buy()
    assert table.refused(Roll(0)) == "turn/not_now"
    assert table.space(0) == 3


@pytest.mark.clause("C-DEBT-6")
def test_a_bankrupt_cannot_sell_what_is_now_anothers() -> None:
    table = Tabletop(seats=3)
    table.place(1, houses={37: 5, 39: 5})
    table.place(0, cash=0, deeds=BROWN, space=36)
    table.roll(1, 2)
    table.do(DeclareBankrupt(0), Build(1, ((1, 1), (3, 1))))
    assert table.refused(Sell(0, ((1, 0), (3, 0)))) == "turn/out"
    assert table.refused(Sell(2, ((1, 0), (3, 0)))) == "sell/not_owner"
