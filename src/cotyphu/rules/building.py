"""What a building order needs, costs and breaks: the rules of building and selling (C-BLD-1 to C-BLD-5, C-SELL-1, -2).

Everything here checks and counts; `business.py` and `phases/shortage.py` carry out.
"""

from typing import TYPE_CHECKING

from cotyphu.rules.board import STREET, Group
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import HOTEL, Lot, Player
from cotyphu.rules.values import Targets

if TYPE_CHECKING:
    from cotyphu.rules.game import Game


class Plan:
    """A checked building order: the lots with their new levels, its cost, and the stock it takes."""

    __slots__ = ("cost", "hotels", "houses", "levels")

    def __init__(self, levels: list[tuple[Lot, int]], cost: int, houses: int, hotels: int) -> None:
        self.levels = levels
        self.cost = cost
        self.houses = houses  # houses taken from the Bank on the way, hotels' old houses not yet given back
        self.hotels = hotels


def group_refusal(game: "Game", player: Player, group: Group) -> Refused | None:
    """Why `player` may not build in `group` at all, if so (C-BLD-1, C-BLD-7)."""
    if group.kind != STREET:
        return Refused("build/not_street", space=group.deeds[0].space)
    lots = game.lots
    if player.held[group.index] != group.size:
        missing = [d.space for d in group.deeds if lots[d.index].owner is not player]
        return Refused("build/group_incomplete", group=group.id, missing=missing)
    for d in group.deeds:
        if lots[d.index].mortgaged:
            mortgaged = [e.space for e in group.deeds if lots[e.index].mortgaged]
            return Refused("build/mortgaged", group=group.id, spaces=mortgaged)
    return None


def plan_building(game: "Game", player: Player, targets: Targets) -> Plan:
    """The order checked against ownership, evenness and the Bank's stock, but not against cash; else `Refused`."""
    if not targets:
        raise Refused("build/nothing")
    levels: list[tuple[Lot, int]] = []
    groups: list[Group] = []
    cost = 0
    for space, houses in targets:
        lot = game.find_lot(space)
        if lot is None or lot.deed.kind != STREET:
            raise Refused("build/not_street", space=space)
        if lot.owner is not player:
            raise Refused("build/not_owner", space=space)
        group = lot.deed.group
        if all(game.lots[d.index].houses == HOTEL for d in group.deeds):
            raise Refused("build/full", group=group.id)
        if not lot.houses < houses <= HOTEL or any(lot is seen for seen, _ in levels):
            raise Refused("build/bad_target", space=space, houses=houses)
        if group not in groups:
            why = group_refusal(game, player, group)
            if why is not None:
                raise why
            groups.append(group)
        levels.append((lot, houses))
        cost += (houses - lot.houses) * group.house_cost
    houses_left = game.houses
    hotels_needed = 0
    most_houses = 0
    for group in groups:
        if game.options.even_building:
            after = levels_after(game, group, levels)
            if max(after) - min(after) > 1:
                raise Refused("build/uneven", group=group.id)
        needed, hotels = _stock_needed(group, levels)
        if needed > houses_left:
            raise Refused("build/no_houses", left=game.houses, needed=needed)
        most_houses += needed
        houses_left += 4 * hotels - needed
        hotels_needed += hotels
    if hotels_needed > game.hotels:
        raise Refused("build/no_hotels", left=game.hotels, needed=hotels_needed)
    return Plan(levels, cost, most_houses, hotels_needed)


def levels_after(game: "Game", group: Group, levels: list[tuple[Lot, int]]) -> list[int]:
    """The buildings on each lot of `group` once `levels` are carried out."""
    after = [game.lots[d.index].houses for d in group.deeds]
    for lot, houses in levels:
        if lot.deed.group is group:
            after[group.deeds.index(lot.deed)] = houses
    return after


def _stock_needed(group: Group, levels: list[tuple[Lot, int]]) -> tuple[int, int]:
    """Houses and hotels that must be at hand: a hotel needs its lot's four houses first (C-BLD-4, C-BLD-5)."""
    houses = 0
    hotels = 0
    for lot, level in levels:
        if lot.deed.group is group:
            houses += min(level, 4) - lot.houses
            hotels += level == HOTEL
    return houses, hotels


def raise_buildings(game: "Game", levels: list[tuple[Lot, int]]) -> None:
    """Set the buildings and move stock; the caller has checked and paid."""
    for lot, level in levels:
        if level == HOTEL:
            game.hotels -= 1
            game.houses += lot.houses
        else:
            game.houses -= level - lot.houses
        lot.houses = level


def addable(game: "Game", group: Group) -> list[int]:
    """The spaces of a group that may be built on where one more building is legal now, cash apart."""
    lots = [game.lots[d.index] for d in group.deeds]
    lowest = min(lot.houses for lot in lots)
    even = game.options.even_building
    found = []
    for lot in lots:
        if lot.houses == HOTEL or (even and lot.houses > lowest):
            continue
        if game.hotels > 0 if lot.houses == 4 else game.houses > 0:
            found.append(lot.deed.space)
    return found


def removable(game: "Game", group: Group) -> list[int]:
    """The spaces of a group from which one building can be sold now (C-SELL-1, C-SELL-2)."""
    lots = [game.lots[d.index] for d in group.deeds]
    highest = max(lot.houses for lot in lots)
    even = game.options.even_building
    return [
        lot.deed.space
        for lot in lots
        if lot.houses and (not even or lot.houses == highest) and (lot.houses < HOTEL or game.houses >= 4)
    ]


def plan_selling(game: "Game", player: Player, targets: Targets) -> tuple[list[tuple[Lot, int]], int]:
    """The sale checked: the lots with their new levels and the proceeds; else `Refused` (C-SELL-1, C-SELL-2)."""
    if not targets:
        raise Refused("sell/nothing")
    levels: list[tuple[Lot, int]] = []
    groups: list[Group] = []
    proceeds = 0
    stock = game.houses
    for space, houses in targets:
        lot = game.find_lot(space)
        if lot is None or lot.owner is not player or lot.deed.kind != STREET:
            raise Refused("sell/not_owner", space=space)
        if not 0 <= houses < lot.houses or any(lot is seen for seen, _ in levels):
            raise Refused("sell/bad_target", space=space, houses=houses)
        group = lot.deed.group
        if group not in groups:
            groups.append(group)
        levels.append((lot, houses))
        proceeds += (lot.houses - houses) * group.house_cost // 2
        stock += (0 if lot.houses == HOTEL else lot.houses) - houses
    if stock < 0:
        raise Refused("sell/no_houses", left=game.houses, needed=game.houses - stock)
    if game.options.even_building:
        for group in groups:
            after = levels_after(game, group, levels)
            if max(after) - min(after) > 1:
                raise Refused("sell/uneven", group=group.id)
    return levels, proceeds


def lower_buildings(game: "Game", levels: list[tuple[Lot, int]]) -> None:
    """Set the buildings and move stock; the caller has checked and pays."""
    for lot, level in levels:
        if lot.houses == HOTEL:
            game.hotels += 1
            game.houses -= level
        else:
            game.houses += lot.houses - level
        lot.houses = level
