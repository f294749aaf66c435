"""What a board's printed statistics come to: how often each space is visited, and what a group brings with its buildings."""

from functools import lru_cache
from typing import Final

from cotyphu.rules.board import GO_TO_JAIL, STREET, UTILITY, Board, Group

TWO_DICE: Final = tuple((steps, (6 - abs(steps - 7)) / 36) for steps in range(2, 13))
"""Each sum of two dice with its probability."""

_ROUNDS_OF_WALK: Final = 120
_MEAN_ROLL: Final = 7


class GroupStatistics:
    """A group in statistics. All income is what one visitor's one move brings on average.

    `income[u]` is that of the whole group with `u` buildings set evenly, the dearest lots first (0 for stations and utilities,
    where it is that of all of them). `alone[h]` is that of `h` lots of an incomplete group, at their mean. `developed` is the
    number of buildings with three houses on each lot, up to which a house brings the most. `income` of a whole group of streets
    depends on its buildings, so `alone[size]` is 0 there. `places` are the indices of the deeds.
    """

    __slots__ = ("alone", "developed", "group", "income", "places")

    def __init__(self, group: Group, visits: tuple[float, ...]) -> None:
        self.group = group
        self.places = tuple(deed.index for deed in group.deeds)
        self.developed = 3 * group.size if group.kind == STREET else 0
        mean = sum(visits[d.space] for d in group.deeds) / group.size
        if group.kind == STREET:
            base = sum(visits[d.space] * d.rents[0] for d in group.deeds)
            self.income = _built(group, visits, base)
            self.alone = (*(base * held / group.size for held in range(group.size)), 0.0)
        else:
            per = _MEAN_ROLL if group.kind == UTILITY else 1
            rents = group.deeds[0].rents
            self.alone = (0.0, *(held * rents[held - 1] * per * mean for held in range(1, group.size + 1)))
            self.income = (self.alone[-1],)

    def return_to(self, units: int, built: int = 0) -> float:
        """The income that each unit of money brings which raises the group from `built` to `units` buildings."""
        return (self.income[units] - self.income[built]) / ((units - built) * self.group.house_cost)


def _built(group: Group, visits: tuple[float, ...], base: float) -> tuple[float, ...]:
    income = [2 * base]
    levels = [0] * group.size
    for _ in range(5 * group.size):
        place = group.size - 1 - levels[::-1].index(min(levels))
        levels[place] += 1
        income.append(
            sum(
                visits[d.space] * (d.rents[level] if level else 2 * d.rents[0])
                for d, level in zip(group.deeds, levels, strict=True)
            )
        )
    return tuple(income)


class BoardStatistics:
    """A board in statistics: `visits[s]` is the probability that a move ends on space s, `groups[i]` those of group i.

    `best_first` has the index, size and statistics of the colour groups, those first that bring the most for the cost of three
    houses a lot.
    """

    __slots__ = ("best_first", "groups", "visits")

    def __init__(self, board: Board) -> None:
        self.visits = _visits(board)
        self.groups = tuple(GroupStatistics(group, self.visits) for group in board.groups)
        streets = [f for f in self.groups if f.group.kind == STREET]
        streets.sort(key=lambda f: -f.return_to(f.developed))
        self.best_first = tuple((f.group.index, f.group.size, f) for f in streets)


@lru_cache(maxsize=16)
def statistics_of(board: Board) -> BoardStatistics:
    """The statistics of a board, made once."""
    return BoardStatistics(board)


def _visits(board: Board) -> tuple[float, ...]:
    """Where moves end in the long run, by dice and the Go-to-Jail space; cards and doubles change it little."""
    shares = [1 / board.size] * board.size
    for _ in range(_ROUNDS_OF_WALK):
        following = [0.0] * board.size
        for space, share in enumerate(shares):
            for steps, chance in TWO_DICE:
                target = (space + steps) % board.size
                if board.spaces[target].kind == GO_TO_JAIL:
                    target = board.jail
                following[target] += share * chance
        shares = following
    return tuple(shares)
