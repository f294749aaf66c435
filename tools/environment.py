"""The Python side: `.venv` with the locked packages and this project in it, editable."""

import os
import shutil
import sys
from pathlib import Path
from typing import Literal

from tools import stamps
from tools.stamps import ROOT
from tools.steps import run, say

Kind = Literal["play", "test"]

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
_LOCKS = {kind: ROOT / "requirements" / f"{kind}.txt" for kind in ("play", "test")}


def prepare(kind: Kind) -> None:
    """Make `.venv` hold everything of `requirements/<kind>.txt`; what testing needs contains what playing needs."""
    # The scripts in a venv carry its absolute path: a moved checkout needs a new one.
    home = f"{sys.version_info[:2]} {ROOT}"
    if not (stamps.fresh("venv", home) and PYTHON.exists()):
        say(f"making .venv with Python {sys.version.split()[0]}")
        shutil.rmtree(VENV, ignore_errors=True)
        for name in _LOCKS:
            (stamps.STAMPS / f"packages-{name}").unlink(missing_ok=True)
        run([sys.executable, "-m", "venv", VENV], failing="could not make .venv", cwd=ROOT)
        stamps.done("venv", home)
    if not any(stamps.fresh(f"packages-{name}", _inputs(name)) for name in {kind, "test"}):
        _install(kind)
        stamps.done(f"packages-{kind}", _inputs(kind))


def _inputs(name: str) -> str:
    return stamps.digest([_LOCKS[name], ROOT / "pyproject.toml"])


def _install(kind: Kind) -> None:
    say("installing the locked Python packages")
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input"]
    failing = "could not install the Python packages: is there a network?"
    run([*pip, "--require-hashes", "-r", _LOCKS[kind]], failing=failing, cwd=ROOT)
    own: list[str | Path] = ["--no-deps", "--no-build-isolation", "--editable", ROOT]
    run([*pip, *own], failing="could not install this project into .venv", cwd=ROOT)
