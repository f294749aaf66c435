"""The WebSocket of a page, from hello to good-bye."""

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cotyphu.server.hosting import MAX_CONNECTIONS
from cotyphu.server.wire import LARGEST_MESSAGE
from cotyphu.table.replay import verify
from tests.server.hosting import Page, open_table, page, served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("data")) as found:
        yield found


def act(of: Page, name: str, seat: int, seq: int, **facts: Any) -> dict[str, Any]:
    more = {"id": facts.pop("id")} if "id" in facts else {}
    return of.ask("act", seq=seq, action={"kind": name, "seat": seat, **facts}, **more)


def closed_with(of: Page) -> int:
    for _ in range(1000):
        try:
            of.hear()
        except WebSocketDisconnect as gone:
            return gone.code
    raise AssertionError("the line stays open")


def test_two_pages_play_together_and_see_the_same(client: TestClient) -> None:
    table, keys = open_table(client)
    with page(client, table) as one, page(client, table) as two:
        snapshot = one.hello(keys[0])
        assert snapshot["table"]["seats"][0]["mine"]
        assert two.hello(keys[1])["state"] == snapshot["state"]
        assert one.until("update")["table"]["seats"][1]["devices"] == 1
        assert act(one, "roll", 0, 0)["seq"] == 1
        first, second = one.until("update", seq=1), two.until("update", seq=1)
        assert first["state"] == second["state"]
        assert first["events"] == second["events"]
        assert list(first["menus"]) == ["0"]
        assert list(second["menus"]) == ["1"]
        refused = act(two, "roll", 0, 1)
        assert refused["refusal"]["code"] == "table/not_your_seat"
        assert refused["refusal"]["clause"] == "C-SET-1"
    with page(client, table) as one:
        assert [s["devices"] for s in one.hello(keys[0])["table"]["seats"]] == [1, 0]


def test_a_double_click_and_a_resend_roll_once(client: TestClient) -> None:
    table, keys = open_table(client)
    with page(client, table) as one:
        one.hello(*keys)
        first = act(one, "roll", 0, 0, id="click")
        assert act(one, "roll", 0, 0, id="click") == first
        assert act(one, "roll", 0, 0, id="other")["refusal"]["code"] == "table/stale"
    with page(client, table) as again:
        assert again.hello(*keys)["seq"] == 1
        assert act(again, "roll", 0, 0, id="click") == first


def test_preview_vote_pace_and_ping(client: TestClient) -> None:
    table, keys = open_table(client)
    with page(client, table) as one:
        one.hello(*keys)
        shown = one.ask("preview", action={"kind": "resign", "seat": 0})["preview"]
        assert shown["cash"] == [0, 1500]
        assert one.ask("pace", ms=1234)["ok"]
        assert one.until("update")["table"]["pace"] == 1234
        pong = one.ask("ping")
        assert pong["ok"]
        assert abs(pong["now"] - time.time() * 1000) < 60_000
        one.ask("vote_end", seat=0, yes=True)
        assert one.until("update")["table"]["votes"] == [0]
        one.ask("vote_end", seat=1, yes=True)
        over = one.until("update")
        assert over["state"]["result"]["reason"] == "agreed"
        assert over["table"]["seed"]


def test_bots_play_while_somebody_looks_on(client: TestClient) -> None:
    table, _ = open_table(client, "een", pace=0)
    assert client.get(f"/api/tables/{table}").json()["seq"] == 0
    with page(client, table) as tv:
        tv.hello()
        assert [tv.until("update")["seq"] for _ in range(20)] == list(range(1, 21))
    time.sleep(0.3)
    stopped = client.get(f"/api/tables/{table}").json()["seq"]
    time.sleep(0.3)
    assert client.get(f"/api/tables/{table}").json()["seq"] == stopped


def test_the_hammer_falls_by_itself(client: TestClient) -> None:
    table, keys = open_table(client, options={"auction_seconds": 3})
    with page(client, table) as one:
        state = one.hello(*keys)["state"]
        seq = 0
        while state["stack"][-1]["phase"] != "buy":
            name = {"roll": "roll", "end_turn": "end_turn"}[state["stack"][-1]["phase"]]
            seq = act(one, name, state["turn"]["seat"], seq)["seq"]
            state = one.until("update", seq=seq)["state"]
        seat = state["turn"]["seat"]
        seq = act(one, "decline", seat, seq)["seq"]
        clock = one.until("update", seq=seq)["clock"]
        assert clock["kind"] == "auction"
        assert act(one, "bid", 1 - seat, seq, amount=7)["ok"]
        one.until("update", seq=seq + 1)
        hammer = one.until("update", seq=seq + 2)
        assert hammer["now"] >= clock["at"]
        closed = next(e for e in hammer["events"] if e["kind"] == "auction_closed")
        assert (closed["winner"], closed["amount"]) == (1 - seat, 7)


def test_an_unknown_table_is_refused_and_closed(client: TestClient) -> None:
    with page(client, "nowhere") as one:
        refused = one.ask("hello", keys=[])
        assert refused["refusal"] == {"code": "table/unknown", "clause": "C-SET-1", "facts": {}}
        assert closed_with(one) == 4404


@pytest.mark.parametrize(
    ("text", "message", "name"),
    [
        ("", "Input data was truncated", ""),
        ("{", "Input data was truncated", ""),
        ("[]", "Expected `object`, got `array`", ""),
        ('{"t":"fly","id":"a"}', "Invalid value 'fly' - at `$.t`", "a"),
        ('{"id":"a"}', "Object missing required field `t`", "a"),
        ('{"t":"ping"}', "Object missing required field `id`", ""),
        ('{"t":"ping","id":7}', "Expected `str`, got `int` - at `$.id`", ""),
        ('{"t":"ping","id":"a","x":1}', "Object contains unknown field `x`", "a"),
        ('{"t":"act","id":"a","action":{}}', "Object missing required field `seq`", "a"),
        ('{"t":"vote_end","id":"a","seat":"0","yes":true}', "Expected `int`, got `str` - at `$.seat`", "a"),
        ('{"t":"pace","id":"a","ms":9999}', "$.ms: expected 0 to 3000, got 9999", "a"),
        ('{"t":"hello","id":"a","keys":["1","2","3","4","5","6","7","8","9"]}', "$.keys: expected at most 8", "a"),
        (json.dumps({"t": "ping", "id": "x" * 65}), "$.id: expected at most 64 characters", ""),
    ],
)
def test_a_message_that_is_no_message_gets_a_refusal(client: TestClient, text: str, message: str, name: str) -> None:
    table, _ = open_table(client)
    with page(client, table) as one:
        one.socket.send_text(text)
        refused = one.hear()
        assert refused["ok"] is False
        assert refused["id"] == name
        assert refused["refusal"]["code"] == "request/malformed"
        assert refused["refusal"]["facts"]["message"].startswith(message)
        assert one.hello()["seq"] == 0


def test_hello_comes_first(client: TestClient) -> None:
    table, keys = open_table(client)
    with page(client, table) as one:
        assert act(one, "roll", 0, 0)["refusal"]["code"] == "table/hello_first"
        one.hello(*keys)
        assert act(one, "roll", 0, 0)["ok"]


def test_what_is_too_big_or_too_fast_is_cut_off(client: TestClient) -> None:
    table, _ = open_table(client)
    with page(client, table) as one:
        one.hello()
        one.socket.send_text(" " * (LARGEST_MESSAGE + 1))
        assert closed_with(one) == 1009
    with page(client, table) as one:
        one.hello()
        for i in range(100):
            one.socket.send_json({"t": "ping", "id": str(i)})
        assert closed_with(one) == 1008
        assert 50 <= sum(m["t"] == "reply" for m in one.heard) < 90


def test_a_table_lets_only_so_many_pages_in(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_CONNECTIONS == 64
    monkeypatch.setattr("cotyphu.server.hosting.MAX_CONNECTIONS", 2)
    table, _ = open_table(client)
    with page(client, table) as one, page(client, table) as two, page(client, table) as three:
        one.hello()
        two.hello()
        assert three.ask("hello", keys=[])["refusal"]["code"] == "table/full"
        assert closed_with(three) == 4429


def test_a_page_that_does_not_listen_is_cut_off(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    from cotyphu.server.hosting import Connection

    async def overflow() -> list[str | int]:
        line = Connection("x")
        for i in range(300):
            line.send({"n": i})
        return [line.out.get_nowait() for _ in range(line.out.qsize())]

    left = asyncio.run(overflow())
    assert left[0] == 1013
    assert len(left) < 50


def test_a_table_put_away_comes_back(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cotyphu.server.hosting._IDLE_SECONDS", 0.05)
    table, keys = open_table(client)
    with page(client, table) as one:
        one.hello(*keys)
        act(one, "roll", 0, 0)
        state = one.until("update")["state"]
    time.sleep(0.4)
    with page(client, table) as one:
        assert one.hello(*keys)["state"] == state


def test_a_table_hosted_twice_never_acts_twice(tmp_path: Path) -> None:
    with served(tmp_path) as here, served(tmp_path) as there:
        table, keys = open_table(here)
        with page(here, table) as one, page(there, table) as two:
            one.hello(*keys)
            two.hello(*keys)
            assert act(one, "roll", 0, 0)["ok"]
            # The other host does not know yet; its store does. The page is sent away, and finds the truth when it returns.
            two.socket.send_json({"t": "act", "id": "x", "seq": 0, "action": {"kind": "roll", "seat": 0}})
            assert closed_with(two) == 1012
            with page(there, table) as again:
                assert again.hello(*keys)["state"] == one.until("update", seq=1)["state"]


def test_a_damaged_table_is_told_in_one_line(tmp_path: Path) -> None:
    with served(tmp_path) as first:
        table, _ = open_table(first)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("UPDATE journal SET entry = replace(entry, 'london', 'mars')")
    database.close()
    with served(tmp_path) as again:
        answer = again.get(f"/api/tables/{table}")
        assert answer.status_code == 500
        error = answer.json()["error"]
        assert error["code"] == "table/unreadable"
        assert "entry 0: no board is called 'mars'; there are london, atlantic, vietnam, ultimate_" in error["message"]
        with page(again, table) as one:
            assert one.ask("hello", keys=[])["refusal"]["code"] == "table/unreadable"
            assert closed_with(one) == 4404


@pytest.mark.parametrize("text", ["5", '{"seed": 1}', '{"seed": "00", "key_hashes": []}'])
def test_a_table_without_its_secrets_is_told_in_one_line(tmp_path: Path, text: str) -> None:
    with served(tmp_path) as first:
        table, _ = open_table(first)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("UPDATE tables SET secrets = ?", (text,))
    database.close()
    with served(tmp_path) as again:
        assert again.get(f"/api/tables/{table}").json()["error"]["code"] == "table/unreadable"
        assert again.get(f"/api/tables/{table}/journal").json()["error"]["code"] == "table/unreadable"


def test_a_fault_in_a_table_ends_no_other_and_it_comes_back(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, keys = open_table(client)
    other, _ = open_table(client)
    with page(client, table) as one, page(client, other) as two:
        one.hello(*keys)
        two.hello()
        with monkeypatch.context() as patch:
            patch.setattr("cotyphu.table.table.Table.handle", lambda _self, _command, _now: 1 / 0)
            one.socket.send_json({"t": "pace", "id": "p", "ms": 5})
            assert closed_with(one) == 1012
        assert two.ask("pace", ms=5)["refusal"]["code"] == "table/not_your_seat"
    with page(client, table) as one:
        assert one.hello(*keys)["seq"] == 0
    assert "has failed and is loaded anew" in caplog.text


@pytest.mark.clause("U-SET-1", "U-END-4")
def test_a_digital_game_of_the_other_edition_over_the_line(client: TestClient) -> None:
    table, keys = open_table(client, "pen", board="ultimate_vietnam", pace=0, options={"turn_limit": 3})
    kinds: set[str] = set()
    with page(client, table) as one:
        view = one.hello(keys[0])
        assert view["table"]["edition"] == view["state"]["edition"] == "ultimate"
        while view["state"]["result"] is None:
            lines = [c for c in view["menus"]["0"] if c["why"] is None and c["action"] != "resign"]
            if 0 in view["table"]["waiting"] and lines:
                line = lines[0]
                facts = line["facts"]
                wanted = {
                    "bid": {"amount": facts.get("min")},
                    "move_to": {"space": facts.get("spaces", [None])[0]},
                    "pick_lot": {"space": facts.get("spaces", [None])[0]},
                    "pick_player": {"partner": facts.get("partners", [None])[0]},
                    "hand_over": {"space": facts.get("space")},
                }
                kinds.add(line["action"])
                act(one, line["action"], 0, view["seq"], **wanted.get(line["action"], {}))
            view = one.until("update")
        assert view["state"]["result"]["reason"] == "turns"
        assert view["table"]["seed"]
    assert "roll" in kinds
    assert verify(client.get(f"/api/tables/{table}/journal").json()).over
