"""Jail (C-JAIL-1 to C-JAIL-6)."""

import pytest

from cotyphu.rules.actions import (
    AcceptTrade,
    Build,
    Mortgage,
    OfferTrade,
    PayFine,
    Redeem,
    Roll,
    Sell,
    UseRelease,
)
from cotyphu.rules.events import DiceRolled, Freed, Jailed, JailRollFailed, Moved, NoRent, Paid, Rested
from cotyphu.rules.values import Goods
from tests.rules.tabletop import BANK, BROWN, Tabletop


def prisoner(rolls: int = 0, **options: object) -> Tabletop:
    """Seat 0 begins its turn in jail after so many failed rolls."""
    table = Tabletop(3, "london", **options)
    table.place(0, jail=rolls)
    return table


@pytest.mark.clause("C-JAIL-1")
def test_the_space_sends_to_jail() -> None:
    table = Tabletop()
    table.place(0, space=27)
    table.roll(1, 2)
    assert table.told(Jailed) == [Jailed("C-JAIL-1", 0, "space")]
    assert (table.space(0), table.in_jail(0)) == (10, True)


@pytest.mark.clause("C-JAIL-1")
@pytest.mark.parametrize("card", ["ch11_jail", "cc06_jail"])
def test_a_card_sends_to_jail(card: str) -> None:
    table = Tabletop()
    table.card(card)
    assert table.told(Jailed) == [Jailed("C-JAIL-1", 0, "card")]
    assert (table.space(0), table.in_jail(0)) == (10, True)


@pytest.mark.clause("C-JAIL-1")
def test_three_doubles_in_a_row_send_to_jail() -> None:
    table = Tabletop()
    for _ in range(3):
        table.place(0, space=18)
        table.roll(1, 1)
    assert table.told(Jailed) == [Jailed("C-TURN-4", 0, "doubles")]
    assert (table.space(0), table.in_jail(0)) == (10, True)


@pytest.mark.clause("C-JAIL-2", "C-JAIL-4")
@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_pay_50_before_rolling_on_any_jailed_turn(rolls: int) -> None:
    table = prisoner(rolls)
    table.forget()
    table.do(PayFine(0))
    assert table.payments() == [(0, BANK, 50)]
    assert table.told(Freed) == [Freed("C-JAIL-2", 0, "fine")]
    assert not table.in_jail(0)
    table.roll(4, 6)
    assert table.space(0) == 20
    assert table.told(DiceRolled)[-1].purpose == "move"


@pytest.mark.clause("C-JAIL-2")
def test_the_fine_needs_cash_and_a_prisoner() -> None:
    table = prisoner()
    table.place(0, cash=49, deeds=(1,))
    why = table.refusal(PayFine(0))
    assert (why.code, why.facts) == ("jail/no_cash", {"fine": 50, "cash": 49})
    table.do(Mortgage(0, 1), PayFine(0))
    assert table.refused(PayFine(0)) == "jail/not_in_jail"
    assert table.refused(UseRelease(0, "ch09_release")) == "jail/not_in_jail"


@pytest.mark.clause("C-JAIL-2")
def test_the_fine_is_an_option() -> None:
    table = prisoner(jail_fine=120)
    assert table.line(0, "pay_fine").facts == {"amount": 120}
    table.do(PayFine(0))
    assert table.cash(0) == 1380


@pytest.mark.clause("C-JAIL-2", "C-JAIL-4")
def test_use_a_release_card_before_rolling() -> None:
    table = prisoner()
    assert table.refused(UseRelease(0, "ch09_release")) == "jail/no_card"
    table.place(0, cards=("ch09_release",))
    assert table.line(0, "use_release").facts == {"card": "ch09_release"}
    table.do(UseRelease(0, "ch09_release"))
    assert table.told(Freed) == [Freed("C-JAIL-2", 0, "card")]
    assert table.cash(0) == 1500
    table.roll(5, 5)
    assert table.space(0) == 20
    assert table.phase == "roll", "an ordinary turn again: the double earns a roll"


@pytest.mark.clause("C-JAIL-2", "C-JAIL-3")
@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_a_double_leaves_moves_by_that_roll_and_earns_no_other(rolls: int) -> None:
    table = prisoner(rolls)
    table.forget()
    table.roll(5, 5)
    assert table.told(Freed) == [Freed("C-JAIL-3", 0, "double")]
    assert (table.space(0), table.in_jail(0)) == (20, False)
    assert table.payments() == []
    assert table.phase == "end_turn"
    assert table.refused(Roll(0)) == "turn/not_now"


@pytest.mark.clause("C-JAIL-2")
@pytest.mark.parametrize("rolls", [0, 1])
def test_no_double_stays_and_ends_the_rolling(rolls: int) -> None:
    table = prisoner(rolls)
    table.forget()
    table.roll(1, 2)
    assert table.in_jail(0)
    assert table.space(0) == 10
    assert table.told(JailRollFailed) == [JailRollFailed("C-JAIL-2", 0, rolls + 1)]
    assert table.payments() == []
    assert table.phase == "end_turn"
    assert table.refused(PayFine(0)) == "turn/not_now", "the fine is paid before rolling"


@pytest.mark.clause("C-JAIL-2", "C-JAIL-3")
def test_after_the_third_failed_roll_the_fine_is_paid_and_that_roll_moves() -> None:
    table = prisoner(2)
    table.forget()
    table.roll(4, 6)
    assert table.payments() == [(0, BANK, 50)]
    assert [e.how for e in table.told(Freed)] == ["fine"]
    assert (table.space(0), table.in_jail(0)) == (20, False)
    assert table.phase == "end_turn"


@pytest.mark.clause("C-JAIL-3")
def test_a_release_card_may_replace_the_fine_of_the_third_failed_roll() -> None:
    table = prisoner(2)
    table.place(0, cards=("cc05_release",))
    table.forget()
    table.roll(4, 6)
    assert table.phase == "fine"
    assert table.refused(UseRelease(1, "cc05_release")) == "turn/not_yours"
    assert table.refused(PayFine(1)) == "turn/not_yours"
    assert table.refused(UseRelease(0, "ch09_release")) == "jail/no_card"
    assert table.refused(Roll(0)) == "turn/not_now"
    table.do(UseRelease(0, "cc05_release"))
    assert table.payments() == []
    assert [e.how for e in table.told(Freed)] == ["card"]
    assert (table.space(0), table.in_jail(0)) == (20, False)


@pytest.mark.clause("C-JAIL-3")
def test_or_the_holder_keeps_the_card_and_pays() -> None:
    table = prisoner(2)
    table.place(0, cards=("cc05_release",))
    table.roll(4, 6)
    table.do(PayFine(0))
    assert (table.cash(0), table.space(0), len(table.player(0).cards)) == (1450, 20, 1)


@pytest.mark.clause("C-JAIL-4")
def test_after_paying_a_double_counts_as_the_first() -> None:
    table = prisoner()
    table.do(PayFine(0))
    for _ in range(2):
        table.place(0, space=18)
        table.roll(1, 1)
        assert table.phase == "roll"
    table.roll(1, 1)
    assert table.in_jail(0), "the third double from the payment on"


@pytest.mark.clause("C-JAIL-5", "C-RENT-6")
def test_a_prisoner_does_business_and_collects() -> None:
    table = prisoner()
    table.place(0, deeds=BROWN, mortgaged=(5,))
    table.do(Build(0, ((1, 1), (3, 1))), Sell(0, ((1, 0), (3, 0))), Redeem(0, 5), Mortgage(0, 1))
    table.do(OfferTrade(0, 1, Goods(cash=5), Goods()), AcceptTrade(1, 1))
    table.turn_of(1)
    table.forget()
    table.roll(1, 2)
    assert table.payments() == [(1, 0, 8)]


@pytest.mark.clause("C-JAIL-5")
def test_a_table_may_agree_that_prisoners_collect_nothing() -> None:
    table = Tabletop(rent_in_jail=False)
    table.place(1, deeds=(3, 5), jail=0)
    table.roll(1, 2)
    assert table.payments("rent") == []
    assert table.told(NoRent) == [NoRent("C-JAIL-5", 0, 3, 1, "jailed")]
    table.place(1, space=10)
    table.turn_of(0)
    table.place(0, space=0)
    table.forget()
    table.roll(1, 2)
    assert table.payments() == [(0, 1, 4)], "just visiting is not in jail"


@pytest.mark.clause("C-JAIL-6")
def test_an_ordinary_move_onto_jail_is_just_visiting() -> None:
    table = Tabletop()
    table.place(0, space=4)
    table.forget()
    table.roll(3, 3)
    assert table.space(0) == 10
    assert not table.in_jail(0)
    assert table.told(Rested) == [Rested("C-JAIL-6", 0, 10)]
    assert table.told(Paid) == []
    table.roll(4, 6)
    assert table.told(Moved)[-1] == Moved("C-TURN-2", 0, 10, 20, "dice")
