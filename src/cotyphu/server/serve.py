"""The server as a program: a store in a folder, an address to listen on, until it is stopped."""

import os
import socket
import sys
from pathlib import Path
from typing import Final

import uvicorn

from cotyphu.bots import make_bot
from cotyphu.server.app import create_app
from cotyphu.server.client import find_client
from cotyphu.server.store import Store
from cotyphu.server.wire import LARGEST_MESSAGE

USUAL_PORT: Final = 8000
DATABASE: Final = "cotyphu.sqlite3"
_EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to


class CannotListen(Exception):
    """The address cannot be taken; the message is one line."""


class Service:
    """A server that is ready to run: its store is open and its address taken.

    `local` is the address for this machine, `addresses` are those for other devices (the local one if there is none).
    """

    def __init__(self, host: str, port: int | None, data_dir: Path) -> None:
        self._socket = _listen(host, port)
        try:
            self._store = Store(data_dir / DATABASE)
        except BaseException:
            self._socket.close()
            raise
        number: int = self._socket.getsockname()[1]
        self.port = number
        self.local = f"http://{'localhost' if host in _EVERYWHERE else _bracketed(host)}:{number}"
        lan = lan_host() if host in _EVERYWHERE else None
        self.addresses = (f"http://{_bracketed(lan)}:{number}",) if lan is not None else (self.local,)
        config = uvicorn.Config(
            create_app(self._store, make_bot, addresses=lambda: self.addresses, client=find_client()),
            log_level="warning",
            access_log=False,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_max_size=LARGEST_MESSAGE,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        self._server = uvicorn.Server(config)

    def run(self) -> None:
        """Serve until stopped by a signal or `stop`."""
        self._server.run(sockets=[self._socket])

    def stop(self) -> None:
        """Let `run` come to its end; may be called from another thread."""
        self._server.should_exit = True


def serve(host: str = "127.0.0.1", port: int | None = None, data_dir: Path | None = None) -> Service:
    """A server on `host` and `port` with its tables in `data_dir`, ready to `run`.

    Without a port it takes the usual one, or any that is free; 0 is any. Raises `CannotListen` or `StoreError`.
    """
    return Service(host, port, data_dir if data_dir is not None else default_data_dir())


def default_data_dir() -> Path:
    """Where a player's tables are kept on this system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "cotyphu"


def lan_host() -> str | None:
    """The address under which other devices in the network reach this machine, or None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way a packet would leave
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") or found == "0.0.0.0" else found  # noqa: S104 - compared with


def _listen(host: str, port: int | None) -> socket.socket:
    # The usual port keeps a browser's memory of its tables, which belongs to an address with its port.
    tried = (USUAL_PORT, 0) if port is None else (port,)
    for number in tried:
        try:
            return _bind(host, number)
        except UnicodeError:  # the name breaks the rules for names of hosts
            raise CannotListen(f"cannot listen on {host}: no host can be called so") from None
        except OSError as error:
            if number == tried[-1]:
                raise CannotListen(f"cannot listen on {host or '*'} port {number}: {error.strerror}") from None
    raise AssertionError("unreachable: the last try returns or raises")


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            # After a restart the port may be taken again at once.
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen()  # from now on a browser may knock, and nobody else takes the port
        found.set_inheritable(True)
    except BaseException:
        found.close()
        raise
    return found


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
