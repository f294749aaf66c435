"""The server as a program in a process of its own, which a test may kill."""

import json
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PROGRAM = """
import sys
from pathlib import Path
from cotyphu.server.serve import serve
service = serve("127.0.0.1", 0, Path(sys.argv[1]))
print(service.local, flush=True)
service.run()
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-W", "error", "-c", PROGRAM, str(folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.finish(signal.SIGKILL)

    def finish(self, by: int) -> tuple[int, str]:
        """Send the signal; the exit code and what was complained about."""
        self._process.send_signal(by)
        _, errors = self._process.communicate(timeout=20)
        return self._process.returncode, errors

    def ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(self.address + path, data, timeout=10) as answer:  # noqa: S310 - our own address
            return json.loads(answer.read())


@contextmanager
def process(folder: Path) -> Iterator[Process]:
    found = Process(folder)
    try:
        yield found
    finally:
        found.finish(signal.SIGKILL)
