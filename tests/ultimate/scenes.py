"""Positions in which every event card is tried, and by hand what an event that moves levels does in them."""

from typing import NamedTuple

SETS = ((1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), (12, 13, 14), (15, 16, 17), (18, 19, 20), (21, 22))
SIDES = (range(1, 6), range(6, 12), range(12, 18), range(18, 23))
DRAWER, OTHER, THIRD = 0, 1, 2

MOVES = ("ev_move_1", "ev_move_2", "ev_move_3")
SWAPS = ("ev_swap_1", "ev_swap_2")
SHIFTS = {
    "ev_set_up_1": 1,
    "ev_set_up_2": 1,
    "ev_set_up_3": 1,
    "ev_set_down": -1,
    "ev_side_down": -1,
    "ev_side_up": 1,
}
RAZES = ("ev_raze_1", "ev_raze_2", "ev_raze_3")
NEIGHBOURS = ("ev_neighbours_1", "ev_neighbours_2")
COLLECTS = ("ev_both_collect_1", "ev_both_collect_2")
LEVEL_EVENTS = (*SHIFTS, *RAZES, "ev_top_level", *NEIGHBOURS)
OTHER_EVENTS = (*MOVES, *SWAPS, *COLLECTS, "ev_pay_per_deed", "ev_low_rents", "ev_jail", "ev_free_parking")


class Scene(NamedTuple):
    """Three seats, the drawer being seat 0. `owned` maps a property's number to its owner and level; `pick` is picked."""

    pick: int
    owned: dict[int, tuple[int, int]]
    jailed: tuple[int, ...] = ()

    def deeds_of(self, seat: int) -> dict[int, int]:
        return {number: level for number, (owner, level) in self.owned.items() if owner == seat}


SCENES = {
    "owned": Scene(7, {7: (0, 3), 6: (1, 2), 8: (2, 4), 11: (1, 3), 20: (2, 2)}),
    "unowned around it": Scene(7, {7: (0, 3), 20: (1, 2)}),
    "jailed": Scene(7, {7: (0, 3), 6: (1, 2), 8: (1, 4), 11: (2, 3)}, (OTHER,)),
    "all others jailed": Scene(7, {7: (0, 3), 6: (1, 2), 8: (2, 4)}, (OTHER, THIRD)),
    "own neighbours": Scene(7, {6: (0, 3), 7: (0, 3), 8: (0, 3), 9: (1, 3)}),
    "across a corner": Scene(11, {10: (0, 4), 11: (0, 2), 12: (1, 4), 9: (1, 5)}),
    "ring end 22": Scene(22, {21: (1, 3), 22: (0, 3), 1: (1, 3), 2: (0, 3)}),
    "ring end 1": Scene(1, {22: (1, 3), 1: (0, 3), 2: (1, 3), 21: (0, 3)}),
    "level 1": Scene(7, {6: (1, 1), 7: (0, 1), 8: (0, 1), 13: (1, 1)}),
    "level 5": Scene(7, {6: (1, 5), 7: (0, 5), 8: (0, 5), 13: (1, 5)}),
    "level 5 by level 1": Scene(7, {6: (1, 1), 7: (0, 5), 8: (2, 1)}),
    "only others own": Scene(7, {7: (1, 3), 6: (2, 3)}),
    "only the drawer owns": Scene(7, {7: (0, 3), 6: (0, 2)}),
    "nobody owns": Scene(7, {}),
}


def levels_after(scene: Scene, event: str, pick: int) -> dict[int, int]:
    """The levels of all owned properties after `event` on `pick`; as they are if it has no effect."""
    levels = {number: level for number, (_, level) in scene.owned.items()}
    if pick not in levels:
        return levels
    change: dict[int, int] = {}
    if event in SHIFTS:
        bounds = SIDES if "side" in event else SETS
        change = dict.fromkeys(next(some for some in bounds if pick in some), SHIFTS[event])
    elif event in NEIGHBOURS:
        change = {pick: 1, pick % 22 + 1: -1, (pick + 20) % 22 + 1: -1}
    elif event in RAZES:
        change = {pick: -4}
    else:
        change = {pick: 4}
    return {number: min(5, max(1, level + change.get(number, 0))) for number, level in levels.items()}


def may_pick(scene: Scene, event: str) -> set[int]:
    """What the drawer may pick for an event that moves levels: his own (any for a raze) where it has an effect."""
    pool = scene.owned if event in RAZES else scene.deeds_of(DRAWER)
    return {number for number in pool if levels_after(scene, event, number) != levels_after(scene, event, 0)}
