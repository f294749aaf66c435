"""What the HTTP endpoints share: reading a body and a number, answering an error, drawing a link as a QR code."""

import io
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from cotyphu.server.headers import SECURITY
from cotyphu.server.wire import LARGEST_MESSAGE, BadRequest

_LOG: Final = logging.getLogger(__name__)


async def read_body(request: Request) -> bytes:
    """The body, if it is not too big; else `BadRequest`."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > LARGEST_MESSAGE:
            raise BadRequest(413, "request/too_big", f"a request may have at most {LARGEST_MESSAGE} bytes")
    return bytes(found)


def whole_number(request: Request, name: str, default: int, low: int, high: int) -> int:
    """The whole number that the query gives under this name; `BadRequest` for anything else."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 18 and low <= int(text) <= high):
        raise BadRequest(400, "request/query", f"{name}: expected a whole number from {low} to {high}")
    return int(text)


def qr_code(request: Request, addresses: Callable[[], Sequence[str]], path: str) -> Response:
    """The QR code, as SVG, of a link to `path` at the address that the query names as `base`, which must be this server's."""
    base = request.query_params.get("base", "")
    if base not in addresses() and base != str(request.base_url).rstrip("/"):
        raise BadRequest(400, "request/base", "base: expected one of this server's addresses (see /api/info)")
    out = io.BytesIO()
    code = segno.make(f"{base}{path}", error="m", micro=False)
    code.save(out, kind="svg", scale=4, border=4, dark="#23201b", light="#fff", xmldecl=False, nl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


async def on_bad_request(_request: Request, error: Exception) -> Response:
    """What cannot be done."""
    assert isinstance(error, BadRequest)
    return JSONResponse(error.to_dict(), error.status)


async def on_store_error(_request: Request, error: Exception) -> Response:
    """The store does not work."""
    _LOG.error("%s", error)
    return _error(503, "server/store", f"the store does not work: {error}")


async def on_http(request: Request, error: Exception) -> Response:
    """No such page, or no such method."""
    assert isinstance(error, HTTPException)
    if request.url.path.startswith("/api/"):
        return _error(error.status_code, f"http/{error.status_code}", error.detail, error.headers)
    return PlainTextResponse(error.detail, error.status_code, error.headers)


async def on_fault(_request: Request, _error_: Exception) -> Response:
    """A fault of the program. It is answered outside of all else, so the headers are set here."""
    headers = {**SECURITY, "cache-control": "no-store"}
    return _error(500, "server/fault", "a fault of the server; it has been logged", headers)


def _error(status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> Response:
    return JSONResponse({"error": {"code": code, "message": message}}, status, headers)
