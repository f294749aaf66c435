"""A wrong data file of the Ultimate Banking edition gets one line that names the file and the place."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cotyphu.editions import load_edition
from cotyphu.editions.reading import WrongData
from cotyphu.editions.ultimate import read_ultimate

Spoil = Callable[[Any], object]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the data of its own that may be spoiled."""
    for name in ("ladder", "events"):
        text = files("cotyphu.editions").joinpath("ultimate", f"{name}.json").read_text("utf-8")
        (tmp_path / f"{name}.json").write_text(text, "utf-8")
    return tmp_path


def test_the_folder_is_right_before_it_is_spoiled(folder: Path) -> None:
    assert read_ultimate(folder, "ultimate_london", load_edition("london")).board.size == 36


@pytest.mark.parametrize(
    ("file", "spoil", "line"),
    [
        ("ladder", lambda d: d.pop("currency"), "ladder.json: top: 'currency' is missing"),
        ("ladder", lambda d: d["groups"].append("brown"), "ladder.json: groups[8]: 'brown' is there twice"),
        ("ladder", lambda d: d["groups"].append("grey"), "ladder.json: spaces: no space belongs to the group 'grey'"),
        ("ladder", lambda d: d["spaces"][1].pop("kind"), "ladder.json: spaces[1]: 'kind' is missing"),
        (
            "ladder",
            lambda d: d["spaces"][1].update(kind="street"),
            (
                "ladder.json: spaces[1].kind: must be one of go, property, jail, free_parking, go_to_jail, event, location, "
                'not "street"'
            ),
        ),
        ("ladder", lambda d: d["spaces"][0].update(card=5), "ladder.json: spaces[0]: 'card' is not known here"),
        ("ladder", lambda d: d["spaces"][1]["rents"].pop(), "ladder.json: spaces[1].rents: must hold 5 numbers, not 4"),
        ("ladder", lambda d: d["spaces"][1].update(card=10), "ladder.json: spaces[3].card: there is another card 10"),
        (
            "ladder",
            lambda d: d["spaces"][1].update(card=81),
            "ladder.json: spaces[1].card: must be a whole number from 1 to 80, not 81",
        ),
        ("ladder", lambda d: d["spaces"].pop(9), "ladder.json: spaces: exactly one space must be of kind jail"),
        (
            "ladder",
            lambda d: d["spaces"].append(d["spaces"].pop(0)),
            "ladder.json: spaces: the first space must be of kind go",
        ),
        ("ladder", lambda d: d["spaces"].pop(5), "ladder.json: spaces: must hold 22 properties, not 21"),
        ("ladder", lambda d: d["bank_cards"].pop(), "ladder.json: bank_cards: there must be 4 bank cards, not 3"),
        ("events", lambda d: d.clear(), "events.json: top: a deck needs at least one card"),
        ("events", lambda d: d[1].update(id="ev_move_1"), "events.json: [1].id: 'ev_move_1' is there twice"),
        ("events", lambda d: d[0].update(card=9), "events.json: [0].card: there is another card 9"),
        ("events", lambda d: d[0]["effect"].pop("kind"), "events.json: [0].effect: 'kind' is missing"),
        (
            "events",
            lambda d: d[3]["effect"].update(delta=0),
            "events.json: [3].effect.delta: must be 1 or -1, not 0",
        ),
        (
            "events",
            lambda d: d[7]["effect"].update(level=6),
            "events.json: [7].effect.level: must be a whole number from 1 to 5, not 6",
        ),
        (
            "events",
            lambda d: d[7]["effect"].update(own=1),
            "events.json: [7].effect.own: must be true or false, not 1",
        ),
    ],
)
def test_one_clear_line(folder: Path, file: str, spoil: Spoil, line: str) -> None:
    path = folder / f"{file}.json"
    data = json.loads(path.read_text("utf-8"))
    spoil(data)
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(WrongData) as error:
        read_ultimate(folder, "ultimate_london", load_edition("london"))
    assert str(error.value) == line
