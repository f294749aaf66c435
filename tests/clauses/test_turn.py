"""The turn: who starts, rolling, doubles, when business is open, the end (C-TURN-0 to C-TURN-8)."""

import pytest

from cotyphu.rules.actions import (
    Build,
    Buy,
    DeclareBankrupt,
    Decline,
    EndTurn,
    Mortgage,
    OfferTrade,
    Redeem,
    Resign,
    Roll,
    Rolled,
    Sell,
    StarterDrawn,
)
from cotyphu.rules.events import DiceRolled, Jailed, Moved, Paid, Rested, StarterChosen, TurnBegan
from cotyphu.rules.options import BadOption
from cotyphu.rules.values import Goods
from tests.rules.tabletop import BANK, BROWN, LIGHT_BLUE, Tabletop


@pytest.mark.clause("C-TURN-1")
def test_by_agreement_the_host_starts_and_play_goes_round_in_seat_order() -> None:
    table = Tabletop(seats=3)
    assert table.told(StarterChosen) == [StarterChosen("C-TURN-1", 0, "agreed")]
    order = []
    for _ in range(7):
        order.append(table.game.seat)
        table.place(table.game.seat, space=17)
        table.roll(1, 2)
        table.end()
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert [(e.seat, e.round, e.number) for e in table.told(TurnBegan)][-1] == (1, 3, 8)


@pytest.mark.clause("C-TURN-1")
def test_only_the_player_on_turn_rolls() -> None:
    table = Tabletop(seats=3)
    why = table.refusal(Roll(1))
    assert (why.code, why.facts) == ("turn/not_yours", {"waiting": [0]})
    assert not table.may(1, "roll")


@pytest.mark.clause("C-TURN-1")
def test_a_drawn_starter_opens_and_play_goes_on_from_there() -> None:
    table = Tabletop(seats=3, first_player="random")
    assert table.waiting == (-1,)
    assert table.game.outcomes() == [StarterDrawn(0), StarterDrawn(1), StarterDrawn(2)]
    assert table.refused(StarterDrawn(3)) == "chance/impossible"
    table.do(StarterDrawn(2))
    assert table.told(StarterChosen) == [StarterChosen("C-TURN-1", 2, "random")]
    assert table.waiting == (2,)
    table.place(2, space=17)
    table.roll(1, 2)
    table.end()
    assert table.waiting == (0,)
    assert table.game.round == 1, "a round begins with the one who started"


@pytest.mark.clause("C-TURN-1")
def test_the_highest_roll_starts_and_ties_roll_again() -> None:
    table = Tabletop(seats=4, first_player="highest_roll")
    for dice in ((6, 3), (1, 2), (4, 5), (3, 6)):
        table.dice(*dice)
    assert table.phase == "starter", "three have nine"
    for dice in ((1, 1), (6, 6), (6, 6)):
        table.dice(*dice)
    table.dice(1, 2)
    table.dice(2, 2)
    assert table.told(StarterChosen) == [StarterChosen("C-TURN-1", 3, "highest_roll")]
    assert [e.seat for e in table.told(DiceRolled)] == [0, 1, 2, 3, 0, 2, 3, 2, 3]
    assert table.waiting == (3,)
    assert table.game.doubles == 0, "a double thrown for the start earns nothing"
    with pytest.raises(BadOption, match="first_player"):
        Tabletop(first_player="youngest")


@pytest.mark.clause("C-TURN-0")
def test_what_is_due_is_settled_before_building() -> None:
    table = Tabletop()
    table.place(0, deeds=BROWN, space=1, cash=120)
    table.roll(1, 2)
    assert table.phase == "debt", "the income tax of 200"
    why = table.refusal(Build(0, ((1, 1),)))
    assert (why.code, why.facts) == ("turn/unsettled", {"phase": "debt"})
    assert not table.may(0, "build")


@pytest.mark.clause("C-TURN-0")
def test_a_turn_is_roll_and_move_then_buy_then_build_then_end() -> None:
    table = Tabletop()
    table.place(0, deeds=(1,))
    table.roll(1, 2)
    assert table.phase == "buy"
    assert table.refused(EndTurn(0)) == "turn/not_now"
    assert table.refused(Build(0, ((1, 1),))) in ("turn/unsettled", "build/group_incomplete")
    table.buy()
    table.do(Build(0, ((1, 1), (3, 1))))
    table.end()
    assert table.waiting == (1,)


@pytest.mark.clause("C-TURN-2")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (6, 5), (3, 4)])
def test_forward_by_the_sum_one_space_a_pip(first: int, second: int) -> None:
    table = Tabletop()
    table.roll(first, second)
    assert table.told(Moved) == [Moved("C-TURN-2", 0, 0, first + second, "dice")]
    assert table.space(0) == first + second


@pytest.mark.clause("C-TURN-2")
def test_dice_have_six_sides() -> None:
    table = Tabletop()
    table.do(Roll(0))
    for dice in (Rolled(0, 3), Rolled(7, 1), Rolled(-1, -1)):
        assert table.refused(dice) == "chance/impossible"
    assert table.refused(Roll(0)) == "turn/wait_for_chance"


@pytest.mark.clause("C-TURN-3")
def test_a_double_rolls_again_after_the_space_is_settled() -> None:
    table = Tabletop()
    table.roll(3, 3)
    assert table.phase == "buy", "first the deed is bought or not"
    assert table.refused(Roll(0)) == "turn/not_now"
    table.decline()
    table.passes(0)
    assert table.phase == "auction", "and its auction is over"
    table.passes(1)
    assert table.phase == "roll"
    assert table.refused(EndTurn(0)) == "turn/not_now", "the roll is outstanding"
    assert not table.may(0, "end_turn")
    assert table.game.number == 1, "it is the same turn"
    table.roll(1, 2)
    assert table.space(0) == 9
    table.buy()
    assert table.phase == "end_turn"
    assert table.refused(Roll(0)) == "turn/not_now"


@pytest.mark.clause("C-TURN-4", "C-JAIL-1", "C-GO-4")
def test_the_third_double_goes_to_jail_unmoved_and_unpaid() -> None:
    table = Tabletop()
    table.place(0, space=26)
    table.roll(1, 1)  # a deed that nobody wants
    table.decline()
    table.passes(0, 1)
    table.place(0, space=39)
    table.place(1, deeds=(3,), mortgaged=(3,))
    table.roll(2, 2)  # past GO to the mortgaged space 3
    assert table.space(0) == 3
    table.place(0, space=36)
    table.forget()
    table.roll(3, 3)  # would pass GO
    assert table.in_jail(0)
    assert table.space(0) == 10
    assert table.told(Jailed) == [Jailed("C-TURN-4", 0, "doubles")]
    assert table.payments() == []
    assert [e.by for e in table.told(Moved)] == ["jail"]
    assert table.phase == "end_turn"


@pytest.mark.clause("C-TURN-4")
def test_only_doubles_in_a_row_and_in_one_turn_count() -> None:
    table = Tabletop()
    table.place(1, cash=5000)
    for _ in range(2):
        table.place(0, space=18)
        table.roll(1, 1)
        table.place(0, space=18)
        table.roll(1, 1)
        table.place(0, space=17)
        table.roll(1, 2)
        assert not table.in_jail(0)
        table.end()
        table.place(1, space=17)
        table.roll(1, 2)
        table.end()
    table.place(0, space=18)
    table.roll(1, 1)
    assert table.game.doubles == 1, "the doubles of the turn before are forgotten"


@pytest.mark.clause("C-TURN-5")
def test_jail_by_the_space_loses_the_extra_roll() -> None:
    table = Tabletop()
    table.place(0, space=24)
    table.roll(3, 3)
    assert table.in_jail(0)
    assert table.phase == "end_turn"
    assert table.refused(Roll(0)) == "turn/not_now"


@pytest.mark.clause("C-TURN-5")
def test_jail_by_a_card_loses_the_extra_roll_but_not_the_business() -> None:
    table = Tabletop()
    table.place(0, space=5, deeds=BROWN)
    table.roll(1, 1)
    table.draw("ch11_jail")
    assert table.in_jail(0)
    assert table.phase == "end_turn"
    table.do(Build(0, ((1, 1),)))
    table.end()
    assert table.waiting == (1,)


@pytest.mark.clause("C-TURN-6")
def test_bankrupt_in_his_own_turn_loses_the_extra_roll() -> None:
    table = Tabletop(seats=3)
    table.place(0, cash=10, space=2)
    table.roll(1, 1)  # income tax, after a double
    table.do(DeclareBankrupt(0))
    assert table.waiting == (1,)
    assert table.phase == "roll"
    assert table.game.doubles == 0


@pytest.mark.clause("C-TURN-6")
def test_bankrupt_in_anothers_turn_does_not_end_that_turn() -> None:
    table = Tabletop(seats=3)
    table.place(1, cash=5)
    table.place(0, space=31)
    table.roll(1, 1)
    table.draw("cc09_birthday")  # everybody pays 10
    assert table.waiting == (1,)
    table.do(DeclareBankrupt(1))
    assert table.game.seat == 0
    assert table.phase == "roll", "the double still earns its roll"
    table.place(0, space=17)
    table.roll(1, 2)
    table.end()
    assert table.waiting == (2,), "the seat of the bankrupt is passed over"


@pytest.mark.clause("C-TURN-6", "C-AUC-4")
def test_bankrupt_by_an_auction_before_his_own_roll_passes_the_dice_on() -> None:
    table = Tabletop(seats=4)
    table.place(1, deeds=(39,))
    table.place(0, cash=10, deeds=(5,))
    table.do(Resign(1))
    assert table.phase == "auction"
    table.bid(0, 60)
    table.passes(2, 3)
    assert table.phase == "debt"
    table.do(DeclareBankrupt(0))
    assert table.phase == "auction", "what he won and his station go under the hammer"
    table.passes(2, 3)
    table.passes(2, 3)
    assert table.waiting == (2,)
    assert table.phase == "roll"


@pytest.mark.clause("C-TURN-7")
@pytest.mark.parametrize("seat", [0, 1], ids=["own turn", "another's turn"])
@pytest.mark.parametrize("after", [False, True], ids=["before the roll", "after settlement"])
def test_business_is_open_whenever_nothing_is_unsettled(seat: int, after: bool) -> None:
    table = Tabletop()
    table.place(seat, deeds=BROWN, mortgaged=(6,))
    if after:
        table.place(0, space=17)
        table.roll(1, 2)
    table.do(Build(seat, ((1, 1), (3, 1))), Redeem(seat, 6), Sell(seat, ((1, 0), (3, 0))), Mortgage(seat, 3))
    table.do(OfferTrade(seat, 1 - seat, Goods(cash=10), Goods()))
    assert table.phase == "trade"


@pytest.mark.clause("C-TURN-7")
def test_while_buying_and_bidding_only_raising_cash_is_open() -> None:
    table = Tabletop()
    table.place(0, houses={1: 1, 3: 1}, deeds=(8,), mortgaged=(6,), space=8)
    table.place(1, deeds=(12,))
    table.roll(1, 2)
    assert table.phase == "buy"
    _only_cash_is_open(table)
    table.decline()
    assert table.phase == "auction"
    _only_cash_is_open(table)
    table.do(Mortgage(1, 12))
    table.do(Sell(0, ((1, 0),)))


def _only_cash_is_open(table: Tabletop) -> None:
    assert table.refused(Build(0, ((1, 2),))) == "turn/unsettled"
    assert table.refused(Redeem(0, 6)) == "turn/unsettled"
    assert table.refused(OfferTrade(0, 1, Goods(cash=1), Goods())) == "turn/unsettled"
    assert not table.may(0, "offer_trade")
    assert table.may(0, "sell")
    assert table.line(0, "mortgage", space=8).allowed


@pytest.mark.clause("C-TURN-7", "C-DEBT-1")
def test_who_owes_may_raise_cash_and_so_may_the_others() -> None:
    table = Tabletop()
    table.place(0, cash=0, deeds=LIGHT_BLUE, houses={1: 1, 3: 1}, space=1)
    table.place(1, deeds=(12,))
    table.roll(1, 2)
    assert table.phase == "debt"
    table.do(Mortgage(1, 12), Sell(0, ((1, 0), (3, 0))), Mortgage(0, 1))
    assert table.cash(0) == 80


@pytest.mark.clause("C-TURN-8")
def test_a_turn_ends_when_its_player_ends_it() -> None:
    table = Tabletop()
    table.place(0, space=17)
    table.roll(1, 2)
    assert table.waiting == (0,)
    assert table.refused(EndTurn(1)) == "turn/not_yours"
    table.end()
    assert table.waiting == (1,)


@pytest.mark.clause("C-TURN-8")
def test_with_auto_end_turn_it_ends_when_only_voluntary_business_is_left() -> None:
    table = Tabletop(auto_end_turn=True)
    table.place(0, space=17)
    table.roll(1, 2)
    assert table.waiting == (1,)
    table.roll(1, 2)
    assert table.waiting == (1,), "a deed is still to be bought or not"
    table.do(Decline(1))
    table.passes(0, 1)
    assert table.waiting == (0,)
    table.place(0, space=18)
    table.roll(1, 1)
    assert table.waiting == (0,), "the roll after a double is not voluntary"
    assert table.game.doubles == 1


@pytest.mark.clause("C-TURN-8")
def test_turn_seconds_are_for_the_table_and_none_by_default() -> None:
    assert Tabletop().game.options.turn_seconds is None
    assert Tabletop(turn_seconds=30).game.options.turn_seconds == 30
    with pytest.raises(BadOption, match="turn_seconds"):
        Tabletop(turn_seconds=1)


@pytest.mark.clause("C-TURN-2")
def test_a_bought_deed_and_a_rest_are_told() -> None:
    table = Tabletop()
    table.roll(1, 2)
    assert table.refused(Buy(1)) == "turn/not_yours"
    table.buy()
    table.end()
    table.place(1, space=7)
    table.forget()
    table.roll(1, 2)
    assert table.told(Rested) == [Rested("C-JAIL-6", 1, 10)]
    assert table.told(Paid) == []
    assert table.owner(1) == BANK
