"""Many games between bots: the same result for the same seed, whoever shares the work, and everything counted."""

import json
from typing import Any

import pytest

from cotyphu.bots import UnknownBot
from cotyphu.editions import BOARD_IDS, ULTIMATE_BOARD_IDS, UnknownBoard
from cotyphu.lab.simulation import DEFAULT_TURN_LIMIT, Played, Setup, simulate, summary
from cotyphu.rules.base import BadSeats
from cotyphu.rules.options import BadOption


def setup(seed: int = 5, bots: tuple[str, ...] = ("easy", "normal", "easy"), **options: Any) -> Setup:
    return Setup.of("london", bots, {"turn_limit": 30, **options}, seed)


def silent(_more: int) -> None:
    pass


def test_the_same_seed_gives_the_same_games_however_they_are_shared() -> None:
    heard: list[int] = []
    alone = simulate(setup(), 20, 1, heard.append)
    shared = simulate(setup(), 20, 2, silent)
    assert alone == shared
    assert sum(heard) == len(alone) == 20
    assert simulate(setup(), 12, 1, silent) == alone[:12]
    assert simulate(setup(seed=6), 4, 1, silent) != alone[:4]


def test_games_of_a_run_differ() -> None:
    assert len(set(simulate(setup(), 12, 1, silent))) > 6


@pytest.mark.parametrize("board", BOARD_IDS)
@pytest.mark.parametrize("seats", [2, 8])
def test_every_board_and_number_of_seats(board: str, seats: int) -> None:
    asked = Setup.of(board, ["easy", "normal"] * (seats // 2), {"turn_limit": 15, "first_player": "highest_roll"}, 1)
    for game in simulate(asked, 2, 1, silent):
        assert len(game.worths) == seats
        assert game.rounds <= 15


@pytest.mark.parametrize("board", ULTIMATE_BOARD_IDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_of_the_other_edition(board: str, seats: int) -> None:
    asked = Setup.of(board, ("easy", "normal", "easy", "normal")[:seats], {}, 3)
    played = simulate(asked, 6, 1, silent)
    assert played == simulate(asked, 6, 1, silent)
    assert {game.reason for game in played} <= {"bankrupt", "turns"}
    assert all(len(game.worths) == seats for game in played)
    assert summary(asked, played)["edition"] == "ultimate"


def test_two_to_four_play_the_other_edition() -> None:
    with pytest.raises(BadSeats, match="takes 2 to 4 seats, got 5"):
        Setup.of(ULTIMATE_BOARD_IDS[0], ["easy"] * 5, {}, 1)


def test_a_game_without_a_limit_of_its_own_gets_one() -> None:
    assert Setup.of("london", ["easy", "easy"], {}, 1).options["turn_limit"] == DEFAULT_TURN_LIMIT
    assert Setup.of("london", ["easy", "easy"], {"turn_limit": None}, 1).options["turn_limit"] is None


def test_what_came_of_it_is_counted() -> None:
    played = [
        Played((0,), "last_player", 10, 100, (500, 0, 0)),
        Played((0, 2), "turns", 30, 300, (200, 100, 200)),
        Played((1,), "last_player", 20, 170, (0, 900, 0)),
        Played((2,), "turns", 30, 330, (0, 0, 70)),
    ]
    told = summary(setup(), played)
    assert json.loads(json.dumps(told)) == told
    assert [(row["bot"], row["wins"], row["share"]) for row in told["seats"]] == [
        ("easy", 2, 0.5),
        ("normal", 1, 0.25),
        ("easy", 2, 0.5),
    ]
    assert told["seats"][1]["mean_worth"] == 250
    assert told["bots"] == {
        "easy": {"seats": 2, "wins": 3, "share": 0.75},
        "normal": {"seats": 1, "wins": 1, "share": 0.25},
    }
    assert (told["games"], told["ties"], told["ends"]) == (4, 1, {"last_player": 2, "turns": 2})
    assert told["rounds"] == {"least": 10, "median": 25, "mean": 22.5, "most": 30}
    assert told["decisions"] == {"least": 100, "median": 235, "mean": 225, "most": 330}


@pytest.mark.parametrize(
    ("board", "bots", "options", "error"),
    [
        ("paris", ["easy"] * 2, {}, UnknownBoard),
        ("london", ["easy", "genius"], {}, UnknownBot),
        ("london", ["easy"], {}, BadSeats),
        ("london", ["easy"] * 9, {}, BadSeats),
        ("london", ["easy"] * 2, {"speed": 1}, BadOption),
        ("london", ["easy"] * 2, {"deck": "us_pre2008"}, BadOption),
    ],
)
def test_a_setup_that_cannot_be(
    board: str, bots: list[str], options: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Setup.of(board, bots, options, 1)
