"""The WebSocket of a page (`docs/protocol.md`): reads what it says, writes what its line brings."""

import asyncio
import secrets
import time
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from cotyphu.server.hall import Hall
from cotyphu.server.limits import Bucket
from cotyphu.server.room import Line, Room, now_ms
from cotyphu.server.wire import (
    LARGEST_MESSAGE,
    SERVER_CODES,
    BadRequest,
    Say,
    SayAct,
    SayHello,
    SayPace,
    SayPing,
    SayPreview,
    SayVoteEnd,
    read_say,
)
from cotyphu.table.commands import Act, Command, Hello, Preview, SetPace, VoteEnd
from cotyphu.table.refusals import TABLE_CODES

CLAUSES: Final = {**SERVER_CODES, **TABLE_CODES}

_HELLO_SECONDS: Final = 10.0
_BURST: Final = 60
_A_SECOND: Final = 20

TOO_BIG: Final = 1009
TOO_FAST: Final = 1008
UNKNOWN: Final = 4404
FULL: Final = 4429


class Page:
    """One open page."""

    def __init__(self, socket: WebSocket, hall: Hall, table_id: str) -> None:
        self._socket = socket
        self._hall = hall
        self._table_id = table_id
        self._line = Line(secrets.token_hex(8))
        self._room: Room | None = None
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
                said = read_say(text)
            except BadRequest as bad:
                self._refuse(bad.facts["id"] or "", bad.code, message=bad.message)
                continue
            if not await self._take(said):
                return True

    async def _take(self, said: Say) -> bool:
        """Do what was said; false if the line is to be closed."""
        if isinstance(said, SayPing):
            self._line.send({"t": "reply", "id": said.id, "ok": True, "now": now_ms()})
            return True
        if isinstance(said, SayHello) and self._room is None and not await self._enter(said.id):
            return False
        if self._room is None:
            self._refuse(said.id, "table/hello_first")
            return True
        self._room.say(_command(self._line.device, said))
        return True

    async def _enter(self, hello_id: str) -> bool:
        while True:
            try:
                room = await self._hall.find(self._table_id)
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
