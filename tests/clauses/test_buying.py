"""Buying, and auctions (C-BUY-1 to C-AUC-4)."""

from typing import Any

import pytest

from cotyphu.rules.actions import Bid, Buy, DeclareBankrupt, Decline, Hammer, Mortgage, Pass
from cotyphu.rules.events import AuctionClosed, AuctionOpened, BidMade, DebtOpened, DebtSettled, DeedMoved, DeedOffered
from cotyphu.rules.options import BadOption
from tests.rules.tabletop import BANK, Tabletop


def auctioned(seats: int = 3, **options: Any) -> Tabletop:
    """Seat 0 has landed on space 3 (price 60) and declined."""
    table = Tabletop(seats, **options)
    table.roll(1, 2)
    table.forget()
    table.decline()
    return table


@pytest.mark.clause("C-BUY-1")
@pytest.mark.parametrize(("dice", "target", "price"), [((1, 2), 3, 60), ((2, 3), 5, 200), ((6, 6), 12, 150)])
def test_an_unowned_deed_is_bought_at_its_printed_price(dice: tuple[int, int], target: int, price: int) -> None:
    table = Tabletop()
    table.roll(*dice)
    assert table.told(DeedOffered) == [DeedOffered("C-BUY-1", 0, target, price)]
    table.forget()
    table.buy()
    assert table.payments() == [(0, BANK, price)]
    assert table.told(DeedMoved) == [DeedMoved("C-BUY-1", target, BANK, 0, "bought")]
    assert table.owner(target) == 0


@pytest.mark.clause("C-BUY-1")
def test_a_deed_reached_by_a_card_gives_the_same_choice() -> None:
    table = Tabletop()
    table.card("ch03_last")
    assert table.phase == "buy"
    table.buy()
    assert (table.owner(39), table.cash(0)) == (0, 1100)


@pytest.mark.clause("C-BUY-1")
def test_without_the_cash_one_cannot_buy_but_may_raise_it() -> None:
    table = Tabletop()
    table.place(0, cash=30, deeds=(39,))
    table.roll(1, 2)
    why = table.refusal(Buy(0))
    assert (why.code, why.facts) == ("buy/no_cash", {"price": 60, "cash": 30})
    assert not table.may(0, "buy")
    table.do(Mortgage(0, 39))
    table.buy()
    assert table.cash(0) == 170


@pytest.mark.clause("C-BUY-2")
def test_a_declined_deed_is_auctioned_at_once_and_the_decliner_may_bid() -> None:
    table = auctioned()
    assert table.told(AuctionOpened) == [AuctionOpened("C-BUY-2", 3, 1)]
    assert table.waiting == (0, 1, 2)
    table.bid(0, 5)
    table.passes(1, 2)
    assert (table.owner(3), table.cash(0)) == (0, 1495)


@pytest.mark.clause("C-BUY-2")
def test_prisoners_bid_and_bankrupts_do_not() -> None:
    table = Tabletop(seats=4)
    table.place(1, jail=1)
    table.place(3, cash=0)
    table.card("cc09_birthday")
    table.do(DeclareBankrupt(3))
    table.end()
    table.turn_of(0)
    table.place(0, space=0)
    table.roll(1, 2)
    table.decline()
    assert table.waiting == (0, 1, 2)
    assert table.refused(Bid(3, 10)) == "turn/out"
    table.bid(1, 10)
    table.passes(0, 2)
    assert table.owner(3) == 1


@pytest.mark.clause("C-BUY-2")
def test_who_cannot_pay_can_still_let_it_be_auctioned() -> None:
    table = Tabletop()
    table.place(0, cash=10)
    table.roll(1, 2)
    assert table.may(0, "decline")
    table.decline()
    table.bid(0, 7)
    table.passes(1)
    assert (table.owner(3), table.cash(0)) == (0, 3)


@pytest.mark.clause("C-BUY-3")
def test_without_auctions_a_declined_deed_stays_with_the_bank() -> None:
    table = auctioned(auctions=False)
    assert table.told(AuctionOpened) == []
    assert table.owner(3) == BANK
    assert table.phase == "end_turn"
    assert Tabletop().game.options.auctions, "a table has them unless it agrees otherwise"


@pytest.mark.clause("C-AUC-1")
def test_bids_open_at_1_and_rise_by_1() -> None:
    table = auctioned()
    for amount in (0, -5):
        why = table.refusal(Bid(1, amount))
        assert (why.code, why.facts) == ("auction/bid_too_low", {"min": 1})
    table.bid(1, 1)
    assert table.refused(Bid(2, 1)) == "auction/bid_too_low"
    assert table.line(2, "bid").facts == {"space": 3, "min": 2, "max": 1500}
    table.bid(2, 2)
    assert table.told(BidMade)[-1] == BidMade("C-AUC-1", 2, 2, 3)


@pytest.mark.clause("C-AUC-1")
def test_a_table_may_agree_on_another_opening_and_step() -> None:
    table = auctioned(auction_opening=20, auction_step=10)
    assert table.refusal(Bid(1, 19)).facts == {"min": 20}
    table.bid(1, 20)
    assert table.refusal(Bid(2, 29)).facts == {"min": 30}
    table.bid(2, 30)
    with pytest.raises(BadOption, match="auction_step"):
        Tabletop(auction_step=0)


@pytest.mark.clause("C-AUC-2")
def test_anyone_may_bid_in_any_order_until_all_others_have_passed() -> None:
    table = auctioned(seats=4)
    table.bid(3, 10)
    table.bid(1, 12)
    table.bid(3, 20)
    assert table.refused(Bid(3, 30)) == "auction/high_bidder"
    assert table.refused(Pass(3)) == "auction/high_bidder"
    table.passes(0, 1)
    assert table.waiting == (2,)
    assert table.refused(Bid(1, 50)) == "auction/passed", "who passed may not return"
    assert table.refused(Pass(1)) == "auction/passed"
    table.passes(2)
    assert table.told(AuctionClosed) == [AuctionClosed("C-AUC-2", 3, 3, 20)]
    assert (table.owner(3), table.cash(3)) == (3, 1480)


@pytest.mark.clause("C-AUC-2")
def test_the_hammer_gives_it_to_the_high_bidder() -> None:
    table = auctioned()
    table.bid(1, 10)
    table.hammer()
    assert (table.owner(3), table.cash(1)) == (1, 1490)
    assert table.refused(Bid(2, 100)) in ("turn/not_now", "turn/not_yours")
    assert table.refused(Hammer()) == "turn/not_now"


@pytest.mark.clause("C-AUC-2")
def test_the_seconds_of_the_clock_are_an_option_for_the_table() -> None:
    assert Tabletop(auction_seconds=30).game.options.auction_seconds == 30
    assert Tabletop(auction_seconds=None).game.options.auction_seconds is None
    with pytest.raises(BadOption, match="auction_seconds"):
        Tabletop(auction_seconds=0)


@pytest.mark.clause("C-AUC-3")
@pytest.mark.parametrize("by_clock", [False, True])
def test_nobody_bids_and_the_deed_stays_with_the_bank(by_clock: bool) -> None:
    table = auctioned()
    if by_clock:
        table.hammer()
    else:
        table.passes(0, 1)
        assert table.phase == "auction", "the last may still open"
        table.passes(2)
    assert table.told(AuctionClosed) == [AuctionClosed("C-AUC-3", 3, -1, 0)]
    assert table.owner(3) == BANK
    assert table.payments() == []
    assert table.phase == "end_turn"


@pytest.mark.clause("C-AUC-4")
def test_a_bid_may_reach_what_the_bidder_could_raise_and_no_more() -> None:
    table = Tabletop(seats=3)
    table.place(1, cash=100, houses={16: 5, 18: 5, 19: 4}, deeds=(5,), mortgaged=(15,))
    table.roll(1, 2)
    table.decline()
    # cash, 14 half-costs of 50, mortgages of 90 + 90 + 100 and of the station; nothing for the mortgaged one
    most = 100 + 14 * 50 + 280 + 100
    why = table.refusal(Bid(1, most + 1))
    assert (why.code, why.facts) == ("auction/bid_too_high", {"max": most})
    assert table.line(1, "bid").facts["max"] == most
    table.bid(1, most)


@pytest.mark.clause("C-AUC-4")
def test_the_winner_raises_the_missing_cash_first() -> None:
    table = auctioned()
    table.place(1, cash=10, deeds=(5,))
    table.bid(1, 60)
    table.passes(0, 2)
    assert table.told(DebtOpened) == [DebtOpened("C-DEBT-1", 1, BANK, 60, 50, "bid")]
    assert table.owner(3) == BANK
    assert table.refused(Mortgage(1, 3)) == "mortgage/not_owner", "the lot cannot pay for itself"
    table.do(Mortgage(1, 5))
    assert table.told(DebtSettled) == [DebtSettled("C-DEBT-8", 1, BANK, 60)]
    assert (table.owner(3), table.cash(1)) == (1, 50)
    assert table.told(DeedMoved)[-1] == DeedMoved("C-AUC-4", 3, BANK, 1, "auction")


@pytest.mark.clause("C-AUC-4")
def test_selling_while_bidding_does_not_change_what_one_can_bid() -> None:
    table = auctioned()
    table.place(1, cash=0, deeds=(1, 37, 39))
    table.bid(1, 375)
    table.do(Mortgage(1, 37))
    assert table.line(1, "bid").facts["max"] == 175 + 200 + 30


@pytest.mark.clause("C-AUC-4", "C-DEBT-5")
def test_a_winner_who_gives_up_is_bankrupt_and_the_lot_comes_up_again_first() -> None:
    table = auctioned()
    table.place(1, cash=10, deeds=(5, 1))
    table.bid(1, 60)
    table.passes(0, 2)
    table.do(DeclareBankrupt(1))
    assert table.player(1).out
    assert table.cash(1) == 0
    order = []
    while table.phase == "auction":
        order.append(table.told(AuctionOpened)[-1].space)
        table.passes(0, 2)
    assert order == [3, 1, 5], "the unpaid lot, then his estate in board order"
    assert table.game.phase.name == "end_turn"


@pytest.mark.clause("C-BUY-1")
def test_buying_and_declining_are_only_for_the_one_who_landed() -> None:
    table = Tabletop()
    table.roll(1, 2)
    assert table.refused(Buy(1)) == "turn/not_yours"
    assert table.refused(Decline(1)) == "turn/not_yours"
    assert not table.may(1, "buy")
