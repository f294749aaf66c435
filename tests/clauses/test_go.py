"""The salary (C-GO-1 to C-GO-4)."""

import pytest

from cotyphu.rules.actions import DrawInstead, Roll
from cotyphu.rules.events import Moved, Paid
from tests.rules.tabletop import BANK, Tabletop


@pytest.mark.clause("C-GO-1")
def test_passing_go_pays_200() -> None:
    table = Tabletop()
    table.place(0, space=38)
    table.forget()
    table.roll(2, 1)
    assert table.cash(0) == 1700
    assert table.payments() == [(BANK, 0, 200)]
    assert table.clauses(Paid) == ["C-GO-1"]


@pytest.mark.clause("C-GO-1")
def test_landing_exactly_on_go_pays_200_once() -> None:
    table = Tabletop()
    table.place(0, space=37)
    table.roll(2, 1)
    assert (table.space(0), table.cash(0)) == (0, 1700)
    table.end()
    table.place(1, space=17)
    table.roll(1, 2)
    table.end()
    table.forget()
    table.roll(1, 2)  # leaving GO is not passing it
    assert table.payments("salary") == []


@pytest.mark.clause("C-GO-1")
def test_not_reaching_go_pays_nothing() -> None:
    table = Tabletop()
    table.place(0, space=36)
    table.forget()
    table.roll(2, 1)
    assert table.payments("salary") == []


@pytest.mark.clause("C-GO-1")
def test_the_salary_and_a_bonus_for_landing_exactly_are_options() -> None:
    table = Tabletop(go_salary=400, exact_go_bonus=50)
    table.place(0, space=37)
    table.roll(2, 1)
    assert table.cash(0) == 1500 + 450
    table.end()
    table.place(1, space=39)
    table.forget()
    table.roll(2, 1)
    assert table.payments("salary") == [(BANK, 1, 400)], "the bonus is for landing exactly"
    nothing = Tabletop(go_salary=0)
    nothing.place(0, space=37)
    nothing.roll(2, 1)
    assert nothing.cash(0) == 1500


@pytest.mark.clause("C-GO-2")
def test_the_salary_comes_before_the_landing_is_settled() -> None:
    table = Tabletop()
    table.place(0, space=39, cash=0)
    table.forget()
    table.roll(3, 2)  # income tax of 200, which only the salary can pay
    assert table.payments() == [(BANK, 0, 200), (0, BANK, 200)]
    assert table.phase == "end_turn"


@pytest.mark.clause("C-GO-3")
def test_a_card_forward_past_go_pays() -> None:
    table = Tabletop()
    table.place(0, space=33)
    table.place(1, deeds=(5,))
    table.roll(1, 2)
    table.forget()
    table.draw("ch14_trip_station")  # from 36 to 5
    assert table.payments() == [(BANK, 0, 200), (0, 1, 25)]
    assert table.clauses(Paid)[0] == "C-GO-3"


@pytest.mark.clause("C-GO-3")
def test_a_card_onto_go_pays_the_same() -> None:
    table = Tabletop(exact_go_bonus=100)
    table.card("ch01_go")
    assert (table.space(0), table.cash(0)) == (0, 1800)


@pytest.mark.clause("C-GO-3")
def test_one_turn_can_pay_twice() -> None:
    table = Tabletop()
    table.place(0, space=39)
    table.roll(1, 2)  # past GO to Community Chest on 2
    table.draw("cc01_go")
    assert table.cash(0) == 1900
    assert table.payments("salary") == [(BANK, 0, 200)] * 2


@pytest.mark.clause("C-GO-3")
def test_a_card_forward_short_of_go_pays_nothing() -> None:
    table = Tabletop()
    table.card("ch02_red3")  # from 7 to 24
    assert table.payments("salary") == []


@pytest.mark.clause("C-GO-4")
@pytest.mark.parametrize("card", ["ch11_jail", "cc06_jail"])
def test_no_salary_on_the_way_to_jail(card: str) -> None:
    table = Tabletop()
    table.card(card)
    assert (table.space(0), table.cash(0)) == (10, 1500)
    assert [(e.target, e.by) for e in table.told(Moved)] == [(10, "jail")]


@pytest.mark.clause("C-GO-4")
def test_no_salary_for_going_back_past_go() -> None:
    table = Tabletop(deck="uk_classic")
    table.place(0, space=39)
    table.roll(1, 2)  # past GO, to 2
    assert table.cash(0) == 1700
    table.draw("ucc08_fine_or_chance")
    table.do(DrawInstead(0))
    table.draw("uch06_back3")
    assert (table.space(0), table.cash(0)) == (39, 1700)
    assert table.told(Moved)[-1] == Moved("C-CARD-4", 0, 2, 39, "back")


@pytest.mark.clause("C-GO-1")
def test_the_dice_in_the_air_pay_nothing_yet() -> None:
    table = Tabletop()
    table.place(0, space=39)
    table.do(Roll(0))
    assert table.cash(0) == 1500
