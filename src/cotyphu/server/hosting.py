"""A loaded table or bank session and its connections: one worker takes commands one by one, stores what follows, then sends it.

A registry keeps its tables, and its bank sessions, in `HostedTables`.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from cotyphu.server.store import Store, StoreError
from cotyphu.table.commands import Bye, Tick
from cotyphu.table.outcome import Outcome

_LOG: Final = logging.getLogger(__name__)

MAX_CONNECTIONS: Final = 64
"""Open pages of one table."""
_IDLE_SECONDS: Final = 60.0
_LONGEST_QUEUE: Final = 256

ENCODE: Final = msgspec.json.Encoder().encode


def now_ms() -> int:
    """The wall clock in ms since 1970."""
    return time.time_ns() // 1_000_000


class Hostable(Protocol):
    """What is hosted: a table or a bank session."""

    @property
    def id(self) -> str:
        """Its name in links and in the store."""

    def handle(self, command: Any, now: int) -> Outcome:
        """Do what a command asks."""


H = TypeVar("H", bound=Hostable)


class Connection:
    """The outgoing queue of one page: texts in order, then perhaps the code with which to close."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.out: asyncio.Queue[str | int] = asyncio.Queue(_LONGEST_QUEUE)

    def send(self, message: dict[str, Any]) -> None:
        """Queue a message. A page that takes nothing off its queue is cut off: it comes back and gets a snapshot."""
        self._put(ENCODE(message).decode())

    def close(self, code: int) -> None:
        """Close the connection with this WebSocket code when everything before is sent."""
        self._put(code)

    def _put(self, item: str | int) -> None:
        if self.out.full():
            while not self.out.empty():
                self.out.get_nowait()
            item = 1013
        self.out.put_nowait(item)


class HostedTable(Generic[H]):
    """A loaded `table` (or bank session) with its connections. `closed` means that it must be found anew."""

    def __init__(self, table: H, store: Store, on_closed: Callable[["HostedTable[H]"], None]) -> None:
        self.table = table
        self.closed = False
        self._store = store
        self._on_closed = on_closed
        self._connections: dict[str, Connection] = {}
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._wake_at: int | None = None
        self._worker = asyncio.create_task(self._work(), name=f"table {table.id}")

    @property
    def full(self) -> bool:
        """Whether no more pages can be let in."""
        return len(self._connections) >= MAX_CONNECTIONS

    def connect(self, connection: Connection) -> None:
        """Let a page in: from now on it gets what is broadcast. It still has to say hello."""
        self._connections[connection.device] = connection

    def disconnect(self, connection: Connection) -> None:
        """A page has gone."""
        if self._connections.pop(connection.device, None) is not None:
            self._inbox.put_nowait(Bye(connection.device))

    def submit(self, command: Any) -> None:
        """Queue a command; what follows goes out on the connections."""
        self._inbox.put_nowait(command)

    async def close(self) -> None:
        """Finish what is in hand and stop."""
        self._inbox.put_nowait(None)
        await self._worker

    async def _work(self) -> None:
        try:
            while (command := await self._next()) is not None:
                outcome = self.table.handle(command, now_ms())
                if outcome.journal:
                    await asyncio.wrap_future(self._store.append(self.table.id, outcome.journal))
                self._deliver(outcome)
        except StoreError as error:
            # What is in memory is ahead of the store now. Pages come back and find what the store has.
            _LOG.error("%s: %s", self.table.id, error)
        except Exception:  # noqa: BLE001 - a fault of the program must not end other tables; it is logged
            _LOG.exception("%s has failed and is loaded anew", self.table.id)
        finally:
            self.closed = True
            self._on_closed(self)
            for connection in self._connections.values():
                connection.close(1012)

    async def _next(self) -> Any:
        """The next command, a `Tick` when a deadline has passed, or None to stop."""
        if self._wake_at is not None:
            patience = max(self._wake_at - now_ms(), 0) / 1000
        elif self._connections:
            return await self._inbox.get()
        else:
            patience = _IDLE_SECONDS
        if patience == 0:
            await asyncio.sleep(0)
            return Tick() if self._inbox.empty() else self._inbox.get_nowait()
        try:
            return await asyncio.wait_for(self._inbox.get(), patience)
        except TimeoutError:
            return Tick() if self._wake_at is not None or self._connections else None

    def _deliver(self, outcome: Outcome) -> None:
        for device, message in [*outcome.replies, *outcome.broadcast]:
            connection = self._connections.get(device)
            if connection is not None:
                connection.send(message)
        self._wake_at = outcome.wake_at


class HostedTables(Generic[H]):
    """The loaded tables, or bank sessions; `load` reads what has this id from the store, or says None. It may raise."""

    def __init__(self, store: Store, load: Callable[[str], H | None]) -> None:
        self._store = store
        self._load = load
        self._hosted: dict[str, HostedTable[H]] = {}

    def open(self, table: H) -> HostedTable[H]:
        """Host what has just been made, or loaded."""
        hosted = self._hosted[table.id] = HostedTable(table, self._store, self._forget)
        return hosted

    async def find(self, name: str) -> HostedTable[H] | None:
        """The hosted table of this id, loaded if need be; None if there is no such thing. Raises what `load` raises."""
        hosted = self._hosted.get(name)
        if hosted is not None:
            return hosted
        table = await asyncio.to_thread(self._load, name)
        if table is None:
            return None
        # Somebody else may have loaded it meanwhile.
        return self._hosted.get(name) or self.open(table)

    async def close(self) -> None:
        """Finish what is in hand, and stop."""
        for hosted in list(self._hosted.values()):
            await hosted.close()

    def _forget(self, hosted: HostedTable[H]) -> None:
        if self._hosted.get(hosted.table.id) is hosted:
            del self._hosted[hosted.table.id]
