"""Positions and scenarios of the Ultimate Banking edition."""

import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cotyphu.editions import ULTIMATE_BOARD_IDS, load_ultimate
from cotyphu.lab.position import game_at, position_of
from cotyphu.lab.scenario import Scenario
from cotyphu.rules.refusals import Refused
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.values import Malformed
from tests.ultimate.books import check_books
from tests.ultimate.players import RandomPlayers, mixed_options

BOARD = load_ultimate("ultimate_london").board
SPACES = [deed.space for deed in BOARD.deeds]


def same_again(game: UltimateGame) -> None:
    written = json.loads(json.dumps(position_of(game)))
    again, orders = game_at(written)
    assert again == game
    assert position_of(again, orders) == written


@given(st.sampled_from(ULTIMATE_BOARD_IDS), mixed_options, st.integers(2, 4), st.integers(0, 2**32))
def test_wherever_a_game_stands(board: str, options: dict[str, Any], seats: int, seed: int) -> None:
    game = UltimateGame.new(load_ultimate(board).board, UltimateOptions.from_dict(options), seats)
    players = RandomPlayers(random.Random(seed))
    same_again(game)
    for _ in range(150):
        if game.over:
            break
        with suppress(Refused):
            game.apply(players.action(game))
        same_again(game)


def test_every_prompt_is_met() -> None:
    met: Counter[str] = Counter()
    for seed in range(40):
        game = UltimateGame.new(BOARD, UltimateOptions.from_dict({}), 3)
        players = RandomPlayers(random.Random(seed))
        while not game.over and met.total() < 10_000:
            game.apply(players.action(game))
            met[game.phase.name] += 1
            if met[game.phase.name] <= 20:
                same_again(game)
    assert set(met) == {"starter", "roll", "dice", "draw", "buy", "auction", "location", "event", "debt", "over"}


def ultimate(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"edition": "ultimate", "seats": list(seats) or [{}, {}], **more}


def pending(*phases: dict[str, Any], seats: list[Any], **more: Any) -> dict[str, Any]:
    turn = {"dice": [1, 2], "stack": [{"phase": "after_move"}, *phases]}
    return ultimate(*seats, turn=turn, **more)


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    game, _ = game_at(ultimate({}, {}, {}))
    assert isinstance(game, UltimateGame)
    assert (game.board.id, game.phase.name, game.seat, game.number) == ("ultimate_london", "roll", 0, 1)
    assert [(p.cash, p.space) for p in game.players] == [(1500, 0)] * 3
    assert game_at({"board": "ultimate_vietnam", "seats": [{}, {}]})[0].edition == "ultimate"
    check_books(game.bank)


def test_a_set_that_is_owned_has_had_its_bonus() -> None:
    game, _ = game_at(ultimate({"deeds": [{"space": SPACES[0], "level": 3}]}, {"deeds": [{"space": SPACES[1]}]}))
    assert isinstance(game, UltimateGame)
    assert game.bank.to_dict()["bonuses"] == [BOARD.deeds[0].group.id]
    assert [lot.level for lot in game.bank.lots[:3]] == [3, 1, 0]


DEED = {"space": SPACES[0]}
RENT = {"phase": "debt", "debtor": 0, "creditor": 1, "amount": 70, "left": 50, "reason": "rent"}
FINE = {"phase": "debt", "debtor": 0, "creditor": -1, "amount": 100, "left": 100, "reason": "fine"}
VISITOR = {"cash": 0, "space": SPACES[0], "deeds": [{"space": SPACES[5]}]}
OWNER = {"deeds": [DEED]}
BIDS = {"phase": "auction", "space": SPACES[0], "amount": 40, "bidder": 1, "bidders": [0, 1], "run": 1}
HERE = {"space": SPACES[0]}
EVENT = next(s.index for s in BOARD.spaces if s.kind == 10)
LOCATION = next(s.index for s in BOARD.spaces if s.kind == 11)
SWAP = next(e.id for e in BOARD.events if type(e.effect).__name__ == "Swap")
JAILER = next(e.id for e in BOARD.events if type(e.effect).__name__ == "SendToJail")


@pytest.mark.parametrize(
    "position",
    [
        pending(RENT, seats=[VISITOR, OWNER]),
        pending(
            {"phase": "leave_jail"}, FINE, seats=[{"cash": 0, "jail": 3, "deeds": [DEED, {"space": SPACES[2]}]}, {}]
        ),
        pending({"phase": "buy", "space": SPACES[0]}, seats=[HERE, {}]),
        pending(BIDS, seats=[HERE, {}]),
        pending({"phase": "location"}, seats=[{"space": LOCATION}, {}]),
        pending({"phase": "draw", "deck": "event"}, seats=[{"space": EVENT}, {}]),
        pending({"phase": "event", "card": JAILER, "seat": 0, "given": -1}, seats=[{"space": EVENT}, {}]),
        pending(
            {"phase": "event", "card": SWAP, "seat": 1, "given": SPACES[0]},
            seats=[{"space": EVENT, "deeds": [DEED]}, {"deeds": [{"space": SPACES[3], "level": 5}]}],
        ),
        ultimate({"cash": 0}, {}, bankrupts=[0], ending="bankrupt", turn={"phase": "over"}),
        ultimate({}, {}, level_one=2, bonuses=[BOARD.groups[2].id], ending="minutes"),
    ],
)
def test_pending_things_stand_again(position: dict[str, Any]) -> None:
    game, _ = game_at(position)
    assert isinstance(game, UltimateGame)
    same_again(game)
    check_books(game.bank)


def test_the_event_that_is_carried_out_lies_at_the_bottom() -> None:
    game, orders = game_at(
        pending(
            {"phase": "event", "card": JAILER, "seat": 0, "given": -1},
            seats=[{"space": EVENT}, {}],
            decks={"event": [SWAP]},
        )
    )
    assert isinstance(game, UltimateGame)
    assert [card.id for card in game.seen] == [JAILER]
    assert len(game.deck) == 22
    assert orders["event"].coming == [SWAP]


GROUP = BOARD.deeds[0].group.id
IMPOSSIBLE: list[tuple[Any, str]] = [
    (ultimate(pot=5), "position: unknown field 'pot'"),
    (ultimate(board="london"), "board: no board is called 'london'; there are ultimate_london"),
    (ultimate(options={"jail_fine": 5}), "options: unknown option 'jail_fine'"),
    (ultimate({}), "seats: expected 2 to 4 seats, got 1"),
    (ultimate({}, {}, {}, {}, {}), "seats: expected 2 to 4 seats, got 5"),
    (ultimate({}, {"cards": []}), "seats[1]: unknown field 'cards'"),
    (ultimate({}, {"cash": -1}), "seats[1].cash: cash is never negative, got -1"),
    (ultimate({}, {"space": 36}), "seats[1].space: expected 0 to 35, got 36"),
    (ultimate({}, {"space": 27}), "seats[1].space: no token stays on Go To Jail (27)"),
    (ultimate({}, {"jail": 0, "space": 1}), "seats[1].jail: who is in jail stands on space 9, not on 1"),
    (ultimate({}, {"jail": 4}), "seats[1].jail: expected null or the failed rolls, 0 to 2, got 4"),
    (ultimate({}, {"jail": 3}), "seats[1].jail: expected null or 0 to 2"),
    (ultimate({}, {"deeds": [{"space": 0}]}), "seats[1].deeds[0].space: no deed belongs to space 0"),
    (ultimate({}, {"deeds": [{**DEED, "houses": 1}]}), "seats[1].deeds[0]: unknown field 'houses'"),
    (ultimate({}, {"deeds": [{**DEED, "level": 6}]}), "seats[1].deeds[0].level: expected 1 to 5, got 6"),
    (ultimate({}, {"deeds": [{**DEED, "level": 0}]}), "seats[1].deeds[0].level: expected 1 to 5, got 0"),
    (ultimate(OWNER, OWNER), f"seats[1].deeds[0].space: the deed of space {SPACES[0]} is held by seat 0 already"),
    (ultimate(bonuses=["mauve"]), "bonuses[0]: no group 'mauve' (there are "),
    (ultimate(bonuses=[GROUP, GROUP]), f"bonuses[1]: {GROUP} is there twice"),
    (
        ultimate({"deeds": [DEED, {"space": SPACES[1]}]}, {}, bonuses=[]),
        f"bonuses: all of {GROUP} is owned, so its bonus was given",
    ),
    (ultimate(level_one=3), "level_one: expected 0 to 2, got 3"),
    (ultimate(decks={"chance": []}), "decks: unknown field 'chance'"),
    (ultimate(decks={"event": ["ev_none"]}), "decks.event[0]: no card 'ev_none' in this deck"),
    (ultimate(bankrupts=[2]), "bankrupts[0]: no seat 2"),
    (ultimate({}, {}, {}, bankrupts=[1, 2]), "bankrupts: the first bankruptcy ends the game"),
    (ultimate(bankrupts=[1]), "bankrupts: the first bankruptcy ends the game, so it is over"),
    (ultimate({}, {"cash": 5}, bankrupts=[1]), "seats[1]: this seat is bankrupt and has neither cash nor deeds"),
    (ultimate(ending="last_player"), "ending: expected null or one of agreed, minutes, turns, bankrupt"),
    (ultimate(ending="bankrupt", turn={"phase": "over"}), "ending: nobody is bankrupt, so it did not end by bankrupt"),
    (ultimate(ending="turns", bankrupts=[1], turn={"phase": "over"}), "ending: seat 1 is bankrupt, so it did not end by turns"),
    (ultimate(ending="agreed"), "ending: nothing is open, so the game is over"),
    (ultimate(turn={"phase": "over"}), "ending: the game is over, say why"),
    (ultimate(turn={"phase": "end_turn"}), "turn.phase: expected one of roll, over"),
    (ultimate(turn={"stack": [{"phase": "end_turn"}]}), "turn.stack[0]: in this edition a turn ends by itself"),
    (ultimate(turn={"offers": 1}), "turn: unknown field 'offers'"),
    (ultimate(turn={"stack": []}), "turn.stack: nothing is pending"),
    (ultimate(turn={"stack": [{"phase": "nap"}]}), "turn.stack[0].phase: unknown phase 'nap'"),
    (ultimate(turn={"stack": [{"phase": "starter", "contenders": [0, 2], "rolls": []}]}), "turn.stack[0].contenders[1]: no seat 2"),
    (ultimate(turn={"stack": [{"phase": "starter", "contenders": [0, 1], "rolls": [7, 7]}]}), "turn.stack[0].rolls: more rolls"),
    (pending(seats=[{}, {}]), "turn.stack[0]: the phase after_move waits for nothing"),
    (pending({"phase": "leave_jail"}, seats=[{"jail": 2}, {}]), "turn.stack[1]: seat 0 has not failed its third roll"),
    (pending({"phase": "dice", "purpose": "jail"}, seats=[{}, {}]), "turn.stack[1].purpose: seat 0 is not in jail"),
    (pending({"phase": "draw", "deck": "event"}, seats=[{}, {}]), "turn.stack[1]: seat 0 stands on space 0, where no event"),
    (pending({"phase": "location"}, seats=[{}, {}]), "turn.stack[1]: seat 0 stands on space 0, where no move is offered"),
    (pending({"phase": "buy", "space": SPACES[1]}, seats=[HERE, {}]), f"turn.stack[1].space: seat 0 stands on space {SPACES[0]}"),
    (pending({"phase": "buy", "space": 0}, seats=[HERE, {}]), "turn.stack[1].space: no property on space 0"),
    (pending({"phase": "buy", "space": SPACES[0]}, seats=[HERE, OWNER]), f"turn.stack[1].space: the deed of space {SPACES[0]} is held"),
    (pending(BIDS | {"bidders": [0, 2]}, seats=[HERE, {}]), "turn.stack[1].bidders[1]: no seat 2"),
    (pending(BIDS, seats=[HERE, {"jail": 0}]), "turn.stack[1].bidders[1]: expected free seats, each once, got 1"),
    (pending(BIDS | {"bidders": [0, 0]}, seats=[HERE, {}]), "turn.stack[1].bidders[1]: expected free seats, each once"),
    (pending(BIDS | {"bidders": [0]}, seats=[HERE, {}]), "turn.stack[1].bidder: seat 1 is not among the bidders"),
    (pending(BIDS | {"bidders": [1]}, seats=[HERE, {}]), "turn.stack[1]: the phase auction waits for nobody"),
    (pending(BIDS | {"bidder": -1}, seats=[HERE, {}]), "turn.stack[1].amount: nobody has bid yet, expected 0, got 40"),
    (pending(BIDS | {"amount": 50}, seats=[HERE, {}]), "turn.stack[1].amount: expected steps of 20 up to 1500"),
    (pending(BIDS | {"run": 3}, seats=[HERE, {}]), "turn.stack[1].run: expected 1 or 2, got 3"),
    (pending(RENT, seats=[VISITOR, {}]), f"turn.stack[1].reason: no rent is due on space {SPACES[0]}"),
    (pending(RENT, seats=[VISITOR | {"space": 0}, OWNER]), "turn.stack[1].reason: seat 0 stands on space 0, where no rent"),
    (pending(RENT, seats=[VISITOR, OWNER | {"jail": 0}]), f"turn.stack[1].reason: no rent is due on space {SPACES[0]}"),
    (pending(RENT | {"reason": "tax"}, seats=[VISITOR, OWNER]), "turn.stack[1].reason: expected one of rent, fine, event, got 'tax'"),
    (pending(RENT | {"debtor": 1}, seats=[VISITOR, OWNER]), "turn.stack[1].debtor: only seat 0, on turn, can owe"),
    (pending(RENT | {"debtor": 5}, seats=[VISITOR, OWNER]), "turn.stack[1].debtor: no seat 5"),
    (pending(RENT | {"creditor": -1}, seats=[VISITOR, OWNER]), "turn.stack[1].creditor: expected 1, got -1"),
    (pending(RENT | {"amount": 80}, seats=[VISITOR, OWNER]), "turn.stack[1].amount: expected 70, got 80"),
    (pending(RENT | {"left": 0}, seats=[VISITOR, OWNER]), "turn.stack[1].left: expected 1 to 70"),
    (pending(RENT, seats=[VISITOR | {"deeds": []}, OWNER]), "turn.stack[1].left: expected 1 to 0 (the deeds are worth 0), got 50"),
    (pending(RENT, seats=[VISITOR | {"cash": 5}, OWNER]), "seats[0].cash: all the money went into the debt before deeds"),
    (pending(FINE, seats=[VISITOR, OWNER]), "turn.stack[1]: the phase debt stands on leave_jail, not on after_move"),
    (pending({"phase": "event", "card": "ev_none", "seat": 0, "given": -1}, seats=[{"space": EVENT}, {}]), "turn.stack[1].card: unknown event"),
    (pending({"phase": "event", "card": JAILER, "seat": 1, "given": -1}, seats=[{"space": EVENT}, {}]), "turn.stack[1].seat: seat 0 picks first"),
    (pending({"phase": "event", "card": JAILER, "seat": 0, "given": SPACES[0]}, seats=[{"space": EVENT}, {}]), "turn.stack[1].given: only a swap"),
    (pending({"phase": "event", "card": SWAP, "seat": 0, "given": SPACES[0]}, seats=[{"space": EVENT}, OWNER]), "turn.stack[1].given: seat 0, who swaps"),
    (pending({"phase": "event", "card": SWAP, "seat": 0, "given": -1}, seats=[{"space": EVENT}, {}]), "turn.stack[1]: there is nothing that seat 0 could pick"),
    (pending({"phase": "event", "card": JAILER, "seat": 0, "given": -1}, seats=[{"space": EVENT}, {}], decks={"event": [JAILER]}), f"decks.event: {JAILER} is being carried out"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "message"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_an_impossible_position_is_told_at_its_place(position: Any, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        game_at(position)
    assert str(caught.value).startswith(message), str(caught.value)
    assert "\n" not in str(caught.value)


def run(*actions: dict[str, Any], strict: bool = False, **position: Any) -> dict[str, Any]:
    scenario = Scenario.read({"edition": "ultimate", "seats": [{}, {}], **position, "actions": list(actions)})
    told = json.loads(json.dumps(scenario.run(strict=strict)))
    assert isinstance(scenario.game, UltimateGame)
    check_books(scenario.game.bank)
    assert isinstance(told, dict)
    return told


def kinds(step: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in step["events"]]


ROLL = {"kind": "roll", "seat": 0}


@pytest.mark.clause("U-SETB-1", "U-BUY-2")
def test_a_scenario_completes_a_set() -> None:
    told = run(
        ROLL,
        {"kind": "rolled", "first": 1, "second": SPACES[0] - 1 if SPACES[0] > 1 else 2},
        {"kind": "buy", "seat": 0},
        seats=[{"space": 34, "deeds": [{"space": SPACES[1]}]}, {}],
    )
    assert [kinds(step)[:2] for step in told["steps"]] == [
        [],
        ["dice_rolled", "moved"],
        ["paid", "deed_moved"],
    ]
    assert kinds(told["steps"][2])[2:4] == ["level_moved", "set_bonus"]
    assert told["position"]["bonuses"] == [GROUP]
    assert [d["level"] for d in told["position"]["seats"][0]["deeds"]] == [3, 3]
    assert told["waiting"] == [1]


@pytest.mark.clause("U-EVT-6")
def test_an_event_whose_place_in_the_deck_is_known_is_turned_by_itself() -> None:
    told = run(
        ROLL,
        {"kind": "rolled", "first": 1, "second": 2},
        {"kind": "pick_player", "seat": 0, "partner": 1},
        seats=[{"space": EVENT - 3 if EVENT >= 3 else EVENT + 33}, {}],
        decks={"event": [JAILER, SWAP]},
    )
    assert [s["action"]["kind"] for s in told["steps"]] == ["roll", "rolled", "drew", "pick_player"]
    assert told["steps"][2]["supplied"] is True
    assert told["position"]["seats"][1]["jail"] == 0
    assert told["position"]["decks"] == {"event": {"next": [SWAP], "under": [JAILER]}}
    again = run(**told["position"])
    assert again["state"] == told["state"]


@pytest.mark.clause("U-DEBT-1", "U-DEBT-5")
def test_a_debt_is_gone_on_with() -> None:
    told = run(
        {"kind": "hand_over", "seat": 0, "space": SPACES[0]},
        {"kind": "hand_over", "seat": 0, "space": SPACES[5]},
        **pending(RENT, seats=[VISITOR, OWNER]),
    )
    assert told["steps"][0]["refusal"]["code"] == "debt/not_your_deed"
    assert kinds(told["steps"][1])[0] == "deed_moved"
    assert told["position"]["seats"][1]["deeds"][0] == {"space": SPACES[0], "level": 2}
    assert told["state"]["owed"] is None


def test_actions_are_those_of_the_edition() -> None:
    with pytest.raises(Malformed, match="unknown action 'redeem'"):
        run({"kind": "redeem", "seat": 0, "space": 1})
    with pytest.raises(Malformed, match="unknown action 'stay'"):
        Scenario.read({"seats": [{}, {}], "actions": [{"kind": "stay", "seat": 0}]})
