"""What a position promises: the income that lots, whole groups and cash to build with are good for."""

from collections.abc import Sequence
from typing import Final

from cotyphu.bots.board_statistics import TWO_DICE, BoardStatistics
from cotyphu.rules.board import STREET
from cotyphu.rules.game import Game
from cotyphu.rules.movement import rent_of
from cotyphu.rules.state import FREE, Lot, Player

ROUNDS_AHEAD: Final = 16
"""The rounds whose income counts."""
_ALLOWANCE: Final = 600  # what one may count on having for buildings beyond today's cash: salaries, mortgages
_KEPT: Final = 100  # cash that will not go into buildings


def rivals_of(game: Game) -> int:
    """How many a player still plays against."""
    return len(game.players) - len(game.bankrupts) - 1


def moves_ahead(game: Game) -> int:
    """The moves of rivals whose income counts."""
    return ROUNDS_AHEAD * rivals_of(game)


def development(game: Game, statistics: BoardStatistics, held: Sequence[int], cash: int, moves: int) -> float:
    """What whole groups of streets are good for to who holds `held[g]` lots of each, less half of what is yet to be built.

    Cash goes into three houses on each lot, first on the groups that bring the most for it.
    """
    total = 0.0
    budget = (cash - _KEPT if cash > _KEPT else 0) + _ALLOWANCE
    lots = game.lots
    for index, size, figure in statistics.best_first:
        if held[index] == size:
            cost = figure.group.house_cost
            built = 0
            for place in figure.places:
                built += lots[place].houses
            more = figure.developed - built
            more = min(more, budget // cost)
            if more > 0:
                budget -= more * cost
                total += figure.income[built + more] * moves - more * cost / 2
            else:
                total += figure.income[built] * moves
    return total


def price_of(lot: Lot) -> int:
    """The printed price, less what it costs to redeem the lot."""
    return lot.deed.price - lot.deed.redeem if lot.mortgaged else lot.deed.price


def worth_of(game: Game, statistics: BoardStatistics, player: Player, lot: Lot) -> int:
    """What `lot`, which nobody owns, is worth to `player`: its price, what it completes for him, and whom it stops."""
    deed = lot.deed
    index = deed.group.index
    size = deed.group.size
    held = player.held
    worth = float(deed.price)
    if held[index] == size - 1 or (held[index] and deed.kind != STREET):
        worth += _completing(game, statistics, player, index, deed.price)
    elif held[index]:
        worth *= 1.1
    for rival in game.players:
        if rival is not player and rival.held[index] == size - 1 and size > 1 and not rival.out:
            figure = statistics.groups[index]
            worth += figure.income[figure.developed] * ROUNDS_AHEAD / 2
    return int(worth)


def _completing(game: Game, statistics: BoardStatistics, player: Player, group: int, price: int) -> float:
    """What one lot more of the group with this index brings to `player`, who pays `price`."""
    held = player.held
    after = held[:]
    after[group] += 1
    alone = statistics.groups[group].alone
    moves = moves_ahead(game)
    return (
        (alone[after[group]] - alone[held[group]]) * moves
        + development(game, statistics, after, player.cash - price, moves)
        - development(game, statistics, held, player.cash, moves)
    )


def threat(game: Game, player: Player) -> float:
    """What the next move of `player` costs him on average, in jail as if he left it; cards and taxes apart."""
    spaces = game.board.spaces
    lots = game.lots
    collects_in_jail = game.options.rent_in_jail
    size = len(spaces)
    space = player.space
    total = 0.0
    for steps, chance in TWO_DICE:
        deed = spaces[(space + steps) % size].deed
        if deed is not None:
            lot = lots[deed.index]
            owner = lot.owner
            if owner is None or owner is player or lot.mortgaged or (owner.jail != FREE and not collects_in_jail):
                continue
            total += chance * rent_of(lot, steps)
    return total
