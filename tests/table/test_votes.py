"""Agreeing to end the game (C-END-1)."""

import pytest

from cotyphu.table.commands import Bye, VoteEnd
from cotyphu.table.votes import agreed
from tests.table.tables import BUYABLE, Host, reply

pytestmark = pytest.mark.clause("C-END-1")


def vote(host: Host, seat: int, yes: bool = True, device: str = "d", command: str | None = None) -> dict[str, object]:
    host.count += 1
    return reply(host.say(VoteEnd(device, command or f"v{host.count}", seat, yes)))


def ended(host: Host) -> bool:
    return host.table.game.over


@pytest.mark.parametrize(
    ("rule", "votes", "voters", "expected"),
    [
        ("unanimous", {0, 1}, {0, 1}, True),
        ("unanimous", {0}, {0, 1}, False),
        ("unanimous", {0, 2}, {0}, True),
        ("unanimous", {0}, set(), False),
        ("majority", {0, 1}, {0, 1, 2}, True),
        ("majority", {0, 1}, {0, 1, 2, 3}, False),
        ("majority", {0, 3}, {0, 1, 2}, False),
        ("majority", set(), set(), False),
        ("host", {0}, {0, 1, 2}, True),
        ("host", {1, 2}, {0, 1, 2}, False),
    ],
)
def test_when_it_is_agreed(rule: str, votes: set[int], voters: set[int], expected: bool) -> None:
    assert agreed(rule, votes, voters, 0) is expected


def test_all_who_are_there_must_want_it() -> None:
    host = Host("ppp")
    host.join("a", "key-0")
    host.join("b", "key-1")
    assert vote(host, 0, device="a")["ok"]
    assert host.told[-1][1]["table"]["votes"] == [0]
    assert not ended(host)
    assert vote(host, 1, device="b")["ok"]
    assert ended(host)
    assert host.journal[-1]["actions"] == [{"kind": "call_end", "reason": "agreed"}]
    assert host.told[-1][1]["table"]["seed"] == bytes(range(32)).hex()
    assert host.told[-1][1]["worth"]["turn"] == 2


def test_a_vote_can_be_taken_back() -> None:
    host = Host("pp")
    host.join_all()
    vote(host, 0)
    vote(host, 0, yes=False)
    vote(host, 1)
    assert host.told[-1][1]["table"]["votes"] == [1]
    assert not ended(host)
    vote(host, 0)
    assert ended(host)


def test_somebody_who_leaves_does_not_end_the_game_by_that() -> None:
    host = Host("pp")
    host.join("a", "key-0")
    host.join("b", "key-1")
    vote(host, 0, device="a")
    host.say(Bye("b"))
    assert not ended(host)
    vote(host, 0, device="a")
    assert ended(host)


def test_the_host_may_decide_alone() -> None:
    host = Host("bpp", end_vote="host")
    host.join_all()
    vote(host, 2)
    assert not ended(host)
    vote(host, 1)
    assert ended(host)


def test_bots_are_not_asked_and_the_majority_counts_people() -> None:
    host = Host("pppbb", end_vote="majority")
    host.join_all()
    vote(host, 0)
    assert not ended(host)
    vote(host, 1)
    assert ended(host)


def test_only_a_seat_of_ones_own_that_is_in_the_game_votes() -> None:
    host = Host("ppp")
    host.join("d", "key-0", "key-1")
    assert vote(host, 2)["refusal"]["code"] == "table/not_your_seat"  # type: ignore[index]
    host.act("resign", 1)
    assert vote(host, 1)["refusal"]["code"] == "table/no_vote"  # type: ignore[index]
    vote(host, 0)
    assert ended(host)
    assert vote(host, 0)["refusal"]["code"] == "table/no_vote"  # type: ignore[index]


def test_a_resent_vote_counts_once_also_after_a_restart() -> None:
    host = Host("pp")
    host.join_all()
    first = vote(host, 0, command="x")
    vote(host, 0, yes=False)
    host.table = host.restored()
    host.join_all()
    assert vote(host, 0, command="x") == first
    assert host.table._state.votes == frozenset()


def test_an_agreed_end_waits_until_nothing_is_open() -> None:
    host = Host("pp", seed=BUYABLE)
    host.join_all()
    host.to_auction()
    vote(host, 0)
    vote(host, 1)
    assert not ended(host)
    assert host.table.game.ending == "agreed"
    host.act("pass", 0)
    host.act("pass", 1)
    assert ended(host)


def test_the_present_turn_is_not_finished_against_the_will_of_all() -> None:
    host = Host("pp", minutes_limit=1)
    host.join_all()
    host.wait()
    assert host.table.game.ending == "minutes"
    assert not ended(host)
    vote(host, 0)
    vote(host, 1)
    assert ended(host)
    assert host.table.game.result is not None
    assert host.table.game.result["reason"] == "agreed"
