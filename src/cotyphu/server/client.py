"""The client's pages, as they were built: `index.html` for every place a page can be, and the files it asks for."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


def find_client() -> Path | None:
    """The folder of the built client: in the installed package, else `web/dist` of a checkout; None if not built."""
    package = Path(__file__).parent / "client"
    checkout = Path(__file__).parents[3] / "web" / "dist"
    return next((folder for folder in (package, checkout) if (folder / "index.html").is_file()), None)


class ClientFiles(StaticFiles):
    """The files beside `index.html`; those under `assets` have their content's hash in the name and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or 404."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = _FOREVER if path.startswith("assets/") else _ASK_AGAIN
        return response


class ClientPage:
    """Answers with `index.html`: the page itself finds out where it is."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    async def show(self, request: Request) -> Response:
        """The page, or a line on how to build it."""
        if self._folder is None:
            return PlainTextResponse("The client is not built yet: run `make build`.", 503)
        page = self._folder / "index.html"
        if not page.is_file():
            raise HTTPException(404)
        return FileResponse(page, headers={"cache-control": _ASK_AGAIN})
