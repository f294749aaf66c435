"""Orders for buildings and sales of them that the rules will take: evenly, within the Bank's stock, one kind at a time."""

from functools import lru_cache

from cotyphu.rules.board import STREET, Board, Group
from cotyphu.rules.game import Game
from cotyphu.rules.phases.shortage import HOUSE_WORD
from cotyphu.rules.state import HOTEL, Player
from cotyphu.rules.values import Targets


@lru_cache(maxsize=16)
def street_groups(board: Board) -> tuple[tuple[int, int, Group], ...]:
    """The colour groups with their index and size, in board order."""
    return tuple((g.index, g.size, g) for g in board.groups if g.kind == STREET)


def complete_groups(board: Board, player: Player) -> list[Group]:
    """The colour groups that are wholly the player's, in board order."""
    held = player.held
    return [group for index, size, group in street_groups(board) if held[index] == size]


def building_order(game: Game, group: Group, budget: int, top: int = HOTEL) -> Targets:
    """The order that raises a complete `group` evenly, to at most `top` on each lot, for at most `budget`; () for none.

    Only houses or only hotels: in a shortage the rules take no order for both (C-BLD-6). The dearest lot comes first.
    """
    cost = group.house_cost
    units = budget // cost
    if units <= 0:
        return ()
    lots = [game.lots[deed.index] for deed in reversed(group.deeds)]
    levels = [lot.houses for lot in lots]
    lowest = min(levels)
    if lowest >= top or any(lot.mortgaged for lot in lots):
        return ()
    if lowest < 4:
        units = min(units, game.houses)
        ceiling = min(top, 4)
    else:
        units = min(units, game.hotels)
        ceiling = top
    while units and lowest < ceiling:
        levels[levels.index(lowest)] += 1
        units -= 1
        lowest = min(levels)
    return tuple([(lot.deed.space, level) for lot, level in zip(lots, levels, strict=True) if level > lot.houses])


def building_sale(game: Game, group: Group, needed: int) -> Targets:
    """The sale that lowers a `group` evenly until it brings `needed`, or empties it; () if nothing stands there.

    More is sold where the Bank lacks the houses to break a hotel up (C-SELL-2).
    """
    half = group.house_cost // 2
    lots = [game.lots[deed.index] for deed in group.deeds]
    levels = [lot.houses for lot in lots]
    stock = game.houses
    highest = max(levels)
    while highest and (needed > 0 or stock < 0):
        levels[levels.index(highest)] -= 1
        needed -= half
        stock += -4 if highest == HOTEL else 1
        highest = max(levels)
    return tuple([(lot.deed.space, level) for lot, level in zip(lots, levels, strict=True) if level < lot.houses])


def building_claim(game: Game, player: Player, what: str, budget: int) -> Targets:
    """What to ask for in a shortage of `what`: buildings of that kind for the dearest group that can take some."""
    for group in reversed(complete_groups(game.board, player)):
        targets = building_order(game, group, budget, 4 if what == HOUSE_WORD else HOTEL)
        if targets and (what == HOUSE_WORD or targets[0][1] == HOTEL):
            return targets
    return ()
