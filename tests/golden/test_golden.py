"""The golden games go exactly as they went: every action is accepted and every event is told again."""

import json

import pytest

from cotyphu.rules.actions import action_from_dict
from tests.golden.games import FOLDER, GAMES, GoldenGame, Transcript


@pytest.mark.parametrize("golden", GAMES, ids=[game.name for game in GAMES])
def test_it_goes_as_it_went(golden: GoldenGame) -> None:
    kept = json.loads(golden.file.read_text(encoding="utf-8"))
    assert (kept["board"], kept["seats"], kept["options"]) == (golden.board, golden.seats, golden.options)
    transcript = Transcript(golden)
    for i, action in enumerate(kept["actions"]):
        transcript.act(action_from_dict(action, f"actions[{i}]", golden.actions))
    assert transcript.game.over
    assert transcript.outcome() == {key: kept[key] for key in transcript.outcome()}


def test_no_file_lies_there_unplayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {game.name for game in GAMES}
