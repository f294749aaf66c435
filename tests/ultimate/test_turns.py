"""Setup, turns, GO and corners of the digital game (U-SET, U-TURN, U-GO, U-FREE, U-JAIL-1 to -3)."""

from collections import Counter

import pytest

from cotyphu.editions import ULTIMATE_BOARD_IDS, load_ultimate
from cotyphu.rules.actions import Bid, Buy, Drew, EndTurn, Mortgage, OfferTrade, Pass, Resign, Roll, Rolled
from cotyphu.rules.base import BadSeats
from cotyphu.rules.events import DiceRolled, Jailed, Moved, NoRent, Rested, StarterChosen, TurnBegan
from cotyphu.rules.ultimate.actions import MoveTo, PickPlayer
from cotyphu.rules.ultimate.board import EVENT, LOCATION, PROPERTY
from cotyphu.rules.ultimate.events import LevelMoved
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.values import Goods
from tests.ultimate.tabletop import Tabletop

GO, JAIL, FREE_PARKING, GO_TO_JAIL = 0, 9, 18, 27


@pytest.mark.clause("U-SET-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 8])
def test_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"takes 2 to 4 seats, got {seats}"):
        UltimateGame.new(load_ultimate("ultimate_london").board, UltimateOptions.from_dict({}), seats)


@pytest.mark.clause("U-SET-1", "U-SET-5")
@pytest.mark.parametrize("board", ULTIMATE_BOARD_IDS)
def test_what_lies_in_the_box(board: str) -> None:
    loaded = load_ultimate(board).board
    assert (len(loaded.deeds), len(loaded.events), len(loaded.bank_cards)) == (22, 23, 4)
    kinds = Counter(space.kind for space in loaded.spaces)
    assert loaded.size == 36
    assert (kinds[PROPERTY], kinds[EVENT], kinds[LOCATION]) == (22, 6, 4)
    assert sum(kinds.values()) - 32 == 4, "the corners; no stations, utilities or taxes"
    assert Tabletop(seats=4, board=board).game.bank.lots[21].deed.price == 400


@pytest.mark.clause("U-SET-2")
def test_a_used_event_goes_to_the_bottom() -> None:
    table = Tabletop()
    ids = [event.id for event in table.board.events]
    assert [event.id for event in table.game.deck_possible()] == ids, "any of them may be on top"
    table.draw("ev_free_parking")
    assert "ev_free_parking" not in [event.id for event in table.game.deck_possible()]
    table.land(11)
    table.refused(Drew("ev_free_parking"), "chance/impossible")
    table.refused(Drew("no such card"), "chance/impossible")
    game = table.game
    game.seen += game.deck
    game.deck = []
    assert [event.id for event in game.deck_possible()] == ["ev_free_parking"], "all seen: the first used lies on top"
    table.do(Drew("ev_free_parking"))
    assert game.seen[-1].id == "ev_free_parking"


@pytest.mark.clause("U-SET-3")
def test_everyone_starts_on_go_with_1500() -> None:
    table = Tabletop(seats=4)
    assert [(p.cash, p.space) for p in table.game.players] == [(1500, GO)] * 4
    assert table.game.bank.paid_in == -6000
    assert [p.cash for p in Tabletop(starting_cash=700).game.players] == [700, 700]


@pytest.mark.clause("U-SET-4")
def test_the_highest_starts_and_ties_roll_again_among_themselves() -> None:
    told: list[object] = []
    game = UltimateGame.new(load_ultimate("ultimate_london").board, UltimateOptions.from_dict({}), 4, told.append)
    for dice in ((5, 5), (1, 2), (4, 6), (2, 1), (1, 1), (1, 2)):
        game.apply(Rolled(*dice))
    assert [e.seat for e in told if isinstance(e, DiceRolled)] == [0, 1, 2, 3, 0, 2]
    assert [e for e in told if isinstance(e, StarterChosen)] == [StarterChosen("U-SET-4", 2, "highest_roll")]
    assert game.waiting() == (2,)


@pytest.mark.clause("U-SET-4")
def test_play_passes_to_the_left() -> None:
    table = Tabletop(seats=3)
    order = []
    for _ in range(7):
        order.append(table.game.seat)
        table.land(FREE_PARKING)
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert [(e.seat, e.round, e.number) for e in table.of(TurnBegan)][-1] == (1, 3, 8)
    table.refused(Roll(0), "turn/not_yours")


@pytest.mark.clause("U-TURN-1", "U-FREE-1")
def test_a_turn_is_roll_move_act_and_over() -> None:
    table = Tabletop()
    table.refused(EndTurn(0), "turn/not_now")
    table.refused(Rolled(1, 2), "turn/not_now")
    table.place(0, space=15)
    table.do(Roll(0))
    table.refused(Rolled(0, 7), "chance/impossible")
    table.refused(Roll(0), "turn/wait_for_chance")
    table.do(Rolled(1, 2))
    assert table.of(Moved) == [Moved("U-TURN-1", 0, 15, 18, "dice")]
    assert table.of(Rested) == [Rested("U-FREE-1", 0, FREE_PARKING)]
    assert (table.cash(0), table.waiting) == (1500, (1,)), "nothing happens there, and nobody has to end the turn"


@pytest.mark.clause("U-TURN-2")
def test_a_double_plays_again_after_the_space_is_settled() -> None:
    table = Tabletop()
    table.roll(3, 3)
    assert table.phase == "buy"
    table.refused(Roll(0), "turn/not_now")
    table.buy()
    assert (table.phase, table.waiting, table.game.number) == ("roll", (0,), 1)
    table.place(0, space=15)
    table.roll(1, 2)
    assert table.waiting == (1,)


@pytest.mark.clause("U-TURN-2", "U-TURN-3", "U-JAIL-2")
def test_the_third_double_in_a_row_jails_without_moving() -> None:
    table = Tabletop()
    for _ in range(2):
        table.place(0, space=14)
        table.roll(2, 2)
        assert table.waiting == (0,)
    table.place(0, space=35)
    table.place(1, deeds=[2])
    table.forget()
    table.roll(2, 2)  # would pass GO and pay a rent
    assert table.of(Jailed) == [Jailed("U-TURN-2", 0, "doubles")]
    assert [e.by for e in table.of(Moved)] == ["jail"]
    assert (table.game.players[0].space, table.free(0), table.cash(0)) == (JAIL, False, 1500)
    assert table.waiting == (1,), "the turn is over"


@pytest.mark.clause("U-TURN-2")
def test_only_doubles_of_one_turn_count() -> None:
    table = Tabletop()
    for seat in (0, 1, 0):
        for dice in ((2, 2), (2, 2), (1, 3)):
            table.place(seat, space=14)
            table.roll(*dice)
    assert table.free(0)
    assert table.waiting == (1,)


@pytest.mark.clause("U-GO-1")
@pytest.mark.parametrize(("start", "steps"), [(34, (1, 1)), (33, (1, 2)), (35, (5, 6))], ids=["on", "on3", "past"])
def test_go_pays_200_for_landing_or_passing(start: int, steps: tuple[int, int]) -> None:
    table = Tabletop()
    table.place(0, space=start)
    table.place(1, deeds=[6])
    table.roll(*steps)
    assert table.paid("salary") == [(-1, 0, 200)]


@pytest.mark.clause("U-GO-1")
def test_go_pays_before_the_landing_is_settled() -> None:
    table = Tabletop()
    table.place(1, deeds=[1])
    table.place(0, cash=0)
    table.land(1)
    assert table.paid("salary") == [(-1, 0, 200)]
    assert table.paid("rent") == [(0, 1, 70)]
    assert table.cash(0) == 130


@pytest.mark.clause("U-GO-2")
def test_neither_events_nor_jail_nor_a_location_move_pay_go() -> None:
    table = Tabletop(seats=3)
    table.draw("ev_move_1")
    table.do(MoveTo(0, table.space(1)))  # backward past GO
    table.buy()
    table.place(1, space=33)
    table.give_turn(1)
    table.land(25)
    table.do(MoveTo(1, table.space(2)))
    table.buy()
    table.give_turn(2)
    table.land(GO_TO_JAIL)
    assert not table.free(2)
    assert table.paid("salary") == []


@pytest.mark.clause("U-GO-2")
@pytest.mark.parametrize(("target", "pays"), [(1, True), (10, True), (21, False)])
def test_location_pays_go_is_a_house_rule(target: int, pays: bool) -> None:
    table = Tabletop(location_pays_go=True)
    table.land(25 if target < 11 else 16)
    table.do(MoveTo(0, target))
    assert bool(table.paid("salary")) == pays
    table = Tabletop(location_pays_go=True)
    table.draw("ev_move_2")
    table.do(MoveTo(0, 1))
    assert not table.paid("salary"), "an event never pays"


@pytest.mark.clause("U-JAIL-1")
def test_just_visiting() -> None:
    table = Tabletop()
    table.land(JAIL)
    assert table.of(Rested) == [Rested("U-JAIL-1", 0, JAIL)]
    assert table.free(0)


@pytest.mark.clause("U-JAIL-2", "U-TURN-3")
def test_go_to_jail_is_straight_and_ends_the_turn() -> None:
    table = Tabletop()
    table.place(0, space=23)
    table.roll(2, 2)
    assert (table.game.players[0].space, table.free(0), table.cash(0)) == (JAIL, False, 1500)
    assert table.of(Jailed) == [Jailed("U-JAIL-2", 0, "space")]
    assert table.waiting == (1,), "no roll for the double"


@pytest.mark.clause("U-JAIL-2")
def test_an_event_sends_another_player() -> None:
    table = Tabletop(seats=3)
    table.place(2, space=34)
    table.place(0, space=7)
    table.roll(2, 2)
    table.do(Drew("ev_jail"))
    table.refused(PickPlayer(0, 0), "event/bad_player")
    table.do(PickPlayer(0, 2))
    assert (table.game.players[2].space, table.free(2), table.cash(2)) == (JAIL, False, 1500)
    assert table.waiting == (0,), "the drawer keeps the roll for his double"


@pytest.mark.clause("U-JAIL-3")
def test_a_prisoner_takes_no_rent_and_his_property_does_not_rise() -> None:
    table = Tabletop()
    table.place(1, deeds={7: 3}, jail=0)
    table.land(12)
    assert table.of(NoRent) == [NoRent("U-JAIL-3", 0, 12, 1, "jailed")]
    assert not table.of(LevelMoved)
    assert (table.cash(0), table.cash(1), table.level(7)) == (1500, 1500, 3)


@pytest.mark.clause("U-JAIL-3", "U-AUC-1")
def test_a_prisoner_may_not_bid() -> None:
    table = Tabletop(seats=3)
    table.place(1, jail=1)
    table.land(1)
    table.decline()
    assert table.waiting == (0, 2)
    table.refused(Bid(1, 20), "auction/in_jail")
    table.refused(Pass(1), "auction/in_jail")
    why = table.menu(1)["bid"].why
    assert why is not None
    assert why.code == "auction/in_jail"
    assert "pass" not in table.menu(1)


@pytest.mark.clause("U-TRADE-1")
def test_there_is_no_trading_and_no_mortgage() -> None:
    table = Tabletop()
    table.place(0, deeds=[1])
    for action in (OfferTrade(0, 1, Goods(cash=10), Goods()), Mortgage(0, 1)):
        table.refused(action, "turn/not_now")
    assert [choice.name for choice in table.game.choices(0)] == ["roll", "resign"]
    assert [choice.name for choice in table.game.choices(1)] == ["resign"]
    table.land(3)
    table.refused(Resign(1), "resign/unsettled")


@pytest.mark.clause("U-TURN-1")
def test_only_the_player_on_turn_buys() -> None:
    table = Tabletop()
    table.land(1)
    table.refused(Buy(1), "turn/not_yours")
    table.refused(Roll(7), "turn/no_seat")
    assert table.game.choices(1)[-1].name == "resign"
