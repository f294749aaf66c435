import pytest

from bench.measures import Measure
from bench.minimal import Minimal
from cotyphu.editions import load_board
from cotyphu.lab.drive import Luck, drive
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from tests.rules import invariants


def test_a_figure_is_missed_on_the_wrong_side_of_its_bound() -> None:
    assert Measure("speed", "", 99, 100).missed
    assert not Measure("speed", "", 100, 100).missed
    assert Measure("time", "", 26, 25, at_most=True).missed
    assert not Measure("time", "", 25, 25, at_most=True).missed
    assert not Measure("length", "", 0).missed


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_minimal_policy_plays_by_the_rules(seats: int) -> None:
    for seed in range(10):
        game = Game.new(load_board("london"), Options.from_dict({}), seats)
        drive(game, [Minimal()] * seats, Luck(seed), 1000)
        invariants.check(game)
