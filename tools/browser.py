"""A Chromium for the browser tests: the one that is there, else one that can be installed."""

import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import environment
from tools.stamps import ROOT
from tools.steps import StepFailed, run, say

#: A browser named here is used before any other.
VARIABLE = "COTYPHU_CHROMIUM"
#: What a test's Chromium is started with: no sandbox for root in a container, no talk with the outside.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
)
_PLAYWRIGHT_CACHES = ("~/.cache/ms-playwright", "~/Library/Caches/ms-playwright", "~/AppData/Local/ms-playwright")
_PLAYWRIGHT_PROGRAMS = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium-*/chrome-win*/chrome.exe",
)


@functools.cache
def find() -> str | None:
    """Return the path of a Chromium or Chrome that starts, or None."""
    return next(filter(_starts, _candidates()), None)


def prepare() -> None:
    """See to it that `find()` finds one; raise `StepFailed` with what to do where that is beyond us."""
    if find():
        return
    if os.environ.get(VARIABLE):
        raise StepFailed(f"{VARIABLE}={os.environ[VARIABLE]} is not a Chromium that starts")
    for install in (_by_apt, _by_playwright):
        try:
            install()
        except StepFailed as failure:
            say(str(failure))
        find.cache_clear()
        if find():
            return
    raise StepFailed(f"the browser tests need Chromium or Chrome: install one, or name it in {VARIABLE}")


def _candidates() -> Iterator[str]:
    named = os.environ.get(VARIABLE)
    if named:
        yield named
        return
    yield from filter(None, map(shutil.which, _NAMES))
    yield from (place for place in _PLACES if Path(place).is_file())
    for cache in (os.environ.get("PLAYWRIGHT_BROWSERS_PATH"), *_PLAYWRIGHT_CACHES):
        for program in _PLAYWRIGHT_PROGRAMS if cache else ():
            yield from map(str, sorted(Path(cache or "").expanduser().glob(program), reverse=True))


def _starts(program: str) -> bool:
    # On some systems `chromium-browser` is only a note that says where to get one.
    if sys.platform == "win32":
        return Path(program).is_file()  # there `--version` opens a window
    try:
        return subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _by_apt() -> None:
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    say("installing Debian's chromium for the browser tests")
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    failing = "apt-get could not install chromium"
    run(["apt-get", "update", "-qq"], failing=failing, cwd=ROOT, env=env)
    run(["apt-get", "install", "-qq", "--no-install-recommends", "chromium"], failing=failing, cwd=ROOT, env=env)


def _by_playwright() -> None:
    say("downloading Playwright's chromium for the browser tests")
    failing = "Playwright could not download its chromium"
    run([environment.PYTHON, "-m", "playwright", "install", "chromium"], failing=failing, cwd=ROOT)
