"""The WebSocket of a page of a table or an evening (`docs/protocol.md`): reads what it says, writes what its line brings."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from cotyphu.server.hall import Hall
from cotyphu.server.limits import Bucket
from cotyphu.server.room import H, Line, Room, now_ms
from cotyphu.server.wire import (
    LARGEST_MESSAGE,
    SERVER_CODES,
    BadRequest,
    Greeting,
    Said,
    Say,
    SayAct,
    SayHello,
    SayPace,
    SayPing,
    SayPreview,
    SayVoteEnd,
    read_say,
)
from cotyphu.server.wire_unit import SayHelloUnit, SayName, SayTap, SayUnit, read_say_unit
from cotyphu.table.commands import (
    Act,
    Command,
    EveningCommand,
    Hello,
    HelloUnit,
    NameCard,
    Preview,
    SetPace,
    TapUnit,
    VoteEnd,
)
from cotyphu.table.evening import Evening
from cotyphu.table.refusals import TABLE_CODES
from cotyphu.table.table import Table

CLAUSES: Final = {**SERVER_CODES, **TABLE_CODES}

_HELLO_SECONDS: Final = 10.0
_BURST: Final = 60
_A_SECOND: Final = 20

TOO_BIG: Final = 1009
TOO_FAST: Final = 1008
UNKNOWN: Final = 4404
FULL: Final = 4429


S = TypeVar("S", bound=Said)


class Page(Generic[H, S]):
    """One open page.

    `find` brings its room, `read` makes a message of what comes in, `command` a command of that for a device.
    """

    def __init__(
        self,
        socket: WebSocket,
        find: Callable[[], Awaitable[Room[H] | None]],
        read: Callable[[str | bytes], S],
        command: Callable[[str, S], Any],
    ) -> None:
        self._socket = socket
        self._find = find
        self._read_message = read
        self._command = command
        self._line = Line(secrets.token_hex(8))
        self._room: Room[H] | None = None
        self._bucket = Bucket(_BURST, _A_SECOND, time.monotonic())

    async def run(self) -> None:
        """Serve the page until it goes or is cut off."""
        await self._socket.accept()
        try:
            async with asyncio.TaskGroup() as group:
                writer = group.create_task(self._write())
                reader = group.create_task(self._read())
                writer.add_done_callback(lambda _: reader.cancel())
                # When it is we who close, what is queued goes out first.
                reader.add_done_callback(lambda done: None if _closes(done) else writer.cancel())
        finally:
            if self._room is not None:
                self._room.leave(self._line)

    async def _write(self) -> None:
        try:
            while True:
                item = await self._line.out.get()
                if isinstance(item, int):
                    await self._socket.close(item)
                    return
                await self._socket.send_text(item)
        except (WebSocketDisconnect, RuntimeError):
            return  # gone in the meantime

    async def _read(self) -> bool:
        """Read until the page goes (false), or until the line has been told to close (true)."""
        while True:
            try:
                patience = _HELLO_SECONDS if self._room is None else None
                message = await asyncio.wait_for(self._socket.receive(), patience)
            except TimeoutError:
                self._line.close(TOO_FAST)
                return True
            if message["type"] == "websocket.disconnect":
                return False
            text = message.get("text") or message.get("bytes") or ""
            if len(text) > LARGEST_MESSAGE:
                self._line.close(TOO_BIG)
                return True
            if not self._bucket.take(time.monotonic()):
                self._line.close(TOO_FAST)
                return True
            try:
                said = self._read_message(text)
            except BadRequest as bad:
                self._refuse(bad.facts["id"] or "", bad.code, message=bad.message)
                continue
            if not await self._take(said):
                return True

    async def _take(self, said: S) -> bool:
        """Do what was said; false if the line is to be closed."""
        if isinstance(said, SayPing):
            self._line.send({"t": "reply", "id": said.id, "ok": True, "now": now_ms()})
            return True
        if isinstance(said, Greeting) and self._room is None and not await self._enter(said.id):
            return False
        if self._room is None:
            self._refuse(said.id, "table/hello_first")
            return True
        self._room.say(self._command(self._line.device, said))
        return True

    async def _enter(self, hello_id: str) -> bool:
        while True:
            try:
                room = await self._find()
            except BadRequest as bad:
                self._refuse(hello_id, bad.code, message=bad.message)
                self._line.close(UNKNOWN)
                return False
            if room is None:
                self._refuse(hello_id, "table/unknown")
                self._line.close(UNKNOWN)
                return False
            if room.closed:
                continue  # put away just now: load it anew
            if room.full:
                self._refuse(hello_id, "table/full")
                self._line.close(FULL)
                return False
            room.enter(self._line)
            self._room = room
            return True

    def _refuse(self, said_id: str, code: str, **facts: Any) -> None:
        refusal = {"code": code, "clause": CLAUSES[code], "facts": facts}
        self._line.send({"t": "reply", "id": said_id, "ok": False, "refusal": refusal})


def table_page(socket: WebSocket, hall: Hall, table_id: str) -> Page[Table, Say]:
    """A page of this table."""
    return Page(socket, lambda: hall.tables.find(table_id), read_say, _command)


def unit_page(socket: WebSocket, hall: Hall, evening_id: str) -> Page[Evening, SayUnit]:
    """A page of this evening."""
    return Page(socket, lambda: hall.evenings.find(evening_id), read_say_unit, _unit_command)


def _closes(reader: "asyncio.Task[bool]") -> bool:
    """Whether the reader ended because the line is to be closed by this side."""
    return not reader.cancelled() and reader.exception() is None and reader.result()


def _command(device: str, said: Say) -> Command:
    if isinstance(said, SayAct):
        return Act(device, said.id, said.seq, said.action)
    if isinstance(said, SayPreview):
        return Preview(device, said.id, said.action)
    if isinstance(said, SayVoteEnd):
        return VoteEnd(device, said.id, said.seat, said.yes)
    if isinstance(said, SayPace):
        return SetPace(device, said.id, said.ms)
    if isinstance(said, SayHello):
        return Hello(device, said.id, tuple(said.keys), said.seq)
    raise AssertionError(f"a ping is no command of a table: {said!r}")


def _unit_command(device: str, said: SayUnit) -> EveningCommand:
    if isinstance(said, SayTap):
        return TapUnit(device, said.id, said.tap)
    if isinstance(said, SayName):
        return NameCard(device, said.id, said.card, said.name)
    if isinstance(said, SayHelloUnit):
        return HelloUnit(device, said.id, said.key or "")
    raise AssertionError(f"a ping is no command of an evening: {said!r}")
