"""`cotyphu play`."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from pathlib import Path
from typing import ClassVar

import pytest

from cotyphu.cli import play
from cotyphu.server import client, serve
from tests.cli.command import Command


class Stopped:
    """A service that is stopped by Ctrl-C as soon as it runs."""

    asked: ClassVar[list[tuple[str, int | None, Path]]] = []

    def __init__(self, host: str, port: int | None, folder: Path) -> None:
        self.asked.append((host, port, folder))
        self.local = "http://localhost:8000"
        self.addresses = ("http://192.0.2.7:8000",) if host == "0.0.0.0" else (self.local,)  # noqa: S104 - not bound to

    def run(self) -> None:
        raise KeyboardInterrupt


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What a browser was opened at, with a service that stops at once and a client that is built."""
    opened: list[str] = []
    Stopped.asked.clear()
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serve, "serve", Stopped)
    monkeypatch.setattr(client, "find_client", lambda: tmp_path)
    return opened


def test_it_tells_where_to_play(cotyphu: Command, opened: list[str], tmp_path: Path) -> None:
    answer = cotyphu("play", "--data", tmp_path)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.splitlines() == [
        "Play here: http://localhost:8000",
        "Other devices in your network: http://192.0.2.7:8000",
        f"Games are kept in {tmp_path}",
        "Ctrl-C stops the server.",
        "",
        "Stopped. Every game goes on where it was when you start again.",
    ]
    assert Stopped.asked == [("0.0.0.0", None, tmp_path)]  # noqa: S104 - not bound to
    assert opened == []
    assert "Đã dừng." in cotyphu("play", "--lang", "vi", "--host", "127.0.0.1", "--port", 0).out
    assert Stopped.asked[1] == ("127.0.0.1", 0, serve.default_data_dir())


def test_on_a_terminal_a_qr_code_shows_the_address(
    cotyphu: Command, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert "▄▄▄▄▄" in cotyphu("play").out
    assert "▄▄▄▄▄" not in cotyphu("play", "--host", "127.0.0.1").out
    assert opened == []


def test_a_browser_opens_where_there_is_one(
    cotyphu: Command, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "has_browser", lambda: True)
    cotyphu("play", "--no-browser")
    assert opened == []
    cotyphu("play")
    assert opened == ["http://localhost:8000"]
    monkeypatch.setattr(client, "find_client", lambda: None)
    answer = cotyphu("play")
    assert answer.err.startswith("The pages of the game are not built yet")
    assert len(opened) == 1


@pytest.mark.parametrize(
    ("variables", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "CI": "1"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"CI": "true"}, "win32", False),
    ],
)
def test_where_a_browser_is(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], platform: str, there: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(os, "environ", variables)
    assert play.has_browser() is there


def test_what_cannot_be_served(cotyphu: Command, tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    assert str(in_the_way) in cotyphu.complaint("play", "--data", in_the_way, "--port", 0)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        complaint = cotyphu.complaint("play", "--data", tmp_path, "--host", "127.0.0.1", "--port", port)
        assert complaint.startswith(f"cannot listen on 127.0.0.1 port {port}: ")
    for host in ("no such host", "a" * 64, "a..b"):
        assert cotyphu.complaint("play", "--data", tmp_path, "--host", host).startswith(f"cannot listen on {host}")


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent in another way there")
def test_the_real_one_serves_until_ctrl_c(tmp_path: Path) -> None:
    program = "import sys; from cotyphu.cli.main import main; sys.exit(main())"
    arguments = ["play", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--no-browser", "--lang", "en"]
    with subprocess.Popen(
        [sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as run:
        assert run.stdout is not None
        address = run.stdout.readline().removeprefix("Play here: ").strip()
        try:
            with urllib.request.urlopen(f"{address}/api/info", timeout=30) as answer:  # noqa: S310 - our own address
                assert json.load(answer)["addresses"] == [address]
        finally:
            run.send_signal(signal.SIGINT)
        rest = run.stdout.read()
    assert run.returncode == 0
    assert rest.endswith("Stopped. Every game goes on where it was when you start again.\n")
    assert (tmp_path / serve.DATABASE).exists()
