"""A game read from JSON that somebody spoilt is a clear error in one line, or a game: never a trace."""

import json
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cotyphu.editions import BOARD_IDS
from cotyphu.rules.actions import action_from_dict
from cotyphu.rules.events import Event, event_from_dict
from cotyphu.rules.game import Game
from cotyphu.rules.options import BadOption
from cotyphu.rules.values import Malformed
from tests.properties.menus import attempt
from tests.properties.players import RandomPlayers
from tests.properties.positions import new_game

WRONG: tuple[object, ...] = (
    *(None, "x", "agreed", -1, 99, 10**12, 1.5, True),
    *([], [1], ["a", "b"], [[1, 2]], {}, {"phase": "debt"}, {"phase": "nothing"}),
)


def spoil(rng: random.Random, data: Any) -> None:
    """Take one value out of `data` or put something else in its place."""
    place = rng.choice(list(_places(data)))
    at = data
    for key in place[:-1]:
        at = at[key]
    if rng.random() < 0.3:
        del at[place[-1]]
    else:
        at[place[-1]] = rng.choice(WRONG)


def _places(value: Any) -> Iterator[tuple[Any, ...]]:
    inner: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    for key, part in inner:
        yield (key,)
        yield from ((key, *rest) for rest in _places(part))


def _complaint(read: Any, data: object) -> str | None:
    try:
        read(data)
    except (Malformed, BadOption) as error:
        return str(error)
    return None


def _reads_or_says_why(read: Any, data: object) -> None:
    complaint = _complaint(read, data)
    assert complaint is None or ("\n" not in complaint and 10 < len(complaint) < 400), complaint


@given(seed=st.integers(0, 2**32 - 1), board=st.sampled_from(BOARD_IDS), steps=st.integers(0, 150))
def test_a_spoilt_game_action_or_event_is_a_clear_error(seed: int, board: str, steps: int) -> None:
    rng = random.Random(seed)
    game = new_game(board, {}, rng.randint(2, 8), seed)
    told: list[Event] = []
    game.listener = told.append
    players = RandomPlayers(rng)
    for _ in range(steps):
        if game.over:
            break
        action = players.action(game)
        attempt(game, action)
        spoilt = json.loads(json.dumps(action.to_dict()))
        spoil(rng, spoilt)
        _reads_or_says_why(action_from_dict, spoilt)
    for event in told[-10:]:
        spoilt = json.loads(json.dumps(event.to_dict()))
        spoil(rng, spoilt)
        _reads_or_says_why(event_from_dict, spoilt)
    for _ in range(20):
        spoilt = json.loads(json.dumps(game.to_dict()))
        for _ in range(rng.choice((1, 1, 2))):
            spoil(rng, spoilt)
        _reads_or_says_why(lambda data: Game.from_dict(data, game.board), spoilt)
