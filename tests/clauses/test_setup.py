"""What is on the table when a game begins (C-SET-1 to C-SET-8)."""

import pytest

from cotyphu.editions import BOARD_IDS, load_board
from cotyphu.rules.actions import DeclareBankrupt, Drew, Roll
from cotyphu.rules.base import BadSeats
from cotyphu.rules.board import KIND_NAMES
from cotyphu.rules.events import DeedMoved, GameOver, Paid
from cotyphu.rules.game import Game
from cotyphu.rules.options import BadOption, Options
from tests.rules.tabletop import BANK, BROWN, Tabletop


@pytest.mark.clause("C-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_two_to_eight_may_play(seats: int) -> None:
    table = Tabletop(seats)
    assert len(table.game.players) == seats
    assert table.waiting == (0,)


@pytest.mark.clause("C-SET-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_any_other_number_is_a_clear_error(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"2 to 8 seats, got {seats}"):
        Tabletop(seats)


@pytest.mark.clause("C-SET-2")
@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_the_stock_of_each_board(board_id: str) -> None:
    board = load_board(board_id)
    kinds = [KIND_NAMES[space.kind] for space in board.spaces]
    assert len(kinds) == 40
    assert len(board.deeds) == 28
    assert (kinds.count("street"), kinds.count("station"), kinds.count("utility")) == (22, 4, 2)
    game = Game.new(board, Options.from_dict({}), 2)
    assert (game.houses, game.hotels) == (32, 12)
    assert [len({card.id for card in deck.unseen}) for deck in game.decks] == [16, 16]
    assert all(len(cards) == 16 for pair in board.decks.values() for cards in pair)


@pytest.mark.clause("C-SET-2")
def test_two_six_sided_dice() -> None:
    table = Tabletop()
    table.do(Roll(0))
    faces = sorted((o.to_dict()["first"], o.to_dict()["second"]) for o in table.game.outcomes())
    assert faces == [(a, b) for a in range(1, 7) for b in range(1, 7)]


@pytest.mark.clause("C-SET-2")
def test_buildings_stay_limited_for_the_whole_game() -> None:
    table = Tabletop()
    table.place(0, houses={1: 4, 3: 4})
    assert table.game.houses == 24
    table.place(0, houses={1: 5, 3: 5})
    assert (table.game.houses, table.game.hotels) == (32, 10)


@pytest.mark.clause("C-SET-3")
def test_any_unseen_card_may_be_on_top_of_the_shuffled_deck() -> None:
    table = Tabletop()
    table.place(0, space=4)
    table.do(Roll(0))
    table.dice(1, 2)
    assert len({str(o) for o in table.game.outcomes()}) == 16


@pytest.mark.clause("C-SET-3", "C-CARD-1")
def test_a_card_goes_under_and_the_deck_comes_round_in_the_same_order() -> None:
    table = Tabletop()
    for number in range(16):
        table.place(0, space=4, cash=10_000)
        table.turn_of(0)
        table.roll(1, 2)
        card = table.game.outcomes()[0]
        if card == Drew("ch09_release"):  # it would be kept: let another come first
            card = table.game.outcomes()[-1]
        if number == 15:
            break
        table.do(card)
    seen = [card.id for card in table.game.decks[0].known]
    assert len(seen) == 15
    table.draw("ch09_release")
    assert [card.id for card in table.game.decks[0].known] == seen, "never shuffled again"
    table.place(0, space=4)
    table.turn_of(0)
    table.roll(1, 2)
    assert table.game.outcomes() == [Drew(seen[0])], "the first card that went under comes first"
    table.draw(seen[0])
    assert [card.id for card in table.game.decks[0].known] == [*seen[1:], seen[0]]


@pytest.mark.clause("C-SET-3")
def test_a_card_goes_under_even_if_it_ruins_its_drawer() -> None:
    table = Tabletop(seats=3)
    table.place(0, cash=0)
    table.card("cc11_hospital")
    table.do(DeclareBankrupt(0))
    assert [card.id for card in table.game.decks[1].known] == ["cc11_hospital"]
    assert len(table.game.decks[1].unseen) == 15


@pytest.mark.clause("C-SET-4")
def test_every_token_starts_on_go() -> None:
    assert [player.space for player in Tabletop(seats=8).game.players] == [0] * 8


@pytest.mark.clause("C-SET-5")
def test_everybody_starts_with_1500_from_the_bank() -> None:
    assert 2 * 500 + 2 * 100 + 2 * 50 + 6 * 20 + 5 * 10 + 5 * 5 + 5 * 1 == 1500
    table = Tabletop(seats=4)
    assert [table.cash(seat) for seat in range(4)] == [1500] * 4
    assert table.payments("start") == [(BANK, seat, 1500) for seat in range(4)]
    assert set(table.clauses(Paid)) == {"C-SET-5"}


@pytest.mark.clause("C-SET-5")
def test_a_table_may_agree_on_another_starting_cash() -> None:
    assert Tabletop(starting_cash=2000).cash(1) == 2000
    assert Tabletop(starting_cash=0).cash(1) == 0
    with pytest.raises(BadOption, match=r"starting_cash.*-1"):
        Tabletop(starting_cash=-1)


@pytest.mark.clause("C-SET-6")
def test_the_bank_pays_more_than_any_box_holds() -> None:
    table = Tabletop(seats=8, starting_cash=100_000, go_salary=10_000)
    assert table.game.bank == -800_000
    table.place(0, space=38)
    table.roll(1, 2)
    assert table.cash(0) == 110_000


@pytest.mark.clause("C-SET-6")
def test_the_banks_buildings_do_run_out() -> None:
    table = Tabletop()
    table.place(0, deeds=BROWN)
    table.stock(houses=0)
    line = table.line(0, "build", group="brown")
    assert line.why is not None
    assert line.why.code == "build/no_houses"


@pytest.mark.clause("C-SET-7")
def test_the_bank_is_a_party_of_its_own() -> None:
    table = Tabletop()
    assert {lot.owner for lot in table.game.lots} == {None}, "it holds what is unsold"
    table.roll(1, 2)
    table.forget()
    table.buy()
    assert table.payments() == [(0, BANK, 60)]
    assert [(e.source, e.target) for e in table.told(DeedMoved)] == [(BANK, 0)]
    table.end()
    table.forget()
    table.roll(1, 3)
    assert table.payments() == [(1, BANK, 200)], "the tax goes to the Bank, to no player"
    assert table.game.bank == -3000 + 60 + 200


@pytest.mark.clause("C-SET-8")
def test_the_last_one_not_bankrupt_wins() -> None:
    table = Tabletop(seats=2)
    table.place(0, cash=10, space=1)
    table.roll(1, 2)
    table.do(DeclareBankrupt(0))
    assert table.told(GameOver) == [GameOver("C-END-3", "last_player", (1,))]


@pytest.mark.clause("C-SET-8")
def test_the_richest_wins_a_game_that_is_ended() -> None:
    table = Tabletop(seats=3)
    table.place(1, cash=1501)
    table.call_end()
    assert table.told(GameOver) == [GameOver("C-END-1", "agreed", (1,))]
