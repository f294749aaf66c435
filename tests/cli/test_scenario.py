"""`cotyphu scenario FILE`."""

import io
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.command import Command

START = {"seats": [{}, {}], "actions": [{"kind": "end_turn", "seat": 0}, {"kind": "roll", "seat": 0}]}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "scenario.json"


def test_a_file_is_run(cotyphu: Command, file: Path) -> None:
    file.write_text(json.dumps(START))
    answer = cotyphu("scenario", file)
    assert (answer.code, answer.err) == (0, "")
    told = json.loads(answer.out)
    assert list(told) == ["steps", "position", "state", "menus", "waiting"]
    assert told["steps"][0]["refusal"]["code"] == "turn/not_now"
    assert told["waiting"] == [-1]


def test_a_file_of_the_other_edition_is_run(cotyphu: Command, file: Path) -> None:
    file.write_text(
        json.dumps({"board": "ultimate_vietnam", "seats": [{}, {}], "actions": [{"kind": "roll", "seat": 0}]})
    )
    answer = cotyphu("scenario", file)
    assert (answer.code, answer.err) == (0, "")
    told = json.loads(answer.out)
    assert told["position"]["edition"] == "ultimate"
    assert told["waiting"] == [-1]
    file.write_text(json.dumps({"edition": "ultimate", "seats": [{}, {"deeds": [{"space": 1, "level": 9}]}]}))
    assert cotyphu.complaint("scenario", file) == f"{file}: seats[1].deeds[0].level: expected 1 to 5, got 9"


def test_standard_input_is_run_and_the_answer_goes_on(cotyphu: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def feed(data: object) -> None:
        text = b"\xef\xbb\xbf" + json.dumps(data).encode()
        monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text)))

    feed(START)
    first = json.loads(cotyphu("scenario", "-").out)
    feed({**first["position"], "actions": [{"kind": "rolled", "first": 1, "second": 2}]})
    second = json.loads(cotyphu("scenario", "-").out)
    assert second["position"]["seats"][0]["space"] == 3
    assert second["position"]["turn"]["stack"][-1] == {"phase": "buy", "seat": 0, "space": 3}


def test_strict_stops_with_code_1(cotyphu: Command, file: Path) -> None:
    file.write_text(json.dumps(START))
    answer = cotyphu("scenario", "--strict", file)
    assert (answer.code, answer.err, len(json.loads(answer.out)["steps"])) == (1, "", 1)
    file.write_text(json.dumps({**START, "actions": [{"kind": "roll", "seat": 0}]}))
    assert cotyphu("scenario", file, "--strict").code == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b"", "line 1, column 1: this is not JSON: Expecting value"),
        (b'{"seats": [{},\n {},]}', "line 2, column 5: this is not JSON: "),
        (b"\xff\xfe{}", "this is not UTF-8 text"),
        (b"[" * 100_000, "lists and objects are nested too deeply"),
        (b'{"seats": [{"cash": 1' + b"0" * 5000 + b"}, {}]}", "a number is too long: 100000000000000000…"),
        (b'{"seats": [{"cash": NaN}, {}]}', "NaN is not a number of JSON"),
        (b'{"seats": [{}, {}], "seats": []}', "an object has the field 'seats' twice"),
        (b"[]", "scenario: expected an object, got []"),
        (b"{}", "seats: expected a list, got None"),
        (b'{"seats": [{}, {"cash": -5}]}', "seats[1].cash: cash is never negative, got -5"),
        (
            b'{"seats": [{}, {"deeds": [{"space": 1, "houses": 7}]}]}',
            "seats[1].deeds[0].houses: expected 0 to 4, or 5 for a hotel, got 7",
        ),
        (b'{"seats": [{}, {}], "actions": [{"kind": "fly"}]}', "actions[0].kind: unknown action 'fly'"),
    ],
    ids=range(12),
)
def test_a_wrong_file_is_one_line_naming_the_place(cotyphu: Command, file: Path, text: bytes, complaint: str) -> None:
    file.write_bytes(text)
    assert cotyphu.complaint("scenario", file).startswith(f"{file}: {complaint}")


def test_no_file(cotyphu: Command, tmp_path: Path) -> None:
    missing = tmp_path / "none.json"
    assert cotyphu.complaint("scenario", missing) == f"{missing}: cannot be read: No such file or directory"
    assert cotyphu.complaint("scenario", tmp_path).startswith(f"{tmp_path}: cannot be read: ")
    assert cotyphu.complaint("scenario", missing, "--lang", "vi").startswith(f"{missing}: không đọc được: ")
