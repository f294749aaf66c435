"""The bots of the second edition: always legal, always the same, and `normal` stronger than `easy`."""

import random
from itertools import cycle, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cotyphu.bots import BOT_KINDS, make_bot
from cotyphu.editions import ULTIMATE_BOARD_IDS, load_ultimate
from cotyphu.lab.drive import Luck, drive
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions
from tests.ultimate.players import RandomPlayers, mixed_options, new_game

LIMIT = {"turn_limit": 300}


def play(kinds: list[str], seed: int, board: str = "ultimate_london", **options: object) -> UltimateGame:
    """A whole game; `Stuck` if an action of a bot is refused."""
    game = UltimateGame.new(load_ultimate(board).board, UltimateOptions.from_dict(LIMIT | options), len(kinds))
    bots = [make_bot(kind, 16 * seed + seat, "ultimate") for seat, kind in enumerate(kinds)]
    drive(game, bots, Luck(seed))
    assert game.over
    return game


@pytest.mark.parametrize("board", ULTIMATE_BOARD_IDS)
def test_every_choice_is_legal_over_hundreds_of_games(board: str) -> None:
    options: list[dict[str, object]] = [
        {},
        {"location_pays_go": True, "jail_fee": 0},
        {"auction_step": 70, "jail_fee": 700},
        {"starting_cash": 0},
        {"starting_cash": 9000, "auction_step": 1},
    ]
    for seed in range(150):
        kinds = list(islice(cycle((*BOT_KINDS, *BOT_KINDS[: seed % 2])), 2 + seed % 3))
        play(kinds, seed, board, **options[seed % len(options)])


@given(seed=st.integers(0, 2**32 - 1), seats=st.integers(2, 4), options=mixed_options, steps=st.sampled_from((20, 200)))
def test_a_bot_can_go_on_wherever_a_game_stands(seed: int, seats: int, options: dict[str, object], steps: int) -> None:
    game = new_game("ultimate_london", options, seats, seed)
    players = RandomPlayers(random.Random(seed))
    bots = [make_bot(kind, seed, "ultimate") for kind in BOT_KINDS]
    for _ in range(steps):
        if game.over:
            break
        for seat in game.waiting():
            for bot in bots:
                before = game.digest()
                action = bot.choose(game, seat)
                assert game.digest() == before, f"{bot} changed the game"
                if seat < 0:
                    assert action is None
                    continue
                assert action is not None
                assert bot.choose(game.copy(), seat) == action, "the same position, the same choice"
                game.copy().apply(action)
        game.apply(players.action(game))


def test_the_same_seeds_play_the_same_game() -> None:
    for seed in range(5):
        one, two = (play(["easy", "normal", "easy", "normal"], seed) for _ in range(2))
        assert one.digest() == two.digest()


def share_of_normal(rivals: int, games: int) -> float:
    """How many of so many games one `normal` wins against this many `easy`, a shared win counting in part."""
    won = 0.0
    for seed in range(games):
        kinds = ["easy"] * (rivals + 1)
        kinds[seed % len(kinds)] = "normal"
        result = play(kinds, seed).result
        assert result is not None
        if seed % len(kinds) in result["winners"]:
            won += 1 / len(result["winners"])
    return won / games


def test_normal_beats_easy_in_duels() -> None:
    assert share_of_normal(1, 600) > 0.58  # 0.64 over many games, give or take 0.02


@pytest.mark.slow
def test_normal_wins_more_than_its_share_at_a_full_table() -> None:
    assert share_of_normal(3, 3000) > 0.26  # 0.285 over many games, give or take 0.008; 0.25 would be its share
