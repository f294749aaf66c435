"""The web application: what `docs/protocol.md` lists under HTTP, the WebSocket, and the client's pages."""

import json
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from cotyphu import __version__
from cotyphu.editions import ALL_BOARD_IDS, CLASSIC, UnknownEdition, load_any, ruleset
from cotyphu.editions.rulebooks import rulebooks
from cotyphu.server.bank_sessions import BankSessionApi
from cotyphu.server.client import ClientFiles, ClientPage
from cotyphu.server.headers import SecurityHeaders
from cotyphu.server.hosting import HostedTable
from cotyphu.server.http import on_bad_request, on_fault, on_http, on_store_error, qr_code, read_body, whole_number
from cotyphu.server.limits import Buckets
from cotyphu.server.registry import Registry
from cotyphu.server.store import Store, StoreError
from cotyphu.server.websocket import bank_session_socket, table_socket
from cotyphu.server.wire import BadRequest, read_new_table
from cotyphu.table.bot_seats import MakeBot
from cotyphu.table.table import Table

LONGEST_LOG: Final = 500
"""Entries of one page of the log."""
PAGES: Final = ("/", "/t/{table}", "/u", "/u/{session}", "/rules")
"""Where a page of the client can be."""
NEW_TABLES: Final = (40, 1.0)
"""Tables (and bank sessions, and promised dice) that one address may ask for: so many at once, and so many a second after that."""


class Api:
    """The endpoints under `/api`."""

    def __init__(
        self, registry: Registry, addresses: Callable[[], Sequence[str]], new_tables: tuple[int, float]
    ) -> None:
        self._registry = registry
        self._addresses = addresses
        self._new_tables = Buckets(*new_tables)
        self._boards = json.dumps([load_any(name).to_wire() for name in ALL_BOARD_IDS], ensure_ascii=False).encode()

    def routes(self) -> list[BaseRoute]:
        """The routes, to be mounted at `/api`."""
        return [
            Route("/info", self.info),
            Route("/boards", self.boards),
            Route("/options", self.options),
            Route("/rulebooks", self.rulebooks),
            Route("/dice", self.promise_dice, methods=["POST"]),
            Route("/tables", self.create, methods=["POST"]),
            Route("/tables/{table}", self.summary),
            Route("/tables/{table}/log", self.log),
            Route("/tables/{table}/journal", self.journal),
            Route("/tables/{table}/qr/{seat}", self.qr),
            *BankSessionApi(self._registry, self._addresses, self._take_turn).routes(),
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

    async def rulebooks(self, _request: Request) -> Response:
        """The clauses of both rule books by chapter."""
        return JSONResponse(rulebooks())

    async def promise_dice(self, request: Request) -> Response:
        """A commitment to dice for a table to come."""
        self._take_turn(request)
        return JSONResponse({"commitment": self._registry.promise_dice()}, 201)

    async def create(self, request: Request) -> Response:
        """A new table and its seats' secrets."""
        new = read_new_table(await read_body(request))
        self._take_turn(request)
        table, keys = await self._registry.create_table(new)
        return JSONResponse({"table": table, "keys": keys}, 201)

    async def summary(self, request: Request) -> Response:
        """What anybody may know of a table."""
        return JSONResponse((await self._find(request)).table.summary())

    async def log(self, request: Request) -> Response:
        """A page of older log entries."""
        hosted = await self._find(request)
        before = whole_number(request, "before", hosted.table.seq + 1, 0, 2**53)
        limit = whole_number(request, "limit", 100, 1, LONGEST_LOG)
        return JSONResponse(await self._registry.log(hosted, before, limit))

    async def journal(self, request: Request) -> Response:
        """The whole journal as a file."""
        hosted = await self._find(request)
        name = f'attachment; filename="cotyphu-{hosted.table.id}.json"'
        return JSONResponse(await self._registry.journal(hosted), headers={"content-disposition": name})

    async def qr(self, request: Request) -> Response:
        """The QR code of a seat's link, as SVG."""
        hosted = await self._find(request)
        key = request.query_params.get("key", "")
        seat = hosted.table.seat_of(key)
        if seat is None or str(seat) != request.path_params["seat"]:
            raise BadRequest(403, "request/key", "key: it does not open this seat")
        return qr_code(request, self._addresses, f"/t/{hosted.table.id}#k={key}")

    async def _find(self, request: Request) -> HostedTable[Table]:
        table: str = request.path_params["table"]
        hosted = await self._registry.tables.find(table)
        if hosted is None:
            raise BadRequest(404, "table/unknown", f"there is no table {table[:40]!r}")
        return hosted

    def _take_turn(self, request: Request) -> None:
        """Refuse what another site's page asks in its visitor's name, and too much from one address."""
        if request.headers.get("sec-fetch-site") == "cross-site":
            raise BadRequest(
                403, "request/foreign", "tables are made from this server's own pages, not from another site"
            )
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
    registry = Registry(store, make_bot)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        await registry.close()
        store.close()

    async def table_websocket(socket: WebSocket) -> None:
        await table_socket(socket, registry, socket.path_params["table"]).run()

    async def bank_session_websocket(socket: WebSocket) -> None:
        await bank_session_socket(socket, registry, socket.path_params["session"]).run()

    page = ClientPage(client)
    routes: list[BaseRoute] = [
        Mount("/api", routes=Api(registry, addresses, new_tables).routes()),
        WebSocketRoute("/ws/unit/{session}", bank_session_websocket),
        WebSocketRoute("/ws/{table}", table_websocket),
        *(Route(path, page.show) for path in PAGES),
    ]
    if client is not None:
        routes.append(Mount("/", ClientFiles(directory=client)))
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={
            BadRequest: on_bad_request,
            StoreError: on_store_error,
            HTTPException: on_http,
            Exception: on_fault,
        },
    )
