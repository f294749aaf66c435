"""All event cards at the bank unit, each in every scene (U-UNIT-6, U-EVT)."""

import pytest

from cotyphu.rules.ultimate.taps import Press, TapBank, TapDeed, TapEvent
from tests.ultimate.device import Device
from tests.ultimate.scenes import (
    COLLECTS,
    DRAWER,
    LEVEL_EVENTS,
    MOVES,
    OTHER,
    SCENES,
    SWAPS,
    Scene,
    levels_after,
)
from tests.ultimate.tabletop import BANK

every_scene = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)


def tapped(event: str, scene: Scene) -> Device:
    """The event card was tapped, after an action that might be taken back."""
    unit = Device(3)
    for seat in range(3):
        unit.place(seat, deeds=scene.deeds_of(seat))
    for seat in scene.jailed:
        unit.mark(seat)
    unit.press("go")
    unit.card(DRAWER)
    assert unit.unit.can_undo
    assert unit.event(event).sound == "event"
    assert (unit.screen.name, unit.screen.event) == ("event", event)
    return unit


def owned(unit: Device) -> dict[int, tuple[int, int]]:
    return {n: (unit.owner(n), unit.lot(n).level) for n in range(1, 23) if unit.owner(n) != BANK}


def check_done(unit: Device, event: str, cash: tuple[int, int, int] = (1700, 1500, 1500)) -> None:
    """The event is carried out: a screen tells so, it cannot be taken back, home comes by itself."""
    assert unit.answer.sound == "event"
    assert (unit.screen.name, unit.screen.event) == ("event_done", event)
    unit.silent(Press("undo"), "unit/no_undo")
    assert tuple(unit.cash(seat) for seat in range(3)) == cash
    unit.wait(9_000)
    assert unit.screen.name == "home"


@pytest.mark.clause("U-UNIT-6", "U-EVT-2", "U-EVT-3", "U-EVT-4", "U-EVT-5", "U-EVT-6")
@pytest.mark.parametrize("event", LEVEL_EVENTS)
@every_scene
def test_levels(event: str, scene: Scene) -> None:
    unit = tapped(event, scene)
    before = levels_after(scene, event, 0)
    some = {n for n in scene.owned if levels_after(scene, event, n) != before}
    nobodys = next(n for n in range(1, 23) if n not in scene.owned)
    unit.silent(TapDeed(unit.space(nobodys)))
    unit.silent(TapBank(0))
    assert unit.unit.event_idle() == (not some)
    if not some:
        for number in scene.owned:
            unit.silent(TapDeed(unit.space(number)), "event/bad_lot")
        unit.press("start")
        assert owned(unit) == scene.owned
        check_done(unit, event)
        return
    unit.silent(Press("start"))
    for number in scene.owned.keys() - some:
        unit.silent(TapDeed(unit.space(number)), "event/bad_lot")
    pick = scene.pick if scene.pick in some else min(some)
    unit.deed(pick)
    after = levels_after(scene, event, pick)
    assert owned(unit) == {number: (owner, after[number]) for number, (owner, _) in scene.owned.items()}
    assert {(e["space"], e["before"], e["after"]) for e in unit.told("level_moved")} == {
        (unit.space(n), before[n], after[n]) for n in after if after[n] != before[n]
    }, "the unit tells which house to move where"
    check_done(unit, event)


@pytest.mark.clause("U-UNIT-6", "U-EVT-9")
@pytest.mark.parametrize("event", MOVES)
@every_scene
def test_moving(event: str, scene: Scene) -> None:
    unit = tapped(event, scene)
    unit.silent(TapBank(0))
    unit.press("start")
    check_done(unit, event)
    unit = tapped(event, scene)
    unit.deed(scene.pick)  # whoever is quick taps the deed at once
    assert (unit.screen.name, unit.screen.lot) == ("deed", scene.pick - 1)
    unit.silent(Press("undo"), "unit/no_undo")
    owner, level = scene.owned.get(scene.pick, (BANK, 0))
    if owner in scene.jailed:
        unit.silent(TapBank(0), "unit/owner_in_jail")
        return
    unit.card(0)
    lot = unit.lot(scene.pick)
    assert unit.answer.sound == ("buy" if owner == BANK else "raise" if owner == DRAWER else "rent")
    assert lot.level == min(level + 1, 5)
    cost = lot.deed.price if owner == BANK else 0 if owner == DRAWER else lot.deed.rents[level - 1]
    assert unit.cash(0) == 1700 - cost


@pytest.mark.clause("U-UNIT-6", "U-EVT-7")
@pytest.mark.parametrize("event", SWAPS)
@every_scene
def test_swapping(event: str, scene: Scene) -> None:
    unit = tapped(event, scene)
    owners = {owner for owner, _ in scene.owned.values()}
    unit.silent(TapDeed(unit.space(14)))
    if len(owners) < 2:
        unit.press("start")
        assert owned(unit) == scene.owned
        check_done(unit, event)
        return
    unit.silent(Press("start"))
    give = min(scene.owned)
    unit.deed(give)
    assert unit.state()["screen"]["picked"] == [unit.space(give)]
    for number, (owner, _) in scene.owned.items():
        if number != give and owner == scene.owned[give][0]:
            unit.silent(TapDeed(unit.space(number)))
    take = next(n for n, (owner, _) in scene.owned.items() if owner != scene.owned[give][0])
    unit.deed(take)
    one, two = scene.owned[give], scene.owned[take]
    assert owned(unit) == scene.owned | {give: (two[0], one[1]), take: (one[0], two[1])}
    assert not unit.told("set_bonus")
    check_done(unit, event)


@pytest.mark.clause("U-UNIT-6", "U-EVT-4")
@every_scene
def test_50_for_each_property(scene: Scene) -> None:
    unit = tapped("ev_pay_per_deed", scene)
    unit.silent(TapDeed(unit.space(14)))
    if not scene.owned:
        unit.press("start")
        check_done(unit, "ev_pay_per_deed")
        return
    unit.silent(Press("start"))
    unit.card(DRAWER)
    check_done(unit, "ev_pay_per_deed", (1700 - 50 * len(scene.deeds_of(DRAWER)), 1500, 1500))
    assert owned(unit) == scene.owned


@pytest.mark.clause("U-UNIT-6", "U-EVT-10")
@pytest.mark.parametrize("event", COLLECTS)
@every_scene
def test_200_for_two(event: str, scene: Scene) -> None:
    unit = tapped(event, scene)
    unit.silent(Press("start"))
    unit.card(DRAWER)
    assert unit.state()["screen"]["picked"] == [DRAWER]
    unit.silent(TapBank(DRAWER))
    unit.card(OTHER)
    check_done(unit, event, (1900, 1700, 1500))


@pytest.mark.clause("U-UNIT-6", "U-EVT-8")
@every_scene
def test_two_level_1_rents(scene: Scene) -> None:
    unit = tapped("ev_low_rents", scene)
    unit.silent(TapBank(0))
    unit.press("start")
    assert unit.told("level_one_rents") == [{"kind": "level_one_rents", "clause": "U-EVT-8", "left": 2}]
    check_done(unit, "ev_low_rents")
    visited = [n for n, (owner, _) in scene.owned.items() if owner == OTHER and OTHER not in scene.jailed]
    unit.place(0, cash=9000)
    for left in (1, 0, 0) if visited else ():
        level, deed, cash = unit.lot(visited[0]).level, unit.lot(visited[0]).deed, unit.cash(0)
        low = unit.unit.bank.level_one
        unit.deed(visited[0])
        unit.card(0)
        assert cash - unit.cash(0) == deed.rents[0 if low else level - 1]
        assert unit.unit.bank.level_one == left
    for number, (owner, level) in scene.owned.items():
        if owner == DRAWER and level < 5:
            unit.unit.bank.level_one = 1
            unit.deed(number)
            unit.card(0)
            assert unit.unit.bank.level_one == 1, "an owner's landing uses none up"


@pytest.mark.clause("U-UNIT-6", "U-UNIT-9", "U-EVT-4", "U-EVT-10")
@every_scene
def test_to_jail(scene: Scene) -> None:
    unit = tapped("ev_jail", scene)
    for seat in scene.jailed:
        unit.silent(TapBank(seat), "event/bad_player")
    free = [seat for seat in (OTHER, 2) if seat not in scene.jailed]
    if free:
        unit.card(free[0])
        assert not unit.free(free[0])
    else:
        unit.press("x")
        assert unit.screen.name == "home", "only the drawer is free: nothing can be done"
        return
    check_done(unit, "ev_jail")


@pytest.mark.clause("U-EVT-4")
def test_to_jail_when_all_are_there() -> None:
    unit = Device(2)
    unit.mark(0)
    unit.mark(1)
    unit.event("ev_jail")
    assert unit.state()["screen"]["idle"]
    unit.press("start")
    assert unit.screen.name == "event_done"


@pytest.mark.clause("U-UNIT-6")
@every_scene
def test_to_free_parking(scene: Scene) -> None:
    unit = tapped("ev_free_parking", scene)
    unit.silent(TapBank(0))
    unit.press("start")
    assert owned(unit) == scene.owned
    check_done(unit, "ev_free_parking")


@pytest.mark.clause("U-UNIT-6", "U-UNIT-1")
def test_x_drops_an_event_half_picked_and_what_was_done_before_can_be_taken_back() -> None:
    unit = tapped("ev_swap_1", SCENES["owned"])
    unit.deed(7)
    unit.silent(Press("undo"), "unit/no_undo")
    unit.silent(TapEvent("ev_swap_2"))
    unit.press("x")
    assert unit.screen.name == "home"
    assert owned(unit) == SCENES["owned"].owned
    unit.press("undo")
    assert unit.cash(0) == 1500


@pytest.mark.clause("U-UNIT-6", "U-UNIT-7")
def test_an_event_may_end_in_a_debt_or_in_the_end() -> None:
    unit = Device(2)
    unit.place(0, cash=0, deeds=[1, 22])
    unit.event("ev_pay_per_deed")
    assert unit.card(0).sound == "debt"
    unit.deed(1)
    assert unit.screen.name == "debt"
    unit.deed(22)
    assert unit.cash(0) == 360
    unit.silent(Press("undo"), "unit/no_undo")
    unit = Device(2)
    unit.place(0, cash=39, deeds=[1, 2])
    unit.place(0, cash=0)
    unit.place(1, deeds=[3])
    unit.event("ev_pay_per_deed")
    unit.card(0)
    unit.deed(1, 2)
    assert (unit.cash(0), unit.screen.name) == (20, "home")


@pytest.mark.clause("U-UNIT-10")
def test_an_unknown_event_card_is_not_read() -> None:
    unit = Device(2)
    unit.silent(TapEvent("ev_nothing"))
