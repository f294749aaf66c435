"""The WebSocket of a page of a table or a bank session (`docs/protocol.md`): reads its messages, writes what its connection brings."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from cotyphu.server.hosting import Connection, H, HostedTable, now_ms
from cotyphu.server.limits import Bucket
from cotyphu.server.registry import Registry
from cotyphu.server.wire import (
    LARGEST_MESSAGE,
    SERVER_CODES,
    ActMessage,
    BadRequest,
    ClientMessage,
    Greeting,
    HelloMessage,
    PaceMessage,
    PingMessage,
    PreviewMessage,
    TableMessage,
    VoteEndMessage,
    read_table_message,
)
from cotyphu.server.wire_bank_session import (
    BankHelloMessage,
    BankSessionMessage,
    NameCardMessage,
    TapMessage,
    read_bank_session_message,
)
from cotyphu.table.bank_session import BankSession
from cotyphu.table.commands import (
    Act,
    BankSessionCommand,
    Command,
    Hello,
    HelloUnit,
    NameCard,
    Preview,
    SetPace,
    TapUnit,
    VoteEnd,
)
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


S = TypeVar("S", bound=ClientMessage)


class PageSocket(Generic[H, S]):
    """One open page.

    `find` brings its hosted table, `read` makes a message of what comes in, `command` a command of that for a device.
    """

    def __init__(
        self,
        socket: WebSocket,
        find: Callable[[], Awaitable[HostedTable[H] | None]],
        read: Callable[[str | bytes], S],
        command: Callable[[str, S], Any],
    ) -> None:
        self._socket = socket
        self._find = find
        self._read_message = read
        self._command = command
        self._connection = Connection(secrets.token_hex(8))
        self._hosted: HostedTable[H] | None = None
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
            if self._hosted is not None:
                self._hosted.disconnect(self._connection)

    async def _write(self) -> None:
        try:
            while True:
                item = await self._connection.out.get()
                if isinstance(item, int):
                    await self._socket.close(item)
                    return
                await self._socket.send_text(item)
        except (WebSocketDisconnect, RuntimeError):
            return  # gone in the meantime

    async def _read(self) -> bool:
        """Read until the page goes (false), or until the connection has been told to close (true)."""
        while True:
            try:
                patience = _HELLO_SECONDS if self._hosted is None else None
                frame = await asyncio.wait_for(self._socket.receive(), patience)
            except TimeoutError:
                self._connection.close(TOO_FAST)
                return True
            if frame["type"] == "websocket.disconnect":
                return False
            text = frame.get("text") or frame.get("bytes") or ""
            if len(text) > LARGEST_MESSAGE:
                self._connection.close(TOO_BIG)
                return True
            if not self._bucket.take(time.monotonic()):
                self._connection.close(TOO_FAST)
                return True
            try:
                message = self._read_message(text)
            except BadRequest as bad:
                self._refuse(bad.facts["id"] or "", bad.code, message=bad.message)
                continue
            if not await self._take(message):
                return True

    async def _take(self, message: S) -> bool:
        """Do what the message asks; false if the connection is to be closed."""
        if isinstance(message, PingMessage):
            self._connection.send({"t": "reply", "id": message.id, "ok": True, "now": now_ms()})
            return True
        if isinstance(message, Greeting) and self._hosted is None and not await self._enter(message.id):
            return False
        if self._hosted is None:
            self._refuse(message.id, "table/hello_first")
            return True
        self._hosted.submit(self._command(self._connection.device, message))
        return True

    async def _enter(self, hello_id: str) -> bool:
        while True:
            try:
                hosted = await self._find()
            except BadRequest as bad:
                self._refuse(hello_id, bad.code, message=bad.message)
                self._connection.close(UNKNOWN)
                return False
            if hosted is None:
                self._refuse(hello_id, "table/unknown")
                self._connection.close(UNKNOWN)
                return False
            if hosted.closed:
                continue  # put away just now: load it anew
            if hosted.full:
                self._refuse(hello_id, "table/full")
                self._connection.close(FULL)
                return False
            hosted.connect(self._connection)
            self._hosted = hosted
            return True

    def _refuse(self, message_id: str, code: str, **facts: Any) -> None:
        refusal = {"code": code, "clause": CLAUSES[code], "facts": facts}
        self._connection.send({"t": "reply", "id": message_id, "ok": False, "refusal": refusal})


def table_socket(socket: WebSocket, registry: Registry, table_id: str) -> PageSocket[Table, TableMessage]:
    """A page of this table."""
    return PageSocket(socket, lambda: registry.tables.find(table_id), read_table_message, _command)


def bank_session_socket(
    socket: WebSocket, registry: Registry, session_id: str
) -> PageSocket[BankSession, BankSessionMessage]:
    """A page of this session."""
    return PageSocket(socket, lambda: registry.bank_sessions.find(session_id), read_bank_session_message, _unit_command)


def _closes(reader: "asyncio.Task[bool]") -> bool:
    """Whether the reader ended because the connection is to be closed by this side."""
    return not reader.cancelled() and reader.exception() is None and reader.result()


def _command(device: str, message: TableMessage) -> Command:
    if isinstance(message, ActMessage):
        return Act(device, message.id, message.seq, message.action)
    if isinstance(message, PreviewMessage):
        return Preview(device, message.id, message.action)
    if isinstance(message, VoteEndMessage):
        return VoteEnd(device, message.id, message.seat, message.yes)
    if isinstance(message, PaceMessage):
        return SetPace(device, message.id, message.ms)
    if isinstance(message, HelloMessage):
        return Hello(device, message.id, tuple(message.keys), message.seq)
    raise AssertionError(f"a ping is no command of a table: {message!r}")


def _unit_command(device: str, message: BankSessionMessage) -> BankSessionCommand:
    if isinstance(message, TapMessage):
        return TapUnit(device, message.id, message.tap)
    if isinstance(message, NameCardMessage):
        return NameCard(device, message.id, message.card, message.name)
    if isinstance(message, BankHelloMessage):
        return HelloUnit(device, message.id, message.key or "")
    raise AssertionError(f"a ping is no command of a bank session: {message!r}")
