"""Setup, turns, GO and corners of the digital game (U-SET, U-TURN, U-GO, U-FREE, U-JAIL)."""

import pytest

from cotyphu.editions import load_ultimate
from cotyphu.rules.actions import Roll, Rolled
from cotyphu.rules.base import BadSeats
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions
from tests.ultimate.tabletop import Tabletop


@pytest.mark.clause("U-SET-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadSeats, match="takes 2 to 4 seats"):
        UltimateGame.new(load_ultimate("ultimate_london").board, UltimateOptions.from_dict({}), seats)


@pytest.mark.clause("U-SET-3")
def test_everyone_starts_on_go_with_1500() -> None:
    table = Tabletop(seats=4)
    assert [(p.cash, p.space) for p in table.game.players] == [(1500, 0)] * 4


@pytest.mark.clause("U-SET-4")
def test_the_highest_starts_and_ties_roll_again_among_themselves() -> None:
    game = UltimateGame.new(load_ultimate("ultimate_london").board, UltimateOptions.from_dict({}), 3)
    for dice in ((5, 5), (4, 6), (1, 2), (1, 1), (1, 2)):
        game.apply(Rolled(*dice))
    assert game.seat == 1
    assert game.waiting() == (1,)


@pytest.mark.clause("U-TURN-1", "U-FREE-1")
def test_a_turn_ends_by_itself() -> None:
    table = Tabletop()
    table.land(table.board.free_parking)
    assert table.game.waiting() == (1,)


@pytest.mark.clause("U-TURN-2")
def test_a_double_plays_again_and_the_third_jails_without_moving() -> None:
    table = Tabletop()
    table.place(0, space=14)
    table.roll(2, 2)  # Free Parking
    table.game.players[0].space = 14
    table.roll(2, 2)
    assert table.game.waiting() == (0,)
    table.do(Roll(0))
    table.do(Rolled(3, 3))
    assert table.game.players[0].space == table.board.jail
    assert not table.free(0)
    assert table.game.waiting() == (1,)


@pytest.mark.clause("U-GO-1")
def test_go_pays_200_before_the_landing_is_settled() -> None:
    table = Tabletop()
    table.place(1, deeds=[1])
    table.place(0, cash=0)
    table.land(1)
    assert table.paid("salary") == [(-1, 0, 200)]
    assert table.cash(0) == 200 - 70
