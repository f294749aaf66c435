"""One table or evening as a host keeps it: a worker takes commands one by one, stores what follows, and only then tells it.

A hall finds the rooms of its tables, and those of its evenings, in `Rooms`.
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

MOST_LINES: Final = 64
"""Open pages of one room."""
_IDLE_SECONDS: Final = 60.0
_LONGEST_QUEUE: Final = 256

ENCODE: Final = msgspec.json.Encoder().encode


def now_ms() -> int:
    """The wall clock in ms since 1970."""
    return time.time_ns() // 1_000_000


class Hosted(Protocol):
    """What a room keeps: a table or an evening."""

    @property
    def id(self) -> str:
        """Its name in links and in the store."""

    def handle(self, command: Any, now: int) -> Outcome:
        """Do what a command asks."""


H = TypeVar("H", bound=Hosted)


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


class Room(Generic[H]):
    """A loaded table or evening (`kept`) with its open lines. `closed` means that it must be found anew."""

    def __init__(self, kept: H, store: Store, gone: Callable[["Room[H]"], None]) -> None:
        self.kept = kept
        self.closed = False
        self._store = store
        self._gone = gone
        self._lines: dict[str, Line] = {}
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._wake_at: int | None = None
        self._worker = asyncio.create_task(self._work(), name=f"room {kept.id}")

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

    def say(self, command: Any) -> None:
        """Hand a command in; what follows goes out on the lines."""
        self._inbox.put_nowait(command)

    async def close(self) -> None:
        """Finish what is in hand and stop."""
        self._inbox.put_nowait(None)
        await self._worker

    async def _work(self) -> None:
        try:
            while (command := await self._next()) is not None:
                outcome = self.kept.handle(command, now_ms())
                if outcome.journal:
                    await asyncio.wrap_future(self._store.append(self.kept.id, outcome.journal))
                self._deliver(outcome)
        except StoreError as error:
            # What is in memory is ahead of the store now. Pages come back and find what the store has.
            _LOG.error("%s: %s", self.kept.id, error)
        except Exception:  # noqa: BLE001 - a fault of the program must not end other rooms; it is logged
            _LOG.exception("%s has failed and is loaded anew", self.kept.id)
        finally:
            self.closed = True
            self._gone(self)
            for line in self._lines.values():
                line.close(1012)

    async def _next(self) -> Any:
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


class Rooms(Generic[H]):
    """The rooms of one kind that are loaded; `load` reads what has this id from the store, or says None. It may raise."""

    def __init__(self, store: Store, load: Callable[[str], H | None]) -> None:
        self._store = store
        self._load = load
        self._rooms: dict[str, Room[H]] = {}

    def open(self, kept: H) -> Room[H]:
        """A room for what has just been made, or loaded."""
        room = self._rooms[kept.id] = Room(kept, self._store, self._forget)
        return room

    async def find(self, name: str) -> Room[H] | None:
        """The room of what has this id, loaded if need be; None if there is no such thing. Raises what `load` raises."""
        room = self._rooms.get(name)
        if room is not None:
            return room
        kept = await asyncio.to_thread(self._load, name)
        if kept is None:
            return None
        # Somebody else may have loaded it meanwhile.
        return self._rooms.get(name) or self.open(kept)

    async def close(self) -> None:
        """Finish what is in hand, and stop."""
        for room in list(self._rooms.values()):
            await room.close()

    def _forget(self, room: Room[H]) -> None:
        if self._rooms.get(room.kept.id) is room:
            del self._rooms[room.kept.id]
