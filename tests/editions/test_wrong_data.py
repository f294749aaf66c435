"""A wrong data file gets one line that names the file and the place."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cotyphu.editions.classic import read_edition
from cotyphu.editions.reading import WrongData

Spoil = Callable[[Any], object]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a board of its own that may be spoiled."""
    for name in ("ladder", "decks", "vietnam"):
        text = files("cotyphu.editions").joinpath("classic", f"{name}.json").read_text("utf-8")
        (tmp_path / f"{name}.json").write_text(text, "utf-8")
    return tmp_path


def test_the_folder_is_right_before_it_is_spoiled(folder: Path) -> None:
    assert read_edition(folder, "vietnam").board.size == 40


@pytest.mark.parametrize(
    ("file", "spoil", "line"),
    [
        ("vietnam", lambda d: d.pop("currency"), "vietnam.json: top: 'currency' is missing"),
        ("vietnam", lambda d: d.update(money="x"), "vietnam.json: top: 'money' is not known here"),
        ("vietnam", lambda d: d.update(id="hue"), "vietnam.json: id: must be 'vietnam', as the file is named"),
        ("vietnam", lambda d: d.update(currency=""), 'vietnam.json: currency: must be a text, not ""'),
        ("vietnam", lambda d: d.update(currency_after=1), "vietnam.json: currency_after: must be true or false, not 1"),
        ("vietnam", lambda d: d.update(names=[]), "vietnam.json: names: must be an object, not []"),
        ("vietnam", lambda d: d["names"].pop("39"), "vietnam.json: names: '39' is missing"),
        ("vietnam", lambda d: d["names"].update({"0": "X"}), "vietnam.json: names: '0' is not known here"),
        ("vietnam", lambda d: d["names"]["5"].pop("en"), "vietnam.json: names.5: 'en' is missing"),
        ("vietnam", lambda d: d["areas"].update(gold="X"), "vietnam.json: areas: 'gold' is not known here"),
        (
            "vietnam",
            lambda d: d["decks"].update(old=["nothing", "nothing"]),
            (
                "vietnam.json: decks.old[0]: must be one of chance_modern, community_chest_modern, chance_uk_classic, "
                'community_chest_uk_classic, community_chest_us_pre2008, not "nothing"'
            ),
        ),
        (
            "vietnam",
            lambda d: d["decks"]["international"].reverse(),
            "vietnam.json: decks.international: must name one deck of each kind, in the order chance, community_chest",
        ),
        ("vietnam", lambda d: d.update(decks={}), "vietnam.json: decks: the first choice must be 'international'"),
        ("ladder", lambda d: d.update(houses=0), "ladder.json: houses: must be a whole number of at least 1, not 0"),
        ("ladder", lambda d: d.update(spaces=1), "ladder.json: spaces: must be a list, not 1"),
        ("ladder", lambda d: d["spaces"][1].pop("kind"), "ladder.json: spaces[1]: 'kind' is missing"),
        ("ladder", lambda d: d["spaces"][1].pop("price"), "ladder.json: spaces[1]: 'price' is missing"),
        ("ladder", lambda d: d["spaces"][1]["rents"].pop(), "ladder.json: spaces[1].rents: must hold 6 numbers, not 5"),
        (
            "ladder",
            lambda d: d["spaces"][1].update(mortgage=61),
            "ladder.json: spaces[1].mortgage: must be a whole number from 1 to 60, not 61",
        ),
        (
            "ladder",
            lambda d: d["spaces"][1].update(price=True),
            "ladder.json: spaces[1].price: must be a whole number of at least 1, not true",
        ),
        (
            "ladder",
            lambda d: d["spaces"][1].update(group="station"),
            "ladder.json: spaces[1].group: 'station' is no group of kind street",
        ),
        ("ladder", lambda d: d["spaces"][2].update(tax=1), "ladder.json: spaces[2]: 'tax' is not known here"),
        ("ladder", lambda d: d["spaces"].pop(10), "ladder.json: spaces: exactly one space must be of kind jail"),
        (
            "ladder",
            lambda d: d["spaces"].append(d["spaces"].pop(0)),
            "ladder.json: spaces: the first space must be of kind go",
        ),
        ("ladder", lambda d: d["groups"][1].update(id="brown"), "ladder.json: groups[1].id: 'brown' is there twice"),
        (
            "ladder",
            lambda d: d["groups"][8].update(house_cost=5),
            "ladder.json: groups[8]: a group of streets, and no other, has a 'house_cost'",
        ),
        (
            "ladder",
            lambda d: d["groups"][8].update(kind="tax"),
            "ladder.json: groups[8].kind: must be street, station or utility",
        ),
        (
            "ladder",
            lambda d: d["groups"].append({"id": "grey", "kind": "station"}),
            "ladder.json: spaces: no space belongs to the group 'grey'",
        ),
        (
            "decks",
            lambda d: d["chance_modern"]["cards"][0]["effect"].update(kind="fly"),
            (
                "decks.json: chance_modern.cards[0].effect.kind: must be one of advance, advance_nearest, back, back_to, to_jail, "
                'collect, pay, pay_each, collect_each, repairs, release, pay_or_draw, not "fly"'
            ),
        ),
        (
            "decks",
            lambda d: d["chance_modern"]["cards"][0]["effect"].pop("kind"),
            "decks.json: chance_modern.cards[0].effect: 'kind' is missing",
        ),
        (
            "decks",
            lambda d: d["chance_modern"]["cards"][0]["effect"].update(target=40),
            "decks.json: chance_modern.cards[0].effect.target: must be a whole number from 0 to 39, not 40",
        ),
        (
            "decks",
            lambda d: d["chance_modern"]["cards"][4]["effect"].update(space_kind="tax"),
            "decks.json: chance_modern.cards[4].effect.space_kind: must be station or utility",
        ),
        (
            "decks",
            lambda d: d["chance_modern"]["cards"][1].update(id="ch01_go"),
            "decks.json: chance_modern.cards[1].id: 'ch01_go' is there twice",
        ),
        (
            "decks",
            lambda d: d["chance_modern"].update(cards=[]),
            "decks.json: chance_modern.cards: a deck needs at least one card",
        ),
    ],
)
def test_one_clear_line(folder: Path, file: str, spoil: Spoil, line: str) -> None:
    path = folder / f"{file}.json"
    data = json.loads(path.read_text("utf-8"))
    spoil(data)
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(WrongData) as error:
        read_edition(folder, "vietnam")
    assert str(error.value) == line


def test_a_file_that_is_no_json(folder: Path) -> None:
    (folder / "ladder.json").write_text("{\n  nonsense", "utf-8")
    with pytest.raises(WrongData, match=r"^ladder\.json: line 2, column 3: Expecting property name"):
        read_edition(folder, "vietnam")
