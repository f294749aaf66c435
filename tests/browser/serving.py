"""The real server as a program of its own: started on a free port with a folder of its own, killed, started again."""

import json
import re
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

_ADDRESS: Final = re.compile(r"http://\S+")
_TOKENS: Final = ("conical_hat", "cyclo", "scooter", "pho", "buffalo", "coracle", "lotus", "kite")


def seats(*names_and_kinds: tuple[str, str]) -> list[dict[str, str]]:
    """Seats for `Server.create`: each a name and a kind."""
    return [{"name": name, "token": _TOKENS[i], "kind": kind} for i, (name, kind) in enumerate(names_and_kinds)]


class Server:
    """`cotyphu play` in a process of its own, with its tables in `folder`; `address` stays the same after a restart."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self._port = 0
        self.start()

    def start(self) -> None:
        """Start it; the first time it chooses the port."""
        where = ["--host", "127.0.0.1", "--port", str(self._port), "--data", str(self.folder), "--no-browser"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cotyphu.cli.main", "play", *where], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = _ADDRESS.search(line)
        assert found is not None, f"the server did not tell its address: {line!r}, exit code {self._process.poll()}"
        self.address = found.group().rstrip(".,")
        self._port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """End it as a loss of power would: SIGKILL, nothing is finished."""
        self._process.kill()
        self._gone()

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._process.terminate()
        try:
            self._gone()
        except subprocess.TimeoutExpired:
            self.kill()

    def _gone(self) -> None:
        self._process.wait(10)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def ask(self, path: str, body: Any = None) -> Any:
        """The JSON answer to a GET of `path`, or to a POST if there is a `body`."""
        line = HTTPConnection("127.0.0.1", self._port, timeout=20)
        try:
            if body is None:
                line.request("GET", path)
            else:
                line.request("POST", path, json.dumps(body), {"content-type": "application/json"})
            answer = line.getresponse()
            told = answer.read().decode()
            assert answer.status < 300, f"{path}: {answer.status} {told}"
            return json.loads(told)
        finally:
            line.close()

    def create(
        self, places: list[dict[str, str]], *, board: str = "london", pace: int = 0, **options: Any
    ) -> tuple[str, list[str | None]]:
        """A new table: its id and the secrets of its seats."""
        made = self.ask("/api/tables", {"board": board, "options": options, "seats": places, "pace": pace})
        return made["table"], made["keys"]
