"""`cotyphu simulate`."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from tests.cli.command import Command

QUICK = ("--games", "10", "--option", "turn_limit=10")


def test_the_result_in_tables(cotyphu: Command) -> None:
    answer = cotyphu("simulate", *QUICK, "--bots", "easy,normal", "--jobs", "1")
    assert (answer.code, answer.err) == (0, "")
    assert "10 games on board london, seed 1" in answer.out
    assert "Bot, easy" in answer.out
    assert "Bot, normal" in answer.out
    assert "The last round is over." in answer.out
    told = cotyphu("simulate", *QUICK, "--players", "2", "--lang", "vi", "--jobs", "1").out
    assert "10 ván trên bàn cờ london, hạt giống 1" in told
    assert "Máy, khá" in told


def test_one_json_object_and_nothing_else(cotyphu: Command) -> None:
    answer = cotyphu("simulate", *QUICK, "--json", "--jobs", "1", "--board", "vietnam", "--option", "auctions=off")
    assert (answer.code, answer.err) == (0, "")
    told = json.loads(answer.out)
    assert (told["games"], told["board"], len(told["seats"])) == (10, "vietnam", 4)
    assert told["options"]["auctions"] is False
    assert told["options"]["turn_limit"] == 10
    assert sum(told["ends"].values()) == 10


def test_the_other_edition(cotyphu: Command) -> None:
    asked = ("--board", "ultimate_london", "--players", "4", "--bots", "easy", "--option", "location_pays_go=on")
    answer = cotyphu("simulate", "--games", "4", "--json", "--jobs", "1", *asked)
    assert (answer.code, answer.err) == (0, "")
    told = json.loads(answer.out)
    assert (told["edition"], told["board"], told["games"]) == ("ultimate", "ultimate_london", 4)
    assert told["options"]["location_pays_go"] is True
    assert "bankrupt" in told["ends"]
    shown = cotyphu("simulate", "--games", "2", "--jobs", "1", *asked)
    assert "Somebody is bankrupt." in shown.out


def test_the_same_seed_gives_the_same_result_whoever_shares_the_work(cotyphu: Command) -> None:
    told = [cotyphu("simulate", *QUICK, "--json", "--seed", "7", "--jobs", jobs).out for jobs in (1, 2)]
    assert told[0] == told[1]
    assert cotyphu("simulate", *QUICK, "--json", "--seed", "8", "--jobs", 1).out != told[0]


def test_limits_may_be_lifted(cotyphu: Command) -> None:
    options = ("--option", "turn_limit=20", "--option", "auction_seconds=none", "--option", "first_player=random")
    told = json.loads(cotyphu("simulate", "--games", 1, "--players", 2, "--json", "--jobs", 1, *options).out)
    assert told["options"]["auction_seconds"] is None
    assert told["options"]["first_player"] == "random"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "1"], "--players: expected 2 to 8, got 1"),
        (["--players", "9"], "--players: expected 2 to 8, got 9"),
        (["--bots", ",".join(["easy"] * 9)], "--bots: expected 2 to 8, got 9"),
        (["--bots", "easy,easy", "--players", "3"], "--bots: 2 bots are named for 3 players"),
        (["--bots", "easy,genius"], "--bots: no bot is called 'genius'; there are easy, normal"),
        (["--bots", ""], "--bots: no bot is called ''"),
        (["--games", "0"], "--games: expected 1 to 1000000, got 0"),
        (["--jobs", "0"], "--jobs: expected 1 to 256, got 0"),
        (["--board", "paris"], "--board: no board is called 'paris'; there are london, atlantic, vietnam"),
        (["--option", "auctions"], "--option: expected name=value, got 'auctions'"),
        (["--option", "speed=1"], "--option: unknown option 'speed' (known: starting_cash"),
        (["--option", "auctions=maybe"], "--option: option auctions: expected true or false, got 'maybe'"),
        (["--option", "jail_fine=much"], "--option: option jail_fine: expected a whole number from 0 to 10000"),
        (["--option", "jail_fine=-1"], "--option: option jail_fine: expected a whole number from 0 to 10000, got -1"),
        (["--option", "jail_fine=" + "9" * 5000], "--option: option jail_fine: expected a whole number"),
        (["--option", "jail_fine=1", "--option", "jail_fine=2"], "--option: jail_fine is given twice"),
        (["--option", "deck=us_pre2008"], "--option: option deck: board london has no deck 'us_pre2008'"),
        (
            ["--board", "ultimate_london", "--players", "5"],
            "--players: expected 2 to 4, got 5",
        ),
        (["--board", "ultimate_london", "--bots", ",".join(["easy"] * 5)], "--bots: expected 2 to 4, got 5"),
        (["--board", "ultimate_london", "--option", "jail_fine=5"], "--option: unknown option 'jail_fine' (known: "),
    ],
    ids=range(20),
)
def test_what_cannot_be_simulated(cotyphu: Command, arguments: list[str], complaint: str) -> None:
    assert cotyphu.complaint("simulate", *arguments).startswith(complaint)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent in another way there")
def test_ctrl_c_ends_all_processes_without_a_trace() -> None:
    program = (
        "import signal, sys; from cotyphu.cli.main import main\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "print('here', flush=True)\n"
        "sys.exit(main(['simulate', '--games', '1000000', '--jobs', '2', '--lang', 'en']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline() == "here\n"
        time.sleep(2)
        os.killpg(run.pid, signal.SIGINT)
        assert run.stderr.read().strip() == "cotyphu: stopped"
    assert run.returncode == 130
