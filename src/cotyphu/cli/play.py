"""`cotyphu play`: the game in the browser."""

import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from cotyphu.cli.numbers import read_whole
from cotyphu.cli.words import Complaint, bounded, say
from cotyphu.locale import Texts

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - phones in the same network are meant to reach it
HIGHEST_PORT: Final = 65_535


def command(words: Texts) -> Callable[..., int]:
    """The command with its help in the language of `words`."""

    def text(key: str, **facts: object) -> str:
        return say(words, f"play-{key}", **facts)

    def play(
        *,
        port: Annotated[int | None, Parameter(help=text("port"), converter=read_whole)] = None,
        host: Annotated[str, Parameter(help=text("host"))] = EVERYWHERE,
        data: Annotated[Path | None, Parameter(help=text("data"))] = None,
        no_browser: Annotated[bool, Parameter(help=text("no-browser"))] = False,
    ) -> int:
        from cotyphu.server.client import find_client
        from cotyphu.server.serve import CannotListen, default_data_dir, serve
        from cotyphu.server.store import StoreError

        if port is not None:
            bounded(words, "--port", port, 0, HIGHEST_PORT)
        folder = default_data_dir() if data is None else data
        try:
            service = serve(host, port, folder)
        except (CannotListen, StoreError, OSError) as wrong:
            raise Complaint(wrong) from None
        print(text("address", address=service.local))
        for address in service.addresses:
            if address != service.local:
                print(text("others", address=address))
                _show_qr(address)
        print(text("data-dir", folder=folder))
        print(text("how-to-stop"), flush=True)
        if find_client() is None:
            print(text("no-client"), file=sys.stderr)
        elif not no_browser and has_browser():
            webbrowser.open(service.local)
        try:
            service.run()
        except KeyboardInterrupt:
            print(f"\r{text('stopped')}")
        return 0

    return play


def _show_qr(address: str) -> None:
    import segno

    if sys.stdout.isatty():
        segno.make(address, error="l", micro=False).terminal(compact=True, border=2)


def has_browser() -> bool:
    """Whether a browser window may be opened: somebody sits at a screen, and no test run is going on."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
