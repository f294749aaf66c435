"""Location spaces in the digital game (U-LOC)."""

import pytest

from cotyphu.rules.events import DeedOffered, NoRent
from cotyphu.rules.ultimate.actions import MoveTo, Stay
from cotyphu.rules.ultimate.events import Stayed
from tests.ultimate.tabletop import BANK, Tabletop

LOCATIONS = (7, 16, 25, 34)


def at_location(space: int = 7, **options: object) -> Tabletop:
    table = Tabletop(**options)  # type: ignore[arg-type]  # options by name
    table.land(space)
    table.forget()
    return table


@pytest.mark.clause("U-LOC-1")
@pytest.mark.parametrize("space", LOCATIONS)
def test_for_100_one_moves_to_any_property(space: int) -> None:
    table = at_location(space)
    facts = table.menu(0)["move_to"].facts
    assert facts == {"fee": 100, "spaces": [deed.space for deed in table.board.deeds]}
    table.do(MoveTo(0, 30))
    assert table.paid("location") == [(0, BANK, 100)]
    assert table.game.players[0].space == 30
    assert table.of(DeedOffered) == [DeedOffered("U-BUY-1", 0, 30, 300)]
    table.buy()
    assert (table.owner(19), table.cash(0)) == (0, 1100)
    assert table.waiting == (1,), "one move, and the turn is over"


@pytest.mark.clause("U-LOC-1")
def test_there_it_may_be_auctioned() -> None:
    table = at_location()
    table.do(MoveTo(0, 35))
    table.decline()
    table.press(1)
    table.passes(0)
    assert table.owner(22) == 1


@pytest.mark.clause("U-LOC-1")
def test_there_ones_own_rises() -> None:
    table = at_location()
    table.place(0, deeds={22: 2})
    table.do(MoveTo(0, 35))
    assert (table.level(22), table.cash(0), table.waiting) == (3, 1400, (1,))


@pytest.mark.clause("U-LOC-1")
def test_there_rent_is_due_as_on_any_landing() -> None:
    table = at_location()
    table.place(1, deeds={22: 2})
    table.do(MoveTo(0, 35))
    assert table.paid("rent") == [(0, 1, 400)]
    assert (table.level(22), table.waiting) == (3, (1,))
    table = at_location()
    table.place(1, deeds={22: 2}, jail=0)
    table.do(MoveTo(0, 35))
    assert table.of(NoRent) == [NoRent("U-JAIL-3", 0, 35, 1, "jailed")]


@pytest.mark.clause("U-LOC-1")
def test_staying_is_free() -> None:
    table = at_location()
    table.do(Stay(0))
    assert table.of(Stayed) == [Stayed("U-LOC-1", 0, 7)]
    assert (table.cash(0), table.game.players[0].space, table.waiting) == (1500, 7, (1,))


@pytest.mark.clause("U-LOC-1")
def test_without_100_the_move_is_not_offered() -> None:
    table = at_location()
    table.place(0, cash=99, deeds=[22])
    assert not table.menu(0)["move_to"].allowed
    assert table.refused(MoveTo(0, 35), "location/no_cash").facts == {"fee": 100, "cash": 99}
    table.do(Stay(0))
    table = at_location()
    table.place(0, cash=100)
    table.do(MoveTo(0, 35))
    assert table.cash(0) == 0


@pytest.mark.clause("U-LOC-1")
@pytest.mark.parametrize("space", [-1, 0, 2, 7, 9, 18, 27, 36, 400])
def test_only_to_a_property(space: int) -> None:
    table = at_location()
    table.refused(MoveTo(0, space), "location/not_property")
    table.refused(MoveTo(1, 35), "turn/not_yours")
    table.refused(Stay(1), "turn/not_yours")


@pytest.mark.clause("U-LOC-2")
def test_the_fee_is_charged_once_and_not_returned() -> None:
    table = at_location()
    table.place(0, cash=150)
    table.do(MoveTo(0, 35))
    assert not table.menu(0)["buy"].allowed, "the deed cannot be bought any more"
    table.decline()
    table.passes(0, 1)
    assert (table.cash(0), table.owner(22)) == (50, BANK)
    assert table.paid("location") == [(0, BANK, 100)]


@pytest.mark.clause("U-LOC-1", "U-TURN-2")
def test_after_a_double_the_roll_is_still_due() -> None:
    table = Tabletop()
    table.place(0, space=3)
    table.roll(2, 2)
    table.do(Stay(0))
    assert (table.phase, table.waiting) == ("roll", (0,))
