"""The end (C-END-1 to C-END-3)."""

from typing import Any

import pytest

from cotyphu.rules.actions import (
    AcceptTrade,
    CallEnd,
    CounterTrade,
    DeclareBankrupt,
    Mortgage,
    OfferTrade,
    RefuseTrade,
    Resign,
    Roll,
    TakeOver,
)
from cotyphu.rules.events import EndCalled, GameOver
from cotyphu.rules.options import BadOption
from cotyphu.rules.values import Goods
from tests.rules.tabletop import BANK, BROWN, Tabletop


def result(table: Tabletop) -> dict[str, Any]:
    assert table.game.result is not None
    return table.game.result


def rest(table: Tabletop) -> None:
    """The player on turn rolls, lands on Free Parking and ends the turn."""
    table.place(table.game.seat, space=17)
    table.roll(1, 2)
    if table.phase == "end_turn":
        table.end()


@pytest.mark.clause("C-END-1")
def test_worth_is_cash_and_lots_at_price_and_buildings_at_cost() -> None:
    table = Tabletop()
    table.place(0, cash=77, houses={16: 5, 18: 4, 19: 4}, deeds=(5,), mortgaged=(39, 12))
    price = 180 + 180 + 200 + 200
    assert table.game.worth(0) == 77 + price + (400 + 150) // 2 + 13 * 100
    table.call_end()
    row = next(row for row in result(table)["ranking"] if row["seat"] == 0)
    assert row == {
        "seat": 0,
        "place": 1,
        "worth": 77 + price + 275 + 1300,
        "cash": 77,
        "deeds": price + 275,
        "buildings": 1300,
        "out": False,
    }


@pytest.mark.clause("C-END-1")
def test_by_agreement_at_any_time_the_richest_wins() -> None:
    table = Tabletop(seats=4)
    table.place(2, deeds=(39,))
    table.place(1, deeds=(1,))
    table.call_end()
    assert table.told(EndCalled) == [EndCalled("C-END-1", "agreed")]
    assert table.told(GameOver) == [GameOver("C-END-1", "agreed", (2,))]
    assert [(r["seat"], r["place"]) for r in result(table)["ranking"]] == [(2, 1), (1, 2), (0, 3), (3, 3)]
    assert table.waiting == ()
    assert table.refused(Roll(0)) == "turn/over"
    assert table.refused(CallEnd("agreed")) == "turn/over"


@pytest.mark.clause("C-END-1")
def test_how_the_players_agree_is_an_option_for_the_table() -> None:
    assert Tabletop().game.options.end_vote == "unanimous"
    assert Tabletop(end_vote="majority").game.options.end_vote == "majority"
    with pytest.raises(BadOption, match="end_vote"):
        Tabletop(end_vote="dictator")
    assert Tabletop().refused(CallEnd("boredom")) == "end/bad_reason"


@pytest.mark.clause("C-END-1")
def test_bankrupts_rank_behind_the_last_of_them_first() -> None:
    table = Tabletop(seats=4)
    table.do(Resign(3), Resign(1))
    table.call_end()
    assert [(r["seat"], r["place"], r["out"]) for r in result(table)["ranking"]] == [
        (0, 1, False),
        (2, 1, False),
        (1, 3, True),
        (3, 4, True),
    ]


@pytest.mark.clause("C-END-2")
def test_a_tie_is_a_shared_win() -> None:
    table = Tabletop(seats=3)
    table.place(2, cash=10)
    table.call_end()
    assert table.told(GameOver) == [GameOver("C-END-1", "agreed", (0, 1))]


@pytest.mark.clause("C-END-2")
def test_after_the_last_round_of_turn_limit_it_counts() -> None:
    table = Tabletop(seats=3, turn_limit=2)
    for _ in range(5):
        rest(table)
    assert not table.game.over
    assert (table.game.round, table.game.seat) == (2, 2)
    rest(table)
    assert table.told(GameOver) == [GameOver("C-END-2", "turns", (0, 1, 2))]
    assert Tabletop().game.options.turn_limit is None


@pytest.mark.clause("C-END-2")
def test_rounds_go_on_when_the_one_who_started_is_out() -> None:
    table = Tabletop(seats=3, turn_limit=2)
    table.do(Resign(0))
    for _ in range(4):
        assert not table.game.over
        rest(table)
    assert result(table)["reason"] == "turns"


@pytest.mark.clause("C-END-2")
def test_when_time_is_up_the_present_turn_is_finished() -> None:
    table = Tabletop(minutes_limit=60)
    table.call_end("minutes")
    assert table.told(EndCalled) == [EndCalled("C-END-2", "minutes")]
    assert table.waiting == (0,)
    table.roll(1, 2)
    table.buy()
    table.end()
    assert table.told(GameOver) == [GameOver("C-END-2", "minutes", (0, 1))], "the deed counts at its price"


@pytest.mark.clause("C-END-2")
@pytest.mark.parametrize("auto", [False, True])
@pytest.mark.parametrize("offer", [False, True], ids=["", "with an offer open"])
def test_an_unrolled_extra_roll_is_dropped(auto: bool, offer: bool) -> None:
    table = Tabletop(auto_end_turn=auto)
    table.place(0, space=18)
    table.roll(1, 1)
    assert table.phase == "roll"
    if offer:
        table.do(OfferTrade(0, 1, Goods(cash=1), Goods()))
    table.call_end("minutes")
    if offer:
        table.do(RefuseTrade(1, 1))
    if not auto:
        assert table.phase == "end_turn"
        table.end()
    assert result(table)["reason"] == "minutes"


@pytest.mark.clause("C-END-2", "C-TRADE-2")
def test_an_offer_may_be_countered_when_the_extra_roll_was_dropped_meanwhile() -> None:
    table = Tabletop()
    table.place(0, space=18)
    table.roll(1, 1)
    table.do(OfferTrade(0, 1, Goods(cash=1), Goods()))
    table.call_end("minutes")
    table.do(CounterTrade(1, 1, Goods(), Goods(cash=2)), AcceptTrade(0, 2))
    assert table.cash(1) == 1502
    assert table.phase == "end_turn"


@pytest.mark.clause("C-END-2")
def test_a_double_rolled_after_time_was_up_earns_no_roll() -> None:
    table = Tabletop()
    table.call_end("minutes")
    table.place(0, space=18)
    table.roll(1, 1)
    assert table.phase == "end_turn"


@pytest.mark.clause("C-END-2")
def test_a_vote_waits_for_a_debt() -> None:
    table = Tabletop(seats=3)
    table.place(0, cash=0, space=1, deeds=(39,))
    table.roll(1, 2)
    table.call_end()
    assert table.phase == "debt"
    table.do(Mortgage(0, 39))
    assert result(table)["reason"] == "agreed"
    assert table.cash(0) == 0


@pytest.mark.clause("C-END-2")
def test_a_vote_waits_for_an_auction_and_an_inheritance() -> None:
    table = Tabletop(seats=3)
    table.roll(1, 2)
    table.decline()
    table.call_end()
    assert table.phase == "auction"
    table.bid(1, 10)
    table.hammer()
    assert table.game.over
    assert table.owner(3) == 1

    table = Tabletop(seats=3)
    table.place(1, deeds=(39,))
    table.place(0, cash=0, mortgaged=(12, 28), space=36)
    table.roll(1, 2)
    table.do(DeclareBankrupt(0))
    table.call_end()
    assert table.phase == "take_over"
    table.do(TakeOver(1, False), TakeOver(1, False))
    assert result(table)["reason"] == "agreed"
    assert table.cash(1) == 1500 - 16


@pytest.mark.clause("C-END-2")
def test_a_vote_waits_for_the_auctions_of_an_estate() -> None:
    table = Tabletop(seats=3)
    table.place(1, deeds=BROWN)
    table.do(Resign(1))
    table.call_end()
    table.passes(0, 2)
    assert not table.game.over
    table.passes(0, 2)
    assert result(table)["reason"] == "agreed"
    assert table.owner(1) == BANK


@pytest.mark.clause("C-END-1", "C-END-2")
def test_agreeing_overrules_a_time_limit_that_waits_for_the_end_of_the_turn() -> None:
    table = Tabletop()
    table.call_end("minutes")
    table.call_end("agreed")
    assert result(table)["reason"] == "agreed"


@pytest.mark.clause("C-END-3")
def test_otherwise_play_goes_on_until_one_is_left() -> None:
    table = Tabletop(seats=3)
    for _ in range(30):
        rest(table)
    assert not table.game.over
    table.do(Resign(0), Resign(2))
    assert result(table) == {
        "reason": "last_player",
        "winners": [1],
        "ranking": [
            {"seat": 1, "place": 1, "worth": 1500, "cash": 1500, "deeds": 0, "buildings": 0, "out": False},
            {"seat": 2, "place": 2, "worth": 0, "cash": 0, "deeds": 0, "buildings": 0, "out": True},
            {"seat": 0, "place": 3, "worth": 0, "cash": 0, "deeds": 0, "buildings": 0, "out": True},
        ],
    }
