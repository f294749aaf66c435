"""BankSessions over HTTP and WebSocket; the server is killed between deed and bank card, and the session goes on."""

import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import ClientConnection, connect

from cotyphu.editions import load_ultimate
from tests.server.hosting import ADDRESS, Page, open_table, page, served
from tests.server.process import Process, process

DEEDS = [deed.space for deed in load_ultimate("ultimate_london").board.deeds]
UNIT = "/ws/unit/"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("data")) as found:
        yield found


def begin(client: TestClient, **body: Any) -> tuple[str, str]:
    answer = client.post("/api/bank-sessions", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["session"], made["key"]


def hello(of: Page, key: str | None = None) -> dict[str, Any]:
    """TableMessage hello and return the snapshot."""
    assert of.ask("hello", **({} if key is None else {"key": key}))["ok"]
    return of.until("snapshot")


def bank(card: int) -> dict[str, Any]:
    return {"kind": "tap_bank", "card": card}


def deed(number: int) -> dict[str, Any]:
    return {"kind": "tap_deed", "space": DEEDS[number - 1]}


def press(button: str) -> dict[str, Any]:
    return {"kind": "press", "button": button}


def tap(of: Page, *taps: dict[str, Any]) -> dict[str, Any]:
    """Tap; each must be read. The last reply."""
    answer: dict[str, Any] = {}
    for one in taps:
        answer = of.ask("tap", tap=one)
        assert answer["ok"], (one, answer)
    return answer


def closed_with(of: Page) -> int:
    for _ in range(1000):
        try:
            of.hear()
        except WebSocketDisconnect as gone:
            return gone.code
    raise AssertionError("the line stays open")


def test_an_bank_session_begins_with_what_was_asked_for(client: TestClient) -> None:
    session, key = begin(
        client, board="ultimate_vietnam", title=" Tối\tthứ bảy\u202e ", options={"starting_cash": 3000}
    )
    found = client.get(f"/api/bank-sessions/{session}").json()
    assert found.pop("started") == found.pop("changed") > 1_700_000_000_000
    assert found == {
        "session": session,
        "title": "Tối thứ bảy",
        "board": "ultimate_vietnam",
        "names": [],
        "players": 0,
        "over": False,
    }
    assert len(key) >= 24
    usual, _ = begin(client)
    assert client.get(f"/api/bank-sessions/{usual}").json()["board"] == "ultimate_london"


@pytest.mark.parametrize(
    ("body", "code", "message"),
    [
        ("{", "request/malformed", "Input data was truncated"),
        ({"board": 1}, "request/malformed", "Expected `str`, got `int` - at `$.board`"),
        ({"seats": []}, "request/malformed", "Object contains unknown field `seats`"),
        (
            {"board": "london"},
            "request/board",
            "no board is called 'london'; there are ultimate_london, ultimate_atlantic, ultimate_vietnam",
        ),
        ({"title": "x" * 61}, "request/title", "title: expected at most 60 characters, got 61"),
        (
            {"options": {"jail_fee": -1}},
            "request/option",
            "option jail_fee: expected a whole number from 0 to 10000, got -1",
        ),
    ],
)
def test_a_bad_bank_session_is_refused_in_one_line(client: TestClient, body: Any, code: str, message: str) -> None:
    content = json.dumps(body) if isinstance(body, dict) else body
    answer = client.post("/api/bank-sessions", content=content)
    assert answer.status_code == 400
    assert answer.json()["error"] == {"code": code, "message": message}


def test_tables_and_bank_sessions_are_not_mistaken_for_each_other(client: TestClient) -> None:
    session, key = begin(client)
    table, keys = open_table(client, "pe", board="ultimate_london")
    for path in (
        f"/api/tables/{session}",
        f"/api/bank-sessions/{table}",
        "/api/bank-sessions/none",
        "/api/bank-sessions/none/qr",
    ):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "table/unknown")
    with page(client, session) as wrong:
        assert wrong.ask("hello", keys=[key])["refusal"]["code"] == "table/unknown"
        assert closed_with(wrong) == 4404
    with page(client, table, UNIT) as wrong:
        assert wrong.ask("hello", key=keys[0])["refusal"]["code"] == "table/unknown"
        assert closed_with(wrong) == 4404


def test_too_many_bank_sessions_from_one_address_are_refused(tmp_path: Path) -> None:
    with served(tmp_path, new_tables=(2, 0.0)) as few:
        begin(few)
        open_table(few)
        answer = few.post("/api/bank-sessions", json={})
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "request/too_many")


def test_the_qr_code_of_an_bank_session(client: TestClient) -> None:
    session, key = begin(client)
    answer = client.get(f"/api/bank-sessions/{session}/qr", params={"key": key, "base": ADDRESS})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    for params, status, code in (
        ({"base": ADDRESS}, 403, "request/key"),
        ({"key": "wrong", "base": ADDRESS}, 403, "request/key"),
        ({"key": key, "base": "http://evil.example"}, 400, "request/base"),
    ):
        refused = client.get(f"/api/bank-sessions/{session}/qr", params=params)
        assert (refused.status_code, refused.json()["error"]["code"]) == (status, code)


@pytest.mark.clause("U-UNIT-1", "U-UNIT-3")
def test_a_phone_taps_and_a_television_looks_on(client: TestClient) -> None:
    session, key = begin(client)
    with page(client, session, UNIT) as phone, page(client, session, UNIT) as tv:
        assert hello(phone, key)["state"]["screen"]["name"] == "setup"
        greeted = tv.ask("hello")
        assert (greeted["ok"], greeted["may_tap"]) == (True, False)
        assert tv.until("snapshot")["seq"] == 0
        assert phone.ask("name", card=2, name=" Mai\u0000 ")["ok"]
        answer = tap(phone, bank(2), bank(0), press("start"), deed(22), bank(2))
        assert answer["sound"] == "buy"
        shown = tv.until("snapshot", sound="buy")
        assert shown["events"] == answer["events"]
        assert shown["names"] == ["", "", "Mai", ""]
        assert [p["cash"] for p in shown["state"]["bank"]["players"]] == [1100, 1500]
        assert tv.ask("tap", tap=bank(0))["refusal"]["code"] == "table/looking_on"
        unread = phone.ask("tap", tap=press("bid"))
        assert unread == {"t": "reply", "id": unread["id"], "ok": False, "sound": "", "refusal": None}
        assert phone.ask("ping")["now"] > 0
    found = client.get(f"/api/bank-sessions/{session}").json()
    assert (found["names"], found["players"]) == (["Mai", ""], 2)


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ({"t": "tap", "id": "a"}, "Object missing required field `tap`"),
        ({"t": "name", "id": "a", "card": "0", "name": "x"}, "Expected `int`, got `str` - at `$.card`"),
        ({"t": "name", "id": "a", "card": 0, "name": "x" * 25}, "$.name: expected at most 24 characters"),
        ({"t": "hello", "id": "a", "key": "x" * 129}, "$.key: expected a short text"),
        ({"t": "act", "id": "a"}, "Invalid value 'act' - at `$.t`"),
    ],
)
def test_a_malformed_message_is_answered_in_one_line(client: TestClient, message: Any, said: str) -> None:
    session, _ = begin(client)
    with page(client, session, UNIT) as phone:
        phone.socket.send_json(message)
        refusal = phone.until("reply", id="a")["refusal"]
        assert (refusal["code"], refusal["facts"]) == ("request/malformed", {"message": said})


def test_hello_comes_first(client: TestClient) -> None:
    session, _ = begin(client)
    with page(client, session, UNIT) as phone:
        assert phone.ask("tap", tap=bank(0))["refusal"]["code"] == "table/hello_first"


@pytest.mark.clause("U-UNIT-2")
def test_the_unit_returns_home_by_itself(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cotyphu.rules.ultimate.unit_core.RETURN_MS", 300)
    session, key = begin(client)
    with page(client, session, UNIT) as phone:
        hello(phone, key)
        tap(phone, bank(0), bank(1), press("start"), deed(1))
        looked = phone.until("snapshot", sound="tap", seq=4)
        assert looked["state"]["screen"]["until"] == looked["now"] + 300
        home = phone.until("snapshot", sound="")
        assert (home["seq"], home["state"]["screen"]["name"]) == (4, "home")


def test_a_damaged_bank_session_is_told_in_one_line(tmp_path: Path) -> None:
    with served(tmp_path) as first:
        session, key = begin(first)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("UPDATE journal SET entry = replace(entry, 'ultimate_london', 'mars')")
    database.close()
    with served(tmp_path) as again:
        answer = again.get(f"/api/bank-sessions/{session}")
        assert answer.status_code == 500
        error = answer.json()["error"]
        assert error["code"] == "table/unreadable"
        assert error["message"].startswith(f"session {session} cannot be read: entry 0: no board is called 'mars'")
        with page(again, session, UNIT) as phone:
            assert phone.ask("hello", key=key)["refusal"]["code"] == "table/unreadable"
            assert closed_with(phone) == 4404


class Phone:
    """A page on a real line that may tap."""

    def __init__(self, line: ClientConnection, key: str) -> None:
        self.line = line
        self.ask({"t": "hello", "id": "h", "key": key})
        self.shown = self.until("snapshot")

    def until(self, kind: str, **facts: Any) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.line.recv(timeout=20))
            if message["t"] == "snapshot":
                self.shown = message
            if message["t"] == kind and all(message.get(k) == v for k, v in facts.items()):
                return message

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self.line.send(json.dumps(message))
        return self.until("reply", id=message["id"])

    def tap(self, name: str, what: dict[str, Any]) -> dict[str, Any]:
        return self.ask({"t": "tap", "id": name, "tap": what})


@contextmanager
def phoning(server: Process, session: str, key: str) -> Iterator[Phone]:
    """A page of the session while the `with` block runs."""
    with connect(server.address.replace("http", "ws") + UNIT + session) as line:
        yield Phone(line, key)


@pytest.mark.clause("U-UNIT-9")
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system knows no SIGKILL")
def test_killed_between_deed_and_bank_card_nothing_is_lost(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        made = server.ask("/api/bank-sessions", {"title": "Flat battery"})
        session, key = made["session"], made["key"]
        with phoning(server, session, key) as phone:
            start = [bank(1), bank(3), press("start"), deed(22), bank(3), press("go")]
            for i, what in enumerate(start):
                assert phone.tap(f"t{i}", what)["ok"]
            paid = phone.tap("salary", bank(1))
            assert paid["sound"] == "go"
            assert phone.tap("half", deed(1))["ok"]
            last = phone.until("snapshot", seq=8) if phone.shown["seq"] < 8 else phone.shown
            assert last["state"]["screen"]["name"] == "deed"
            assert server.finish(signal.SIGKILL) == (-signal.SIGKILL, "")
    with process(tmp_path) as server:
        assert server.ask(f"/api/bank-sessions/{session}")["players"] == 2
        with phoning(server, session, key) as phone:
            now = phone.shown
            assert now["sound"] == "resume"
            assert now["state"]["screen"]["name"] == "home"
            assert now["state"]["bank"] == last["state"]["bank"]
            assert now["state"]["ledger"] == last["state"]["ledger"]
            assert phone.tap("salary", bank(1)) == paid, "said again, it is not paid again"
            assert [p["cash"] for p in phone.shown["state"]["bank"]["players"]] == [1700, 1100]
            assert phone.tap("card", bank(1))["sound"] == "tap"
            shown = phone.until("snapshot", sound="tap")
            assert shown["state"]["screen"]["name"] == "balance", "the half-made tap is gone"
            assert phone.tap("back", press("undo"))["sound"] == "undo"
            assert phone.until("snapshot", sound="undo")["state"]["bank"]["players"][0]["cash"] == 1500
