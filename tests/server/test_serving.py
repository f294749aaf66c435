"""The server as a program: it listens, it is killed with SIGKILL at every kind of prompt, and it goes on with nothing lost."""

import itertools
import json
import os
import signal
import socket
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from cotyphu.server.serve import CannotListen, default_data_dir, lan_host, serve
from cotyphu.server.store import Store, StoreError
from cotyphu.table.replay import verify
from tests.server.hosting import seats
from tests.server.process import Process, process


class Player:
    """A page on a real line, with every person's seat."""

    def __init__(self, line: ClientConnection, keys: list[str | None]) -> None:
        self.line = line
        self.say({"t": "hello", "id": "h", "keys": [key for key in keys if key]})
        self.view: dict[str, Any] = self.until("snapshot")

    def say(self, message: dict[str, Any]) -> None:
        self.line.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(timeout=20))
        if message["t"] in ("snapshot", "update"):
            self.view = message
        return message

    def until(self, kind: str, **facts: Any) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["t"] == kind and all(message.get(k) == v for k, v in facts.items()):
                return message

    @property
    def phase(self) -> str:
        found: str = self.view["state"]["stack"][-1]["phase"]
        return found


@contextmanager
def playing(server: Process, table: str, keys: list[str | None]) -> Iterator[Player]:
    """A page of the table while the `with` block runs."""
    with connect(server.address.replace("http", "ws") + f"/ws/{table}") as line:
        yield Player(line, keys)


def next_action(player: Player, wanted: set[str]) -> dict[str, Any]:
    """Something allowed that leads to prompts not seen yet."""
    order = ["accept_trade", "take_over", "claim", "decline", "bid", "pass", "roll", "offer_trade", "end_turn"]
    if "trade" not in wanted:
        order.remove("offer_trade")
    for seat, menu in player.view["menus"].items():
        if int(seat) not in player.view["table"]["waiting"]:
            continue
        allowed = {c["action"]: c["facts"] for c in menu if c["why"] is None}
        for name in order:
            if name not in allowed or (name == "bid" and allowed["bid"]["min"] > 3):
                continue
            action: dict[str, Any] = {"kind": name, "seat": int(seat)}
            if name == "bid":
                action["amount"] = allowed["bid"]["min"]
            elif name == "accept_trade":
                action["number"] = allowed[name]["number"]
            elif name == "offer_trade":
                partner = next(p for p in allowed[name]["partners"] if str(p) in player.view["menus"])
                action |= {"partner": partner, "give": {"cash": 1}, "get": {"cash": 0}}
            return action
    raise AssertionError(f"nothing to do: {player.view['menus']}")


def to_prompt(player: Player, wanted: set[str], acts: Iterator[int]) -> None:
    """Play until a person is asked one of the wanted things."""
    for _ in range(400):
        asked = set(player.view["table"]["waiting"]) & {0, 1}
        if asked and player.phase in wanted:
            return
        if not asked:
            player.until("update")  # the bot's move
            continue
        name = f"a{next(acts)}"
        player.say({"t": "act", "id": name, "seq": player.view["seq"], "action": next_action(player, wanted)})
        answer = player.until("reply", id=name)
        if answer["ok"]:
            player.until("update", seq=answer["seq"])
        else:
            assert answer["refusal"]["code"] in ("table/stale", "turn/not_yours", "auction/bid_too_low")
    raise AssertionError(f"no {wanted} in sight")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the system knows no SIGKILL")
def test_killed_at_every_kind_of_prompt_it_goes_on_with_nothing_lost(tmp_path: Path) -> None:
    wanted = {"roll", "buy", "auction", "trade", "end_turn"}
    acts = itertools.count()
    with process(tmp_path) as server:
        asked = {"board": "vietnam", "seats": seats("ppe"), "pace": 0, "options": {"auction_seconds": None}}
        made = server.ask("/api/tables", asked)
    table, keys = made["table"], made["keys"]
    last: dict[str, Any] = {}
    unanswered: dict[str, Any] = {}
    while wanted:
        with process(tmp_path) as server, playing(server, table, keys) as player:
            if last:
                # What was told before the kill is there; if nothing has happened since, it is the same prompt.
                assert player.view["seq"] >= last["seq"]
                if player.view["seq"] == last["seq"]:
                    assert player.view["state"] == last["state"]
                    assert player.view["menus"] == last["menus"]
                # ClientMessage just before the kill: it acts now or has acted then, but once.
                player.say(unanswered)
                first = player.until("reply", id=unanswered["id"])
                assert first["ok"]
                player.say(unanswered)
                assert player.until("reply", id=unanswered["id"]) == first
            to_prompt(player, wanted, acts)
            wanted.discard(player.phase)
            last = player.view
            action = next_action(player, wanted)
            unanswered = {"t": "act", "id": f"a{next(acts)}", "seq": last["seq"], "action": action}
            player.say(unanswered)
            assert server.finish(signal.SIGKILL) == (-signal.SIGKILL, "")
    with process(tmp_path) as server:
        found = server.ask(f"/api/tables/{table}/journal")
        assert verify(found).entries > 5
        ids = [entry["by"]["id"] for entry in found["entries"] if "id" in entry.get("by", {})]
        assert len(ids) == len(set(ids))


def test_it_ends_in_peace_with_pages_open(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        made = server.ask("/api/tables", {"board": "london", "seats": seats("pe"), "options": {}})
        with playing(server, made["table"], made["keys"]):
            code, errors = server.finish(signal.SIGTERM)
        assert errors == ""
        assert code in (0, -signal.SIGTERM)
    store = Store(tmp_path / "cotyphu.sqlite3")
    assert store.load(made["table"]) is not None
    store.close()


def test_messages_beyond_the_bound_do_not_come_in(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        request = urllib.request.Request(server.address + "/api/tables", b"x" * 100_000)  # noqa: S310 - our own address
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=10)  # noqa: S310 - our own address
        assert refused.value.code == 413
        refused.value.close()


def test_a_taken_port_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=f"^cannot listen on 127.0.0.1 port {port}: "):
            serve("127.0.0.1", port, tmp_path)


def test_a_wrong_database_lets_the_port_go(tmp_path: Path) -> None:
    (tmp_path / "cotyphu.sqlite3").write_text("no database " * 500)
    with pytest.raises(StoreError):
        serve("127.0.0.1", 0, tmp_path)


def test_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cotyphu.server.serve.lan_host", lambda: "192.168.1.9")
    for host, local, others in (
        ("127.0.0.1", "http://127.0.0.1:{}", "http://127.0.0.1:{}"),
        ("0.0.0.0", "http://localhost:{}", "http://192.168.1.9:{}"),  # noqa: S104 - that is what is tested
    ):
        service = serve(host, 0, tmp_path)
        assert service.local == local.format(service.port)
        assert service.addresses == (others.format(service.port),)
        service._socket.close()
        service._store.close()
    assert lan_host is not None


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data_dir() == tmp_path / "cotyphu"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_data_dir() == Path.home() / ".local" / "share" / "cotyphu"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert default_data_dir() == Path.home() / "Library" / "Application Support" / "cotyphu"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(os.environ, "LOCALAPPDATA", str(tmp_path))
    assert default_data_dir() == tmp_path / "cotyphu"


def test_the_address_in_the_network_is_not_this_machine_only() -> None:
    found = lan_host()
    assert found is None or not found.startswith("127.")
