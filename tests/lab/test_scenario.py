"""A scenario tells every event, every refusal and what stands after it, and can be gone on with."""

import inspect
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cotyphu.lab.scenario import Scenario
from cotyphu.rules.actions import ACTIONS
from cotyphu.rules.game import Game
from cotyphu.rules.values import Malformed
from tests.rules import invariants


def run(*actions: dict[str, Any], strict: bool = False, **position: Any) -> dict[str, Any]:
    scenario = Scenario.read({"seats": [{}, {}], **position, "actions": list(actions)})
    told = json.loads(json.dumps(scenario.run(strict=strict)))
    assert isinstance(scenario.game, Game)
    invariants.check(scenario.game)
    assert isinstance(told, dict)
    return told


def kinds(step: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in step["events"]]


ROLL = {"kind": "roll", "seat": 0}


def rolled(first: int, second: int) -> dict[str, Any]:
    return {"kind": "rolled", "first": first, "second": second}


def test_every_event_has_its_clause() -> None:
    told = run(ROLL, rolled(1, 2), {"kind": "buy", "seat": 0})
    assert [kinds(step) for step in told["steps"]] == [
        [],
        ["dice_rolled", "moved", "deed_offered"],
        ["paid", "deed_moved"],
    ]
    assert [e["clause"] for s in told["steps"] for e in s["events"]] == [
        "C-TURN-2", "C-TURN-2", "C-BUY-1", "C-BUY-1", "C-BUY-1",
    ]  # fmt: skip
    assert told["position"]["seats"][0] == {
        "cash": 1440,
        "space": 3,
        "jail": None,
        "deeds": [{"space": 3}],
        "cards": [],
    }
    assert told["position"]["turn"]["phase"] == "end_turn"
    assert told["waiting"] == [0]
    assert {c["action"] for c in told["menus"]["0"]} >= {"end_turn", "mortgage", "resign"}
    assert told["state"]["turn"]["dice"] == [1, 2]


def test_a_refused_action_is_told_and_the_next_is_done() -> None:
    told = run({"kind": "end_turn", "seat": 0}, {"kind": "roll", "seat": 1}, ROLL)
    assert told["steps"][0]["refusal"] == {"code": "turn/not_now", "clause": "C-TURN-7", "facts": {"phase": "roll"}}
    assert told["steps"][1]["refusal"]["code"] == "turn/not_yours"
    assert told["steps"][2]["events"] == []
    assert told["waiting"] == [-1]


def test_strict_stops_at_the_first_refusal() -> None:
    told = run({"kind": "end_turn", "seat": 0}, ROLL, strict=True)
    assert len(told["steps"]) == 1
    assert told["waiting"] == [0]


CHANCE: dict[str, Any] = {"seats": [{"space": 4}, {}], "turn": {"dice": [1, 2]}}


def test_cards_whose_order_is_known_are_drawn_by_themselves() -> None:
    told = run(
        ROLL,
        rolled(1, 2),
        {"kind": "end_turn", "seat": 0},
        decks={"chance": ["ch13_fine15", "ch09_release"], "community_chest": ["cc01_go"]},
        **CHANCE,
    )
    assert [s["action"]["kind"] for s in told["steps"]] == ["roll", "rolled", "drew", "end_turn"]
    assert told["steps"][2]["supplied"] is True
    assert told["position"]["decks"] == {
        "chance": {"next": ["ch09_release"], "under": ["ch13_fine15"]},
        "community_chest": ["cc01_go"],
    }


def test_the_last_card_is_drawn_too() -> None:
    told = run(ROLL, rolled(1, 2), decks={"chance": ["ch09_release"]}, **CHANCE)
    assert told["position"]["seats"][0]["cards"] == ["ch09_release"]
    assert told["position"]["decks"] == {}


def test_a_draw_may_be_named_and_must_then_be_the_known_one() -> None:
    draws = ({"kind": "drew", "card": "ch01_go"}, {"kind": "drew", "card": "ch13_fine15"})
    told = run(ROLL, rolled(1, 2), *draws, decks={"chance": ["ch13_fine15"]}, **CHANCE)
    assert told["steps"][2]["refusal"] == {
        "code": "chance/impossible",
        "clause": "C-TURN-2",
        "facts": {"given": "ch01_go"},
    }
    assert "supplied" not in told["steps"][3]
    assert told["position"]["decks"] == {"chance": {"next": [], "under": ["ch13_fine15"]}}


def test_where_no_order_is_known_the_draw_is_waited_for() -> None:
    told = run(ROLL, rolled(1, 2), **CHANCE)
    assert told["waiting"] == [-1]
    assert told["position"]["turn"]["stack"] == [
        {"phase": "after_move"},
        {"phase": "draw", "seat": 0, "deck": "chance"},
    ]


def test_a_deck_known_whole_goes_round() -> None:
    board = [f"ch{n}" for n in (
        "01_go", "02_red3", "03_last", "04_pink1", "05_station_a", "06_station_b", "07_utility", "08_dividend",
        "09_release", "10_back3", "11_jail", "12_repairs", "13_fine15", "14_trip_station", "15_chair", "16_loan",
    )]  # fmt: skip
    order = [board[12], *board[:12], *board[13:]]
    told = run(ROLL, rolled(1, 2), decks={"chance": order}, **CHANCE)
    assert told["position"]["decks"]["chance"] == [*board[:12], *board[13:], board[12]]


def test_the_position_after_is_the_next_one_before() -> None:
    first = run(ROLL, rolled(4, 4), {"kind": "decline", "seat": 0}, {"kind": "bid", "seat": 1, "amount": 5})
    rest = [{"kind": "pass", "seat": 0}, ROLL, rolled(1, 1)]
    again = run(*rest, **first["position"])
    whole = run(
        ROLL, rolled(4, 4), {"kind": "decline", "seat": 0}, {"kind": "bid", "seat": 1, "amount": 5}, *rest
    )  # fmt: skip
    assert again["state"] == whole["state"]
    assert again["position"] == whole["position"]
    assert again["position"]["turn"]["doubles"] == 2


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "scenario: expected an object, got []"),
        ({"seats": [{}, {}], "action": []}, "scenario: unknown field 'action'"),
        ({"seats": [{}, {}], "about": 5}, "about: expected a text, got 5"),
        ({"seats": [{}, {}], "actions": {}}, "actions: expected a list, got {}"),
        ({"seats": [{}, {}], "actions": [{}]}, "actions[0]: field 'kind' is missing"),
        ({"seats": [{}, {}], "actions": [ROLL, {"kind": "cheat"}]}, "actions[1].kind: unknown action 'cheat'"),
        ({"seats": [{}, {}], "actions": [{"kind": "roll"}]}, "actions[0]: field 'seat' is missing"),
        ({"seats": [{}, {}], "actions": [{"kind": "roll", "seat": "0"}]}, "actions[0].seat: expected a whole number"),
    ],
)
def test_a_wrong_scenario_is_told_at_its_place(data: Any, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        Scenario.read(data)
    assert str(caught.value).startswith(message)


NUMBERS = st.sampled_from([-(10**30), -2, -1, 0, 1, 2, 3, 5, 6, 12, 39, 40, 1500, 10**30])
GOODS = st.fixed_dictionaries(
    {"cash": NUMBERS, "deeds": st.lists(NUMBERS, max_size=2), "cards": st.lists(st.just("ch09_release"), max_size=2)}
)
FIELDS = {
    "seat": st.integers(-1, 3),
    "partner": NUMBERS,
    "amount": NUMBERS,
    "number": NUMBERS,
    "first": NUMBERS,
    "second": NUMBERS,
    "space": NUMBERS,
    "card": st.sampled_from(["ch09_release", "ch10_back3", "nothing", ""]),
    "reason": st.sampled_from(["agreed", "minutes", "boredom"]),
    "redeem": st.booleans(),
    "targets": st.lists(st.tuples(NUMBERS, NUMBERS).map(list), max_size=3),
    "give": GOODS,
    "get": GOODS,
}


def any_action(name: str) -> st.SearchStrategy[dict[str, Any]]:
    fields = {field: FIELDS[field] for field in inspect.signature(ACTIONS[name]).parameters}
    return st.fixed_dictionaries({"kind": st.just(name), **fields})


@given(st.lists(st.sampled_from(sorted(ACTIONS)).flatmap(any_action), max_size=30), st.integers(0, 2))
def test_whatever_is_asked_is_done_or_refused(actions: list[dict[str, Any]], first: int) -> None:
    positions: list[dict[str, Any]] = [
        {"seats": [{}, {}, {}]},
        {"seats": [{"space": 4, "cash": 10}, {"deeds": [{"space": 7 - 1}]}, {}], "decks": {"chance": ["ch15_chair"]}},
        {"seats": [{"jail": 2, "cards": ["ch09_release"]}, {"deeds": [{"space": 1, "houses": 1}, {"space": 3}]}, {}]},
    ]
    told = run(*actions, **positions[first])
    for step in told["steps"]:
        assert ("refusal" in step) != ("events" in step)
