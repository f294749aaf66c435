"""What a page says: exactly one reply each, and nothing ever acts twice."""

from typing import Any

import pytest

from cotyphu.table.commands import Act, Bye, Hello, Preview, SetPace, Tick, VoteEnd
from cotyphu.table.deduplication import REPLIES_KEPT
from cotyphu.table.outcome import Message
from tests.table.tables import Host, reply


def code(message: Message) -> str:
    assert message["ok"] is False
    found: str = message["refusal"]["code"]
    return found


def test_hello_tells_everything() -> None:
    host = Host("ppb")
    outcome = host.join("phone", "key-1", "nonsense")
    answer, snapshot = (message for _, message in outcome.replies)
    assert answer == {"t": "reply", "id": "hello-phone", "ok": True, "seats": [1], "unknown": [1]}
    assert snapshot["t"] == "snapshot"
    assert snapshot["seq"] == 0
    assert snapshot["state"] == host.table.game.to_dict()
    assert list(snapshot["menus"]) == ["1"]
    assert [s["mine"] for s in snapshot["table"]["seats"]] == [False, True, False]
    assert [s["devices"] for s in snapshot["table"]["seats"]] == [0, 1, 0]
    assert snapshot["table"]["waiting"] == [0]
    assert snapshot["table"]["host"] == 0
    assert "seed" not in snapshot["table"]
    assert [e["kind"] for e in snapshot["log"][0]["events"]].count("paid") == 3
    assert snapshot["worths"] == [{"turn": 1, "values": [1500, 1500, 1500]}]
    assert snapshot["clock"] is None


def test_nothing_is_done_before_hello() -> None:
    host = Host()
    assert code(host.act("roll", 0)) == "table/hello_first"
    host.join_all()
    host.say(Bye("d"))
    assert code(host.act("roll", 0)) == "table/hello_first"


def test_an_action_is_written_down_and_told_to_every_page() -> None:
    host = Host()
    host.join("a", "key-0")
    host.join("b", "key-1")
    outcome = host.say(Act("a", "1", 0, {"kind": "roll", "seat": 0}))
    assert reply(outcome) == {"t": "reply", "id": "1", "ok": True, "seq": 1}
    assert [device for device, _ in outcome.broadcast] == ["a", "b"]
    for _, update in outcome.broadcast:
        assert update["t"] == "update"
        assert update["seq"] == 1
        assert update["events"] == outcome.journal[0]["events"]
        assert update["events"][0]["kind"] == "dice_rolled"
    assert [list(update["menus"]) for _, update in outcome.broadcast] == [["0"], ["1"]]
    entry = outcome.journal[0]
    assert entry["by"] == {"seat": 0, "id": "1"}
    assert [a["kind"] for a in entry["actions"][:2]] == ["roll", "rolled"]


def test_a_double_clicked_roll_rolls_once() -> None:
    host = Host()
    host.join_all()
    assert host.act("roll", 0, command="click-1", seq=0)["ok"]
    state = host.table.game.to_dict()
    second = host.act("roll", 0, command="click-2", seq=0)
    assert code(second) == "table/stale"
    assert second["refusal"]["facts"] == {"seq": 1}
    assert host.table.game.to_dict() == state


def test_a_resent_command_acts_once_and_gets_the_same_reply() -> None:
    host = Host()
    host.join_all()
    first = host.act("roll", 0, command="x", seq=0)
    outcome = host.say(Act("d", "x", 0, {"kind": "roll", "seat": 0}))
    assert reply(outcome) == first
    assert not outcome.journal
    assert not outcome.broadcast
    # The page that comes back on another line resends as well.
    host.join("e", "key-0")
    assert reply(host.say(Act("e", "x", 0, {"kind": "roll", "seat": 0}))) == first
    assert host.table.seq == 1


def test_a_resent_command_is_known_after_a_restart() -> None:
    host = Host()
    host.join_all()
    first = host.act("roll", 0, command="x", seq=0)
    host.table = host.restored()
    host.join_all()
    assert host.act("roll", 0, command="x", seq=0) == first
    assert host.table.seq == 1


def test_a_refused_command_that_is_resent_stays_refused() -> None:
    host = Host()
    host.join_all()
    first = host.act("end_turn", 0, command="x", seq=0)
    assert code(first) == "turn/not_now"
    assert host.act("roll", 0, command="x", seq=0) == first
    assert host.table.seq == 0


def test_ids_of_different_seats_do_not_meet_and_old_ones_are_forgotten() -> None:
    host = Host(turn_seconds=None)
    host.join_all()
    for i in range(REPLIES_KEPT + 1):
        assert not host.act("end_turn", 1, command=str(i))["ok"]
    kept = host.table._state.replies
    assert kept.get(1, "0") is None
    assert kept.get(1, "1") is not None
    assert kept.get(0, "1") is None


@pytest.mark.parametrize("seq", [-1, 1, 99])
def test_an_answer_must_be_made_against_the_open_question(seq: int) -> None:
    host = Host()
    host.join_all()
    assert code(host.act("roll", 0, seq=seq)) == "table/stale"


def test_what_does_not_matter_does_not_make_an_answer_stale() -> None:
    host = Host()
    host.join_all()
    host.say(SetPace("d", "p", 100))
    host.say(VoteEnd("d", "v", 1, yes=True))
    assert host.table.seq == 2
    assert host.act("roll", 0, seq=0)["ok"]


@pytest.mark.parametrize(
    ("action", "expected", "told"),
    [
        ({"kind": "roll", "seat": 1}, "table/not_your_seat", {"seat": 1}),
        ({"kind": "roll", "seat": 7}, "table/not_your_seat", {"seat": 7}),
        ({"kind": "roll", "seat": -1}, "table/not_your_seat", {"seat": -1}),
        ({"kind": "rolled", "first": 6, "second": 6}, "table/not_for_players", {"kind": "rolled"}),
        ({"kind": "hammer"}, "table/not_for_players", {"kind": "hammer"}),
        ({"kind": "call_end", "reason": "agreed"}, "table/not_for_players", {"kind": "call_end"}),
        ({"kind": "fly", "seat": 0}, "table/bad_action", {"message": "action.kind: unknown action 'fly'"}),
        ({"kind": "bid", "seat": 0}, "table/bad_action", {"message": "action: field 'amount' is missing"}),
        (
            {"kind": "bid", "seat": 0, "amount": "1"},
            "table/bad_action",
            {"message": "action.amount: expected a whole number, got '1'"},
        ),
        (17, "table/bad_action", {"message": "action: expected an object, got 17"}),
        ({"kind": "end_turn", "seat": 0}, "turn/not_now", {"phase": "roll"}),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(action: Any, expected: str, told: dict[str, Any]) -> None:
    host = Host()
    host.join("d", "key-0")
    before = host.table.game.to_dict()
    for command in (Act("d", "1", 0, action), Preview("d", "2", action)):
        outcome = host.say(command)
        message = reply(outcome)
        assert code(message) == expected
        assert message["refusal"]["facts"] == told
        assert message["refusal"]["clause"].startswith("C-")
        assert not outcome.journal
        assert not outcome.broadcast
    assert host.table.game.to_dict() == before


def test_a_spectator_sees_but_cannot_act() -> None:
    host = Host()
    host.join("tv")
    assert code(host.act("roll", 0, device="tv")) == "table/not_your_seat"
    host.join("d", "key-0")
    host.act("roll", 0)
    update = next(m for device, m in host.last.broadcast if device == "tv")
    assert update["menus"] == {}
    assert update["state"] == host.table.game.to_dict()


def test_a_preview_shows_what_would_happen_and_does_nothing() -> None:
    host = Host()
    host.join_all()
    before = host.table.game.to_dict()
    offer = {
        "kind": "offer_trade",
        "seat": 0,
        "partner": 1,
        "give": {"cash": 10, "deeds": [], "cards": []},
        "get": {"cash": 0, "deeds": [], "cards": []},
    }
    message = reply(host.say(Preview("d", "1", offer)))
    assert message["preview"]["cash"] == [1500, 1500]
    assert [e["kind"] for e in message["preview"]["events"]] == ["trade_offered"]
    resign = reply(host.say(Preview("d", "2", {"kind": "resign", "seat": 0})))
    assert "went_bankrupt" in [e["kind"] for e in resign["preview"]["events"]]
    assert host.table.game.to_dict() == before
    assert host.table.seq == 0


def test_pages_that_come_and_go_are_shown_to_the_others() -> None:
    host = Host()
    host.join("a", "key-0")
    outcome = host.join("b", "key-1")
    (told,) = outcome.broadcast
    assert told[0] == "a"
    assert (told[1]["t"], told[1]["seq"], told[1]["events"]) == ("update", 0, [])
    assert [s["devices"] for s in told[1]["table"]["seats"]] == [1, 1]
    assert not host.join("tv").broadcast
    gone = host.say(Bye("b"))
    assert [device for device, _ in gone.broadcast] == ["a", "tv"]
    assert [s["devices"] for s in gone.broadcast[0][1]["table"]["seats"]] == [1, 0]
    assert not host.say(Bye("b")).broadcast


def test_saying_hello_again_brings_what_was_missed() -> None:
    host = Host("bb", pace=0)
    host.join("a")
    for _ in range(300):
        host.wait()
    snapshots = [host.say(Hello("a", "h", (), seq)).replies[1][1] for seq in (None, 0, 290)]
    assert [len(s["log"]) for s in snapshots] == [200, 300, 200]
    assert [s["log"][-1]["seq"] for s in snapshots] == [300] * 3


def test_pace_is_for_those_who_play() -> None:
    host = Host("pb")
    host.join("tv")
    assert code(reply(host.say(SetPace("tv", "1", 5)))) == "table/not_your_seat"
    host.join("d", "key-0")
    outcome = host.say(SetPace("d", "2", 5))
    assert reply(outcome)["ok"]
    assert outcome.broadcast[0][1]["table"]["pace"] == 5
    assert host.restored()._state.pace == 5
    assert not host.say(SetPace("d", "3", 5)).journal
    watched = Host("bb")
    watched.join("tv")
    assert reply(watched.say(SetPace("tv", "1", 0)))["ok"]


def test_a_tick_without_a_deadline_does_nothing() -> None:
    host = Host("pb")
    assert host.say(Tick()).wake_at is None
    host.join("d", "key-0")
    assert not host.say(Tick(), after=100_000).journal


def test_a_fault_of_the_rules_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host()
    host.join_all()
    before = host.table.game.to_dict()
    game = type(host.table.game)

    def broken(self: Any, action: Any) -> None:
        self.players[0].cash = -1
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(game, "apply", broken)
        assert code(host.act("roll", 0)) == "table/fault"
        assert code(reply(host.say(Preview("d", "p", {"kind": "roll", "seat": 0})))) == "table/fault"
    assert host.table.game.to_dict() == before
    assert host.act("roll", 0)["ok"]
