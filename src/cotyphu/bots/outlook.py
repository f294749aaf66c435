"""What a position promises: the income that lots, whole groups and cash to build with are good for."""

from collections.abc import Sequence
from typing import Final

from cotyphu.bots.figures import TWO_DICE, Figures
from cotyphu.rules.board import STREET
from cotyphu.rules.game import Game
from cotyphu.rules.movement import rent_of
from cotyphu.rules.state import FREE, Lot, Player

ROUNDS_AHEAD: Final = 12
"""The rounds whose income counts."""
_ALLOWANCE: Final = 200  # what one may count on having for buildings beyond today's cash: about a salary
_KEPT: Final = 100  # cash that will not go into buildings
_HOPE: Final = 0.1  # how much of a whole group's promise one lot short of it is worth


def moves_ahead(game: Game) -> int:
    """The moves of rivals whose income counts."""
    return ROUNDS_AHEAD * (len(game.players) - len(game.bankrupts) - 1)


def outlook(figures: Figures, held: Sequence[int], units: Sequence[int], cash: int, moves: int) -> float:
    """What the income of `held[g]` lots of each group will come to, less half of what is built for it.

    `units[g]` buildings stand on group g. Cash goes into three houses on each lot of the whole groups, those first that
    bring the most for it.
    """
    total = 0.0
    whole = False
    for figure in figures.groups:
        count = held[figure.group.index]
        if count:
            size = figure.group.size
            if count < size:
                total += figure.alone[count] * moves
                if count == size - 1:
                    total += _HOPE * figure.income[figure.developed] * moves
            elif figure.developed:
                whole = True
            else:
                total += figure.income[0] * moves
    if whole:
        budget = max(cash - _KEPT, 0) + _ALLOWANCE
        for figure in figures.best_first:
            group = figure.group
            if held[group.index] == group.size:
                built = units[group.index]
                more = min(max(figure.developed - built, 0), budget // group.house_cost)
                cost = more * group.house_cost
                budget -= cost
                total += figure.income[built + more] * moves - cost / 2
    return total


def units_of(figures: Figures, player: Player) -> list[int]:
    """The buildings on each group of a player, a hotel counting five."""
    units = [0] * len(figures.groups)
    for lot in player.lots:
        if lot.houses:
            units[lot.deed.group.index] += lot.houses
    return units


def price_of(lot: Lot) -> int:
    """The printed price, less what it costs to redeem the lot."""
    return lot.deed.price - lot.deed.redeem if lot.mortgaged else lot.deed.price


def worth_of(game: Game, figures: Figures, player: Player, lot: Lot) -> int:
    """What `lot`, which nobody owns, is worth to `player`: its price, what it completes for him, and whom it stops."""
    deed = lot.deed
    index = deed.group.index
    size = deed.group.size
    held = player.held
    worth = float(deed.price)
    if held[index] == size - 1 or (held[index] and deed.kind != STREET):
        moves = moves_ahead(game)
        units = units_of(figures, player)
        with_it = held[:]
        with_it[index] += 1
        cash = player.cash - deed.price
        worth += outlook(figures, with_it, units, cash, moves) - outlook(figures, held, units, cash, moves)
    elif held[index]:
        worth *= 1.1
    for rival in game.players:
        if rival is not player and rival.held[index] == size - 1 and size > 1 and not rival.out:
            figure = figures.groups[index]
            worth += figure.income[figure.developed] * ROUNDS_AHEAD / 2
    return int(worth)


def rent_due(game: Game, player: Player, space: int) -> int:
    """What `player` would owe another on `space`, a utility at its mean."""
    deed = game.board.spaces[space].deed
    if deed is None:
        return game.board.spaces[space].tax
    lot = game.lots[deed.index]
    owner = lot.owner
    if owner is None or owner is player or lot.mortgaged or (owner.jail != FREE and not game.options.rent_in_jail):
        return 0
    return rent_of(lot, 7)


def threat(game: Game, player: Player) -> float:
    """What the next move of `player` costs him on average, in jail as if he left it."""
    size = game.board.size
    space = player.space
    total = 0.0
    for steps, chance in TWO_DICE:
        due = rent_due(game, player, (space + steps) % size)
        if due:
            total += chance * due
    return total
