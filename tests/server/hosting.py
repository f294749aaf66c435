"""A server for tests: the application in this process, with a store in a folder of the test."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from cotyphu.bots import make_bot
from cotyphu.server.app import create_app
from cotyphu.server.store import Store
from cotyphu.table.bot_seats import MakeBot

ADDRESS = "http://192.168.1.7:8000"


def seats(kinds: str) -> list[dict[str, str]]:
    """`"pe"`: a person and an easy bot."""
    tokens = ("hat", "cyclo", "scooter", "pho", "buffalo", "coracle", "lotus", "kite", "ninth")
    words = {"p": "person", "e": "easy", "n": "normal"}
    return [{"name": f"Bạn {i}", "token": tokens[i], "kind": words[kind]} for i, kind in enumerate(kinds)]


@contextmanager
def served(
    folder: Path, bots: MakeBot = make_bot, client: Path | None = None, new_tables: tuple[int, float] = (10_000, 1.0)
) -> Iterator[TestClient]:
    """The application while the `with` block runs."""
    store = Store(folder / "tables.sqlite3")
    app = create_app(store, bots, addresses=lambda: (ADDRESS,), client=client, new_tables=new_tables)
    with TestClient(app, raise_server_exceptions=False) as found:
        yield found


def open_table(client: TestClient, kinds: str = "pp", **more: Any) -> tuple[str, list[str | None]]:
    """A new table: its id and the seats' secrets."""
    answer = client.post("/api/tables", json={"board": "london", "options": {}, "seats": seats(kinds), **more})
    assert answer.status_code == 201, answer.text
    body = answer.json()
    return body["table"], body["keys"]


class Page:
    """One open page of a table."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.count = 0

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = self.socket.receive_json()
        self.heard.append(message)
        return message

    def until(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next message of this kind with these facts; what comes before it is heard too."""
        for _ in range(10_000):
            message = self.hear()
            if message["t"] == kind and all(message.get(name) == value for name, value in facts.items()):
                return message
        raise AssertionError(f"no {kind} with {facts}")

    def ask(self, kind: str, **facts: Any) -> dict[str, Any]:
        """TableMessage something and return its reply."""
        self.count += 1
        name = facts.pop("id", f"m{self.count}")
        self.socket.send_json({"t": kind, "id": name, **facts})
        return self.until("reply", id=name)

    def hello(self, *keys: str | None) -> dict[str, Any]:
        """TableMessage hello and return the snapshot."""
        assert self.ask("hello", keys=[key for key in keys if key])["ok"]
        return self.until("snapshot")


@contextmanager
def page(client: TestClient, table: str, path: str = "/ws/") -> Iterator[Page]:
    """A page of the table while the `with` block runs."""
    with client.websocket_connect(f"{path}{table}") as socket:
        yield Page(socket)
