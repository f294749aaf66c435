"""A position written down is the same position again, wherever a game stands, and an impossible one is told at its place."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cotyphu.editions import BOARD_IDS, load_board
from cotyphu.lab.classic_position import game_at, position_of
from cotyphu.lab.position import game_at as any_game_at
from cotyphu.rules.actions import AcceptTrade, Bid, CallEnd, Hammer, OfferTrade, Resign
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from cotyphu.rules.refusals import Refused
from cotyphu.rules.values import Goods, Malformed
from tests.lab import wanderer
from tests.rules import invariants


def same_again(game: Game) -> None:
    written = json.loads(json.dumps(position_of(game)))
    again, orders = game_at(written)
    assert again == game
    assert position_of(again, orders) == written


OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "starting_cash": st.sampled_from([0, 200, 700, 1500, 6000]),
        "first_player": st.sampled_from(["agreed", "random", "highest_roll"]),
        "auto_end_turn": st.booleans(),
        "auctions": st.booleans(),
        "free_parking_pot": st.booleans(),
        "even_building": st.booleans(),
        "shortage_auction": st.booleans(),
        "rent_in_jail": st.booleans(),
        "mortgage_transfer": st.sampled_from(["redeem", "choice"]),
        "turn_limit": st.sampled_from([None, 3, 30]),
    },
)


@given(st.sampled_from(BOARD_IDS), OPTIONS, st.integers(2, 8), st.integers(0, 2**32))
def test_wherever_a_game_stands(board: str, options: dict[str, Any], seats: int, seed: int) -> None:
    game = Game.new(load_board(board), Options.from_dict(options), seats)
    luck = random.Random(seed)
    same_again(game)
    for _ in range(150):
        if luck.random() < 0.003:
            with suppress(Refused):
                game.apply(CallEnd(luck.choice(["agreed", "minutes"])))
        if game.over:
            break
        wanderer.act(game, luck)
        same_again(game)


def test_in_a_shortage_of_houses() -> None:
    seen = set()
    for seed in range(30):
        luck = random.Random(seed)
        game, _ = game_at({
            "seats": [
                {"cash": 3000, "deeds": [{"space": s, "houses": 4} for s in (16, 18, 19, 21, 23, 24)]},
                {"cash": 3000, "deeds": [{"space": s, "houses": 1} for s in (6, 8, 9)] + [{"space": 1}, {"space": 3}]},
                {"cash": 3000, "deeds": [{"space": s, "houses": 1} for s in (11, 13, 14)]},
            ],
        })  # fmt: skip
        for _ in range(60):
            if game.over:
                break
            wanderer.act(game, luck)
            seen.add(game.phase.name)
            same_again(game)
    assert {"claims", "building_auction"} <= seen


def test_an_offer_over_which_others_were_made_since() -> None:
    """A third player leaves while an offer is open; who buys of his estate asks others for the cash he lacks."""
    game, _ = game_at({
        "seats": [{"cash": 50}, {"cash": 90, "deeds": [{"space": 5}]}, {"deeds": [{"space": 39}]}, {}],
    })  # fmt: skip
    for action in (
        OfferTrade(0, 1, Goods(cash=1), Goods()),
        Resign(2),
        Bid(1, 150),
        Hammer(),
        OfferTrade(1, 3, Goods(deeds=(5,)), Goods(cash=100)),
    ):
        game.apply(action)
        same_again(game)
    game.apply(AcceptTrade(3, 2))
    same_again(game)
    assert (game.phase.name, game.offers) == ("trade", 2)


def test_an_offer_below_which_the_extra_roll_was_dropped() -> None:
    turn = {"dice": [1, 1], "doubles": 1}
    game, _ = game_at({"seats": [{"space": 20}, {}], "turn": turn})
    for action in (OfferTrade(0, 1, Goods(cash=1), Goods()), CallEnd("minutes")):
        game.apply(action)
        same_again(game)
    assert [phase.name for phase in game.stack] == ["after_move", "trade"]


def rich(seats: int = 2, **more: Any) -> dict[str, Any]:
    """A position with the whole brown group, and all else as it may be left out."""
    first = {"cash": 500, "deeds": [{"space": 1, "houses": 2}, {"space": 3, "houses": 3}]}
    return {"seats": [first, *({} for _ in range(seats - 1))], **more}


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    game, _ = game_at({"seats": [{}, {}, {}]})
    assert game == Game.new(load_board("london"), Options.from_dict({}), 3)


def test_the_bank_has_what_is_left() -> None:
    game, _ = game_at(rich())
    assert (game.houses, game.hotels, game.bank) == (27, 12, -2000)
    invariants.check(game)


def test_jail_is_where_a_prisoner_stands() -> None:
    game, _ = game_at({"seats": [{"jail": 2}, {}]})
    assert game.players[0].space == 10


def test_a_turn_is_counted_if_nothing_is_said() -> None:
    game, _ = game_at({"seats": [{}, {}, {}], "turn": {"seat": 1, "starter": 2, "round": 4}})
    assert game.number == 12


STACK_SEATS = [
    {"cash": 20, "space": 6, "deeds": [{"space": 5}]},
    {"cash": 50, "deeds": [{"space": 1, "mortgaged": True}]},
]


def pending(*phases: dict[str, Any], seats: list[Any] = STACK_SEATS, **turn: Any) -> dict[str, Any]:
    return {"seats": seats, "turn": {"dice": [2, 4], "stack": [{"phase": "after_move"}, *phases], **turn}}


DEBT = {"phase": "debt", "debtor": 0, "creditor": 1, "amount": 90, "reason": "rent", "clause": "C-RENT-1", "space": 6}
AUCTION = {"phase": "auction", "space": 6, "amount": 0, "bidder": -1, "passed": []}
TRADE = {
    "phase": "trade",
    "number": 1,
    "seat": 0,
    "partner": 1,
    "give": {"cash": 5},
    "get": {"cash": 6},
    "mortgages": [],
}


@pytest.mark.parametrize(
    "position",
    [
        pending({"phase": "buy", "space": 6}),
        pending(DEBT),
        pending(AUCTION),
        pending(AUCTION | {"amount": 120, "bidder": 0}),
        pending(DEBT, TRADE),
        {"seats": [{}, {}], "turn": {"stack": [{"phase": "roll"}, TRADE]}},
        {"seats": [{}, {}], "turn": {"stack": [{"phase": "starter", "contenders": [0, 1], "rolls": [7]}]}},
        {"seats": [{}, {}, {}], "bankrupts": [1, 0], "ending": "last_player", "turn": {"phase": "over"}},
    ],
)
def test_pending_things_stand_again(position: dict[str, Any]) -> None:
    game, _ = game_at(position)
    same_again(game)


def houses(number: int) -> list[dict[str, int]]:
    """`number` lots with four houses each, whole groups first."""
    spaces = (1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24)
    return [{"space": s, "houses": 4} for s in spaces[:number]]


IMPOSSIBLE: list[tuple[Any, str]] = [
    ([], "position: expected an object, got []"),
    ({"seats": [{}, {}], "bord": "london"}, "position: unknown field 'bord'"),
    ({"edition": "junior", "seats": [{}, {}]}, "edition: no edition is called 'junior'; there are classic, ultimate"),
    ({"edition": "classic", "board": "ultimate_london", "seats": [{}, {}]}, "board: no board is called 'ultimate_london'"),
    ({"board": "paris", "seats": [{}, {}]}, "board: no board is called 'paris'"),
    ({"board": 3, "seats": [{}, {}]}, "board: expected a text, got 3"),
    ({"options": {"salary": 1}, "seats": [{}, {}]}, "options: unknown option 'salary'"),
    ({"options": {"jail_fine": -1}, "seats": [{}, {}]}, "options: option jail_fine: expected a whole number"),
    ({"options": {"deck": "us_pre2008"}, "seats": [{}, {}]}, "options.deck: board london has no deck 'us_pre2008'"),
    ({}, "seats: expected a list, got None"),
    ({"seats": [{}]}, "seats: expected 2 to 8 seats, got 1"),
    ({"seats": [{}] * 9}, "seats: expected 2 to 8 seats, got 9"),
    ({"seats": [{}, 7]}, "seats[1]: expected an object, got 7"),
    ({"seats": [{}, {"money": 7}]}, "seats[1]: unknown field 'money'"),
    ({"seats": [{}, {"cash": -1}]}, "seats[1].cash: cash is never negative, got -1"),
    ({"seats": [{}, {"cash": 1.5}]}, "seats[1].cash: expected a whole number, got 1.5"),
    ({"seats": [{}, {"space": 40}]}, "seats[1].space: expected 0 to 39, got 40"),
    ({"seats": [{}, {"space": 30}]}, "seats[1].space: no token stays on Go To Jail (30)"),
    ({"seats": [{}, {"jail": 0, "space": 11}]}, "seats[1].jail: who is in jail stands on space 10, not on 11"),
    ({"seats": [{}, {"jail": 4}]}, "seats[1].jail: expected null or the failed rolls, 0 to 2, got 4"),
    ({"seats": [{}, {"jail": 3}]}, "seats[1].jail: expected null or 0 to 2"),
    ({"seats": [{}, {"deeds": [{"space": 2}]}]}, "seats[1].deeds[0].space: no deed belongs to space 2"),
    ({"seats": [{}, {"deeds": [{"houses": 2}]}]}, "seats[1].deeds[0].space: expected a whole number, got None"),
    ({"seats": [{}, {"deeds": [{"space": 1}, {"space": 1}]}]}, "seats[1].deeds[1].space: the deed of space 1 is held by seat 1"),
    (rich(seats=2) | {"seats": [{"deeds": [{"space": 1}]}, {"deeds": [{"space": 1}]}]}, "seats[1].deeds[0].space: the deed of space 1 is held by seat 0"),
    ({"seats": [{"deeds": [{"space": 5, "houses": 1}]}, {}]}, "seats[0].deeds[0].houses: stations and utilities take no"),
    ({"seats": [{"deeds": [{"space": 1, "houses": 1}]}, {}]}, "seats[0].deeds[0].houses: seat 0 does not hold the whole group"),
    ({"seats": [{"deeds": [{"space": 1, "houses": 6}, {"space": 3}]}, {}]}, "seats[0].deeds[0].houses: expected 0 to 4, or 5"),
    ({"seats": [{"deeds": [{"space": 1, "houses": 2}, {"space": 3}]}, {}]}, "seats[0].deeds[0].houses: built unevenly, 2 here and 0 on space 3"),
    ({"seats": [{"deeds": [{"space": 1, "houses": 1}, {"space": 3, "mortgaged": True}]}, {}]}, "seats[0].deeds[0].houses: space 3 of the group"),
    ({"seats": [{"deeds": [{"space": 1, "mortgaged": 1}]}, {}]}, "seats[0].deeds[0].mortgaged: expected true or false, got 1"),
    ({"seats": [{"deeds": houses(11)}, {}]}, "seats[0].deeds[8].houses: there are 32 houses in all, this makes 36"),
    ({"seats": [{"deeds": [{**d, "houses": 5} for d in houses(14)]}, {}]}, "seats[0].deeds[12].houses: there are 12 hotels in all"),
    ({"seats": [{"cards": ["ch10_back3"]}, {}]}, "seats[0].cards[0]: expected a release card (ch09_release, cc05_release)"),
    ({"seats": [{"cards": ["ch09_release"]}, {"cards": ["ch09_release"]}]}, "seats[1].cards[0]: ch09_release is held by seat 0"),
    ({"seats": [{}, {}], "decks": {"fate": []}}, "decks: unknown field 'fate'"),
    ({"seats": [{}, {}], "decks": {"chance": ["cc01_go"]}}, "decks.chance[0]: no card 'cc01_go' in this deck"),
    ({"seats": [{}, {}], "decks": {"chance": ["ch01_go", "ch01_go"]}}, "decks.chance[1]: ch01_go is there twice"),
    ({"seats": [{}, {}], "decks": {"chance": {"next": ["ch01_go"], "under": ["ch01_go"]}}}, "decks.chance.under[0]: ch01_go is there twice"),
    ({"seats": [{}, {}], "decks": {"chance": {"top": []}}}, "decks.chance: unknown field 'top'"),
    ({"seats": [{"cards": ["ch09_release"]}, {}], "decks": {"chance": ["ch09_release"]}}, "decks.chance[0]: ch09_release is not in the deck, seat 0 holds it"),
    ({"seats": [{}, {}], "pot": 5}, "pot: expected 0 (free_parking_pot is off)"),
    ({"seats": [{}, {}], "bankrupts": [2]}, "bankrupts[0]: no seat 2"),
    ({"seats": [{}, {}, {}], "bankrupts": [1, 1]}, "bankrupts[1]: seat 1 is there twice"),
    ({"seats": [{}, {}], "bankrupts": [0, 1]}, "bankrupts: somebody is left in the game"),
    ({"seats": [{}, {}, {"cash": 5}], "bankrupts": [2]}, "seats[2]: this seat is bankrupt and has neither cash"),
    ({"seats": [{}, {}], "bankrupts": [1]}, "bankrupts: one seat is left in the game, so it is over"),
    ({"seats": [{}, {}, {}], "bankrupts": [0]}, "turn.seat: seat 0 is bankrupt and has no turn"),
    ({"seats": [{}, {}], "ending": "boredom"}, "ending: expected null or one of agreed, minutes"),
    ({"seats": [{}, {}], "ending": "agreed"}, "ending: nothing is open, so the game is over"),
    ({"seats": [{}, {}], "ending": "turns"}, "ending: a game that has not ended may be called to end by"),
    ({"seats": [{}, {}], "turn": {"phase": "over"}}, "ending: the game is over, say why"),
    ({"seats": [{}, {}], "ending": "last_player", "turn": {"phase": "over"}}, "ending: 2 are left in the game"),
    ({"seats": [{}, {}], "turn": {"player": 1}}, "turn: unknown field 'player'"),
    ({"seats": [{}, {}], "turn": {"seat": 2}}, "turn.seat: expected 0 to 1, got 2"),
    ({"seats": [{}, {}], "turn": {"phase": "buy"}}, "turn.phase: expected one of roll, end_turn, over"),
    ({"seats": [{}, {}], "turn": {"phase": "roll", "stack": []}}, "turn: give phase or stack, not both"),
    ({"seats": [{}, {}], "turn": {"stack": []}}, "turn.stack: nothing is pending"),
    ({"seats": [{}, {}], "turn": {"dice": [1]}}, "turn.dice: expected two dice, got [1]"),
    ({"seats": [{}, {}], "turn": {"dice": [1, 7]}}, "turn.dice[1]: expected 1 to 6, got 7"),
    ({"seats": [{}, {}], "turn": {"doubles": 3}}, "turn.doubles: expected 0 to 2, got 3"),
    ({"seats": [{}, {}], "turn": {"doubles": 1, "dice": [1, 2]}}, "turn.doubles: 1 in a row, but turn.dice is not a double"),
    ({"seats": [{}, {}], "turn": {"doubles": 1, "dice": [2, 2], "phase": "end_turn"}}, "turn.doubles: after a double another roll"),
    ({"seats": [{"jail": 0}, {}], "turn": {"doubles": 1, "dice": [2, 2]}}, "turn.doubles: seat 0 is in jail"),
    ({"seats": [{}, {}], "turn": {"round": 0}}, "turn.round: expected 1 or more, got 0"),
    ({"options": {"turn_limit": 9}, "seats": [{}, {}], "turn": {"round": 10}}, "turn.round: expected 1 to 9, got 10"),
    (pending({"phase": "nap"}), "turn.stack[1].phase: unknown phase 'nap'"),
    (pending(), "turn.stack[0]: the phase after_move waits for nothing"),
    (pending({"phase": "roll"}), "turn.stack[1]: the phase roll stands at the bottom of a stack"),
    (pending({"phase": "buy", "space": 8}), "turn.stack[1].space: seat 0 stands on space 6"),
    (pending({"phase": "buy", "space": 4}), "turn.stack[1].space: no deed on space 4"),
    (pending({"phase": "buy", "space": 6}, DEBT), "turn.stack[1]: nothing is put on the phase buy"),
    (pending(DEBT | {"amount": 20}), "turn.stack[1]: the phase debt waits for nothing"),
    (pending(DEBT | {"creditor": 0}), "turn.stack[1].creditor: nobody owes himself"),
    (pending(DEBT | {"reason": "envy"}), "turn.stack[1].reason: expected one of salary"),
    (pending(DEBT | {"reason": "bid", "space": 5}), "turn.stack[1].space: the deed of space 5 is held by seat 0"),
    (pending(AUCTION | {"space": 5}), "turn.stack[1].space: the deed of space 5 is held by seat 0"),
    (pending(AUCTION | {"amount": 5}), "turn.stack[1].amount: nobody has bid yet"),
    (pending(AUCTION | {"amount": 121, "bidder": 0}), "turn.stack[1].amount: seat 0 may bid 1 to 120, got 121"),
    (pending(AUCTION | {"amount": 5, "bidder": 0, "passed": [0]}), "turn.stack[1].bidder: seat 0 has passed"),
    (pending(AUCTION | {"passed": [0, 1]}), "turn.stack[1]: the phase auction waits for nobody"),
    (pending({"phase": "draw", "deck": "chance"}), "turn.stack[1]: seat 0 stands on space 6, where no card is drawn"),
    (pending({"phase": "draw", "deck": "chance"}, dice=None), "turn.stack[1]: give turn.dice"),
    (pending({"phase": "dice", "purpose": "jail"}), "turn.stack[1].purpose: seat 0 is not in jail"),
    (pending({"phase": "dice", "purpose": "utility", "multiplier": 10}), "turn.stack[1].purpose: seat 0 does not stand on a"),
    (pending({"phase": "leave_jail"}, DEBT), "turn.stack[1]: seat 0 has not failed its third roll"),
    (pending({"phase": "fine"}), "turn.stack[1]: the phase fine stands on leave_jail, not on after_move"),
    (pending({"phase": "estate", "spaces": [6]}), "turn.stack[1]: the phase estate waits for nothing"),
    (pending({"phase": "estate", "spaces": [6, 6]}, AUCTION), "turn.stack[1].spaces[1]: space 6 is there twice"),
    (pending({"phase": "levy", "dues": [[0, 0, 5]]}, DEBT), "turn.stack[1].dues[0]: expected two different seats"),
    (pending({"phase": "take_over", "seat": 0, "spaces": [1], "clause": "C-MORT-3"}), "turn.stack[1]: the phase take_over waits"),
    (pending(TRADE), "turn.stack[1]: no trade may be offered here: turn/unsettled"),
    (pending(DEBT, TRADE | {"partner": 0}), "turn.stack[2].partner: nobody trades with himself"),
    (pending(DEBT, TRADE | {"give": {"cash": -5}}), "turn.stack[2].give.cash: expected 0 or more, got -5"),
    (pending(DEBT, TRADE | {"give": {"deeds": [1]}, "mortgages": [True]}), "turn.stack[2]: the phase trade waits for nothing"),
    (pending(DEBT, TRADE | {"number": 4}, offers=3), "turn.stack[2].number: expected 1 to turn.offers, which is 3, got 4"),
    ({"seats": [{}, {}], "turn": {"stack": [{"phase": "roll"}, {"phase": "claims", "seat": 0, "what": "house", "answers": []}]}},
     "turn.stack[1].answers: the first is the order of seat 0"),
    ({"seats": [{}, {}], "turn": {"stack": [{"phase": "roll"}, {"phase": "claims", "seat": 0, "what": "house", "answers": [[0, [[1, 1]]]]}]}},
     "turn.stack[1].answers[0]: seat 0 cannot claim this: build/not_owner"),
    ({"seats": [{}, {}], "turn": {"stack": [{"phase": "roll"}, {"phase": "building_auction", "what": "house", "wants": [[0, 0]], "amount": 0, "bidder": -1, "space": -1, "passed": []}]}},
     "turn.stack[1].wants[0]: expected each claimant once"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "message"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_an_impossible_position_is_told_at_its_place(wrong: Any, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        any_game_at(wrong)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)
