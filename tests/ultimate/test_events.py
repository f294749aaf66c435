"""All event cards in the digital game, each in every scene (U-EVT)."""

import pytest

from cotyphu.rules.actions import Buy, Drew, PayFine, Roll
from cotyphu.rules.events import CardDrawn, DeedMoved, DeedOffered, Jailed, Moved, NoRent
from cotyphu.rules.refusals import Refused
from cotyphu.rules.ultimate.actions import HandOver, MoveTo, PickLot, PickPlayer
from cotyphu.rules.ultimate.events import EventIdle, LevelMoved, LevelOneRentsLeft, SetBonus
from tests.ultimate.scenes import (
    COLLECTS,
    DRAWER,
    LEVEL_EVENTS,
    MOVES,
    OTHER,
    OTHER_EVENTS,
    RAZES,
    SCENES,
    SWAPS,
    THIRD,
    Scene,
    levels_after,
    may_pick,
)
from tests.ultimate.tabletop import BANK, Tabletop

every_scene = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)


def drawn(event: str, scene: Scene) -> Tabletop:
    """The drawer has turned this event."""
    table = Tabletop(3)
    for seat in range(3):
        table.place(seat, deeds=scene.deeds_of(seat))
    for seat in scene.jailed:
        table.place(seat, jail=0)
    table.draw(event)
    assert table.of(CardDrawn) == [CardDrawn("U-EVT-1", DRAWER, event)]
    assert table.game.seen[-1].id == event, "the card goes to the bottom"
    return table


def owned(table: Tabletop) -> dict[int, tuple[int, int]]:
    return {n: (table.owner(n), table.level(n)) for n in range(1, 23) if table.owner(n) != BANK}


def may_pick_lot(table: Tabletop, number: int) -> bool:
    try:
        table.game.copy().apply(PickLot(DRAWER, table.space(number)))
    except Refused as why:
        return why.code not in ("event/bad_lot", "turn/not_yours")
    return True


def test_all_23_are_tried() -> None:
    assert {*LEVEL_EVENTS, *OTHER_EVENTS} == {event.id for event in Tabletop().board.events}


@pytest.mark.clause("U-EVT-1", "U-EVT-2", "U-EVT-3", "U-EVT-5", "U-EVT-6", "U-EVT-10")
@pytest.mark.parametrize("event", LEVEL_EVENTS)
@every_scene
def test_levels(event: str, scene: Scene) -> None:
    table = drawn(event, scene)
    allowed = may_pick(scene, event)
    assert {number for number in range(1, 23) if may_pick_lot(table, number)} == allowed
    if not allowed:
        assert table.of(EventIdle) == [EventIdle("U-EVT-4", DRAWER, event)]
        assert owned(table) == scene.owned
        assert table.waiting == (OTHER,), "the next one's turn"
        return
    spaces = [table.space(number) for number in sorted(allowed)]
    assert table.menu(DRAWER)["pick_lot"].facts == {"card": event, "fee": 0, "spaces": spaces}
    assert table.waiting == (DRAWER,)
    pick = scene.pick if scene.pick in allowed else min(allowed)
    table.forget()
    table.pick(pick)
    after = levels_after(scene, event, pick)
    assert owned(table) == {number: (owner, after[number]) for number, (owner, _) in scene.owned.items()}
    assert {(e.space, e.before, e.after) for e in table.of(LevelMoved)} == {
        (table.space(number), before, after[number])
        for number, (_, before) in scene.owned.items()
        if after[number] != before
    }
    assert [table.cash(seat) for seat in range(3)] == [1500] * 3
    assert table.waiting == (OTHER,)


@pytest.mark.clause("U-EVT-1")
def test_the_top_card_is_drawn_on_landing_and_only_what_it_asks_for_is_taken() -> None:
    table = Tabletop()
    table.place(0, deeds=[7])
    for space in (2, 4, 11, 20, 29, 32):
        table.give_turn(0)
        table.land(space)
        assert (table.phase, table.waiting) == ("draw", (-1,))
        assert len(table.game.outcomes()) == 23
    table.refused(Roll(0), "turn/wait_for_chance")
    table.do(Drew("ev_top_level"))
    table.refused(MoveTo(0, 12), "event/bad_lot")
    table.refused(PickPlayer(0, 1), "event/bad_player")
    table.refused(PickLot(1, 12), "turn/not_yours")
    table.refused(PickLot(0, 1), "event/bad_lot")
    table.refused(PickLot(0, 400), "event/bad_lot")
    table.refused(Roll(0), "turn/not_now")
    table.pick(7)
    assert table.level(7) == 5


@pytest.mark.clause("U-EVT-2")
def test_levels_are_clamped_and_unowned_properties_skipped() -> None:
    table = drawn("ev_side_up", Scene(7, {7: (0, 4), 6: (1, 5)}))
    table.pick(7)
    assert table.levels(6, 7, 8, 9, 10, 11) == [5, 5, 0, 0, 0, 0]


@pytest.mark.clause("U-EVT-3")
@pytest.mark.parametrize(("pick", "around"), [(22, (21, 1)), (1, (22, 2)), (5, (4, 6)), (11, (10, 12)), (17, (16, 18))])
def test_neighbours_are_a_ring_round_corners(pick: int, around: tuple[int, int]) -> None:
    table = drawn("ev_neighbours_1", Scene(pick, {n: (0 if n == pick else 1, 3) for n in range(1, 23)}))
    table.pick(pick)
    assert {n for n in range(1, 23) if table.level(n) == 2} == set(around)
    assert table.level(pick) == 4


@pytest.mark.clause("U-EVT-3")
def test_one_can_be_ones_own_neighbour() -> None:
    table = drawn("ev_neighbours_2", SCENES["own neighbours"])
    table.pick(7)
    assert table.levels(6, 7, 8) == [2, 4, 2]


@pytest.mark.clause("U-EVT-6")
@pytest.mark.parametrize("event", RAZES)
def test_a_raze_takes_any_property_and_top_level_ones_own(event: str) -> None:
    table = drawn(event, Scene(7, {7: (1, 5), 22: (0, 1)}))
    table.refused(PickLot(0, 35), "event/bad_lot")  # on level 1 already
    table.pick(7)
    assert table.level(7) == 1
    table = drawn("ev_top_level", Scene(7, {7: (1, 2), 22: (0, 2)}))
    table.refused(PickLot(0, 12), "event/bad_lot")
    table.pick(22)
    assert table.levels(7, 22) == [2, 5]


@pytest.mark.clause("U-EVT-6", "U-EVT-9")
@pytest.mark.parametrize("event", MOVES)
@every_scene
def test_moving_to_any_property_settles_it_there(event: str, scene: Scene) -> None:
    table = drawn(event, scene)
    assert table.menu(0)["move_to"].facts["spaces"] == [deed.space for deed in table.board.deeds]
    table.refused(PickLot(0, 12), "event/bad_lot")
    table.refused(MoveTo(0, 9), "event/bad_lot")
    table.forget()
    table.do(MoveTo(0, table.space(scene.pick)))
    lot = table.lot(scene.pick)
    owner, level = scene.owned.get(scene.pick, (BANK, 0))
    assert table.of(Moved) == [Moved("U-EVT-9", 0, 11, lot.deed.space, "event")]
    assert not table.paid("location")
    if owner == BANK:
        assert table.of(DeedOffered) == [DeedOffered("U-BUY-1", 0, lot.deed.space, lot.deed.price)]
        table.do(Buy(0))
        assert owned(table)[scene.pick] == (0, 1)
    elif owner == DRAWER:
        assert (lot.level, table.cash(0)) == (min(level + 1, 5), 1500)
    else:
        assert table.paid("rent") == [(0, owner, lot.deed.rents[level - 1])]
        assert lot.level == level + 1
    assert table.waiting == (1,)


@pytest.mark.clause("U-EVT-9", "U-JAIL-3")
def test_moving_to_a_prisoners_property_is_free() -> None:
    table = drawn("ev_move_1", SCENES["jailed"])
    table.do(MoveTo(0, table.space(8)))
    assert table.of(NoRent) == [NoRent("U-JAIL-3", 0, 13, 1, "jailed")]
    assert table.level(8) == 4


@pytest.mark.clause("U-EVT-6", "U-EVT-7", "U-EVT-4")
@pytest.mark.parametrize("event", SWAPS)
@every_scene
def test_swapping(event: str, scene: Scene) -> None:
    table = drawn(event, scene)
    mine = scene.deeds_of(DRAWER)
    partners = [seat for seat in (OTHER, THIRD) if scene.deeds_of(seat)]
    if not mine or not partners:
        assert table.of(EventIdle) == [EventIdle("U-EVT-4", DRAWER, event)]
        assert owned(table) == scene.owned
        return
    give = scene.pick if scene.pick in mine else min(mine)
    table.refused(PickPlayer(0, partners[0]), "event/bad_player")
    theirs = next(n for n, (owner, _) in scene.owned.items() if owner != DRAWER)
    table.refused(PickLot(0, table.space(theirs)), "event/bad_lot")
    table.pick(give)
    assert table.menu(0)["pick_player"].facts == {"card": event, "partners": partners}
    table.refused(PickLot(0, table.space(give)), "event/bad_lot")
    table.refused(PickPlayer(0, 0), "event/bad_player")
    partner = partners[-1]
    table.do(PickPlayer(0, partner))
    assert table.waiting == (partner,), "the partner picks which he gives"
    table.refused(PickLot(0, table.space(give)), "turn/not_yours")
    table.refused(PickLot(partner, table.space(give)), "event/bad_lot")
    taken = max(scene.deeds_of(partner))
    table.forget()
    table.pick(taken)
    swapped = {give: (partner, mine[give]), taken: (DRAWER, scene.owned[taken][1])}
    assert owned(table) == scene.owned | swapped, "level and house stay with the property"
    assert [e.how for e in table.of(DeedMoved)] == ["swap", "swap"]
    assert not table.of(LevelMoved)
    assert not table.of(SetBonus)
    assert [table.cash(seat) for seat in range(3)] == [1500] * 3
    assert table.waiting == (OTHER,)


@pytest.mark.clause("U-EVT-7", "U-SETB-2")
def test_a_set_united_by_a_swap_has_no_bonus() -> None:
    table = drawn("ev_swap_1", Scene(1, {1: (0, 2), 21: (0, 1), 22: (1, 4)}))
    table.pick(1)
    table.do(PickPlayer(0, 1))
    table.pick(22)
    assert not table.of(SetBonus)
    assert table.levels(21, 22) == [1, 4]


@pytest.mark.clause("U-EVT-6", "U-EVT-10")
@every_scene
def test_50_for_each_property_counted_when_drawn(scene: Scene) -> None:
    table = drawn("ev_pay_per_deed", scene)
    due = 50 * len(scene.deeds_of(DRAWER))
    assert table.paid("event") == ([(0, BANK, due)] if due else [])
    assert [table.cash(seat) for seat in range(3)] == [1500 - due, 1500, 1500]
    assert table.waiting == (1,)


@pytest.mark.clause("U-EVT-10", "U-DEBT-1")
def test_50_for_each_may_be_a_debt_of_what_was_owned_when_drawn() -> None:
    table = Tabletop()
    table.place(0, cash=20, deeds=[1, 2, 3])
    table.draw("ev_pay_per_deed")
    table.do(HandOver(0, 1))
    assert table.phase == "debt", "the two that are left are not counted anew"
    table.do(HandOver(0, 5))
    assert (table.cash(0), table.owner(2)) == (30, 0)


@pytest.mark.clause("U-EVT-6", "U-EVT-10")
@pytest.mark.parametrize("event", COLLECTS)
@every_scene
def test_200_for_the_drawer_and_another(event: str, scene: Scene) -> None:
    table = drawn(event, scene)
    assert table.menu(0)["pick_player"].facts["partners"] == [OTHER, THIRD], "prisoners may be chosen"
    table.refused(PickPlayer(0, 0), "event/bad_player")
    table.do(PickPlayer(0, OTHER))
    assert table.paid("event") == [(BANK, 0, 200), (BANK, 1, 200)]
    assert [table.cash(seat) for seat in range(3)] == [1700, 1700, 1500]


@pytest.mark.clause("U-EVT-6", "U-EVT-8")
@every_scene
def test_the_next_two_rents_are_those_of_level_1(scene: Scene) -> None:
    table = drawn("ev_low_rents", scene)
    assert table.of(LevelOneRentsLeft) == [LevelOneRentsLeft("U-EVT-8", 2)]
    assert owned(table) == scene.owned, "stored levels stay as they are"
    rented = [n for n, (owner, _) in scene.owned.items() if owner == OTHER and OTHER not in scene.jailed]
    table.place(0, cash=9000)
    left = 2
    for number in rented[:1] * 3:
        level, deed = table.level(number), table.lot(number).deed
        table.give_turn(0)
        table.forget()
        table.land(deed.space)
        assert table.paid("rent") == [(0, OTHER, deed.rents[0 if left else level - 1])]
        assert table.level(number) == min(level + 1, 5), "it rises after each payment"
        left = max(left - 1, 0)
        assert table.game.bank.level_one == left


@pytest.mark.clause("U-EVT-8")
def test_owner_landings_and_prisoners_properties_use_no_level_1_rent() -> None:
    table = drawn("ev_low_rents", SCENES["jailed"])
    for number, left in ((7, 2), (8, 2), (11, 1)):
        table.give_turn(0)
        table.land(table.space(number))
        assert table.game.bank.level_one == left


@pytest.mark.clause("U-EVT-6", "U-EVT-10", "U-EVT-4")
@every_scene
def test_another_free_player_goes_to_jail(scene: Scene) -> None:
    table = drawn("ev_jail", scene)
    free = [seat for seat in (OTHER, THIRD) if seat not in scene.jailed]
    if not free:
        assert table.of(EventIdle) == [EventIdle("U-EVT-4", DRAWER, "ev_jail")]
        return
    assert table.menu(0)["pick_player"].facts["partners"] == free
    for seat in (DRAWER, *scene.jailed, 3, -1):
        table.refused(PickPlayer(0, seat), "event/bad_player")
    table.do(PickPlayer(0, free[0]))
    assert table.of(Jailed) == [Jailed("U-EVT-6", free[0], "event")]
    assert not table.free(free[0])
    assert owned(table) == scene.owned
    assert table.waiting == (1,)


@pytest.mark.clause("U-EVT-6", "U-EVT-10")
@every_scene
def test_all_free_players_to_free_parking(scene: Scene) -> None:
    table = Tabletop(3)
    for seat in range(3):
        table.place(seat, deeds=scene.deeds_of(seat), space=30)
    for seat in scene.jailed:
        table.place(seat, jail=1)
    table.place(0, space=9)
    table.roll(1, 1)
    table.do(Drew("ev_free_parking"))
    for seat in range(3):
        assert table.game.players[seat].space == (9 if seat in scene.jailed else 18)
        assert table.free(seat) == (seat not in scene.jailed)
    assert [table.cash(seat) for seat in range(3)] == [1500] * 3, "no GO is paid"
    assert owned(table) == scene.owned, "nothing is settled"
    assert (table.phase, table.waiting) == ("roll", (0,)), "the drawer keeps his extra roll"


@pytest.mark.clause("U-EVT-10")
def test_a_prisoner_may_swap() -> None:
    table = drawn("ev_swap_2", SCENES["all others jailed"])
    table.pick(7)
    table.do(PickPlayer(0, 1))
    assert table.waiting == (1,)
    table.pick(6)
    assert (table.owner(6), table.owner(7)) == (0, 1)
    table.give_turn(1)
    table.do(PayFine(1))
    assert table.free(1)
