"""Debts, bankruptcy and the end of the digital game (U-DEBT, U-END, U-JAIL-4, U-JAIL-5)."""

import pytest

from cotyphu.rules.actions import CallEnd, Drew, PayFine, Resign, Roll, Rolled
from cotyphu.rules.events import (
    DebtOpened,
    DebtSettled,
    DeedMoved,
    EndCalled,
    Freed,
    GameOver,
    JailRollFailed,
    Moved,
    WentBankrupt,
)
from cotyphu.rules.ultimate.actions import HandOver, Stay
from cotyphu.rules.ultimate.events import LevelMoved, LevelOneRentsLeft
from tests.ultimate.tabletop import BANK, Tabletop

RENT = 400  # of the dearest property on level 2


def owing(cash: int, deeds: dict[int, int], seats: int = 3) -> Tabletop:
    """Seat 0, with this cash and these deeds, has landed on the dearest property of seat 1, on level 2."""
    table = Tabletop(seats)
    table.place(0, cash=cash, deeds=deeds)
    table.place(1, deeds={22: 2})
    table.land(35)
    return table


@pytest.mark.clause("U-DEBT-1")
def test_a_debt_of_exactly_ones_cash_is_simply_paid() -> None:
    table = owing(RENT, {1: 1})
    assert table.paid("rent") == [(0, 1, RENT)]
    assert not table.of(DebtOpened)
    assert (table.cash(0), table.owner(1), table.waiting) == (0, 0, (1,))


@pytest.mark.clause("U-DEBT-1")
def test_first_all_the_money_then_deeds_one_at_a_time_at_their_board_price() -> None:
    table = owing(100, {1: 5, 7: 1, 10: 1})  # 60 + 140 + 180
    assert table.of(DebtOpened) == [DebtOpened("U-DEBT-1", 0, 1, RENT, 300, "rent")]
    assert (table.cash(0), table.phase, table.waiting) == (0, "debt", (0,))
    offered = [choice.facts for choice in table.game.choices(0) if choice.name == "hand_over"]
    assert offered == [
        {"space": 1, "price": 60, "left": 240, "change": 0},
        {"space": 12, "price": 140, "left": 160, "change": 0},
        {"space": 15, "price": 180, "left": 120, "change": 0},
    ]
    assert "hand_over" not in table.menu(1)
    table.do(HandOver(0, 15))
    table.do(HandOver(0, 1))
    assert table.game.bank.owed is not None
    assert table.game.bank.owed.left == 60
    table.do(HandOver(0, 12))
    assert table.of(DebtSettled) == [DebtSettled("U-DEBT-1", 0, 1, RENT)]


@pytest.mark.clause("U-DEBT-1")
def test_change_from_a_dear_deed_is_the_banks_and_the_creditor_keeps_the_deed() -> None:
    table = owing(390, {21: 4})
    table.do(HandOver(0, 33))
    assert table.paid("change") == [(BANK, 0, 340)]
    assert (table.cash(0), table.cash(1)) == (340, 1890)
    assert (table.owner(21), table.level(21)) == (1, 4)


@pytest.mark.clause("U-DEBT-1", "U-END-1")
def test_a_debt_of_exactly_cash_and_deeds_takes_all_and_the_game_goes_on() -> None:
    table = owing(20, {9: 1, 11: 1})  # 180 + 200
    table.do(HandOver(0, table.space(9)))
    table.do(HandOver(0, table.space(11)))
    assert not table.game.over
    assert (table.cash(0), table.game.players[0].lots, table.paid("change")) == (0, [], [])
    assert table.waiting == (1,)


@pytest.mark.clause("U-END-1", "U-END-2")
def test_one_more_than_both_is_bankruptcy_and_the_end_for_everyone() -> None:
    table = owing(19, {9: 3, 11: 1})
    assert table.game.over
    assert table.of(WentBankrupt) == [WentBankrupt("U-END-1", 0, 1, left=False)]
    assert table.of(GameOver) == [GameOver("U-END-1", "bankrupt", (1,))]
    assert table.waiting == ()
    assert table.paid("estate") == [(0, 1, 19)]
    assert table.paid("cover") == [(BANK, 1, 1)], "what 19, 180 and 200 did not cover"
    assert (table.owner(9), table.level(9), table.owner(11)) == (1, 3, 1)
    result = table.game.result
    assert result is not None
    assert [(row["seat"], row["place"], row["worth"]) for row in result["ranking"]] == [
        (1, 1, 1500 + 400 + 19 + 180 + 200 + 1),
        (2, 2, 1500),
        (0, 3, 0),
    ]
    table.refused(Roll(1), "turn/over")
    assert table.game.choices(1) == []


@pytest.mark.clause("U-END-2", "U-DEBT-3")
def test_a_bankrupt_to_the_bank_leaves_his_deeds_to_it() -> None:
    table = Tabletop()
    table.place(0, cash=39, deeds={1: 4}, jail=2)
    table.roll(1, 2)
    assert table.game.over, "99 against a fee of 100"
    assert (table.owner(1), table.level(1), table.cash(0)) == (BANK, 0, 0)
    assert not table.paid("cover")
    assert table.game.result is not None
    assert table.game.result["ranking"][-1] == {
        "seat": 0,
        "place": 2,
        "worth": 0,
        "cash": 0,
        "deeds": 0,
        "buildings": 0,
        "out": True,
    }


@pytest.mark.clause("U-DEBT-2")
def test_to_a_player_the_deed_goes_over_with_its_house() -> None:
    table = owing(0, {21: 5, 20: 1})
    table.forget()
    table.do(HandOver(0, 33))
    assert table.of(DeedMoved) == [DeedMoved("U-DEBT-2", 33, 0, 1, "debt")]
    assert not table.of(LevelMoved)
    assert (table.owner(21), table.level(21)) == (1, 5)


@pytest.mark.clause("U-DEBT-3", "U-RENT-3")
def test_to_the_bank_it_becomes_unowned() -> None:
    table = Tabletop()
    table.place(0, cash=30, deeds={3: 5, 1: 2}, jail=2)
    table.roll(1, 2)
    table.do(HandOver(0, 5))
    assert table.of(DeedMoved) == [DeedMoved("U-DEBT-3", 5, 0, BANK, "debt")]
    assert (table.owner(3), table.level(3), table.cash(0)) == (BANK, 0, 30)
    assert table.game.players[0].space == 12, "then the token moves"


@pytest.mark.clause("U-DEBT-4")
def test_deeds_are_handed_over_only_in_a_debt_by_its_debtor_and_no_more_than_needed() -> None:
    table = Tabletop()
    table.place(0, deeds=[1])
    table.refused(HandOver(0, 1), "turn/not_now")
    table = owing(390, {21: 1, 1: 1})
    table.refused(HandOver(1, 33), "turn/not_yours")
    table.refused(HandOver(0, 35), "debt/not_your_deed")
    table.refused(HandOver(0, 2), "debt/not_your_deed")
    table.refused(HandOver(0, 99), "debt/not_your_deed")
    table.refused(Roll(0), "turn/not_now")
    table.do(HandOver(0, 33))
    assert table.owner(1) == 0
    table.refused(HandOver(0, 1), "turn/not_yours")


@pytest.mark.clause("U-DEBT-4")
def test_a_prisoners_deeds_count_too() -> None:
    table = Tabletop()
    table.place(0, cash=0, deeds=[22], jail=2)
    table.roll(1, 2)
    assert table.phase == "debt"
    assert not table.free(0)
    table.do(HandOver(0, 35))
    assert (table.cash(0), table.free(0)) == (300, True)


@pytest.mark.clause("U-DEBT-5")
def test_rent_paid_with_deeds_raises_the_visited_once_settled() -> None:
    table = owing(0, {9: 1, 11: 1, 13: 1})
    table.do(HandOver(0, table.space(9)))
    assert table.level(22) == 2
    table.do(HandOver(0, table.space(11)))
    table.do(HandOver(0, table.space(13)))
    assert table.level(22) == 3


@pytest.mark.clause("U-DEBT-5", "U-EVT-8")
def test_a_level_1_rent_paid_with_deeds_is_spent_once_settled() -> None:
    table = Tabletop()
    table.place(0, cash=0, deeds={22: 1})
    table.place(1, deeds={21: 5})
    table.game.bank.level_one = 2
    table.land(33)
    assert table.of(DebtOpened) == [DebtOpened("U-DEBT-1", 0, 1, 270, 270, "rent")]
    assert table.game.bank.level_one == 2
    table.do(HandOver(0, 35))
    assert table.of(LevelOneRentsLeft) == [LevelOneRentsLeft("U-EVT-8", 1)]
    assert (table.level(21), table.cash(0)) == (5, 130)


@pytest.mark.clause("U-JAIL-4")
def test_out_of_jail_by_100_at_the_start_of_a_turn_and_play_normally() -> None:
    table = Tabletop()
    table.refused(PayFine(0), "jail/not_in_jail")
    table.place(0, jail=1)
    assert table.menu(0)["pay_fine"].facts == {"amount": 100}
    table.do(PayFine(0))
    assert table.paid("fine") == [(0, BANK, 100)]
    assert table.of(Freed) == [Freed("U-JAIL-4", 0, "fine")]
    table.roll(1, 1)
    assert table.game.players[0].space == 11
    table.do(Drew("ev_free_parking"))
    assert (table.phase, table.waiting) == ("roll", (0,)), "a normal turn: his double plays again"


@pytest.mark.clause("U-JAIL-4")
def test_the_fee_is_an_option_and_needs_the_money() -> None:
    table = Tabletop(jail_fee=70)
    table.place(0, cash=69, jail=0, deeds=[22])
    assert table.refused(PayFine(0), "jail/no_cash").facts == {"fine": 70, "cash": 69}
    table.place(0, cash=70)
    table.do(PayFine(0))
    assert table.cash(0) == 0


@pytest.mark.clause("U-JAIL-4")
def test_a_double_frees_moves_and_ends_the_turn() -> None:
    table = Tabletop()
    table.place(0, jail=2)
    table.roll(4, 4)
    assert table.of(Freed) == [Freed("U-JAIL-4", 0, "double")]
    assert (table.game.players[0].space, table.free(0)) == (17, True)
    table.buy()
    assert table.waiting == (1,), "no extra roll"


@pytest.mark.clause("U-JAIL-4", "U-JAIL-5")
def test_three_turns_to_roll_one_then_the_fee_and_a_move_by_that_roll() -> None:
    table = Tabletop()
    table.land(27)  # Go to Jail
    table.give_turn(0)
    table.forget()
    for attempt in (1, 2):
        table.roll(1, 2)
        assert table.of(JailRollFailed) == [JailRollFailed("U-JAIL-4", 0, attempt)]
        assert (table.free(0), table.waiting) == (False, (1,))
        table.give_turn(0)
        table.forget()
    table.roll(3, 4)
    assert table.paid("fine") == [(0, BANK, 100)]
    assert table.of(Freed) == [Freed("U-JAIL-5", 0, "fine")]
    assert table.of(Moved) == [Moved("U-TURN-1", 0, 9, 16, "dice")]
    table.do(Stay(0))
    assert table.waiting == (1,)


@pytest.mark.clause("U-JAIL-5")
def test_the_fee_is_a_debt_if_need_be_and_settled_before_the_move() -> None:
    table = Tabletop()
    table.place(0, cash=40, jail=2, deeds={2: 3, 5: 2})
    table.do(Roll(0))
    table.do(Rolled(3, 4))
    assert table.of(DebtOpened) == [DebtOpened("U-DEBT-1", 0, BANK, 100, 60, "fine")]
    assert (table.game.players[0].space, table.free(0)) == (9, False)
    table.do(HandOver(0, 3))
    assert (table.game.players[0].space, table.free(0), table.cash(0)) == (16, True, 0)


@pytest.mark.clause("U-END-3")
def test_worth_is_money_and_board_prices_levels_ignored() -> None:
    table = Tabletop(3)
    table.place(0, cash=100, deeds={1: 5, 22: 5})
    table.place(1, cash=561, deeds={})
    table.place(2, cash=0, deeds={21: 1})
    assert [table.game.worth(seat) for seat in range(3)] == [560, 561, 350]
    table.do(CallEnd("agreed"))
    assert table.game.result is not None
    assert [(r["seat"], r["place"]) for r in table.game.result["ranking"]] == [(1, 1), (0, 2), (2, 3)]
    assert table.game.result["winners"] == [1]


@pytest.mark.clause("U-END-3")
@pytest.mark.parametrize(
    ("mine", "yours", "winners"),
    [({22: 1}, {18: 5, 3: 1}, [0]), ({22: 1}, {}, [0]), ({1: 1}, {2: 5}, [0, 1]), ({}, {}, [0, 1])],
    ids=["the dearer single property", "one against none", "equally dear", "none at all"],
)
def test_a_tie_goes_to_the_dearest_single_property(
    mine: dict[int, int], yours: dict[int, int], winners: list[int]
) -> None:
    table = Tabletop(3)
    for seat, deeds in ((0, mine), (1, yours)):
        table.place(seat, deeds=deeds)
        table.place(seat, cash=2000 - sum(table.lot(number).deed.price for number in deeds))
    table.do(CallEnd("agreed"))
    assert table.game.result is not None
    assert table.game.result["winners"] == winners
    places = {row["seat"]: row["place"] for row in table.game.result["ranking"]}
    assert places[2] == 3
    assert (places[0], places[1]) == ((1, 1) if len(winners) == 2 else (1, 2))


@pytest.mark.clause("U-END-4")
def test_agreeing_to_end_ends_at_once_when_nothing_is_open() -> None:
    table = Tabletop()
    table.do(CallEnd("agreed"))
    assert table.of(EndCalled) == [EndCalled("U-END-4", "agreed")]
    assert table.of(GameOver) == [GameOver("U-END-4", "agreed", (0, 1))]


@pytest.mark.clause("U-END-4")
def test_an_agreed_end_waits_for_an_open_debt_and_for_an_auction() -> None:
    table = owing(0, {21: 1, 20: 1})
    table.do(CallEnd("agreed"))
    assert table.phase == "debt"
    table.do(HandOver(0, 33))
    table.do(HandOver(0, 31))
    assert table.phase == "over"
    table = Tabletop()
    table.land(1)
    table.decline()
    table.do(CallEnd("agreed"))
    assert table.phase == "auction"
    table.press(1)
    table.passes(0)
    assert table.phase == "over"
    assert table.owner(1) == 1


@pytest.mark.clause("U-END-4")
def test_the_limit_of_rounds_ends_the_game() -> None:
    table = Tabletop(turn_limit=2)
    for _ in range(4):
        assert not table.game.over
        table.land(18)
    assert table.of(GameOver) == [GameOver("U-END-4", "turns", (0, 1))]


@pytest.mark.clause("U-END-4")
def test_the_limit_of_minutes_ends_with_the_turn_and_without_the_extra_roll() -> None:
    table = Tabletop()
    table.place(0, space=14)
    table.roll(2, 2)
    table.do(CallEnd("minutes"))
    assert table.of(GameOver) == [GameOver("U-END-4", "minutes", (0, 1))]
    table = Tabletop()
    table.land(1)
    table.do(CallEnd("minutes"))
    assert table.phase == "buy"
    table.buy()
    assert table.phase == "over"
    table.refused(CallEnd("agreed"), "turn/over")
    Tabletop().refused(CallEnd("bored"), "end/bad_reason")


@pytest.mark.clause("U-END-1", "U-END-2")
def test_whoever_leaves_for_good_is_bankrupt_to_the_bank_and_the_game_is_over() -> None:
    table = Tabletop(3)
    table.place(1, deeds={1: 3})
    table.do(Resign(1))
    assert table.of(WentBankrupt) == [WentBankrupt("U-END-1", 1, BANK, left=True)]
    assert (table.game.over, table.owner(1), table.cash(1)) == (True, BANK, 0)
    assert table.game.result is not None
    assert table.game.result["winners"] == [0, 2]
    assert table.game.bankrupts == [1]
