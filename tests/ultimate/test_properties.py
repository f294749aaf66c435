"""Buying, levels, rent and the bonus of a set in the digital game (U-BUY, U-RENT, U-SETB)."""

import pytest

from cotyphu.rules.actions import Buy, Pass, Roll
from cotyphu.rules.events import DeedMoved, DeedOffered
from cotyphu.rules.ultimate.actions import HandOver
from cotyphu.rules.ultimate.events import LevelMoved, SetBonus
from tests.ultimate.tabletop import BANK, Tabletop


@pytest.mark.clause("U-BUY-1")
def test_nobodys_property_must_be_bought_or_auctioned() -> None:
    table = Tabletop()
    table.land(1)
    assert table.of(DeedOffered) == [DeedOffered("U-BUY-1", 0, 1, 60)]
    assert [choice.name for choice in table.game.choices(0)][:2] == ["buy", "decline"]
    table.refused(Roll(0), "turn/not_now")
    table.decline()
    assert table.phase == "auction"


@pytest.mark.clause("U-BUY-1")
def test_without_the_price_it_is_auctioned() -> None:
    table = Tabletop()
    table.place(0, cash=399)
    table.land(35)
    why = table.refused(Buy(0), "buy/no_cash")
    assert why.facts == {"price": 400, "cash": 399}
    assert not table.menu(0)["buy"].allowed
    table.decline()
    assert table.phase == "auction"


@pytest.mark.clause("U-BUY-2", "U-RENT-4")
def test_buying_pays_the_price_and_puts_a_house_on_level_1() -> None:
    table = Tabletop()
    table.land(35)
    table.buy()
    assert table.paid("price") == [(0, BANK, 400)]
    assert table.cash(0) == 1100
    assert (table.owner(22), table.level(22)) == (0, 1)
    assert table.of(LevelMoved) == [LevelMoved("U-BUY-2", 35, 0, 1)]
    assert table.owner(21) == BANK, "no set is needed"
    assert table.waiting == (1,)


@pytest.mark.clause("U-RENT-1", "U-RENT-3", "U-RENT-4")
@pytest.mark.parametrize("number", range(1, 23))
def test_every_visit_pays_the_present_level_and_raises_it(number: int) -> None:
    table = Tabletop()
    table.place(0, cash=20_000)
    table.place(1, deeds=[number])
    rents = table.lot(number).deed.rents
    assert len(rents) == 5
    for visit in range(6):
        table.give_turn(0)
        table.forget()
        table.land(table.space(number))
        assert table.paid("rent") == [(0, 1, rents[min(visit, 4)])]
        moved = [LevelMoved("U-RENT-1", table.space(number), visit + 1, visit + 2)] if visit < 4 else []
        assert table.of(LevelMoved) == moved
    assert table.level(number) == 5, "and no further"


@pytest.mark.clause("U-RENT-2", "U-RENT-4")
def test_the_owner_pays_nothing_and_raises_it() -> None:
    table = Tabletop()
    table.place(0, deeds={7: 3, 8: 5})
    table.land(12)
    assert table.of(LevelMoved) == [LevelMoved("U-RENT-2", 12, 3, 4)]
    table.give_turn(0)
    table.land(13)
    assert (table.levels(7, 8), table.cash(0)) == ([4, 5], 1500)


@pytest.mark.clause("U-RENT-3", "U-RENT-4", "U-DEBT-3")
def test_back_at_the_bank_it_is_unowned_and_its_level_gone() -> None:
    table = Tabletop()
    table.place(0, cash=0, deeds={6: 5})
    table.place(0, jail=2)
    table.roll(1, 2)
    table.do(HandOver(0, table.space(6)))
    assert (table.owner(6), table.level(6)) == (BANK, 0)
    assert LevelMoved("U-DEBT-3", table.space(6), 5, 0) in table.of(LevelMoved)


@pytest.mark.clause("U-SETB-1")
def test_the_last_of_a_set_raises_it_by_two_for_a_single_owner() -> None:
    table = Tabletop()
    table.place(0, deeds={21: 4})
    table.land(35)
    table.buy()
    assert table.of(SetBonus) == [SetBonus("U-SETB-1", "dark_blue", 0, 2)]
    assert table.levels(21, 22) == [5, 3], "capped at 5, and the one just bought rises too"


@pytest.mark.clause("U-SETB-1")
def test_it_raises_it_by_one_for_several() -> None:
    table = Tabletop(seats=3)
    table.place(1, deeds={3: 2, 4: 5})
    table.land(8)
    table.buy()
    assert table.of(SetBonus) == [SetBonus("U-SETB-1", "light_blue", BANK, 1)]
    assert table.levels(3, 4, 5) == [3, 5, 2]


@pytest.mark.clause("U-SETB-1")
def test_an_unfinished_set_has_no_bonus() -> None:
    table = Tabletop()
    table.place(0, deeds=[3])
    table.land(6)
    table.buy()
    assert not table.of(SetBonus)
    assert table.levels(3, 4, 5) == [1, 1, 0]


@pytest.mark.clause("U-SETB-2")
def test_a_second_completion_gives_no_bonus() -> None:
    table = Tabletop()
    table.place(0, deeds=[21])
    table.land(35)
    table.buy()
    table.place(0, cash=50, jail=2)
    table.give_turn(0)
    table.roll(1, 2)
    table.do(HandOver(0, 35))  # to the Bank
    assert table.owner(22) == BANK
    table.place(0, cash=1000)
    table.give_turn(0)
    table.forget()
    table.land(35)
    table.buy()
    assert not table.of(SetBonus)
    assert table.levels(21, 22) == [3, 1]


@pytest.mark.clause("U-SETB-2")
def test_a_set_united_by_a_debt_has_no_bonus() -> None:
    table = Tabletop()
    table.place(0, cash=180, deeds={1: 2})
    table.place(1, deeds={2: 3})
    table.land(3)
    table.do(HandOver(0, 1))
    assert table.of(DeedMoved) == [DeedMoved("U-DEBT-2", 1, 0, 1, "debt")]
    assert not table.of(SetBonus)
    assert table.levels(1, 2) == [2, 4]


@pytest.mark.clause("U-SETB-3")
def test_winning_the_last_in_an_auction_counts() -> None:
    table = Tabletop(seats=3)
    table.place(2, deeds={21: 2})
    table.land(35)
    table.decline()
    table.press(2)
    table.passes(0, 1)
    assert table.of(SetBonus) == [SetBonus("U-SETB-1", "dark_blue", 2, 2)]
    assert table.levels(21, 22) == [4, 3]


@pytest.mark.clause("U-SETB-3", "U-EVT-5")
def test_the_bonus_raises_a_prisoners_property_too() -> None:
    table = Tabletop(seats=3)
    table.place(1, deeds={1: 2}, jail=0)
    table.land(3)
    table.buy()
    assert table.levels(1, 2) == [3, 2]


@pytest.mark.clause("U-BUY-1", "U-AUC-4")
def test_nobodys_property_may_stay_nobodys() -> None:
    table = Tabletop()
    table.land(1)
    table.decline()
    table.do(Pass(0))
    table.do(Pass(1))
    assert (table.owner(1), table.level(1), table.waiting) == (BANK, 0, (1,))
