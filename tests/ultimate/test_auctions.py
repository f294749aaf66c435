"""Auctions at a digital table (U-AUC)."""

import pytest

from cotyphu.rules.actions import Bid, Hammer, Pass
from cotyphu.rules.events import AuctionClosed, AuctionOpened, BidderPassed, BidMade
from cotyphu.rules.options import BadOption
from cotyphu.rules.ultimate.events import AuctionRestarted
from cotyphu.rules.ultimate.options import UltimateOptions
from tests.ultimate.tabletop import BANK, Tabletop


def under_the_hammer(seats: int = 3, **options: object) -> Tabletop:
    table = Tabletop(seats, **options)  # type: ignore[arg-type]  # options by name
    table.land(35)
    table.forget()
    table.decline()
    return table


@pytest.mark.clause("U-AUC-1")
def test_what_its_lander_will_not_buy_is_auctioned_among_all() -> None:
    table = under_the_hammer()
    assert table.of(AuctionOpened) == [AuctionOpened("U-AUC-1", 35, 20)]
    assert table.waiting == (0, 1, 2), "the lander included"


@pytest.mark.clause("U-AUC-2")
def test_each_press_raises_the_price_by_20_the_first_makes_it_20() -> None:
    table = under_the_hammer()
    table.refused(Bid(1, 40), "auction/one_step")
    table.press(1, 2, 0)
    assert [(e.seat, e.amount) for e in table.of(BidMade)] == [(1, 20), (2, 40), (0, 60)]
    assert table.refused(Bid(1, 100), "auction/one_step").facts == {"price": 80}
    assert table.menu(1)["bid"].facts == {"space": 35, "min": 80, "max": 80}


@pytest.mark.clause("U-AUC-2")
def test_the_high_bidders_own_press_does_not_count() -> None:
    table = under_the_hammer()
    table.press(1)
    table.refused(Bid(1, 40), "auction/high_bidder")
    table.refused(Pass(1), "auction/high_bidder")
    assert table.waiting == (0, 2)
    assert not table.menu(1)["bid"].allowed


@pytest.mark.clause("U-AUC-2")
def test_step_and_seconds_are_options() -> None:
    options = UltimateOptions.from_dict({})
    assert (options.auction_step, options.auction_seconds) == (20, 10)
    table = under_the_hammer(auction_step=50, auction_seconds=None)
    table.press(0)
    table.refused(Bid(1, 70), "auction/one_step")
    table.press(1)
    with pytest.raises(BadOption, match="auction_step"):
        UltimateOptions.from_dict({"auction_step": 0})


@pytest.mark.clause("U-AUC-3")
@pytest.mark.parametrize("winner", [0, 2])
def test_when_time_is_up_the_last_bidder_buys_at_that_price(winner: int) -> None:
    table = under_the_hammer()
    table.press(1, winner)
    table.do(Hammer())
    assert table.of(AuctionClosed) == [AuctionClosed("U-AUC-3", 35, winner, 40)]
    assert table.paid("bid") == [(winner, BANK, 40)]
    assert (table.owner(22), table.level(22), table.cash(winner)) == (winner, 1, 1460)
    assert table.waiting == (1,)


@pytest.mark.clause("U-AUC-3")
def test_it_closes_once_all_others_have_passed() -> None:
    table = under_the_hammer()
    table.passes(0)
    table.refused(Bid(0, 20), "auction/passed")
    table.refused(Pass(0), "auction/passed")
    table.press(1)
    table.passes(2)
    assert table.of(BidderPassed) == [BidderPassed("U-AUC-4", 0), BidderPassed("U-AUC-4", 2)]
    assert table.owner(22) == 1


@pytest.mark.clause("U-AUC-4")
def test_no_bid_runs_once_more_then_leaves_it_unowned() -> None:
    table = under_the_hammer()
    table.do(Hammer())
    assert table.of(AuctionRestarted) == [AuctionRestarted("U-AUC-4", 35)]
    assert table.phase == "auction"
    table.do(Hammer())
    assert table.of(AuctionClosed) == [AuctionClosed("U-AUC-4", 35, BANK, 0)]
    assert (table.owner(22), table.waiting) == (BANK, (1,))


@pytest.mark.clause("U-AUC-4")
def test_a_restarted_auction_can_be_won() -> None:
    table = under_the_hammer()
    table.do(Hammer())
    table.press(2)
    table.do(Hammer())
    assert table.owner(22) == 2


@pytest.mark.clause("U-AUC-4")
def test_all_passing_leaves_it_unowned() -> None:
    table = under_the_hammer()
    table.passes(1, 0, 2)
    assert (table.owner(22), table.waiting) == (BANK, (1,))


@pytest.mark.clause("U-AUC-4")
def test_it_is_held_even_for_a_single_bidder() -> None:
    table = Tabletop(3)
    table.place(1, jail=0)
    table.place(2, jail=0)
    table.land(35)
    table.decline()
    assert table.waiting == (0,)
    table.press(0)
    assert (table.owner(22), table.cash(0)) == (0, 1480)


@pytest.mark.clause("U-AUC-5")
def test_no_bid_above_ones_money() -> None:
    table = Tabletop()
    table.place(0, cash=30, deeds=[1, 2])
    table.place(1, cash=40)
    table.land(35)
    table.decline()
    table.press(0, 1)
    assert table.refused(Bid(0, 60), "auction/bid_above_money").facts == {"price": 60, "cash": 30}
    assert not table.menu(0)["bid"].allowed
    table.passes(0)
    assert (table.owner(22), table.cash(1)) == (1, 0), "to the last coin is allowed"
