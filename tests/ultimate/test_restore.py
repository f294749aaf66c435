"""A game from its JSON form: whatever is wrong with that is named by its place, and nothing else is raised."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cotyphu.editions import load_ultimate
from cotyphu.rules.options import BadOption
from cotyphu.rules.ultimate.actions import HandOver
from cotyphu.rules.ultimate.restore import ultimate_from_dict
from cotyphu.rules.values import Malformed
from tests.ultimate.players import RandomPlayers, new_game
from tests.ultimate.tabletop import Tabletop

BOARD = load_ultimate("ultimate_london").board
NONSENSE: tuple[Any, ...] = (None, -2, 99, "x", "", True, [], [1], {}, {"phase": "roll"}, 10**30)


def state() -> dict[str, Any]:
    """Seat 0 settles a debt with deeds."""
    table = Tabletop()
    table.place(0, cash=100, deeds=[1, 21])
    table.place(1, deeds=[22])
    table.land(35)
    table.do(HandOver(0, 1))
    found: dict[str, Any] = json.loads(json.dumps(table.game.to_dict()))
    return found


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Change the thing at `path[:-1]` to `path[-1]`."""

    def change(data: Any) -> None:
        for step in path[:-2]:
            data = data[step]
        data[path[-2]] = path[-1]

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("edition", "classic"), "game.edition: expected 'ultimate'"),
        (put("board", "london"), "game.board: expected 'ultimate_london'"),
        (put("players", []), "game.players: expected 2 to 4 players, got 0"),
        (put("players", 1, "seat", 0), r"game.players\[1\].seat: expected 1, got 0"),
        (put("players", 1, "space", 36), r"game.players\[1\].space: no space 36"),
        (put("players", 1, "jail", 4), r"game.players\[1\].jail: expected 0 to 3 failed rolls, got 4"),
        (put("lots", []), "game.lots: expected 22 lots, got 0"),
        (put("lots", 3, "space", 5), r"game.lots\[3\].space: expected 6, got 5"),
        (put("lots", 20, "level", 0), r"game.lots\[20\].level: expected 1 to 5 on an owned property"),
        (put("lots", 3, "level", 1), r"game.lots\[3\].level: expected"),
        (put("lots", 3, "owner", 2), r"game.lots\[3\].owner: no seat 2"),
        (put("bonuses", ["violet"]), r"game.bonuses\[0\]: unknown group 'violet'"),
        (put("decks", "event", "known", ["ev_jail"]), "game.decks.event: each event must lie in the deck once"),
        (put("decks", "event", "unseen", 0, "ev_x"), r"game.decks.event.unseen\[0\]: unknown event 'ev_x'"),
        (put("turn", "dice", [1]), r"game.turn.dice: expected two numbers"),
        (put("owed", None), r"game.stack\[1\].phase: no debt is open"),
        (put("owed", "lot", 22), "game.owed.lot: no deed 22"),
        (put("stack", []), "game.stack: nothing is pending"),
        (put("stack", 1, {"phase": "nap"}), r"game.stack\[1\].phase: unknown phase 'nap'"),
        (put("stack", 1, {"phase": "dice", "purpose": "fun"}), r"game.stack\[1\].purpose: expected move or jail"),
        (put("stack", 1, {"phase": "buy", "space": 2}), r"game.stack\[1\].space: no property on space 2"),
        (put("stack", 1, {"phase": "starter", "contenders": [0, 1], "rolls": [3, 4]}), "more rolls than contenders"),
        (put("stack", 1, {"phase": "starter", "contenders": [0, 7], "rolls": []}), r"contenders\[1\]: no seat 7"),
        (put("stack", 1, {"phase": "event", "card": "ev_x"}), r"game.stack\[1\].card: unknown event 'ev_x'"),
    ],
)
def test_what_is_wrong_is_named(change: Callable[[dict[str, Any]], None], message: str) -> None:
    data = state()
    ultimate_from_dict(data, BOARD)
    change(data)
    with pytest.raises(Malformed, match=message):
        ultimate_from_dict(data, BOARD)


def spoil(data: Any, rng: random.Random) -> None:
    """Put nonsense into a random place, or take something out."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.8:
            data = data[key]
            continue
        if rng.random() < 0.2:
            del data[key]
        else:
            data[key] = copy.deepcopy(rng.choice(NONSENSE))
        return


@given(seed=st.integers(0, 2**32 - 1), steps=st.sampled_from((0, 3, 60, 200)))
def test_nonsense_is_malformed_and_nothing_else(seed: int, steps: int) -> None:
    rng = random.Random(seed)
    game = new_game("ultimate_london", {}, rng.randint(2, 4), seed)
    players = RandomPlayers(rng)
    for _ in range(steps):
        if not game.over:
            game.apply(players.action(game))
    whole = json.dumps(game.to_dict())
    for _ in range(20):
        data = json.loads(whole)
        spoil(data, rng)
        try:
            ultimate_from_dict(data, BOARD)
        except (Malformed, BadOption):
            continue
    assert ultimate_from_dict(json.loads(whole), BOARD) == game
