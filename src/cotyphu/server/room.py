"""One table as a host keeps it: a worker that takes commands one by one, stores what follows, and only then tells it."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from cotyphu.server.store import Store, StoreError
from cotyphu.table.commands import Bye, Command, Tick
from cotyphu.table.outcome import Outcome
from cotyphu.table.table import Table

_LOG: Final = logging.getLogger(__name__)

MOST_LINES: Final = 64
"""Open pages of one table."""
_IDLE_SECONDS: Final = 60.0
_LONGEST_QUEUE: Final = 256

ENCODE: Final = msgspec.json.Encoder().encode


def now_ms() -> int:
    """The wall clock in ms since 1970."""
    return time.time_ns() // 1_000_000


class Line:
    """The way out to one page: texts in order, then perhaps the code with which to close."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.out: asyncio.Queue[str | int] = asyncio.Queue(_LONGEST_QUEUE)

    def send(self, message: dict[str, Any]) -> None:
        """Queue a message. A page that takes nothing off its queue is cut off: it comes back and gets a snapshot."""
        self._put(ENCODE(message).decode())

    def close(self, code: int) -> None:
        """Close the line with this WebSocket code when everything before is sent."""
        self._put(code)

    def _put(self, item: str | int) -> None:
        if self.out.full():
            while not self.out.empty():
                self.out.get_nowait()
            item = 1013
        self.out.put_nowait(item)


class Room:
    """A loaded table with its open lines. `closed` means that it must be found anew in the hall."""

    def __init__(self, table: Table, store: Store, gone: Callable[["Room"], None]) -> None:
        self.table = table
        self.closed = False
        self._store = store
        self._gone = gone
        self._lines: dict[str, Line] = {}
        self._inbox: asyncio.Queue[Command | None] = asyncio.Queue()
        self._wake_at: int | None = None
        self._worker = asyncio.create_task(self._work(), name=f"table {table.id}")

    @property
    def full(self) -> bool:
        """Whether no more pages can be let in."""
        return len(self._lines) >= MOST_LINES

    def enter(self, line: Line) -> None:
        """Let a page in: from now on it hears what is told. It still has to say hello."""
        self._lines[line.device] = line

    def leave(self, line: Line) -> None:
        """A page has gone."""
        if self._lines.pop(line.device, None) is not None:
            self._inbox.put_nowait(Bye(line.device))

    def say(self, command: Command) -> None:
        """Hand a command in; what follows goes out on the lines."""
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
            _LOG.error("table %s: %s", self.table.id, error)
        except Exception:  # noqa: BLE001 - a fault of the program must not end other tables; it is logged
            _LOG.exception("table %s has failed and is loaded anew", self.table.id)
        finally:
            self.closed = True
            self._gone(self)
            for line in self._lines.values():
                line.close(1012)

    async def _next(self) -> Command | None:
        """The next command, a `Tick` when a deadline has passed, or None to stop."""
        if self._wake_at is not None:
            patience = max(self._wake_at - now_ms(), 0) / 1000
        elif self._lines:
            return await self._inbox.get()
        else:
            patience = _IDLE_SECONDS
        if patience == 0:
            await asyncio.sleep(0)
            return Tick() if self._inbox.empty() else self._inbox.get_nowait()
        try:
            return await asyncio.wait_for(self._inbox.get(), patience)
        except TimeoutError:
            return Tick() if self._wake_at is not None or self._lines else None

    def _deliver(self, outcome: Outcome) -> None:
        for device, message in [*outcome.replies, *outcome.broadcast]:
            line = self._lines.get(device)
            if line is not None:
                line.send(message)
        self._wake_at = outcome.wake_at
