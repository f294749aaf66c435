"""Whole Ultimate games of random players: at no moment does anything appear, get lost or get stuck."""

import random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from cotyphu.editions import ULTIMATE_BOARD_IDS
from tests.ultimate.players import RandomPlayers, mischief, mixed_options, new_game
from tests.ultimate.witness import Witness


@pytest.mark.parametrize("board", ULTIMATE_BOARD_IDS)
@given(
    seed=st.integers(0, 2**32 - 1),
    seats=st.integers(2, 4),
    options=mixed_options,
    steps=st.sampled_from((10, 100, 600, 600)),
    mischievous=st.sampled_from((0.0, 0.15)),
)
def test_random_games_hold(
    board: str, seed: int, seats: int, options: dict[str, object], steps: int, mischievous: float
) -> None:
    game = new_game(board, options, seats, seed)
    fresh = game.copy()
    rng = random.Random(seed)
    players = RandomPlayers(rng)
    witness = Witness(game, random.Random(seed + 1))
    try:
        for _ in range(steps):
            if game.over:
                break
            witness.act(mischief(rng, game) if rng.random() < mischievous else players.action(game))
        witness.finish(fresh)
    except Exception:
        note(f"after {len(witness.actions)} actions: {witness.actions[-12:]}")
        note(f"then: {game} {[phase.to_dict(game) for phase in game.stack]}")
        raise
