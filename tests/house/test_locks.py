"""The locks install the same packages everywhere, and name no place to get them from."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PIN = re.compile(
    r"^([a-z0-9-]+)==(\S+)((?: ;[^\\\n]*)?) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def pins(kind: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{kind}.txt").read_text()
    return {match[1]: match[2] for match in PIN.finditer(text)}


def normal(requirement: str) -> str:
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name, requirement
    return re.sub(r"[._-]+", "-", name[0]).lower()


@pytest.mark.parametrize("kind", ["play", "test"])
def test_every_pin_has_hashes_and_no_address(kind: str) -> None:
    text = (ROOT / "requirements" / f"{kind}.txt").read_text()
    assert len(pins(kind)) == len(re.findall(r"^[a-z]", text, re.MULTILINE)) > 0
    assert "://" not in text


def test_playing_is_tested_with_the_same_versions() -> None:
    assert pins("play").items() <= pins("test").items()


def test_whatever_the_project_asks_for_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    build = [
        line for line in (ROOT / "requirements" / "build.in").read_text().splitlines() if line[:1] not in ("", "#")
    ]
    assert {normal(each) for each in [*project["dependencies"], *build]} <= pins("play").keys()
    assert {normal(each) for each in project["optional-dependencies"]["dev"]} <= pins("test").keys()


def test_node_packages_have_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = {path: package for path, package in lock["packages"].items() if path}
    assert packages
    assert all("integrity" in package and "resolved" not in package for package in packages.values())
