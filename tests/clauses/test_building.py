"""Building (C-BLD-1 to C-BLD-5, C-BLD-7)."""

import pytest

from cotyphu.rules.actions import Build, Mortgage, Redeem, Sell
from cotyphu.rules.events import Built, Paid
from tests.rules.tabletop import BANK, BROWN, DARK_BLUE, ORANGE, STATIONS, UTILITIES, Tabletop


@pytest.mark.clause("C-BLD-1")
def test_only_the_owner_of_the_whole_group_builds() -> None:
    table = Tabletop()
    table.place(0, deeds=(16, 18))
    why = table.refusal(Build(0, ((16, 1),)))
    assert (why.code, why.facts) == ("build/group_incomplete", {"group": "orange", "missing": [19]})
    assert table.refused(Build(0, ((19, 1),))) == "build/not_owner"
    table.place(1, deeds=(19,))
    assert table.refused(Build(0, ((16, 1),))) == "build/group_incomplete"
    assert not table.may(0, "build")
    table.place(0, deeds=(19,))
    table.do(Build(0, ((16, 1),)))
    assert table.houses(*ORANGE) == [1, 0, 0]


@pytest.mark.clause("C-BLD-1")
def test_not_while_a_lot_of_the_group_is_mortgaged() -> None:
    table = Tabletop()
    table.place(0, deeds=ORANGE, mortgaged=(18,))
    why = table.refusal(Build(0, ((16, 1),)))
    assert (why.code, why.facts) == ("build/mortgaged", {"group": "orange", "spaces": [18]})
    table.do(Redeem(0, 18), Build(0, ((16, 1),)))


@pytest.mark.clause("C-BLD-2")
def test_several_at_once_on_any_lot_at_the_printed_cost() -> None:
    table = Tabletop()
    table.place(0, deeds=(*ORANGE, *DARK_BLUE), cash=2000)
    table.forget()
    table.do(Build(0, ((19, 2), (16, 1), (18, 1), (39, 1))))
    assert table.houses(*ORANGE, 39) == [1, 1, 2, 1]
    assert table.cash(0) == 2000 - 4 * 100 - 200
    assert table.payments() == [(0, BANK, 200), (0, BANK, 100), (0, BANK, 100), (0, BANK, 200)]
    assert set(table.clauses(Built) + table.clauses(Paid)) == {"C-BLD-2"}
    assert table.game.houses == 27


@pytest.mark.clause("C-BLD-2")
def test_an_order_is_paid_whole_or_refused_whole() -> None:
    table = Tabletop()
    table.place(0, deeds=BROWN, cash=149)
    why = table.refusal(Build(0, ((1, 2), (3, 1))))
    assert (why.code, why.facts) == ("build/no_cash", {"cost": 150, "cash": 149})
    assert table.refused(Build(0, ())) == "build/nothing"


@pytest.mark.clause("C-BLD-2")
def test_an_order_names_more_buildings_than_stand_there_and_each_lot_once() -> None:
    table = Tabletop()
    table.place(0, houses={1: 2, 3: 2})
    for order in (((1, 2),), ((1, 1),), ((1, 6),), ((1, -1),), ((1, 3), (1, 3))):
        assert table.refused(Build(0, order)) == "build/bad_target"
    assert table.refused(Build(0, ((99, 1),))) == "build/not_street"


@pytest.mark.clause("C-BLD-2")
def test_the_menu_tells_where_one_more_may_stand_and_what_it_costs() -> None:
    table = Tabletop()
    table.place(0, houses={16: 1, 18: 1}, deeds=(19,))
    assert table.line(0, "build", group="orange").facts == {
        "group": "orange",
        "cost": 100,
        "houses": 30,
        "hotels": 12,
        "add": [19],
    }


@pytest.mark.clause("C-BLD-3")
def test_no_lot_gets_a_second_house_before_each_has_one() -> None:
    table = Tabletop()
    table.place(0, deeds=ORANGE)
    assert table.refused(Build(0, ((16, 2),))) == "build/uneven"
    table.do(Build(0, ((16, 1), (18, 1))))
    assert table.refused(Build(0, ((16, 2),))) == "build/uneven"
    table.do(Build(0, ((19, 1),)))
    table.do(Build(0, ((16, 2),)))
    assert table.refused(Build(0, ((16, 3),))) == "build/uneven"


@pytest.mark.clause("C-BLD-3", "C-BLD-4", "C-SELL-1")
def test_without_even_building_any_lot_and_selling_likewise() -> None:
    table = Tabletop(even_building=False)
    table.place(0, deeds=ORANGE, cash=3000)
    table.do(Build(0, ((16, 4),)))
    table.do(Build(0, ((16, 5),)))
    assert table.houses(*ORANGE) == [5, 0, 0], "a hotel needs four houses on its own lot only"
    assert table.line(0, "build", group="orange").facts["add"] == [18, 19]
    table.do(Build(0, ((18, 2),)), Sell(0, ((18, 0),)), Sell(0, ((16, 1),)))
    assert table.houses(*ORANGE) == [1, 0, 0]


@pytest.mark.clause("C-BLD-4")
def test_a_hotel_needs_four_houses_on_each_lot_and_gives_four_back() -> None:
    table = Tabletop()
    table.place(0, houses={16: 4, 18: 4, 19: 3})
    assert table.refused(Build(0, ((16, 5),))) == "build/uneven"
    table.do(Build(0, ((19, 4),)))
    houses = table.game.houses
    table.forget()
    table.do(Build(0, ((16, 5),)))
    assert table.payments() == [(0, BANK, 100)]
    assert table.told(Built) == [Built("C-BLD-4", 0, 16, 5)]
    assert (table.game.houses, table.game.hotels) == (houses + 4, 11)
    table.do(Build(0, ((18, 5), (19, 5))))
    assert table.houses(*ORANGE) == [5, 5, 5]
    why = table.refusal(Build(0, ((16, 6),)))
    assert (why.code, why.facts) == ("build/full", {"group": "orange"})
    line = table.line(0, "build", group="orange").why
    assert line is not None
    assert line.code == "build/full"


@pytest.mark.clause("C-BLD-4")
def test_from_nothing_to_hotels_in_one_order_costs_five_each() -> None:
    table = Tabletop()
    table.place(0, deeds=BROWN)
    table.do(Build(0, ((1, 5), (3, 5))))
    assert (table.cash(0), table.game.houses, table.game.hotels) == (1000, 32, 10)


@pytest.mark.clause("C-BLD-5")
def test_no_house_in_the_bank_no_house_on_the_board() -> None:
    table = Tabletop()
    table.place(0, deeds=BROWN)
    table.stock(houses=1)
    why = table.refusal(Build(0, ((1, 1), (3, 1))))
    assert (why.code, why.facts) == ("build/no_houses", {"left": 1, "needed": 2})
    table.do(Build(0, ((1, 1),)))
    assert table.refused(Build(0, ((3, 1),))) == "build/no_houses"
    assert not table.may(0, "build")


@pytest.mark.clause("C-BLD-5")
def test_no_hotel_in_the_bank_no_hotel_on_the_board() -> None:
    table = Tabletop()
    table.place(0, houses={1: 4, 3: 4})
    table.stock(hotels=0)
    why = table.refusal(Build(0, ((1, 5),)))
    assert (why.code, why.facts) == ("build/no_hotels", {"left": 0, "needed": 1})
    line = table.line(0, "build", group="brown").why
    assert line is not None
    assert line.code == "build/no_hotels"


@pytest.mark.clause("C-BLD-5")
def test_nobody_skips_to_a_hotel_past_houses_that_are_not_there() -> None:
    table = Tabletop()
    table.place(0, deeds=BROWN)
    table.stock(houses=7)
    assert table.refused(Build(0, ((1, 5), (3, 5)))) == "build/no_houses"
    table.stock(houses=8)
    table.do(Build(0, ((1, 5), (3, 5))))


@pytest.mark.clause("C-BLD-5")
def test_houses_that_hotels_give_back_serve_the_groups_named_after_them() -> None:
    table = Tabletop()
    table.place(0, houses={1: 4, 3: 4}, deeds=DARK_BLUE, cash=5000)
    table.stock(houses=0)
    assert table.refused(Build(0, ((37, 1), (1, 5)))) == "build/no_houses"
    table.do(Build(0, ((1, 5), (37, 1))))
    assert table.game.houses == 3


@pytest.mark.clause("C-BLD-7")
@pytest.mark.parametrize("group", [STATIONS, UTILITIES])
def test_stations_and_utilities_take_no_buildings(group: tuple[int, ...]) -> None:
    table = Tabletop()
    table.place(0, deeds=group)
    for space in group:
        why = table.refusal(Build(0, ((space, 1),)))
        assert (why.code, why.facts) == ("build/not_street", {"space": space})
    assert table.lines(0, "build") == []


@pytest.mark.clause("C-BLD-1", "C-TURN-7")
def test_one_builds_on_ones_own_lots_only_and_also_in_anothers_turn() -> None:
    table = Tabletop()
    table.place(1, deeds=BROWN)
    assert table.refused(Build(0, ((1, 1),))) == "build/not_owner"
    table.do(Build(1, ((1, 1), (3, 1))))
    assert table.refused(Mortgage(1, 1)) == "mortgage/buildings"


@pytest.mark.clause("C-BLD-6")
def test_an_order_that_gives_more_houses_back_than_it_takes_harms_nobody() -> None:
    table = Tabletop()
    table.place(0, houses={1: 4, 3: 4}, deeds=DARK_BLUE, cash=5000)
    table.place(1, deeds=ORANGE)
    table.stock(houses=1)
    table.do(Build(0, ((1, 5), (37, 1))))
    assert (table.game.houses, table.houses(1, 37)) == (4, [5, 1])
