"""What a position promises: the income that lots, whole groups and cash to build with are good for."""

from collections.abc import Mapping, Sequence
from typing import Final

from cotyphu.bots.figures import TWO_DICE, Figures
from cotyphu.rules.board import STREET
from cotyphu.rules.game import Game
from cotyphu.rules.movement import rent_of
from cotyphu.rules.state import FREE, Lot, Player

ROUNDS_AHEAD: Final = 12
"""The rounds whose income counts."""
_ALLOWANCE: Final = 450  # what one may count on having for buildings beyond today's cash: salaries, mortgages
_KEPT: Final = 100  # cash that will not go into buildings


def moves_ahead(game: Game) -> int:
    """The moves of rivals whose income counts."""
    return ROUNDS_AHEAD * (len(game.players) - len(game.bankrupts) - 1)


def change(game: Game, figures: Figures, player: Player, gained: Mapping[int, int], cash: int, moves: int) -> float:
    """What the income of `player` comes to more if he gains so many lots of each group (by index) and so much cash."""
    held = player.held
    after = held[:]
    total = 0.0
    for index, count in gained.items():
        alone = figures.groups[index].alone
        after[index] += count
        total += alone[after[index]] - alone[held[index]]
    return (
        total * moves
        + _development(game, figures, after, player.cash + cash, moves)
        - _development(game, figures, held, player.cash, moves)
    )


def _development(game: Game, figures: Figures, held: Sequence[int], cash: int, moves: int) -> float:
    """What whole groups are good for, less half of what is yet to be built there.

    Cash goes into three houses on each lot, first on the groups that bring the most for it.
    """
    total = 0.0
    budget = max(cash - _KEPT, 0) + _ALLOWANCE
    for index, size, figure in figures.best_first:
        if held[index] == size:
            cost = figure.group.house_cost
            built = 0
            for deed in figure.group.deeds:
                built += game.lots[deed.index].houses
            more = min(max(figure.developed - built, 0), budget // cost)
            budget -= more * cost
            total += figure.income[built + more] * moves - more * cost / 2
    return total


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
        worth += change(game, figures, player, {index: 1}, -deed.price, moves_ahead(game))
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
