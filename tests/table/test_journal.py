"""The journal: a table is its fold at every version, and `verify` finds every changed byte."""

import copy
import json
import random
from contextlib import suppress
from typing import Any

import pytest

from cotyphu.bots import make_bot
from cotyphu.table.commands import Bye, SetPace, VoteEnd
from cotyphu.table.journal import journal_file
from cotyphu.table.outcome import Entry
from cotyphu.table.replay import Verified, WrongJournal, verify
from cotyphu.table.table import Table
from tests.places import places
from tests.table.tables import BUYABLE, SEED, Host, reply


def played(kinds: str = "bbbb", **options: Any) -> Host:
    host = Host(kinds, pace=0, make_bot=make_bot, **{"turn_limit": 12, "entropy": "may mắn", **options})
    host.join("tv")
    host.play_on()
    assert host.table.game.over
    return host


@pytest.fixture(scope="module")
def finished() -> Host:
    """A whole game of bots."""
    return played()


def document(host: Host, seed: bytes | None = SEED) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(journal_file("t", seed, host.journal)))
    return found


def rebuilt(host: Host, entries: list[Entry]) -> Table:
    return Table.restore(host.secrets, json.loads(json.dumps(entries)), make_bot, host.now)


@pytest.mark.parametrize("first_player", ["random", "highest_roll"])
def test_a_table_is_the_fold_of_its_journal_at_every_version(first_player: str) -> None:
    host = Host(
        "bbb", pace=0, make_bot=make_bot, turn_limit=4, first_player=first_player, deck="uk_classic", turn_seconds=60
    )
    host.join("tv")
    while host.last.wake_at is not None:
        state = host.table._state
        again = rebuilt(host, host.journal)
        assert again.game.to_dict() == host.table.game.to_dict()
        assert again._state.dice.outcome(again._state.dice.drawn, 36) == state.dice.outcome(state.dice.drawn, 36)
        for part in ("seq", "digest", "played", "pace", "votes", "worths", "log", "changed_at"):
            assert getattr(again._state, part) == getattr(state, part), part
        for part in ("since", "lot_since"):
            assert getattr(again._state.prompt, part) == getattr(state.prompt, part), part
        host.wait()
    assert host.table.game.over


def test_people_and_clocks_restore_as_well() -> None:
    host = Host("ppb", seed=BUYABLE, pace=0)
    host.join_all()
    host.to_auction()
    host.say(VoteEnd("d", "v", 1, yes=True))
    host.act("bid", 1, amount=30)
    host.say(Bye("d"))
    host.table = rebuilt(host, host.journal)
    outcome = host.join_all()
    snapshot = outcome.replies[1][1]
    assert snapshot["table"]["votes"] == [1]
    assert snapshot["state"]["stack"][-1]["amount"] == 30
    assert snapshot["clock"]["kind"] == "auction"
    assert reply(outcome)["seats"] == [0, 1]
    assert host.act("bid", 0, amount=31)["ok"]


def test_a_whole_game_verifies(finished: Host) -> None:
    found = verify(document(finished))
    assert found == Verified(
        table="t",
        board="london",
        seats=("Seat 0", "Seat 1", "Seat 2", "Seat 3"),
        entries=len(finished.journal),
        actions=sum(len(e["actions"]) for e in finished.journal),
        dice=finished.table._state.dice.drawn,
        commitment=finished.table._state.dice.commitment,
        over=True,
    )
    assert found.dice is not None
    assert found.dice > 40


def test_without_the_seed_everything_but_the_dice_is_checked(finished: Host) -> None:
    assert verify(document(finished, None)).dice is None
    changed = document(finished, None)
    changed["entries"][5]["at"] += 1
    with pytest.raises(WrongJournal, match=r"^entry 5: digest"):
        verify(changed)


def test_a_game_that_goes_on_verifies_so_far() -> None:
    host = Host("pp")
    host.join_all()
    host.act("roll", 0)
    found = verify(document(host, None))
    assert (found.entries, found.over) == (2, False)


def test_any_changed_byte_is_found(finished: Host) -> None:
    text = json.dumps(document(finished), separators=(",", ":"), sort_keys=True)
    places = range(7, len(text), len(text) // 40)
    for place in places:
        old = text[place]
        new = "1" if old != "1" and old.isdigit() else "0" if old.isdigit() else "x" if old != "x" else "y"
        try:
            changed = json.loads(text[:place] + new + text[place + 1 :])
        except json.JSONDecodeError:
            continue
        with pytest.raises(WrongJournal) as wrong:
            verify(changed)
        assert "\n" not in str(wrong.value)


def test_dice_that_the_seed_does_not_give_are_found(finished: Host) -> None:
    changed = document(finished)
    entry = next(e for e in changed["entries"] if any(a["kind"] == "rolled" for a in e["actions"]))
    roll = next(a for a in entry["actions"] if a["kind"] == "rolled")
    roll["first"] = roll["first"] % 6 + 1
    with pytest.raises(WrongJournal, match=rf"^entry {entry['seq']}: actions\[1\]: the seed gives Rolled\("):
        verify(changed)


def edited(change: Any) -> Any:
    return lambda doc: (change(doc), doc)[1]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda _: 5, "journal: expected an object, got 5"),
        (lambda _: {}, "format: expected 'cotyphu-journal', got None"),
        (edited(lambda d: d.update(format_version=9)), "format_version: only 1 is known, got 9"),
        (edited(lambda d: d.update(more=1)), "unknown field 'more'"),
        (edited(lambda d: d.update(entries=[])), "entries: the journal is empty"),
        (edited(lambda d: d.update(entries="x")), "entries: expected a list, got 'x'"),
        (edited(lambda d: d.update(table="u")), "entries[0].open.table: expected 'u', got 't'"),
        (edited(lambda d: d.update(seed="ab")), "seed: its SHA-256 is not the commitment that was shown before play"),
        (edited(lambda d: d.update(seed="zz")), "seed: expected hexadecimal digits, got 'zz'"),
        (edited(lambda d: d["entries"][0].pop("open")), "entries[0].open: expected an object, got None"),
        (
            edited(lambda d: d["entries"][0]["open"]["seats"].__setitem__(1, 5)),
            "entries[0].open.seats[1]: expected an object, got 5",
        ),
        (edited(lambda d: d["entries"][1]["by"].update(seat=2)), "entry 1: by.seat: no seat 2"),
        (
            edited(lambda d: d["entries"][0]["open"].update(board="mars")),
            "no board is called 'mars'; there are london, atlantic, vietnam, ultimate_london, ultimate_atlantic, ultimate_vietnam",
        ),
        (
            edited(lambda d: d["entries"][0]["open"]["options"].update(go_salary=-1)),
            "option go_salary: expected a whole number from 0 to 10000, got -1",
        ),
        (edited(lambda d: d["entries"].pop(3)), "entry 3: seq: expected 3, got 4"),
        (edited(lambda d: d["entries"][2].update(seq="2")), "entry 2: seq: expected a whole number, got '2'"),
        (
            edited(lambda d: d["entries"][2]["actions"].insert(0, {"kind": "fly", "seat": 0})),
            "entry 2: actions[0].kind: unknown action 'fly'",
        ),
        (
            edited(lambda d: d["entries"][1]["actions"].pop()),
            "entry 1: actions: dice or a card are due, the entry ends without them",
        ),
        (
            edited(lambda d: d["entries"][1]["actions"].insert(0, {"kind": "rolled", "first": 1, "second": 1})),
            "entry 1: actions[0]: no dice or card was due, the journal says Rolled(first=1, second=1)",
        ),
        (
            edited(lambda d: d["entries"][1]["actions"].insert(0, {"kind": "end_turn", "seat": 0})),
            "entry 1: actions[0]: EndTurn(seat=0) is refused: turn/not_now (C-TURN-7): phase=roll",
        ),
        (edited(lambda d: d["entries"][1]["events"].clear()), None),
        (
            edited(lambda d: d["entries"][1].update(digest="00")),
            "entry 1: digest: it does not fit this entry and the state after it",
        ),
        (edited(lambda d: d["entries"][1].pop("digest")), "entry 1: digest: expected a text, got None"),
    ],
)
def test_a_wrong_journal_is_told_in_one_line(change: Any, message: str | None) -> None:
    host = Host("pp")
    host.join_all()
    host.act("roll", 0)
    while host.table.seq < 4:
        game = host.table.game
        name = {"roll": "roll", "buy": "buy", "end_turn": "end_turn"}[game.phase.name]
        assert host.act(name, game.seat)["ok"]
    wrong = change(copy.deepcopy(document(host)))
    with pytest.raises(WrongJournal) as told:
        verify(wrong)
    if message is None:
        assert str(told.value).startswith("entry 1: events: ")
    else:
        assert str(told.value) == message


def test_a_damaged_journal_does_not_restore() -> None:
    host = Host("pp")
    host.join_all()
    host.act("roll", 0)
    for entries, message in (
        ([], "the journal is empty"),
        (host.journal[1:], "entry 0: open: expected an object, got None"),
        ([host.journal[0], host.journal[0]], "entry 1: seq: expected 1, got 0"),
        ([host.journal[0], {**host.journal[1], "actions": [{"kind": "end_turn", "seat": 1}]}], "entry 1: actions"),
    ):
        with pytest.raises(WrongJournal) as told:
            host.restored(entries)
        assert str(told.value).startswith(message)


def test_whatever_a_store_brings_is_a_table_or_a_wrong_journal() -> None:
    host = Host("ppe")
    host.join_all()
    host.act("roll", 0)
    host.say(VoteEnd("d", "v", 0, yes=True))
    host.say(SetPace("d", "p", 100))
    luck = random.Random(1)
    count = len(list(places(host.journal)))
    assert {"open", "by", "vote", "pace"} <= {name for entry in host.journal for name in entry}
    for _ in range(400):
        entries = copy.deepcopy(host.journal)
        container, key = list(places(entries))[luck.randrange(count)]
        if container is entries:
            continue  # the store itself sees to it that an entry is an object
        container[key] = luck.choice([None, -1, 9, 10**30, "", [], {}, [[]], True, 3.5])
        with suppress(WrongJournal):
            host.restored(entries)
