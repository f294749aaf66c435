"""`cotyphu verify FILE`."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from cotyphu.bots import make_bot
from cotyphu.table.commands import SetPace
from cotyphu.table.journal import journal_file
from tests.cli.command import Command
from tests.places import places
from tests.table.tables import SEED, Host

Journal = dict[str, Any]


def journal(*, over: bool, board: str = "london") -> Journal:
    """The journal of a short game of two bots, as the table gives it out."""
    host = Host("bb", turn_limit=4, board=board, make_bot=make_bot)
    host.join("tv")
    host.say(SetPace("tv", "p", 0))
    if over:
        host.play_on()
    else:
        for _ in range(8):
            host.wait()
    assert host.table.game.over == over
    entries = json.loads(json.dumps(host.journal))
    return journal_file("t", SEED if over else None, entries)


@pytest.fixture(scope="module")
def whole() -> Journal:
    return journal(over=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "journal.json"


def test_an_honest_game_is_right(cotyphu: Command, whole: Journal, file: Path) -> None:
    file.write_text(json.dumps(whole))
    answer = cotyphu("verify", file)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0] == f"{file}: right."
    assert lines[1] == "Table t, board london, players: Seat 0, Seat 1."
    assert "rolls and cards come from the seed whose SHA-256 was shown before play: " in lines[3]
    assert whole["entries"][0]["open"]["commitment"] in lines[3]
    assert cotyphu("verify", file, "--lang", "vi").out.startswith(f"{file}: đúng.\n")


def test_a_game_of_the_other_edition(cotyphu: Command, file: Path) -> None:
    whole = journal(over=True, board="ultimate_atlantic")
    file.write_text(json.dumps(whole))
    answer = cotyphu("verify", file)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines()[1] == "Table t, board ultimate_atlantic, players: Seat 0, Seat 1."
    event = next(e for entry in whole["entries"] for e in entry["events"] if e["kind"] == "paid")
    event["amount"] += 1
    file.write_text(json.dumps(whole))
    assert cotyphu("verify", file).code == 1


def test_before_the_end_the_dice_cannot_be_checked(cotyphu: Command, file: Path) -> None:
    file.write_text(json.dumps(journal(over=False)))
    answer = cotyphu("verify", file)
    assert answer.code == 0
    assert "The seed of the dice is shown when the game is over" in answer.out


def rolls(journal: Journal) -> list[dict[str, Any]]:
    return [a for entry in journal["entries"] for a in entry["actions"] if a["kind"] == "rolled"]


def test_loaded_dice_are_found(cotyphu: Command, whole: Journal, file: Path) -> None:
    forged = copy.deepcopy(whole)
    roll = rolls(forged)[3]
    roll["first"] = roll["first"] % 6 + 1
    file.write_text(json.dumps(forged))
    answer = cotyphu("verify", file)
    assert (answer.code, answer.err) == (1, "")
    assert answer.out.startswith(f"{file}: WRONG. entry ")
    assert "the seed gives Rolled(" in answer.out
    assert answer.out.count("\n") == 1


def test_another_seed_is_found(cotyphu: Command, whole: Journal, file: Path) -> None:
    file.write_text(json.dumps(whole | {"seed": "00" * 32}))
    answer = cotyphu("verify", file)
    assert answer.code == 1
    assert "its SHA-256 is not the commitment that was shown before play" in answer.out


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ([], "this is no journal of a table: journal: expected an object, got []"),
        ({"seats": []}, "this is no journal of a table: format: expected 'cotyphu-journal', got None"),
        (
            {"format": "cotyphu-journal", "format_version": 99},
            "this is no journal of a table: format_version: only 1 is known, got 99",
        ),
    ],
    ids=range(3),
)
def test_what_is_no_journal(cotyphu: Command, file: Path, data: object, complaint: str) -> None:
    file.write_text(json.dumps(data))
    assert cotyphu.complaint("verify", file).startswith(f"{file}: {complaint}")


def test_whatever_is_changed_is_found_without_a_trace(cotyphu: Command, whole: Journal, file: Path) -> None:
    luck = random.Random(1)
    count = len(list(places(whole)))
    for _ in range(150):
        forged = copy.deepcopy(whole)
        container, key = list(places(forged))[luck.randrange(count)]
        before = container[key]
        container[key] = luck.choice([None, -1, 10**30, "", "\x1b[2J\n", [], {}, [[]], True, 3.5])
        if container[key] == before:
            continue
        file.write_text(json.dumps(forged))
        answer = cotyphu("verify", file)
        if answer.code == 0:  # only the promise of dice to come may be taken back
            assert (container is forged, key, container[key]) == (True, "seed", None)
        else:
            assert (answer.out + answer.err).count("\n") == 1, answer
            assert "\x1b" not in answer.out + answer.err
