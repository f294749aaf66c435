"""Whole games of random players on every board, with any options: at no moment does anything appear, get lost or get stuck."""

import random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from cotyphu.editions import BOARD_IDS
from tests.properties.mischief import mischief
from tests.properties.players import RandomPlayers
from tests.properties.positions import mixed_options, new_game
from tests.properties.witness import Witness

LENGTHS = (1, 10, 100, 300, 600, 1200)
"""How many actions a game is followed at most; a failing one is made as short as it goes."""


@pytest.mark.parametrize("board", BOARD_IDS)
@given(
    seed=st.integers(0, 2**32 - 1),
    seats=st.integers(2, 8),
    options=mixed_options,
    steps=st.sampled_from(LENGTHS),
    mischievous=st.sampled_from((0.0, 0.15)),
)
def test_random_games_hold(
    board: str, seed: int, seats: int, options: dict[str, object], steps: int, mischievous: float
) -> None:
    chance = f"{board} {seats} {options} {seed}"
    game = new_game(board, options, seats, chance)
    fresh = game.copy()
    rng = random.Random(chance)
    players = RandomPlayers(rng)
    witness = Witness(game, random.Random(chance + " watched"))
    try:
        for _ in range(steps):
            if game.over:
                break
            if rng.random() < mischievous:
                witness.act(mischief(rng, game))
            else:
                witness.act(players.action(game))
        witness.finish(fresh)
    except Exception:
        note(f"after {len(witness.actions)} actions: {witness.actions[-12:]}")
        note(f"then: {game} {[phase.to_dict(game) for phase in game.stack]}")
        raise
