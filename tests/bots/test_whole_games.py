import pytest
from hypothesis import given
from hypothesis import strategies as st

from cotyphu.bots import BOT_KINDS, UnknownBot, make_bot
from cotyphu.editions import BOARD_IDS, load_board
from cotyphu.lab.drive import Luck, drive
from cotyphu.rules.actions import Action
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from tests.bots.mixes import LENGTH, mixed_game
from tests.bots.watching import Forgetful, Watched
from tests.rules import invariants

GAMES = 300


@pytest.mark.slow
def test_no_action_of_a_bot_is_refused_and_nearly_every_game_ends() -> None:
    ended = 0
    for seed in range(GAMES):
        game, bots, luck = mixed_game(seed)
        drive(game, bots, luck, LENGTH)  # `Stuck` if an action is refused
        invariants.check(game)
        ended += game.over
    assert ended >= GAMES * 95 // 100


@given(st.integers(0, 2**32))
def test_no_action_of_a_bot_is_refused_in_any_mix(seed: int) -> None:
    game, bots, luck = mixed_game(seed)
    while not game.over and drive(game, bots, luck, 100):
        invariants.check(game)
        if game.number > LENGTH:
            break


@pytest.mark.parametrize("kind", BOT_KINDS)
@pytest.mark.parametrize("board", BOARD_IDS)
def test_same_seed_same_game(kind: str, board: str) -> None:
    def play(seed: int) -> tuple[str, list[Action]]:
        game = Game.new(load_board(board), Options.from_dict({}), 4)
        bots = [Watched(make_bot(kind, seed + seat)) for seat in range(4)]
        drive(game, bots, Luck(seed), LENGTH)
        return game.digest(), [action for bot in bots for _, _, action in bot.actions]

    assert play(1) == play(1)
    assert play(1) != play(2)


@pytest.mark.parametrize("kind", BOT_KINDS)
@pytest.mark.parametrize("span", [1, 7])
def test_a_bot_goes_on_after_any_restart(kind: str, span: int) -> None:
    """Even one that forgets everything before each action never does what is refused, and ends its turns."""
    for seed in range(10):
        game, _, luck = mixed_game(seed)
        bots = [Forgetful(kind, 10 * seed + seat, span) for seat in range(len(game.players))]
        decisions = drive(game, bots, luck, LENGTH)
        assert game.over or game.number > decisions // 20


@pytest.mark.slow
@pytest.mark.parametrize("kind", BOT_KINDS)
def test_most_games_of_four_end_by_bankruptcy_well_before_200_rounds(kind: str) -> None:
    games = 100
    short = 0
    for seed in range(games):
        game = Game.new(load_board("london"), Options.from_dict({}), 4)
        drive(game, [make_bot(kind, 4 * seed + seat) for seat in range(4)], Luck(seed), 5000)
        short += game.result is not None and game.result["reason"] == "last_player" and game.round < 150
    assert short >= games * 95 // 100


@pytest.mark.slow
def test_normal_beats_easy() -> None:
    """One normal bot against three easy ones wins 25 % if it is no better. In long runs it wins 44 %; 35 % is 3.6 standard
    deviations of so many games below that, and 4.2 above chance.
    """
    games = 400
    wins = 0
    for number in range(games):
        seat = number % 4
        bots = [make_bot("normal" if s == seat else "easy", 4 * number + s) for s in range(4)]
        game = Game.new(load_board("london"), Options.from_dict({"turn_limit": 300}), 4)
        drive(game, bots, Luck(number // 4))
        assert game.result is not None
        wins += game.result["winners"] == [seat]
    assert wins / games > 0.35


def test_an_unknown_kind_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot is called 'hard'; there are easy, normal"):
        make_bot("hard", 1)
