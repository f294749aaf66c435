"""The endpoints of bank sessions, what `docs/unit.md` lists under HTTP."""

from collections.abc import Callable, Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from cotyphu.server.hosting import HostedTable
from cotyphu.server.http import qr_code, read_body
from cotyphu.server.registry import Registry
from cotyphu.server.wire import BadRequest
from cotyphu.server.wire_bank_session import read_new_bank_session
from cotyphu.table.bank_session import BankSession


class BankSessionApi:
    """The endpoints under `/api/bank-sessions`; `take_turn` raises `BadRequest` when an address begins too many."""

    def __init__(
        self, registry: Registry, addresses: Callable[[], Sequence[str]], take_turn: Callable[[Request], None]
    ) -> None:
        self._registry = registry
        self._addresses = addresses
        self._take_turn = take_turn

    def routes(self) -> list[BaseRoute]:
        """The routes, to be mounted at `/api`."""
        return [
            Route("/bank-sessions", self.begin, methods=["POST"]),
            Route("/bank-sessions/{session}", self.summary),
            Route("/bank-sessions/{session}/qr", self.qr),
        ]

    async def begin(self, request: Request) -> Response:
        """A new session and its secret."""
        new = read_new_bank_session(await read_body(request))
        self._take_turn(request)
        session, key = await self._registry.create_bank_session(new)
        return JSONResponse({"session": session, "key": key}, 201)

    async def summary(self, request: Request) -> Response:
        """What anybody with the address may know of a bank session in a line of a list."""
        return JSONResponse((await self._find(request)).table.summary())

    async def qr(self, request: Request) -> Response:
        """The QR code of the session's link with its secret, as SVG."""
        session = (await self._find(request)).table
        key = request.query_params.get("key", "")
        if not session.opened_by(key):
            raise BadRequest(403, "request/key", "key: it does not open this session")
        return qr_code(request, self._addresses, f"/u/{session.id}#k={key}")

    async def _find(self, request: Request) -> HostedTable[BankSession]:
        session: str = request.path_params["session"]
        hosted = await self._registry.bank_sessions.find(session)
        if hosted is None:
            raise BadRequest(404, "table/unknown", f"there is no session {session[:40]!r}")
        return hosted
