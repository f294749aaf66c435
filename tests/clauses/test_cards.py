"""Taxes, cards and Free Parking (C-TAX-1, C-CARD-1 to C-CARD-7, C-FREE-1)."""

import pytest

from cotyphu.editions import BOARD_IDS
from cotyphu.rules.actions import (
    AcceptTrade,
    DeclareBankrupt,
    DrawInstead,
    Drew,
    Mortgage,
    OfferTrade,
    PayCard,
    PayFine,
    Roll,
    Sell,
    UseRelease,
)
from cotyphu.rules.effects import Collect, Pay
from cotyphu.rules.events import CardDrawn, CardKept, CardReturned, DebtOpened, DiceRolled, Jailed, Moved, NoRent, Paid
from cotyphu.rules.options import BadOption
from cotyphu.rules.values import Goods
from tests.rules.tabletop import BANK, POT, STATIONS, UTILITIES, Tabletop


@pytest.mark.clause("C-TAX-1")
@pytest.mark.parametrize("board", BOARD_IDS)
@pytest.mark.parametrize(("space", "tax"), [(4, 200), (38, 100)])
def test_tax_is_paid_to_the_bank(board: str, space: int, tax: int) -> None:
    table = Tabletop(board=board)
    table.place(0, space=space - 3)
    table.roll(1, 2)
    assert table.payments("tax") == [(0, BANK, tax)]
    assert table.clauses(Paid)[-1] == "C-TAX-1"
    assert table.cash(0) == 1500 - tax


@pytest.mark.clause("C-CARD-1")
@pytest.mark.parametrize(
    ("board", "deck"), [("london", "international"), ("london", "uk_classic"), ("atlantic", "us_pre2008")]
)
def test_every_card_that_pays_or_costs_does_what_it_says_and_goes_under(board: str, deck: str) -> None:
    for pile in (0, 1):
        for card in Tabletop(board=board, deck=deck).game.board.decks[deck][pile]:
            effect = card.effect
            if not isinstance(effect, Collect | Pay):
                continue
            table = Tabletop(board=board, deck=deck)
            table.card(card.id)
            change = effect.amount if isinstance(effect, Collect) else -effect.amount
            assert table.cash(0) == 1500 + change
            assert table.told(CardDrawn) == [CardDrawn("C-CARD-1", 0, card.id)]
            assert table.game.decks[pile].known == [card]
            assert card not in table.game.decks[pile].unseen


@pytest.mark.clause("C-CARD-1")
@pytest.mark.parametrize(("space", "deck"), [(7, 0), (22, 0), (36, 0), (2, 1), (17, 1), (33, 1)])
def test_six_spaces_draw_from_their_own_deck(space: int, deck: int) -> None:
    table = Tabletop()
    table.place(0, space=(space - 3) % 40)
    table.roll(1, 2)
    assert table.phase == "draw"
    assert {table.game.board.cards[o.to_dict()["card"]].deck for o in table.game.outcomes()} == {deck}
    other = table.game.decks[1 - deck].unseen[0].id
    assert table.refused(Drew(other)) == "chance/impossible"
    assert table.refused(Drew("no such card")) == "chance/impossible"


@pytest.mark.clause("C-CARD-2")
def test_a_release_card_is_kept_and_its_deck_is_one_shorter() -> None:
    table = Tabletop()
    table.card("ch09_release")
    assert [card.id for card in table.player(0).cards] == ["ch09_release"]
    assert table.told(CardKept) == [CardKept("C-CARD-2", 0, "ch09_release")]
    assert len(table.game.decks[0].unseen + table.game.decks[0].known) == 15
    table.end()
    table.place(1, space=4)
    table.do(Roll(1))
    table.dice(1, 2)
    assert table.refused(Drew("ch09_release")) == "chance/impossible"


@pytest.mark.clause("C-CARD-2")
def test_used_or_traded_and_used_it_goes_under_the_deck_it_came_from() -> None:
    table = Tabletop()
    table.place(0, cards=("cc05_release",))
    table.place(1, jail=0)
    table.do(OfferTrade(0, 1, Goods(cards=("cc05_release",)), Goods(cash=30)), AcceptTrade(1, 1))
    assert [card.id for card in table.player(1).cards] == ["cc05_release"]
    table.turn_of(1)
    table.do(UseRelease(1, "cc05_release"))
    assert table.player(1).cards == []
    assert [card.id for card in table.game.decks[1].known] == ["cc05_release"]
    assert table.told(CardReturned) == [CardReturned("C-CARD-2", 1, "cc05_release")]


@pytest.mark.clause("C-CARD-3")
def test_a_card_that_moves_leads_to_rent() -> None:
    table = Tabletop()
    table.place(1, houses={37: 1, 39: 1})
    table.card("ch03_last")
    assert table.payments("rent") == [(0, 1, 200)]


@pytest.mark.clause("C-CARD-3")
def test_a_card_that_moves_leads_to_a_purchase() -> None:
    table = Tabletop()
    table.card("ch02_red3")
    assert (table.phase, table.waiting) == ("buy", (0,))
    table.decline()
    table.bid(1, 1)
    table.passes(0)
    assert table.owner(24) == 1


@pytest.mark.clause("C-CARD-3", "C-CARD-4")
def test_a_card_that_moves_leads_to_tax_or_to_another_card() -> None:
    table = Tabletop()
    table.card("ch10_back3")  # from 7 to the income tax
    assert table.payments() == [(0, BANK, 200)]
    table.place(0, space=33)
    table.turn_of(0)
    table.roll(1, 2)
    table.next_card("ch10_back3")
    table.draw("ch10_back3")  # from 36 to Community Chest
    assert table.phase == "draw"
    table.draw("cc02_bank_error")
    assert table.cash(0) == 1500


@pytest.mark.clause("C-CARD-4")
def test_advance_is_always_forward() -> None:
    table = Tabletop()
    table.place(0, space=19)
    table.place(1, deeds=(11,))
    table.roll(1, 2)
    table.draw("ch04_pink1")  # from 22 round to 11
    assert table.told(Moved)[-1] == Moved("C-CARD-4", 0, 22, 11, "card")
    assert table.payments() == [(BANK, 0, 200), (0, 1, 10)]


@pytest.mark.clause("C-CARD-4", "C-JAIL-1")
@pytest.mark.parametrize(("origin", "target"), [(2, 39), (17, 14), (33, 30)])
def test_back_three_from_each_chest_space_of_the_old_british_deck(origin: int, target: int) -> None:
    table = Tabletop(deck="uk_classic")
    table.place(1, deeds=(39, 14))
    table.place(0, space=(origin - 3) % 40)
    table.roll(1, 2)
    table.draw("ucc08_fine_or_chance")
    table.forget()
    table.do(DrawInstead(0))
    table.draw("uch06_back3")
    assert table.told(Moved)[0] == Moved("C-CARD-4", 0, origin, target, "back")
    if target == 30:
        assert table.told(Jailed) == [Jailed("C-JAIL-1", 0, "space")]
        assert table.in_jail(0)
    else:
        assert table.payments() == [(0, 1, table.lot(target).deed.rents[0])]


@pytest.mark.clause("C-CARD-4")
def test_the_old_british_deck_goes_back_to_a_named_lot_without_salary() -> None:
    table = Tabletop(deck="uk_classic")
    table.card("ucc02_back_to_first")
    assert table.told(Moved) == [Moved("C-CARD-4", 0, 33, 1, "back")]
    assert table.cash(0) == 1500
    assert table.phase == "buy"


@pytest.mark.clause("C-CARD-4")
def test_the_old_british_deck_lets_one_choose_payment_or_a_card() -> None:
    table = Tabletop(deck="uk_classic")
    table.card("ucc08_fine_or_chance")
    assert table.waiting == (0,)
    assert table.refused(PayCard(1)) == "turn/not_yours"
    assert table.refused(DrawInstead(1)) == "turn/not_yours"
    assert (table.line(0, "pay_card").facts, table.line(0, "draw_instead").facts) == (
        {"amount": 10},
        {"deck": "chance"},
    )
    table.do(PayCard(0))
    assert table.payments() == [(0, BANK, 10)]
    assert table.phase == "end_turn"


@pytest.mark.clause("C-CARD-4")
def test_a_deck_that_the_board_lacks_is_a_clear_error() -> None:
    with pytest.raises(
        BadOption, match=r"board atlantic has no deck 'uk_classic' \(it has: international, us_pre2008\)"
    ):
        Tabletop(board="atlantic", deck="uk_classic")
    with pytest.raises(BadOption, match="deck"):
        Tabletop(deck="tarot")


@pytest.mark.clause("C-CARD-5")
@pytest.mark.parametrize(("origin", "station"), [(7, 15), (22, 25), (36, 5)])
def test_the_nearest_station_is_the_next_one_forward(origin: int, station: int) -> None:
    table = Tabletop()
    table.place(0, space=origin - 3)
    table.roll(1, 2)
    table.draw("ch05_station_a")
    assert table.space(0) == station
    assert table.phase == "buy", "unowned, it may be bought"
    assert table.cash(0) == (1700 if station == 5 else 1500)


@pytest.mark.clause("C-CARD-5")
@pytest.mark.parametrize(("held", "rent"), [(1, 50), (2, 100), (3, 200), (4, 400)])
def test_the_nearest_station_takes_twice_the_normal_rent(held: int, rent: int) -> None:
    table = Tabletop()
    table.place(1, deeds=(15, 5, 25, 35)[:held])
    table.card("ch06_station_b")
    assert table.payments() == [(0, 1, rent)]
    assert table.clauses(Paid) == ["C-CARD-5"]


@pytest.mark.clause("C-CARD-5")
@pytest.mark.parametrize(("origin", "utility"), [(7, 12), (22, 28), (36, 12)])
def test_the_nearest_utility_takes_ten_times_a_new_roll(origin: int, utility: int) -> None:
    table = Tabletop()
    table.place(1, deeds=(utility,))
    table.place(0, space=origin - 2)
    table.roll(1, 1)
    table.draw("ch07_utility")
    assert table.waiting == (-1,)
    assert table.space(0) == utility
    table.forget()
    table.dice(6, 6)
    assert table.payments() == [(0, 1, 120)]
    assert table.told(DiceRolled) == [DiceRolled("C-CARD-5", 0, 6, 6, "utility")]
    assert table.game.doubles == 1, "the new roll is no double; the one before still counts"
    assert table.phase == "roll"


@pytest.mark.clause("C-CARD-5")
def test_the_new_roll_earns_no_further_roll() -> None:
    table = Tabletop()
    table.place(1, deeds=UTILITIES)
    table.card("ch07_utility")
    table.dice(3, 3)
    assert table.payments() == [(0, 1, 60)], "ten times, also with both"
    assert table.phase == "end_turn"


@pytest.mark.clause("C-CARD-5")
def test_an_unowned_nearest_utility_may_be_bought_and_nothing_is_rolled() -> None:
    table = Tabletop()
    table.card("ch07_utility")
    assert table.phase == "buy"


@pytest.mark.clause("C-CARD-5")
@pytest.mark.parametrize("owner", [0, 1])
def test_nothing_is_rolled_when_no_rent_is_due(owner: int) -> None:
    table = Tabletop()
    table.place(owner, deeds=(12,), mortgaged=(12,) if owner else ())
    table.card("ch07_utility")
    assert table.phase == "end_turn"
    assert table.payments() == []
    assert [e.why for e in table.told(NoRent)] == ["mortgaged"] * owner


@pytest.mark.clause("C-CARD-5")
def test_a_mortgaged_nearest_station_takes_nothing() -> None:
    table = Tabletop()
    table.place(1, deeds=STATIONS, mortgaged=(15,))
    table.card("ch05_station_a")
    assert table.payments() == []


@pytest.mark.clause("C-CARD-6")
@pytest.mark.parametrize(("card", "house", "hotel"), [("ch12_repairs", 25, 100), ("cc14_street_repairs", 40, 115)])
def test_repairs_count_houses_and_hotels(card: str, house: int, hotel: int) -> None:
    table = Tabletop()
    table.place(0, houses={1: 5, 3: 4, 37: 2, 39: 1})
    table.place(1, houses={6: 5, 8: 5, 9: 5})
    table.card(card)
    assert table.payments() == [(0, BANK, 7 * house + hotel)], "a hotel is not four houses"
    assert table.clauses(Paid) == ["C-CARD-6"]


@pytest.mark.clause("C-CARD-6")
def test_repairs_are_counted_when_drawn() -> None:
    table = Tabletop()
    table.place(0, houses={1: 4, 3: 4}, cash=0)
    table.card("ch12_repairs")
    assert table.told(DebtOpened) == [DebtOpened("C-DEBT-1", 0, BANK, 200, 200, "card")]
    table.do(Sell(0, ((1, 0), (3, 0))))
    assert table.cash(0) == 0, "sold houses still count"


@pytest.mark.clause("C-CARD-6")
def test_without_buildings_repairs_cost_nothing() -> None:
    table = Tabletop()
    table.place(0, cash=0, deeds=(1, 3))
    table.card("ch12_repairs")
    assert table.payments() == []
    assert table.phase == "end_turn"


@pytest.mark.clause("C-CARD-7")
def test_pay_each_and_collect_from_each_count_players_still_in_the_game() -> None:
    table = Tabletop(seats=4)
    table.place(2, cash=0)
    table.card("cc09_birthday", seat=1)
    table.do(DeclareBankrupt(2))
    assert table.payments("card") == [(3, 1, 10), (0, 1, 10)]
    assert table.cash(1) == 1520
    table.card("ch15_chair", seat=0)
    assert table.payments() == [(0, 1, 50), (0, 3, 50)]
    assert set(table.clauses(Paid)) == {"C-CARD-7"}


@pytest.mark.clause("C-CARD-7")
def test_pay_each_goes_from_the_payers_left_and_ruins_him_to_the_first_he_cannot_pay() -> None:
    table = Tabletop(seats=4)
    table.place(2, cash=70, deeds=(39,))
    table.card("ch15_chair", seat=2)
    assert table.payments("card") == [(2, 3, 50)]
    assert table.told(DebtOpened) == [DebtOpened("C-DEBT-1", 2, 0, 50, 30, "card")]
    table.do(DeclareBankrupt(2))
    assert [table.cash(seat) for seat in range(4)] == [1520, 1500, 0, 1550]
    assert table.owner(39) == 0
    assert table.waiting == (3,), "nothing is owed any more and the next seat plays"


@pytest.mark.clause("C-CARD-7")
def test_each_payment_is_a_debt_of_its_own() -> None:
    table = Tabletop(seats=3)
    table.place(1, cash=0, deeds=(1,))
    table.place(2, cash=0, deeds=(3,))
    table.card("cc09_birthday")
    assert table.waiting == (1,)
    table.do(Mortgage(2, 3))
    assert table.cash(2) == 30, "his own debt has not opened yet"
    table.do(Mortgage(1, 1))
    assert [table.cash(seat) for seat in range(3)] == [1520, 20, 20]
    assert table.phase == "end_turn"


@pytest.mark.clause("C-FREE-1")
def test_free_parking_does_nothing() -> None:
    table = Tabletop()
    table.place(0, space=1)
    table.roll(1, 2)
    table.place(0, space=17)
    table.turn_of(0)
    table.forget()
    table.roll(1, 2)
    assert table.payments() == []
    assert table.game.pot == 0


@pytest.mark.clause("C-FREE-1")
def test_with_the_pot_taxes_fines_and_card_payments_collect_there() -> None:
    table = Tabletop(seats=3, free_parking_pot=True)
    table.place(0, space=1)
    table.roll(1, 2)
    table.card("cc11_hospital")
    table.place(1, jail=0)
    table.turn_of(1)
    table.do(PayFine(1))
    table.place(2, deeds=(39,))
    table.place(1, space=36)
    table.roll(1, 2)  # rent goes to its owner
    assert table.game.pot == 200 + 100 + 50
    table.place(0, space=0)
    table.turn_of(0)
    table.roll(1, 2)
    table.buy()  # a price goes to the Bank
    table.card("ch15_chair")  # and this to the players
    assert table.game.pot == 350
    table.place(0, space=17, cash=0)
    table.turn_of(0)
    table.forget()
    table.roll(1, 2)
    assert table.payments() == [(POT, 0, 350)]
    assert (table.cash(0), table.game.pot) == (350, 0)
    assert table.clauses(Paid) == ["C-FREE-1"]
    table.place(1, space=17)
    table.turn_of(1)
    table.forget()
    table.roll(1, 2)
    assert table.payments() == [], "an empty pot pays nothing"


@pytest.mark.clause("C-FREE-1")
def test_the_fine_after_a_third_failed_roll_goes_into_the_pot_too() -> None:
    table = Tabletop(free_parking_pot=True)
    table.place(0, jail=2)
    table.roll(1, 2)
    assert table.game.pot == 50
