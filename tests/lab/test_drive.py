from collections import Counter

import pytest

from cotyphu.bots import make_bot
from cotyphu.editions import load_board
from cotyphu.lab.drive import Luck, Stuck, drive
from cotyphu.rules.actions import Action, Bid, Buy, Decline, Pass, Roll
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from cotyphu.rules.phases.auction import Auction
from tests.rules.tabletop import ORANGE, Tabletop


class Says:
    """A bot that always says the same."""

    def __init__(self, action: Action | None) -> None:
        self.action = action

    def choose(self, game: Game, seat: int) -> Action | None:
        return self.action


class Bidder:
    """Bids the least once, then passes; `order` has the seats in the order in which they were asked."""

    order: list[int]

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def choose(self, game: Game, seat: int) -> Action:
        phase = game.phase
        if not isinstance(phase, Auction):
            return Decline(seat)
        self.order.append(seat)
        return Pass(seat) if self.order.count(seat) > 1 else Bid(seat, phase.least(game))


def new_game(seats: int = 4) -> Game:
    return Game.new(load_board("london"), Options.from_dict({}), seats)


def test_luck_depends_on_its_seed_and_is_even() -> None:
    def throw(seed: int, count: int) -> list[int]:
        luck = Luck(seed)
        return [luck.below(36) for _ in range(count)]

    assert throw(1, 50) == throw(1, 50)
    assert throw(1, 50) != throw(2, 50)
    # Chi-squared with 35 degrees of freedom is above 75 once in 10,000 times.
    for seed in range(3):
        counts = Counter(throw(seed, 36_000))
        assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(36)) < 75
    # Neighbouring seeds must not begin alike.
    counts = Counter(Luck(seed).below(36) for seed in range(36_000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(36)) < 75


def test_luck_goes_on_from_its_state() -> None:
    luck = Luck(5)
    luck.below(6)
    other = Luck(0)
    other.state = luck.state
    assert [luck.below(1000) for _ in range(20)] == [other.below(1000) for _ in range(20)]


def test_it_plays_to_the_end_and_counts_decisions() -> None:
    game = new_game()
    decisions = drive(game, [make_bot("easy", seat) for seat in range(4)], Luck(1))
    assert game.over
    assert decisions > game.number


def test_it_stops_after_so_many_decisions_and_can_go_on() -> None:
    whole, parts = new_game(), new_game()
    bots = [make_bot("normal", seat) for seat in range(4)]
    assert drive(whole, bots, Luck(2), 100) == 100
    bots = [make_bot("normal", seat) for seat in range(4)]
    luck = Luck(2)
    for _ in range(10):
        assert drive(parts, bots, luck, 10) == 10
    assert parts == whole


def test_bidders_are_asked_around_the_table_from_the_left_of_who_declined() -> None:
    table = Tabletop(seats=4)
    table.place(2, space=ORANGE[0] - 3)
    table.turn_of(2)
    table.roll(1, 2)
    order: list[int] = []
    drive(table.game, [Bidder(order)] * 4, Luck(1), 8)
    assert order == [3, 0, 1, 2, 3, 0, 1]


def test_a_seat_that_says_nothing_is_told() -> None:
    with pytest.raises(Stuck, match=r"seat 0 says nothing in phase roll of turn 1"):
        drive(new_game(), [Says(None)] * 4, Luck(1))


def test_a_refused_action_is_told_with_its_reason() -> None:
    with pytest.raises(Stuck, match=r"Buy\(seat=0\) in phase roll of turn 1: turn/not_now"):
        drive(new_game(), [Says(Buy(0))] * 4, Luck(1))
    with pytest.raises(Stuck, match=r"Roll\(seat=1\) in phase roll of turn 1: turn/not_yours"):
        drive(new_game(), [Says(Roll(1))] * 4, Luck(1))
