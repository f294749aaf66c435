"""The clocks: the hammer, a turn's time, the minutes of a game; all stand still while nobody is there."""

from typing import Any

import pytest

from cotyphu.rules.game import Game
from cotyphu.table.clocks import GRACE
from cotyphu.table.commands import Bye, Hello, Tick
from tests.table.tables import BUYABLE, Host, reply

AUCTION: dict[str, Any] = {"auction_seconds": 15}


def at_auction(kinds: str = "ppp", **options: Any) -> Host:
    """A table at which the first deed has just been declined."""
    host = Host(kinds, seed=BUYABLE, **options)
    host.join_all()
    host.to_auction()
    return host


def deadlines(host: Host) -> dict[str, int]:
    return {d.kind: d.at - host.now for d in host.last.deadlines}


@pytest.mark.clause("C-AUC-2")
def test_each_bid_fills_the_clock_and_the_hammer_falls() -> None:
    host = at_auction(**AUCTION)
    assert deadlines(host) == {"auction": 15_000}
    clock = host.told[-1][1]["clock"]
    assert clock == {"kind": "auction", "at": host.now + 15_000, "seconds": 15}
    host.say(Tick(), after=9_000)
    assert deadlines(host) == {"auction": 6_000}
    assert host.act("bid", 1, amount=10)["ok"]
    assert deadlines(host) == {"auction": 15_000}
    host.say(Tick(), after=1_000)
    assert host.act("pass", 0)["ok"]
    assert deadlines(host) == {"auction": 14_000}
    assert not host.say(Tick(), after=13_999).journal
    entry = host.say(Tick(), after=1).journal[0]
    assert entry["by"] == {"table": True}
    assert entry["actions"] == [{"kind": "hammer"}]
    assert "auction_closed" in [e["kind"] for e in entry["events"]]
    assert deadlines(host) == {}
    assert host.told[-1][1]["clock"] is None


def test_a_bid_after_the_hammer_is_refused() -> None:
    host = at_auction(**AUCTION)
    host.act("bid", 1, amount=10)
    seq = host.table.seq
    host.wait()
    before = host.table.game.to_dict()
    message = host.act("bid", 2, amount=20, seq=seq)
    assert message["refusal"]["code"] in {"turn/not_yours", "turn/not_now"}
    assert host.table.game.to_dict() == before


@pytest.mark.clause("C-AUC-2", "C-DEBT-5")
def test_what_was_said_to_one_lot_is_not_taken_for_the_next() -> None:
    host = Host("ppp", **AUCTION)
    host.join_all()
    game = host.table.game
    assert isinstance(game, Game)
    for space in (1, 3):
        game.give_deed(game.lot_at(space), game.players[2], "bought", "C-BUY-1")
    host.act("resign", 2)
    first = host.table.seq
    assert host.act("bid", 0, amount=10)["ok"]
    assert host.act("bid", 1, amount=20, seq=first)["ok"], "a bid is for the lot, whatever was bid meanwhile"
    host.wait()
    second = host.table.seq
    assert host.table.game.phase.to_dict(host.table.game)["space"] == 3
    for late in ({"name": "bid", "amount": 30}, {"name": "pass"}):
        refusal = host.act(seat=0, seq=second - 1, **late)["refusal"]
        assert (refusal["code"], refusal["facts"]) == ("table/stale", {"seq": second})
    assert host.act("pass", 0, seq=second)["ok"]


@pytest.mark.clause("C-BLD-6")
def test_a_claim_is_for_the_shortage_that_is_shown() -> None:
    host = Host("ppp", **AUCTION)
    host.join_all()
    game = host.table.game
    assert isinstance(game, Game)
    for seat, spaces in ((0, (1, 3)), (1, (6, 8, 9))):
        for space in spaces:
            game.give_deed(game.lot_at(space), game.players[seat], "bought", "C-BUY-1")
    game.houses = 2
    before = host.table.seq
    assert host.act("build", 0, targets=[[1, 1], [3, 1]])["ok"]
    assert host.act("claim", 1, targets=[[6, 1]], seq=before)["refusal"]["code"] == "table/stale"
    assert host.act("claim", 1, targets=[[6, 1]])["ok"]
    first = host.table.seq
    assert host.table.game.phase.name == "building_auction"
    assert host.act("bid_building", 1, amount=50, space=6)["ok"]
    assert host.act("pass", 0, seq=first)["ok"]
    assert host.table.game.phase.name == "building_auction"
    assert host.act("bid_building", 0, amount=60, space=1, seq=first)["refusal"]["code"] == "table/stale"


def test_without_an_auction_clock_everybody_must_pass() -> None:
    host = at_auction(auction_seconds=None)
    assert deadlines(host) == {}
    for seat in (0, 1, 2):
        host.act("pass", seat)
    assert host.table.game.phase.name != "auction"


def test_the_clock_stands_still_while_nobody_is_there() -> None:
    host = at_auction(**AUCTION)
    host.say(Tick(), after=5_000)
    assert host.say(Bye("d")).deadlines == ()
    host.now += 3_600_000
    host.join_all()
    assert deadlines(host) == {"auction": 10_000}


def test_after_a_restart_the_clock_starts_anew() -> None:
    host = at_auction(**AUCTION)
    host.say(Tick(), after=5_000)
    host.table = host.restored()
    host.now += 50_000
    host.join_all()
    assert deadlines(host) == {"auction": 15_000}


@pytest.mark.clause("C-TURN-8")
def test_when_time_is_up_the_table_rolls_declines_passes_and_ends_the_turn() -> None:
    host = Host("pp", turn_seconds=20, auction_seconds=None)
    host.join_all()
    assert deadlines(host) == {"turn": 20_000}
    assert host.last.replies[1][1]["clock"] == {"kind": "turn", "at": host.now + 20_000, "seconds": 20}
    while host.table.game.number < 3:
        host.wait()
    done = [a["kind"] for e in host.journal for a in e["actions"]]
    assert {"roll", "decline", "pass", "end_turn"} <= set(done)
    assert all(e["by"].get("clock") for e in host.journal[1:])


def test_who_let_his_time_run_out_has_little_for_the_rest_of_the_turn() -> None:
    host = Host("pp", turn_seconds=20, auction_seconds=None)
    host.join_all()
    host.wait()
    assert (host.table.game.number, host.table.game.waiting()) == (1, (0,)), "the dice of this seed leave him a prompt"
    assert deadlines(host) == {"turn": GRACE}
    while host.table.game.number == 1:
        host.wait()
    assert deadlines(host) == {"turn": 20_000}


def test_answers_fill_the_turns_clock_but_business_does_not() -> None:
    host = Host("pp", turn_seconds=20)
    host.join_all()
    host.say(Tick(), after=8_000)
    offer: dict[str, Any] = {"partner": 1, "give": {"cash": 1}, "get": {}}
    host.act("offer_trade", 0, **offer)
    assert deadlines(host) == {"turn": 20_000}  # the partner's
    host.say(Tick(), after=4_000)
    host.act("withdraw_trade", 0, number=1)
    assert deadlines(host) == {"turn": 12_000}  # what the first has left
    host.act("roll", 0)
    assert host.table.game.waiting() == (0,), "the dice of this seed leave him a prompt"
    assert deadlines(host) == {"turn": 20_000}


@pytest.mark.clause("C-TRADE-2")
def test_an_offer_is_refused_when_time_is_up() -> None:
    host = Host("pp", turn_seconds=20)
    host.join_all()
    host.act("offer_trade", 0, partner=1, give={"cash": 1}, get={})
    entry = host.wait().journal[0]
    assert entry["actions"] == [{"kind": "refuse_trade", "seat": 1, "number": 1}]
    assert entry["by"] == {"seat": 1, "clock": True}


@pytest.mark.clause("C-END-2")
def test_the_game_ends_when_its_minutes_are_up() -> None:
    host = Host("pb", minutes_limit=2, turn_seconds=None)
    host.join_all()
    assert deadlines(host)["minutes"] == 120_000
    host.say(Tick(), after=60_000)
    host.say(Bye("d"))
    host.now += 600_000
    host.join_all()
    assert deadlines(host)["minutes"] == 60_000
    entry = host.say(Tick(), after=60_000).journal[0]
    assert entry["actions"][0] == {"kind": "call_end", "reason": "minutes"}
    assert "minutes" not in deadlines(host)
    host.play_on()
    while not host.table.game.over:
        game = host.table.game
        host.act({"roll": "roll", "buy": "decline", "auction": "pass", "end_turn": "end_turn"}[game.phase.name], 0)
        host.play_on()
    assert host.table.game.result is not None
    assert host.table.game.result["reason"] == "minutes"


def test_played_minutes_are_kept_over_a_restart() -> None:
    host = Host("pp", minutes_limit=2)
    host.join_all()
    host.now += 30_000
    host.act("roll", 0)
    host.table = host.restored()
    host.now += 600_000
    host.join_all()
    assert deadlines(host)["minutes"] == 90_000


def test_a_clock_set_back_does_not_stop_the_table() -> None:
    host = at_auction(**AUCTION)
    host.say(Hello("e", "h"), after=-500_000)
    assert deadlines(host) == {"auction": 15_000}
    assert host.say(Tick(), after=15_000).journal
    assert reply(host.say(Hello("f", "h")))["ok"]
