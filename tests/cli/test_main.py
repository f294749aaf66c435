"""The commands in both languages, and one clear line for whatever is wrong with what was asked."""

import subprocess
import sys
from pathlib import Path

import pytest

from cotyphu import __version__
from cotyphu.cli import main, scenario
from cotyphu.locale import LANGUAGES
from tests.cli.command import Command

LONG = "9" * 5000


def test_the_version(cotyphu: Command) -> None:
    answer = cotyphu("--version")
    assert (answer.code, answer.out.strip(), answer.err) == (0, __version__, "")


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_names_every_command(cotyphu: Command, arguments: tuple[str, ...]) -> None:
    answer = cotyphu(*arguments)
    assert answer.code == 0
    assert answer.out.startswith("Usage: cotyphu COMMAND\n")
    assert all(f" {name} " in answer.out for name in main.COMMANDS)


@pytest.mark.parametrize("language", ["vi", "en"])
@pytest.mark.parametrize("name", main.COMMANDS)
def test_each_command_has_help_in_both_languages(cotyphu: Command, name: str, language: str) -> None:
    answer = cotyphu(name, "--help", "--lang", language)
    assert answer.code == 0
    assert ("Cách dùng" if language == "vi" else "Usage") in answer.out
    assert ("Tham số" in answer.out) == (language == "vi")
    assert ("Parameters" in answer.out) == (language == "en")


@pytest.mark.parametrize(
    ("variables", "starts"),
    [
        ({}, "Usage"),
        ({"LANG": "vi_VN.UTF-8"}, "Cách dùng"),
        ({"LANG": "vi_VN.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "Usage"),
        ({"LANG": "C", "LC_MESSAGES": "vi"}, "Cách dùng"),
        ({"LANG": "fr_FR"}, "Usage"),
    ],
)
def test_the_language_of_the_environment(
    cotyphu: Command, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], starts: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert cotyphu().out.startswith(starts)
    assert cotyphu("--lang=en").out.startswith("Usage")
    assert cotyphu("--lang", "vi").out.startswith("Cách dùng")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["fly"], "there is no command 'fly' (there are: play, simulate, scenario, verify)"),
        (["--lang", "fr"], "--lang: expected one of vi, en, got 'fr'"),
        (["--lang"], "--lang: expected one of vi, en, got ''"),
        (["simulate", "--gamez", "3"], "there is no option --gamez (see cotyphu simulate --help)"),
        (["simulate", "3"], "'3': nothing more is expected here (see cotyphu simulate --help)"),
        (["simulate", "--games"], "--games needs a value (see cotyphu simulate --help)"),
        (["simulate", "--games", "many"], "--games: expected a whole number, got 'many'"),
        (["simulate", "--games", "0.5"], "--games: expected a whole number, got '0.5'"),
        (["simulate", "--seed", "1", "--seed", "2"], "--seed is given twice"),
        (["simulate", "--json=5"], "Invalid value for --json: unable to convert"),
        (["scenario"], "FILE is missing (see cotyphu scenario --help)"),
        (["verify", "a", "b"], "'b': nothing more is expected here (see cotyphu verify --help)"),
        (["play", "--port", "65536"], "--port: expected 0 to 65535, got 65536"),
        (["--lang", "vi", "play", "--port", "65536"], "--port: phải từ 0 đến 65535, lại là 65536"),
        ([LONG], f"there is no command '{LONG[:799]}…"),
        (["--lang", LONG], "--lang: expected one of vi, en, got '999"),
        (["simulate", "--seed", LONG], "--seed: expected a whole number, got '999"),
        (["scenario", LONG], f"{LONG[:800]}…: cannot be read: "),
        (["scenario", "a\nb\x1b[31m"], "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}[31m: cannot be read: "),
        (["scenario", "\0"], "\N{REPLACEMENT CHARACTER}: cannot be read: "),
    ],
    ids=range(20),
)
def test_one_line_for_what_is_wrong(cotyphu: Command, arguments: list[str], complaint: str) -> None:
    assert cotyphu.complaint(*arguments).startswith(complaint)


def test_help_of_play_tells_the_usual_port(cotyphu: Command) -> None:
    from cotyphu.server.serve import USUAL_PORT

    for language in LANGUAGES:
        assert f" {USUAL_PORT}," in cotyphu("play", "--help", "--lang", language).out


def test_help_is_quick_for_it_loads_no_server() -> None:
    program = "import sys; from cotyphu.cli.main import main; main(['--help']); sys.exit('uvicorn' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False, capture_output=True).returncode == 0


def test_ctrl_c_is_no_trace(cotyphu: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(scenario, "read_json", interrupt)
    answer = cotyphu("scenario", "x.json")
    assert (answer.code, answer.out, answer.err) == (130, "", "\rcotyphu: stopped\n")


def test_a_reader_who_goes_away_is_no_trace(tmp_path: Path) -> None:
    file = tmp_path / "s.json"
    file.write_text('{"seats": [{}, {}]}')
    program = f"import sys; from cotyphu.cli.main import main; sys.exit(main(['scenario', {str(file)!r}]))"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert run.stderr.read() == b""
    assert run.returncode == 141
