import pytest

from cotyphu.editions import load_board
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from cotyphu.rules.ranking import result_of


@pytest.mark.clause("C-END-1", "C-END-3")
def test_the_bankrupt_take_the_places_behind_the_others_the_last_of_them_first() -> None:
    game = Game.new(load_board("london"), Options.from_dict({}), 5)
    game.bankrupts = [3, 0, 4]
    for seat in game.bankrupts:
        game.players[seat].out = True
    game.players[2].cash += 1

    result = result_of(game, "agreed")

    assert [(row["seat"], row["place"]) for row in result["ranking"]] == [(2, 1), (1, 2), (4, 3), (0, 4), (3, 5)]
