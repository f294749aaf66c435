"""Rent (C-RENT-1 to C-RENT-7)."""

import pytest

from cotyphu.editions import BOARD_IDS
from cotyphu.rules.events import NoRent, Paid, Rested
from tests.rules.tabletop import BROWN, ORANGE, STATIONS, Tabletop


def visit(table: Tabletop, space: int, dice: tuple[int, int] = (1, 2)) -> list[tuple[int, int, int]]:
    """Seat 0 arrives on `space`; what was paid for rent."""
    table.place(0, space=(space - sum(dice)) % 40)
    table.turn_of(0)
    table.forget()
    table.roll(*dice)
    return table.payments("rent")


@pytest.mark.clause("C-RENT-1")
@pytest.mark.parametrize("board", BOARD_IDS)
def test_every_street_takes_its_printed_rent_for_its_buildings(board: str) -> None:
    printed = Tabletop(board=board).game.board.deeds
    for deed in (d for d in printed if d.group.house_cost):
        for houses in range(6):
            table = Tabletop(board=board, starting_cash=5000)
            around = {d.space: min(houses, 4) for d in deed.group.deeds}
            table.place(1, houses={**around, deed.space: houses})
            expected = deed.rents[houses] * (1 if houses else 2)
            assert visit(table, deed.space) == [(0, 1, expected)]


@pytest.mark.clause("C-RENT-1")
def test_rent_is_collected_automatically_from_another_player() -> None:
    table = Tabletop()
    table.place(1, deeds=(39,))
    assert visit(table, 39) == [(0, 1, 50)]
    assert table.clauses(Paid) == ["C-RENT-1"]
    assert (table.cash(0), table.cash(1)) == (1450, 1550)
    assert table.phase == "end_turn"


@pytest.mark.clause("C-RENT-2")
def test_a_whole_group_doubles_the_rent_of_each_unbuilt_lot() -> None:
    table = Tabletop()
    table.place(1, deeds=(16, 18))
    assert visit(table, 16) == [(0, 1, 14)]
    table.place(1, deeds=ORANGE)
    assert [visit(table, space) for space in ORANGE] == [[(0, 1, 28)], [(0, 1, 28)], [(0, 1, 32)]]
    assert table.clauses(Paid) == ["C-RENT-2"]


@pytest.mark.clause("C-RENT-2")
def test_built_lots_take_the_rent_of_their_houses_which_is_dearer() -> None:
    table = Tabletop()
    table.place(1, houses={1: 1}, deeds=(3,))
    assert visit(table, 1) == [(0, 1, 10)]
    assert visit(table, 3) == [(0, 1, 8)], "the other, still unbuilt, is doubled"
    for deed in table.game.board.deeds:
        if deed.group.house_cost:
            assert list(deed.rents) == sorted(deed.rents)
            assert deed.rents[1] > 2 * deed.rents[0]


@pytest.mark.clause("C-RENT-3")
def test_the_doubling_holds_beside_a_mortgaged_lot_which_earns_nothing() -> None:
    table = Tabletop()
    table.place(1, deeds=ORANGE, mortgaged=(16,))
    assert visit(table, 19) == [(0, 1, 32)]
    assert visit(table, 16) == []
    assert table.told(NoRent) == [NoRent("C-RENT-7", 0, 16, 1, "mortgaged")]


@pytest.mark.clause("C-RENT-3")
def test_the_doubling_holds_beside_a_built_lot() -> None:
    table = Tabletop(even_building=False)
    table.place(1, houses={16: 3}, deeds=ORANGE)
    assert visit(table, 19) == [(0, 1, 32)]


@pytest.mark.clause("C-RENT-4")
@pytest.mark.parametrize(("held", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_stations_by_the_number_held(held: int, rent: int) -> None:
    table = Tabletop()
    table.place(1, deeds=STATIONS[:held])
    assert visit(table, 5) == [(0, 1, rent)]
    assert table.clauses(Paid) == ["C-RENT-4"]


@pytest.mark.clause("C-RENT-4")
def test_mortgaged_stations_count() -> None:
    table = Tabletop()
    table.place(1, deeds=STATIONS, mortgaged=(15, 25, 35))
    assert visit(table, 5) == [(0, 1, 200)]
    assert visit(table, 15) == []


@pytest.mark.clause("C-RENT-4")
def test_only_the_owners_own_stations_count() -> None:
    table = Tabletop(seats=3)
    table.place(1, deeds=(5, 15))
    table.place(2, deeds=(25, 35))
    assert visit(table, 5) == [(0, 1, 50)]


@pytest.mark.clause("C-RENT-5")
@pytest.mark.parametrize("dice", [(1, 2), (5, 6), (4, 4)])
def test_utilities_by_the_arriving_dice(dice: tuple[int, int]) -> None:
    table = Tabletop()
    table.place(1, deeds=(12,))
    assert visit(table, 12, dice) == [(0, 1, 4 * sum(dice))]
    table.place(1, deeds=(28,), mortgaged=(28,))
    assert visit(table, 12, dice) == [(0, 1, 10 * sum(dice))], "a mortgaged one counts"
    assert table.clauses(Paid) == ["C-RENT-5"]


@pytest.mark.clause("C-RENT-5")
def test_the_dice_that_broke_out_of_jail_decide() -> None:
    table = Tabletop()
    table.place(1, deeds=(12,))
    table.place(0, jail=1)
    table.forget()
    table.roll(1, 1)
    assert table.payments() == [(0, 1, 8)]


@pytest.mark.clause("C-RENT-6")
def test_an_owner_in_jail_still_collects() -> None:
    table = Tabletop()
    table.place(1, deeds=(39,), jail=0)
    assert visit(table, 39) == [(0, 1, 50)]


@pytest.mark.clause("C-RENT-7")
def test_nobody_pays_himself() -> None:
    table = Tabletop()
    table.place(0, deeds=BROWN)
    assert visit(table, 3) == []
    assert table.told(Rested) == [Rested("C-RENT-7", 0, 3)]
    assert table.phase == "end_turn"


@pytest.mark.clause("C-RENT-7")
def test_nobody_pays_rent_to_the_bank_or_on_a_mortgaged_deed() -> None:
    table = Tabletop()
    assert visit(table, 39) == []
    assert table.phase == "buy"
    table.decline()
    table.hammer()
    assert table.cash(0) == 1500
    table.place(1, mortgaged=(39,))
    assert visit(table, 39) == []
    assert table.cash(0) == 1500
