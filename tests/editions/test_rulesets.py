"""The one place that knows both editions: a board tells which, and everything else follows."""

import json

import pytest

from cotyphu.bots import BOT_KINDS, UnknownBot, make_bot
from cotyphu.editions import ALL_BOARD_IDS, RULESETS, UnknownBoard, UnknownEdition, edition_of, game_from_dict, new_game
from cotyphu.editions.rulesets import ALL_ACTIONS, ALL_EVENTS, ALL_REASONS, ruleset, ruleset_of
from cotyphu.lab.drive import Luck, drive
from cotyphu.rules.base import BadSeats
from cotyphu.rules.options import BadOption
from cotyphu.rules.values import Malformed


@pytest.mark.parametrize("board", ALL_BOARD_IDS)
def test_a_game_on_any_board_begins_is_played_and_read_again(board: str) -> None:
    rules = ruleset_of(board)
    assert board in rules.boards
    assert rules is ruleset(edition_of(board))
    for seats in (rules.min_seats, rules.max_seats):
        game = new_game(board, {"starting_cash": 900, "turn_limit": 3}, seats)
        assert (game.board.id, game.edition) == (board, rules.edition)
        assert game.options.to_dict()["starting_cash"] == 900
        assert [game.worth(seat) for seat in range(seats)] == [900] * seats
        drive(game, [make_bot("easy", seat, rules.edition) for seat in range(seats)], Luck(seats))
        assert game.over
        assert game_from_dict(json.loads(json.dumps(game.to_dict()))) == game


def test_what_there_is_not_is_told() -> None:
    with pytest.raises(UnknownBoard, match="'mars'"):
        new_game("mars", {}, 2)
    with pytest.raises(UnknownEdition, match="no edition is called 'deluxe'; there are classic, ultimate"):
        ruleset("deluxe")
    with pytest.raises(BadOption, match="jail_fee"):
        new_game("london", {"jail_fee": 1}, 2)
    with pytest.raises(BadSeats, match="2 to 4 seats, got 5"):
        new_game("ultimate_london", {}, 5)
    with pytest.raises(UnknownBot, match="'genius'"):
        make_bot("genius", 0, "ultimate")


def test_a_game_must_be_of_the_edition_of_its_board() -> None:
    state = new_game("london", {}, 2).to_dict()
    for spoilt, message in (
        ({**state, "edition": "ultimate"}, "game.edition: expected 'classic', got 'ultimate'"),
        ({**state, "board": 5}, "game.board: expected a text, got 5"),
        ([], "game: expected an object"),
    ):
        with pytest.raises(Malformed, match=message):
            game_from_dict(spoilt)


def test_both_editions_together() -> None:
    for rules in RULESETS.values():
        assert ALL_ACTIONS.items() >= rules.actions.items()
        assert ALL_EVENTS.items() >= rules.events.items()
        assert set(ALL_REASONS) >= set(rules.reasons)
        assert all(make_bot(kind, 1, rules.edition) for kind in BOT_KINDS)
    assert len(set(ALL_REASONS)) == len(ALL_REASONS)
