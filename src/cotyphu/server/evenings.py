"""The endpoints of evenings at the bank unit, what `docs/unit.md` lists under HTTP."""

from collections.abc import Callable, Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from cotyphu.server.hall import Hall
from cotyphu.server.http import qr_code, read_body
from cotyphu.server.room import Room
from cotyphu.server.wire import BadRequest
from cotyphu.server.wire_unit import read_new_evening
from cotyphu.table.evening import Evening


class EveningApi:
    """The endpoints under `/api/evenings`; `take_turn` raises `BadRequest` when an address begins too many."""

    def __init__(
        self, hall: Hall, addresses: Callable[[], Sequence[str]], take_turn: Callable[[Request], None]
    ) -> None:
        self._hall = hall
        self._addresses = addresses
        self._take_turn = take_turn

    def routes(self) -> list[BaseRoute]:
        """The routes, to be mounted at `/api`."""
        return [
            Route("/evenings", self.begin, methods=["POST"]),
            Route("/evenings/{evening}", self.glance),
            Route("/evenings/{evening}/qr", self.qr),
        ]

    async def begin(self, request: Request) -> Response:
        """A new evening and its secret."""
        asked = read_new_evening(await read_body(request))
        self._take_turn(request)
        evening, key = await self._hall.begin_evening(asked)
        return JSONResponse({"evening": evening, "key": key}, 201)

    async def glance(self, request: Request) -> Response:
        """What anybody with the address may know of an evening in a line of a list."""
        return JSONResponse((await self._room(request)).kept.glance())

    async def qr(self, request: Request) -> Response:
        """The QR code of the evening's link with its secret, as SVG."""
        evening = (await self._room(request)).kept
        key = request.query_params.get("key", "")
        if not evening.opened_by(key):
            raise BadRequest(403, "request/key", "key: it does not open this evening")
        return qr_code(request, self._addresses, f"/u/{evening.id}#k={key}")

    async def _room(self, request: Request) -> Room[Evening]:
        evening: str = request.path_params["evening"]
        room = await self._hall.evenings.find(evening)
        if room is None:
            raise BadRequest(404, "table/unknown", f"there is no evening {evening[:40]!r}")
        return room
