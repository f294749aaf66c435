"""Text and JSON of actions, events, options and games: what goes out comes back, and what is wrong is named."""

from typing import Any

import pytest

from cotyphu.editions import load_board
from cotyphu.rules.actions import ACTIONS, Action, action_from_dict
from cotyphu.rules.events import EVENTS, event_from_dict
from cotyphu.rules.game import Game
from cotyphu.rules.options import SPECS, BadOption, Options
from cotyphu.rules.values import Goods, Malformed
from tests.rules.tabletop import Tabletop


def test_every_action_has_a_name_and_a_kind_of_its_own() -> None:
    assert len({kind.kind for kind in ACTIONS.values()}) == len(ACTIONS)
    assert all(kind.name == name for name, kind in ACTIONS.items())
    assert all(kind.name == name for name, kind in EVENTS.items())


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "action: expected an object, got []"),
        ({}, "action: field 'kind' is missing"),
        ({"kind": 5}, "action.kind: expected a text, got 5"),
        ({"kind": "steal"}, "action.kind: unknown action 'steal'"),
        ({"kind": "bid", "seat": 1}, "action: field 'amount' is missing"),
        ({"kind": "bid", "seat": 1, "amount": "5"}, "action.amount: expected a whole number, got '5'"),
        ({"kind": "bid", "seat": 1, "amount": 5.0}, "action.amount: expected a whole number, got 5.0"),
        ({"kind": "bid", "seat": True, "amount": 5}, "action.seat: expected a whole number, got True"),
        ({"kind": "roll", "seat": 1, "dice": 7}, "action: unknown field 'dice' (known: kind, seat)"),
        ({"kind": "take_over", "seat": 1, "redeem": 1}, "action.redeem: expected true or false, got 1"),
        ({"kind": "build", "seat": 1, "targets": [[1]]}, "action.targets[0]: expected [space, buildings], got [1]"),
        ({"kind": "build", "seat": 1, "targets": [[1, "a"]]}, "action.targets[0][1]: expected a whole number, got 'a'"),
        ({"kind": "build", "seat": 1, "targets": 5}, "action.targets: expected a list, got 5"),
    ],
)
def test_a_wrong_action_is_named_in_one_line(data: object, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        action_from_dict(data)
    assert str(caught.value) == message


def test_a_wrong_event_is_named() -> None:
    with pytest.raises(Malformed, match="unknown event 'earthquake'"):
        event_from_dict({"kind": "earthquake"})


def test_one_side_of_a_trade_is_the_same_in_any_order() -> None:
    assert Goods(5, (3, 1), ("b", "a")) == Goods(5, (1, 3), ("a", "b"))
    assert hash(Goods(5, (3, 1))) == hash(Goods(5, (1, 3)))
    offer = {"kind": "offer_trade", "seat": 0, "partner": 1, "give": {"deeds": [3, 1]}, "get": {}}
    assert action_from_dict(offer).to_dict()["give"] == {"cash": 0, "deeds": [1, 3], "cards": []}


def test_actions_are_values() -> None:
    first = action_from_dict({"kind": "bid", "seat": 1, "amount": 5})
    again = action_from_dict({"kind": "bid", "seat": 1, "amount": 5})
    assert first == again
    assert len({first, again}) == 1
    assert repr(first) == "Bid(seat=1, amount=5)"
    assert isinstance(first, Action)


def test_options_go_out_and_come_back() -> None:
    options = Options.from_dict({"starting_cash": 2000, "auctions": False, "turn_limit": 5})
    assert Options.from_dict(options.to_dict()) == options
    assert hash(Options.from_dict(options.to_dict())) == hash(options)
    assert options != Options.from_dict({})
    assert options.to_dict().keys() == {spec.name for spec in SPECS}
    assert repr(options) == "Options.from_dict({'starting_cash': 2000, 'auctions': False, 'turn_limit': 5})"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"starting_money": 5}, "unknown option 'starting_money'"),
        ({"auctions": 1}, "option auctions: expected true or false, got 1"),
        ({"jail_fine": -1}, "option jail_fine: expected a whole number from 0 to 10000, got -1"),
        ({"turn_limit": 0}, "option turn_limit: expected a whole number from 1 to 10000 or none, got 0"),
        ({"end_vote": "coin"}, "option end_vote: expected one of unanimous, majority, host, got 'coin'"),
    ],
)
def test_a_wrong_option_is_named_with_what_would_do(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as caught:
        Options.from_dict(given)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("spec", SPECS, ids=[spec.name for spec in SPECS])
def test_every_option_takes_its_default_and_its_bounds_and_nothing_beyond(spec: Any) -> None:
    assert spec.check(spec.default) == spec.default
    assert spec.to_dict()["clause"].startswith("C-")
    if spec.kind in ("int", "limit"):
        assert (spec.check(spec.low), spec.check(spec.high)) == (spec.low, spec.high)
        for wrong in (spec.low - 1, spec.high + 1, "1", 1.0, True):
            with pytest.raises(BadOption, match=spec.name):
                spec.check(wrong)
    for word in spec.words:
        assert spec.check(word) == word
    with pytest.raises(BadOption, match=spec.name):
        spec.check(["no", "such", "value"])


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        (("edition",), "chess", "game.edition: expected 'classic', got 'chess'"),
        (("board",), "atlantic", "game.board: expected 'london', got 'atlantic'"),
        (("players", 1, "cash"), -5, "game.players[1].cash: cash cannot be negative, got -5"),
        (("players", 1, "space"), 40, "game.players[1].space: no space 40 on this board"),
        (("players", 1, "seat"), 0, "game.players[1].seat: expected 1, got 0"),
        (("lots", 0, "houses"), 6, "game.lots[0].houses: expected 0 to 5, got 6"),
        (("lots", 0, "owner"), 2, "game.lots[0].owner: no seat 2"),
        (("turn", "seat"), 7, "game.turn.seat: no seat 7"),
        (("stack",), [], "game.stack: nothing is pending, not even the end of the game"),
        (("stack", 0, "phase"), "picnic", "game.stack[0].phase: unknown phase 'picnic'"),
        (("options", "auctions"), None, "option auctions: expected true or false, got None"),
    ],
)
def test_a_wrong_save_names_the_place(place: tuple[Any, ...], value: object, message: str) -> None:
    data: Any = Tabletop().game.to_dict()
    at = data
    for key in place[:-1]:
        at = at[key]
    at[place[-1]] = value
    with pytest.raises((Malformed, BadOption)) as caught:
        Game.from_dict(data, load_board("london"))
    assert str(caught.value) == message


def test_a_digest_tells_positions_apart_and_does_not_depend_on_the_run() -> None:
    table = Tabletop()
    before = table.game.digest()
    assert before == Tabletop().game.digest()
    table.roll(1, 2)
    assert table.game.digest() != before
    assert table.game != Tabletop().game
    assert table.game != "a game"
