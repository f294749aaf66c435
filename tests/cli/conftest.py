"""The command line, as tests call it."""

import pytest

from tests.cli.command import Command


@pytest.fixture
def cotyphu(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """`cotyphu …`, where no language is set and no browser opens."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CI", "1")
    return Command(capsys)
