"""Tables of the Ultimate Banking edition: clocks, standing in, bots, previews, worth, journals."""

import json
from typing import Any

import pytest

from cotyphu.bots import make_bot
from cotyphu.editions import BOARD_IDS, ULTIMATE_BOARD_IDS, load_ultimate
from cotyphu.rules.actions import Action, Buy, Decline, Pass, Roll
from cotyphu.rules.base import BaseGame
from cotyphu.rules.events import event_from_dict
from cotyphu.rules.ultimate.actions import ULTIMATE_ACTIONS, HandOver, MoveTo, PickLot, PickPlayer, Stay
from cotyphu.rules.ultimate.events import ULTIMATE_EVENTS
from cotyphu.rules.ultimate.restore import ultimate_from_dict
from cotyphu.table.autopilot import default_action, default_actions
from cotyphu.table.commands import Act, Preview, Tick
from cotyphu.table.dice import FairDice
from cotyphu.table.journal import journal_file
from cotyphu.table.replay import WrongJournal, verify
from cotyphu.table.transition import carry_out
from tests.table.tables import SEED, Host, reply

BOARD = ULTIMATE_BOARD_IDS[0]
PROPERTY = load_ultimate(BOARD).board.deeds[0].space


def host(kinds: str = "pp", **options: Any) -> Host:
    found = Host(kinds, board=BOARD, make_bot=make_bot, **options)
    found.join_all()
    return found


def position(table: Host, *phases: dict[str, Any], turn: int = 0) -> dict[str, Any]:
    """The state of the table with `turn` to move and these phases on the stack."""
    state: dict[str, Any] = json.loads(json.dumps(table.table.game.to_dict()))
    state["turn"]["seat"] = turn
    state["stack"] = [*([{"phase": "after_move"}] if phases else [{"phase": "roll"}]), *phases]
    return state


def own(state: dict[str, Any], owner: int, *deeds: int, level: int = 1) -> None:
    """Give deeds, by their index, to a seat."""
    for index in deeds:
        state["lots"][index] |= {"owner": owner, "level": level}


def put(table: Host, state: dict[str, Any]) -> BaseGame:
    """Let the game of the table stand as `state` says."""
    game = ultimate_from_dict(state, load_ultimate(BOARD).board)
    live = table.table._state
    live.game = game
    live.clocks.sync(game, live.played, [])
    table.say(Tick())
    return game


def to_auction(**options: Any) -> Host:
    """A table of three people at which seat 0 has just declined the first property."""
    table = host("ppp", **options)
    put(table, position(table, {"phase": "buy", "seat": 0, "space": PROPERTY}))
    assert table.act("decline", 0)["ok"]
    return table


def deadlines(table: Host) -> dict[str, int]:
    return {d.kind: d.at - table.now for d in table.last.deadlines}


@pytest.mark.clause("U-AUC-2")
def test_ten_seconds_filled_anew_by_each_press() -> None:
    table = to_auction()
    assert deadlines(table) == {"auction": 10_000}
    table.say(Tick(), after=9_000)
    assert deadlines(table) == {"auction": 1_000}
    assert table.act("bid", 1, amount=20)["ok"]
    assert deadlines(table) == {"auction": 10_000}
    assert table.told[-1][1]["clock"] == {"kind": "auction", "at": table.now + 10_000, "seconds": 10}
    entry = table.wait().journal[0]
    assert entry["actions"] == [{"kind": "hammer"}]
    assert "auction_closed" in [e["kind"] for e in entry["events"]]
    assert deadlines(table) == {}


@pytest.mark.clause("U-AUC-4")
def test_without_a_bid_the_clock_runs_once_more_and_then_nobody_has_it() -> None:
    table = to_auction()
    entry = table.wait().journal[0]
    assert [e["kind"] for e in entry["events"]] == ["auction_restarted"]
    assert deadlines(table) == {"auction": 10_000}
    assert table.told[-1][1]["clock"]["at"] == table.now + 10_000
    events = table.wait().journal[0]["events"]
    assert next(e for e in events if e["kind"] == "auction_closed")["winner"] == -1
    assert table.table.game.to_dict()["lots"][0]["owner"] == -1


def test_without_a_clock_everybody_must_pass() -> None:
    table = to_auction(auction_seconds=None)
    assert deadlines(table) == {}
    for seat in (0, 1, 2):
        assert table.act("pass", seat)["ok"]
    assert table.table.game.phase.name == "roll"


@pytest.mark.clause("U-AUC-2")
def test_who_presses_too_late_is_told_the_price() -> None:
    table = to_auction()
    seq = table.table.seq
    assert table.act("bid", 1, amount=20, seq=seq)["ok"]
    refusal = table.act("bid", 2, amount=20, seq=seq)["refusal"]
    assert (refusal["code"], refusal["facts"]) == ("auction/one_step", {"price": 40})


@pytest.mark.clause("C-TURN-8", "U-END-4")
def test_a_players_time_runs_out() -> None:
    table = host(turn_seconds=20, auction_seconds=None)
    seat = table.table.game.waiting()[0]
    assert deadlines(table) == {"turn": 20_000}
    entry = table.wait().journal[0]
    assert entry["by"] == {"seat": seat, "clock": True}
    assert entry["actions"][0] == {"kind": "roll", "seat": seat}


def defaults(state: dict[str, Any], table: Host, seat: int) -> list[Action]:
    """What the table does for `seat`, one action and what follows from it in a debt."""
    game = ultimate_from_dict(state, load_ultimate(BOARD).board)
    return carry_out(game, FairDice(SEED), default_actions(seat)).actions


@pytest.mark.clause("U-BUY-1", "U-LOC-1")
def test_it_declines_passes_and_stays() -> None:
    table = host()
    assert defaults(position(table), table, 0)[0] == Roll(0)
    assert defaults(position(table, {"phase": "buy", "seat": 0, "space": PROPERTY}), table, 0) == [Decline(0)]
    auction = {"phase": "auction", "space": PROPERTY, "amount": 0, "bidder": -1, "bidders": [0, 1], "run": 1}
    assert defaults(position(table, auction), table, 1) == [Pass(1)]
    location = {"phase": "location", "seat": 0}
    state = position(table, location)
    state["players"][0]["space"] = 4
    assert defaults(state, table, 0) == [Stay(0)]


def owing(table: Host, left: int, **more: Any) -> dict[str, Any]:
    """Seat 0 owes seat 1; it owns properties 1, 2 and 22, at 60, 60 and 400."""
    debt = {"debtor": 0, "creditor": 1, "amount": left + 1500, "left": left, "reason": "rent", "clause": "U-RENT-1"}
    state = position(table, {"phase": "debt", **debt})
    own(state, 0, 0, 1, 21)
    own(state, 1, 5)
    state["owed"] = {**debt, "lot": 5}
    state["players"][0]["cash"] = 0
    state["players"][1]["cash"] = 3000
    return state | more


@pytest.mark.clause("U-DEBT-1")
@pytest.mark.parametrize(
    ("left", "deeds"),
    [
        (60, [0]),  # the cheapest that covers it
        (61, [21]),
        (401, [0, 21]),  # none covers it: the cheapest, until one does
        (520, [0, 1, 21]),
    ],
)
def test_in_debt_it_hands_over_the_cheapest_deed_that_covers_the_rest(left: int, deeds: list[int]) -> None:
    table = host()
    printed = load_ultimate(BOARD).board.deeds
    assert [printed[i].price for i in (0, 1, 21)] == [60, 60, 400]
    assert defaults(owing(table, left), table, 0) == [HandOver(0, printed[i].space) for i in deeds]


@pytest.mark.clause("U-EVT-10")
def test_an_event_gets_its_first_target_with_an_effect() -> None:
    table = host("ppp")
    board = load_ultimate(BOARD).board

    def asked(kind: str, given: int = -1, seat: int = 0) -> Action | None:
        card = next(e.id for e in board.events if type(e.effect).__name__ == kind)
        state = position(table, {"phase": "event", "card": card, "seat": seat, "given": given})
        own(state, 0, 3, level=5)
        own(state, 0, 4, level=2)
        own(state, 1, 8, level=2)
        return default_action(ultimate_from_dict(state, board), seat)

    spaces = [deed.space for deed in board.deeds]
    assert asked("MoveAnywhere") == MoveTo(0, spaces[0])
    assert asked("UpAndNeighboursDown") == PickLot(0, spaces[3])
    assert asked("SetLevel") == PickLot(0, spaces[3])
    assert asked("SendToJail") == PickPlayer(0, 1)
    assert asked("BothCollect") == PickPlayer(0, 1)
    assert asked("Swap") == PickLot(0, spaces[3])
    assert asked("Swap", given=spaces[4]) == PickPlayer(0, 1)
    assert asked("Swap", given=spaces[4], seat=1) == PickLot(1, spaces[8])


@pytest.mark.parametrize("kinds", ["bb", "bbb", "bbbb", "nnnn"])
@pytest.mark.parametrize("board", ULTIMATE_BOARD_IDS)
def test_bots_play_to_the_end_and_the_journal_verifies(kinds: str, board: str) -> None:
    table = Host(kinds, board=board, make_bot=make_bot, pace=0, turn_limit=60, entropy="may mắn")
    table.join("tv")
    table.play_on()
    game = table.table.game
    assert game.over
    document = json.loads(json.dumps(journal_file("t", SEED, table.journal)))
    found = verify(document)
    assert (found.board, found.over, found.entries) == (board, True, len(table.journal))
    assert found.dice
    last = table.told[-1][1]
    assert last["worth"]["values"] == [game.worth(seat) for seat in range(len(kinds))]
    for entry in table.journal:
        for event in entry["events"]:
            assert event_from_dict(event, events=ULTIMATE_EVENTS).to_dict() == event
        assert all(action["kind"] in ULTIMATE_ACTIONS for action in entry["actions"])
    changed = json.loads(json.dumps(document))
    moved = next(e for entry in changed["entries"] for e in entry["events"] if e["kind"] == "level_moved")
    moved["after"] += 1
    with pytest.raises(WrongJournal, match="LevelMoved"):
        verify(changed)


def test_a_table_is_the_fold_of_its_journal() -> None:
    table = Host("bbb", board=BOARD, make_bot=make_bot, pace=0, turn_limit=8)
    table.join("tv")
    while table.last.wake_at is not None:
        again = table.restored(json.loads(json.dumps(table.journal)))
        assert again.game.to_dict() == table.table.game.to_dict()
        for part in ("seq", "digest", "played", "worths"):
            assert getattr(again._state, part) == getattr(table.table._state, part), part
        for part in ("since", "lot_since"):
            assert getattr(again._state.prompt, part) == getattr(table.table._state.prompt, part), part
        table.wait()


def test_a_journal_must_name_the_edition_of_its_board() -> None:
    table = host()
    document = journal_file("t", None, table.journal)
    document["entries"][0]["open"]["edition"] = "classic"
    with pytest.raises(WrongJournal, match=r"open\.edition: expected 'ultimate', got 'classic'"):
        verify(document)


def test_a_journal_of_one_edition_holds_no_actions_of_the_other() -> None:
    table = host()
    document = journal_file("t", None, json.loads(json.dumps(table.journal)))
    document["entries"][0]["actions"].append({"kind": "redeem", "seat": 0, "space": 1})
    with pytest.raises(WrongJournal, match="unknown action 'redeem'"):
        verify(document)


@pytest.mark.parametrize("board", [BOARD_IDS[0], BOARD])
def test_an_action_of_the_other_edition_is_refused(board: str) -> None:
    table = Host("pp", board=board, make_bot=make_bot)
    table.join_all()
    kind = "stay" if board == BOARD_IDS[0] else "end_turn"
    refusal = table.act(kind, 0)["refusal"]
    assert refusal["code"] == "table/bad_action"
    assert f"unknown action '{kind}'" in refusal["facts"]["message"]


@pytest.mark.clause("U-DEBT-4")
def test_an_answer_to_an_older_question_is_refused() -> None:
    table = host()
    put(table, owing(table, 100))
    seq = table.table.seq
    space = table.table.game.to_dict()["lots"][0]["space"]
    assert table.act("hand_over", 0, space=space)["ok"]
    other = table.table.game.to_dict()["lots"][1]["space"]
    message = table.act("hand_over", 0, space=other, seq=seq)
    assert message["refusal"]["code"] == "table/stale"
    assert table.act("hand_over", 0, space=other)["ok"]


def test_a_preview_of_a_deed_handed_over_tells_the_change() -> None:
    table = host()
    put(table, owing(table, 100))
    space = table.table.game.to_dict()["lots"][21]["space"]
    before = table.table.game.to_dict()
    outcome = table.say(Preview("d", "p", {"kind": "hand_over", "seat": 0, "space": space}))
    preview = reply(outcome)["preview"]
    assert preview["cash"] == [300, 3000]
    assert "debt_settled" in [e["kind"] for e in preview["events"]]
    assert table.table.game.to_dict() == before


def test_menus_summary_and_snapshot_tell_the_edition() -> None:
    table = host()
    assert table.table.summary()["edition"] == "ultimate"
    snapshot = table.last.replies[1][1]
    assert snapshot["table"]["edition"] == "ultimate"
    assert snapshot["state"]["edition"] == "ultimate"
    seat = table.table.game.waiting()[0]
    assert next(line["action"] for line in snapshot["menus"][str(seat)]) == "roll"
    assert snapshot["worths"] == [{"turn": 1, "values": [1500, 1500]}]


def test_a_table_takes_two_to_four_seats() -> None:
    with pytest.raises(ValueError, match="takes 2 to 4 seats, got 5"):
        Host("ppppp", board=BOARD, make_bot=make_bot)


def test_a_bought_property_is_told_to_everybody() -> None:
    table = host()
    put(table, position(table, {"phase": "buy", "seat": 0, "space": PROPERTY}))
    outcome = table.say(Act("d", "b", table.table.seq, Buy(0).to_dict()))
    told = [e["kind"] for _, message in outcome.broadcast for e in message["events"]]
    assert told[:3] == ["paid", "deed_moved", "level_moved"]
