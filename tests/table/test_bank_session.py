"""A bank session at the bank unit: who may tap, what is answered and shown, what is kept, how it goes on."""

import copy
import json
import logging
import random
from contextlib import suppress
from typing import Any

import pytest

from cotyphu.rules.ultimate.taps import Answer, Resume, Tap
from cotyphu.rules.ultimate.unit import Unit
from cotyphu.table.bank_session import BankSession
from cotyphu.table.commands import TapUnit, Tick
from cotyphu.table.outcome import Entry
from cotyphu.table.replay import WrongJournal
from cotyphu.table.seats import hash_of_key
from tests.places import places
from tests.table.bank_sessions import DEEDS, KEY, BankSessionHost, MarkJail, Press, TapBank, TapDeed, TapEvent
from tests.table.tables import START, reply


def test_a_new_bank_session() -> None:
    host = BankSessionHost(board="ultimate_vietnam", title="Tối thứ bảy", starting_cash=2000)
    assert host.session.summary() == {
        "session": "e",
        "title": "Tối thứ bảy",
        "board": "ultimate_vietnam",
        "names": [],
        "players": 0,
        "started": START,
        "changed": START,
        "over": False,
    }
    assert host.journal[0]["open"]["options"]["starting_cash"] == 2000
    outcome = host.join()
    assert outcome.replies[0] == ("d", {"t": "reply", "id": "hello-d", "ok": True, "may_tap": True})
    device, snapshot = outcome.replies[1]
    assert (device, snapshot["t"], snapshot["seq"], snapshot["sound"]) == ("d", "snapshot", 0, "")
    assert snapshot["state"]["screen"]["name"] == "setup"
    assert snapshot["names"] == ["", "", "", ""]
    assert not outcome.journal, "nothing was half made before the first tap"


@pytest.mark.parametrize(
    ("board", "options", "message"),
    [
        ("london", {}, "no board is called 'london'; there are ultimate_london, ultimate_atlantic, ultimate_vietnam"),
        ("ultimate_london", {"auction_step": 0}, "option auction_step: expected a whole number from 1 to 1000, got 0"),
    ],
)
def test_a_wrong_bank_session_is_told(board: str, options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        BankSession.open("e", board, options, "", "", START)


@pytest.mark.clause("U-UNIT-1")
def test_a_tap_is_answered_kept_and_shown_to_everybody() -> None:
    host = BankSessionHost()
    host.start(2, 0)
    host.join("tv", key="")
    host.told.clear()
    deed, card = host.tap(host.deed(22), 0)
    assert (deed["sound"], card["sound"]) == ("tap", "buy")
    assert [e["kind"] for e in card["events"]][:3] == ["paid", "deed_moved", "level_moved"]
    assert [(device, m["seq"], m["sound"]) for device, m in host.told] == [
        ("d", 4, "tap"),
        ("tv", 4, "tap"),
        ("d", 5, "buy"),
        ("tv", 5, "buy"),
    ]
    assert host.told[-1][1]["events"] == card["events"]
    assert host.told[-1][1]["state"] == host.state
    assert host.journal[-1] == {
        "seq": 5,
        "at": host.now,
        "tap": {"kind": "tap_bank", "card": 0},
        "id": f"t{host.count}",
    }
    assert host.cash == [1500, 1100]


@pytest.mark.clause("U-UNIT-1")
def test_a_tap_that_is_not_read_is_silent_and_changes_nothing() -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.told.clear()
    entries = len(host.journal)
    state = host.state
    for tap in (TapBank(3), Press("x"), Press("bid"), TapDeed(0), TapDeed(99), TapEvent("no such card")):
        assert host.send(tap) == {
            "t": "reply",
            "id": f"t{host.count}",
            "ok": False,
            "sound": "",
            "refusal": None,
        }
    assert (host.state, host.told, len(host.journal)) == (state, [], entries)


@pytest.mark.clause("U-UNIT-9")
def test_a_refusal_gives_the_reason() -> None:
    host = BankSessionHost()
    host.join()
    host.tap(0)
    refused = host.send(Press("start"))
    assert refused["refusal"] == {"code": "unit/too_few", "clause": "U-SET-1", "facts": {"cards": 1}}
    assert host.screen == "setup"


@pytest.mark.parametrize(
    ("tap", "code"),
    [
        ({"kind": "shake"}, "table/bad_action"),
        ({"kind": "tap_bank", "card": "0"}, "table/bad_action"),
        ("tap", "table/bad_action"),
        (Resume(), "table/not_for_players"),
    ],
)
def test_what_is_no_tap_is_refused(tap: Any, code: str) -> None:
    host = BankSessionHost()
    host.start(0, 1)
    assert host.send(tap)["refusal"]["code"] == code


def test_without_the_key_one_looks_on() -> None:
    host = BankSessionHost()
    assert host.send(TapBank(0))["refusal"]["code"] == "table/hello_first"
    assert not reply(host.join("tv", key="another key"))["may_tap"]
    assert host.send(TapBank(0), device="tv")["refusal"]["code"] == "table/looking_on"
    assert host.name(0, "Mai", device="tv")["refusal"]["code"] == "table/looking_on"
    assert len(host.journal) == 1
    host.join()
    host.tap(0)
    assert [device for device, _ in host.told] == ["tv", "d"]


@pytest.mark.clause("U-UNIT-9")
def test_a_resent_tap_acts_once_also_after_a_restart() -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.tap("go")
    first = host.send(TapBank(0), command="twice")
    assert host.send(TapBank(0), command="twice") == first
    assert host.cash == [1700, 1500]
    host.session = host.restored()
    host.join()
    assert host.send(TapBank(0), command="twice") == first
    assert host.cash == [1700, 1500]
    unread = host.send(Press("bid"), command="unread")
    host.tap(host.deed(1), "auction", "start")
    assert host.send(Press("bid"), command="unread") == unread, "also when it would be read by now"


def test_names_are_those_of_bank_cards() -> None:
    host = BankSessionHost()
    host.join()
    assert host.name(3, "Mai")["ok"]
    assert host.name(1, "Bình")["ok"]
    assert host.told[-1][1]["names"] == ["", "Bình", "", "Mai"]
    host.tap(3, 0, 1)
    assert host.session.summary()["names"] == ["Mai", "", "Bình"]
    assert host.name(4, "Nobody")["refusal"]["facts"] == {"message": "card: expected 0 to 3"}
    assert host.restored().summary() == host.session.summary()


@pytest.mark.clause("U-UNIT-2")
def test_screens_return_by_themselves() -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.tap(host.deed(1), "x")
    assert [(d.kind, d.at - host.now) for d in host.last.deadlines] == [("screen", 10_000)]
    outcome = host.wait()
    assert not outcome.journal
    assert host.screen == "home"
    shown = outcome.broadcast[0][1]
    assert (shown["sound"], shown["seq"], shown["state"]["screen"]["name"]) == ("", host.session.seq, "home")
    assert outcome.deadlines == ()
    assert not host.say(Tick()).broadcast


@pytest.mark.clause("U-UNIT-5", "U-AUC-3")
def test_an_auctions_clock_sounds_when_it_has_run_out() -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.tap(host.deed(1), "auction", "start", "bid")
    outcome = host.wait()
    assert outcome.broadcast[0][1]["sound"] == "time"
    assert host.screen == "auction_won"
    host.tap(1)
    assert host.cash == [1500, 1480]
    assert host.restored().unit.to_dict() == host.state


def test_time_that_a_tap_finds_over_is_told_before_it() -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.tap(host.deed(1), "auction", "start", "bid")
    host.told.clear()
    host.send(TapBank(0), after=20_000)
    assert [m["sound"] for _, m in host.told] == ["time", "buy"]
    assert host.restored().unit.to_dict() == host.state


def test_nothing_is_waited_for_while_nobody_is_there() -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.tap("go")
    assert host.leave().deadlines == ()


@pytest.mark.clause("U-UNIT-9")
def test_killed_between_deed_and_bank_card_the_half_made_tap_is_dropped() -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.tap("go", 1, host.deed(22))
    host.session = host.restored()
    assert host.screen == "deed"
    outcome = host.join(after=500)
    assert host.journal[-1]["tap"] == {"kind": "resume"}
    assert "id" not in host.journal[-1]
    assert outcome.replies[1][1]["sound"] == "resume"
    assert outcome.replies[1][1]["state"]["screen"]["name"] == "home"
    host.tap(0)
    assert host.screen == "balance"
    assert host.cash == [1500, 1700]
    assert host.restored().unit.to_dict() == host.state


def test_who_comes_to_others_does_not_disturb_them() -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.tap(host.deed(22))
    assert not host.join("second").journal
    assert not host.join("tv", key="").journal
    host.leave("second")
    assert not host.join().journal, "nor a page that greets once more"
    assert host.screen == "deed"
    host.leave()
    outcome = host.join("third")
    assert host.screen == "home", "only the television was left"
    assert [(device, m["sound"]) for device, m in outcome.broadcast] == [("tv", "resume")]


def test_an_bank_session_that_is_over_is_only_looked_at() -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.tap("end", "start")
    assert host.session.summary()["over"]
    host.leave()
    outcome = host.join()
    assert not outcome.journal
    assert outcome.replies[1][1]["state"]["result"]["reason"] == "agreed"


@pytest.mark.clause("U-UNIT-9", "U-UNIT-11")
def test_an_bank_session_is_the_fold_of_its_journal_at_every_version() -> None:
    host = BankSessionHost()
    host.start(0, 1, 2)
    steps: list[Tap | str | int] = [
        *(host.deed(1), 0, host.deed(2), 0, "undo", host.deed(2), 1, host.deed(1), 2, "go", 2, "location", 1),
        *(MarkJail(1, jailed=True), "jail", 1, host.deed(5), "auction", "start", "bid", "bid"),
    ]
    for step in steps:
        host.tap(step)
        again = host.restored()
        assert again.unit.to_dict() == host.state
        assert (again.seq, again.summary()) == (host.session.seq, host.session.summary())
    host.wait()
    host.tap(2)
    assert host.restored().unit.to_dict() == host.state
    assert host.state["ledger"]


def test_a_fault_of_the_program_leaves_the_bank_session_as_it_was(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.tap(host.deed(22))
    state = host.state
    tap = Unit.tap

    def spoilt(unit: Unit, what: Tap, now: int) -> Answer:
        if what == TapBank(1) and unit.screen.name == "deed":
            unit.bank.paid_in += 1000
            raise ZeroDivisionError
        return tap(unit, what, now)

    monkeypatch.setattr(Unit, "tap", spoilt)
    with caplog.at_level(logging.ERROR):
        assert host.send(TapBank(1))["refusal"]["code"] == "table/fault"
    assert "the unit failed at TapBank(card=1)" in caplog.text
    assert host.state == state
    host.tap(0)
    assert host.cash == [1100, 1500]


def journal() -> list[Entry]:
    host = BankSessionHost()
    host.start(0, 1)
    host.name(0, "Mai")
    host.tap(host.deed(22), 0)
    return host.journal


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda j: j.clear(), "the journal is empty"),
        (lambda j: j[0].pop("open"), "entry 0: open: expected an object, got None"),
        (lambda j: j[0]["open"].update(board="london"), "entry 0: no board is called 'london'"),
        (lambda j: j[0]["open"]["options"].update(luck=1), "entry 0: unknown option 'luck'"),
        (lambda j: j.pop(2), "entry 2: seq: expected 2, got 3"),
        (lambda j: j[2].update(at="now"), "entry 2: at: expected a whole number"),
        (lambda j: j[2]["tap"].update(card=7), r"entry 2: tap: TapBank\(card=7\) is not read here: None"),
        (lambda j: j[3].update(tap={"kind": "shake"}), "entry 3: tap.kind: unknown tap 'shake'"),
        (lambda j: j[4]["name"].update(card=-1), "entry 4: name.card: expected 0 to 3, got -1"),
        (lambda j: j[4].pop("name"), "entry 4: neither tap nor name"),
    ],
)
def test_a_wrong_journal_is_told_in_one_line(spoil: Any, message: str) -> None:
    entries = json.loads(json.dumps(journal()))
    spoil(entries)
    with pytest.raises(WrongJournal, match=message) as caught:
        BankSession.restore(hash_of_key(KEY), entries)
    assert "\n" not in str(caught.value)


def test_a_command_from_a_page_that_has_gone_is_refused() -> None:
    host = BankSessionHost()
    host.start(0, 1)
    host.leave()
    assert reply(host.say(TapUnit("d", "late", TapDeed(DEEDS[0]).to_dict())))["refusal"]["code"] == "table/hello_first"


def test_whatever_a_store_brings_is_an_bank_session_or_a_wrong_journal() -> None:
    kept = json.loads(json.dumps(journal()))
    luck = random.Random(1)
    count = len(list(places(kept)))
    for _ in range(400):
        entries = copy.deepcopy(kept)
        container, key = list(places(entries))[luck.randrange(count)]
        if container is entries:
            continue  # the store itself sees to it that an entry is an object
        container[key] = luck.choice([None, -1, 9, 10**30, "", [], {}, [[]], True, 3.5])
        with suppress(WrongJournal):
            BankSession.restore(hash_of_key(KEY), entries)
