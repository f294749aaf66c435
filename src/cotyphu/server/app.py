"""The web application: what `docs/protocol.md` lists under HTTP, the WebSocket, and the client's pages."""

import io
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from cotyphu import __version__
from cotyphu.editions import ALL_BOARD_IDS, CLASSIC, UnknownEdition, load_any, ruleset
from cotyphu.server.client import ClientFiles, ClientPage
from cotyphu.server.hall import Hall
from cotyphu.server.headers import SecurityHeaders
from cotyphu.server.limits import Buckets
from cotyphu.server.page import Page
from cotyphu.server.room import Room
from cotyphu.server.store import Store, StoreError
from cotyphu.server.wire import LARGEST_MESSAGE, BadRequest, read_new_table
from cotyphu.table.players import MakeBot

_LOG: Final = logging.getLogger(__name__)

LONGEST_LOG: Final = 500
"""Entries of one page of the log."""
NEW_TABLES: Final = (40, 1.0)
"""Tables (and promised dice) that one address may ask for: so many at once, and so many a second after that."""


class Api:
    """The endpoints under `/api`."""

    def __init__(self, hall: Hall, addresses: Callable[[], Sequence[str]], new_tables: tuple[int, float]) -> None:
        self._hall = hall
        self._addresses = addresses
        self._new_tables = Buckets(*new_tables)
        self._boards = json.dumps([load_any(name).to_wire() for name in ALL_BOARD_IDS], ensure_ascii=False).encode()

    def routes(self) -> list[BaseRoute]:
        """The routes, to be mounted at `/api`."""
        return [
            Route("/info", self.info),
            Route("/boards", self.boards),
            Route("/options", self.options),
            Route("/dice", self.promise_dice, methods=["POST"]),
            Route("/tables", self.create, methods=["POST"]),
            Route("/tables/{table}", self.glance),
            Route("/tables/{table}/log", self.log),
            Route("/tables/{table}/journal", self.journal),
            Route("/tables/{table}/qr/{seat}", self.qr),
        ]

    async def info(self, _request: Request) -> Response:
        """Version and addresses."""
        return JSONResponse({"version": __version__, "addresses": list(self._addresses())})

    async def boards(self, _request: Request) -> Response:
        """Every board of both editions with everything printed on it."""
        return Response(self._boards, media_type="application/json")

    async def options(self, request: Request) -> Response:
        """Every option of an edition with its default and bounds."""
        try:
            rules = ruleset(request.query_params.get("edition", CLASSIC.edition))
        except UnknownEdition as error:
            raise BadRequest(400, "request/query", f"edition: {error}") from None
        return JSONResponse([spec.to_dict() for spec in rules.specs])

    async def promise_dice(self, request: Request) -> Response:
        """A commitment to dice for a table to come."""
        self._take_turn(request)
        return JSONResponse({"commitment": self._hall.promise_dice()}, 201)

    async def create(self, request: Request) -> Response:
        """A new table and its seats' secrets."""
        asked = read_new_table(await _body(request))
        self._take_turn(request)
        table, keys = await self._hall.create(asked)
        return JSONResponse({"table": table, "keys": keys}, 201)

    async def glance(self, request: Request) -> Response:
        """What anybody may know of a table."""
        return JSONResponse((await self._room(request)).table.glance())

    async def log(self, request: Request) -> Response:
        """A page of older log entries."""
        room = await self._room(request)
        before = _whole(request, "before", room.table.seq + 1, 0, 2**53)
        limit = _whole(request, "limit", 100, 1, LONGEST_LOG)
        return JSONResponse(await self._hall.log(room, before, limit))

    async def journal(self, request: Request) -> Response:
        """The whole journal as a file."""
        room = await self._room(request)
        name = f'attachment; filename="cotyphu-{room.table.id}.json"'
        return JSONResponse(await self._hall.journal(room), headers={"content-disposition": name})

    async def qr(self, request: Request) -> Response:
        """The QR code of a seat's link, as SVG."""
        room = await self._room(request)
        key = request.query_params.get("key", "")
        seat = room.table.seat_of(key)
        if seat is None or str(seat) != request.path_params["seat"]:
            raise BadRequest(403, "request/key", "key: it does not open this seat")
        base = request.query_params.get("base", "")
        if base not in self._addresses() and base != str(request.base_url).rstrip("/"):
            raise BadRequest(400, "request/base", "base: expected one of this server's addresses (see /api/info)")
        out = io.BytesIO()
        code = segno.make(f"{base}/t/{room.table.id}#k={key}", error="m", micro=False)
        code.save(out, kind="svg", scale=4, border=4, dark="#23201b", light="#fff", xmldecl=False, nl=False)
        return Response(out.getvalue(), media_type="image/svg+xml")

    async def _room(self, request: Request) -> Room:
        table: str = request.path_params["table"]
        room = await self._hall.find(table)
        if room is None:
            raise BadRequest(404, "table/unknown", f"there is no table {table[:40]!r}")
        return room

    def _take_turn(self, request: Request) -> None:
        host = request.client.host if request.client is not None else ""
        if not self._new_tables.take(host, time.monotonic()):
            raise BadRequest(429, "request/too_many", "too many new tables from this address: wait a minute")


def create_app(
    store: Store,
    make_bot: MakeBot,
    *,
    addresses: Callable[[], Sequence[str]] = tuple,
    client: Path | None = None,
    new_tables: tuple[int, float] = NEW_TABLES,
) -> Starlette:
    """The application over an open `store`, which it closes at the end.

    `addresses` tells under which addresses other devices reach it; `client` is the folder of the built client;
    `new_tables` is how many tables one address may ask for, at once and a second.
    """
    hall = Hall(store, make_bot)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()
        store.close()

    async def table_socket(socket: WebSocket) -> None:
        await Page(socket, hall, socket.path_params["table"]).run()

    page = ClientPage(client)
    routes: list[BaseRoute] = [
        Mount("/api", routes=Api(hall, addresses, new_tables).routes()),
        WebSocketRoute("/ws/{table}", table_socket),
        Route("/", page.show),
        Route("/t/{table}", page.show),
    ]
    if client is not None:
        routes.append(Mount("/", ClientFiles(directory=client)))
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={
            BadRequest: _on_bad_request,
            StoreError: _on_store_error,
            HTTPException: _on_http,
            Exception: _on_fault,
        },
    )


async def _body(request: Request) -> bytes:
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > LARGEST_MESSAGE:
            raise BadRequest(413, "request/too_big", f"a request may have at most {LARGEST_MESSAGE} bytes")
    return bytes(found)


def _whole(request: Request, name: str, default: int, low: int, high: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 18 and low <= int(text) <= high):
        raise BadRequest(400, "request/query", f"{name}: expected a whole number from {low} to {high}")
    return int(text)


def _error(status: int, code: str, message: str, **facts: Any) -> Response:
    return JSONResponse({"error": {"code": code, "message": message, **facts}}, status)


async def _on_bad_request(_request: Request, error: Exception) -> Response:
    assert isinstance(error, BadRequest)
    return JSONResponse(error.to_dict(), error.status)


async def _on_store_error(_request: Request, error: Exception) -> Response:
    _LOG.error("%s", error)
    return _error(503, "server/store", f"the store does not work: {error}")


async def _on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api/"):
        return _error(error.status_code, f"http/{error.status_code}", error.detail)
    return PlainTextResponse(error.detail, error.status_code)


async def _on_fault(_request: Request, _error_: Exception) -> Response:
    return _error(500, "server/fault", "a fault of the server; it has been logged")
