"""What the documents say of the source is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "README.vi.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Links of a page to files of this project."""
    targets = [t for t in _LINK.findall(page.read_text("utf-8")) if "://" not in t]
    missing = [t for t in targets if not (page.parent / t).exists()]
    assert not missing, missing


def test_the_architecture_names_files_that_are_there() -> None:
    """Each path in the table of docs/architecture.md, and each module that the picture names."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = text.split("## Which file to open")[1]
    named = [word for word in re.findall(r"`([\w./*-]+)`", table) if "/" in word or word.endswith(".py")]
    named += re.findall(r"<br>([\w/]+\.py)", text)
    assert len(named) > 30
    parts = ["", "src/cotyphu/", "web/src/"]
    missing = [name for name in named if not any(list(ROOT.glob(part + name.rstrip("/"))) for part in parts)]
    assert not missing, missing
