"""Writes `requirements/play.txt` and `test.txt` anew, with hashes, for every Python and system that the project runs on.

Needs the network. `--upgrade` takes newer versions; without it a version stays unless `pyproject.toml` forbids it.
"""

import sys
from pathlib import Path

from tools import environment
from tools.stamps import ROOT, STAMPS
from tools.steps import StepFailed, run, say

_LOCKS = Path("requirements")
_COMPILE = ("pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes")
_PLAIN = ("--no-header", "--no-emit-index-url", "--no-emit-find-links")
_SOURCES = ("pyproject.toml", _LOCKS / "build.in")


def main(args: list[str]) -> int:
    """Compile the lock of the tests, then that of play with the same versions."""
    place = STAMPS / "uv"
    uv = place / "bin" / "uv"
    test, play = _LOCKS / "test.txt", _LOCKS / "play.txt"
    pip: list[str | Path] = [environment.PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    try:
        run([*pip, "--upgrade", "--target", place, "uv"], failing="could not install uv", cwd=ROOT)
        failing = "could not lock the packages"
        compile_: list[str | Path] = [uv, *_COMPILE, *_PLAIN, *_SOURCES]
        run([*compile_, "--extra", "dev", "--output-file", test, *args], failing=failing, cwd=ROOT)
        run([*compile_, "--constraint", test, "--output-file", play, *args], failing=failing, cwd=ROOT)
    except StepFailed as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
