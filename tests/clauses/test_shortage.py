"""Too few buildings for everybody: the claim round and its auction (C-BLD-6)."""

from typing import Any

import pytest

from cotyphu.rules.actions import BidBuilding, Build, Claim, Mortgage, Pass, Redeem, Sell
from cotyphu.rules.events import (
    AuctionClosed,
    BuildingAuctionOpened,
    BuildingUnsold,
    Built,
    Claimed,
    ClaimsOpened,
    Paid,
)
from tests.rules.tabletop import BANK, BROWN, DARK_BLUE, LIGHT_BLUE, ORANGE, Tabletop


def short(houses: int, seats: int = 3, **options: Any) -> Tabletop:
    """Seat 0 has brown (50), seat 1 orange (100), seat 2 dark blue (200); the Bank has so many houses."""
    table = Tabletop(seats, **options)
    table.place(0, deeds=BROWN)
    table.place(1, deeds=ORANGE)
    table.place(2, deeds=DARK_BLUE)
    table.stock(houses=houses)
    return table


@pytest.mark.clause("C-BLD-6")
def test_enough_for_every_wish_needs_no_claim_round() -> None:
    table = short(32)
    table.do(Build(0, ((1, 1), (3, 1))))
    assert table.told(ClaimsOpened) == []
    assert table.houses(*BROWN) == [1, 1]


@pytest.mark.clause("C-BLD-6")
def test_an_order_that_would_leave_anothers_wish_unmet_opens_one_claim_round() -> None:
    table = short(3)
    table.forget()
    table.do(Build(0, ((1, 1), (3, 1))))
    assert table.told(ClaimsOpened) == [ClaimsOpened("C-BLD-6", 0, "house", 3)]
    assert table.told(Claimed) == [Claimed("C-BLD-6", 0, 2)]
    assert table.waiting == (1, 2)
    assert table.payments() == [], "nothing is built or paid yet"
    assert table.line(1, "claim").facts == {
        "what": "house",
        "stock": 3,
        "groups": [{"group": "orange", "cost": 100, "add": [16, 18, 19]}],
    }


@pytest.mark.clause("C-BLD-6")
def test_who_could_not_build_now_is_not_asked() -> None:
    table = short(3, seats=4)
    table.place(1, cash=99)
    table.place(2, mortgaged=(37,))
    table.place(3, deeds=(6, 8))
    table.do(Build(0, ((1, 1), (3, 1))))
    assert table.houses(*BROWN) == [1, 1], "nobody else had a legal wish"


@pytest.mark.clause("C-BLD-6")
def test_claims_that_the_stock_covers_are_all_built_at_printed_cost() -> None:
    table = short(3)
    table.forget()
    table.do(Build(0, ((1, 1),)), Claim(2, ((39, 1),)), Claim(1, ((16, 1),)))
    assert table.houses(1, 16, 39) == [1, 1, 1]
    assert table.game.houses == 0
    assert sorted(table.payments()) == [(0, BANK, 50), (1, BANK, 100), (2, BANK, 200)]
    assert set(table.clauses(Paid) + table.clauses(Built)) == {"C-BLD-6"}
    assert table.phase == "roll"


@pytest.mark.clause("C-BLD-6")
def test_who_wants_none_says_so() -> None:
    table = short(2)
    table.do(Build(0, ((1, 1), (3, 1))), Claim(1, ()), Claim(2, ()))
    assert table.houses(*BROWN) == [1, 1]
    assert table.told(BuildingAuctionOpened) == []


@pytest.mark.clause("C-BLD-6")
def test_a_claim_is_checked_like_an_order_and_made_once() -> None:
    table = short(3)
    table.do(Build(0, ((1, 1), (3, 1))))
    assert table.refused(Claim(0, ((1, 1),))) == "turn/not_yours"
    assert table.refused(Claim(1, ((16, 2),))) == "build/uneven"
    assert table.refused(Claim(1, ((37, 1),))) == "build/not_owner"
    assert table.refused(Claim(1, ((16, 2), (18, 1), (19, 1)))) == "build/no_houses"
    table.place(2, cash=399)
    assert table.refused(Claim(2, ((37, 1), (39, 1)))) == "build/no_cash"
    table.do(Claim(1, ((16, 1),)))
    assert table.refused(Claim(1, ())) == "turn/not_yours"


@pytest.mark.clause("C-BLD-6")
def test_a_claimed_group_can_be_neither_sold_from_nor_mortgaged_until_it_is_settled() -> None:
    table = short(3)
    table.place(0, deeds=(5,))
    table.do(Build(0, ((1, 1), (3, 1))))
    assert table.refused(Mortgage(0, 1)) == "turn/unsettled"
    assert not table.line(0, "mortgage", space=1).allowed
    table.do(Mortgage(0, 5))
    assert table.refused(Redeem(0, 5)) == "turn/unsettled"
    assert table.refused(Build(1, ((16, 1),))) == "turn/unsettled"


@pytest.mark.clause("C-BLD-6")
def test_claims_beyond_the_stock_are_auctioned_one_by_one_among_the_claimants() -> None:
    table = short(2, seats=4)
    table.forget()
    table.do(Build(0, ((1, 1), (3, 1))), Claim(1, ((16, 1),)), Claim(2, ()))
    assert table.told(BuildingAuctionOpened) == [BuildingAuctionOpened("C-BLD-6", "house", 2, 50)]
    assert list(table.waiting) == [0, 1]
    assert table.refused(BidBuilding(2, 500, 39)) == "auction/not_claimant"
    assert table.refused(Pass(2)) == "auction/not_claimant"
    assert table.refused(BidBuilding(3, 500, 39)) == "auction/not_claimant"
    assert table.refused(BidBuilding(0, 49, 1)) == "auction/bid_too_low", "it opens at the lowest printed cost"
    table.do(BidBuilding(0, 50, 1))
    assert table.refused(BidBuilding(0, 60, 1)) == "auction/high_bidder"
    assert table.refused(Pass(0)) == "auction/high_bidder"
    assert table.refused(BidBuilding(1, 50, 16)) == "auction/bid_too_low"
    table.do(BidBuilding(1, 130, 16), Pass(0))
    assert table.told(AuctionClosed) == [AuctionClosed("C-BLD-6", 16, 1, 130)]
    assert table.told(Built) == [Built("C-BLD-6", 1, 16, 1)]
    assert (table.cash(1), table.houses(16)) == (1370, [1])
    assert list(table.waiting) == [0], (
        "the second house: only one still wants it, and passing counts for one house only"
    )
    table.do(BidBuilding(0, 50, 3))
    assert (table.houses(*BROWN), table.cash(0), table.game.houses) == ([0, 1], 1450, 0)
    assert table.phase == "roll"


@pytest.mark.clause("C-BLD-6")
def test_bids_for_buildings_are_limited_to_cash_and_name_a_legal_lot() -> None:
    table = short(1)
    table.place(0, cash=200, deeds=(5,))
    table.do(Build(0, ((1, 1),)), Claim(1, ((16, 1),)), Claim(2, ()))
    why = table.refusal(BidBuilding(0, 201, 1))
    assert (why.code, why.facts) == ("auction/bid_too_high", {"max": 200})
    assert table.refused(BidBuilding(0, 60, 16)) == "build/bad_target"
    assert table.refused(BidBuilding(0, 60, 5)) == "build/bad_target"
    assert table.line(0, "bid_building").facts == {"what": "house", "min": 50, "max": 200, "spaces": [1, 3]}
    table.do(BidBuilding(0, 200, 3))
    assert table.refused(Mortgage(0, 1)) == "turn/unsettled", "the bid stands on that group"
    table.hammer()
    assert (table.cash(0), table.houses(*BROWN)) == (0, [0, 1])


@pytest.mark.clause("C-BLD-6")
def test_each_lot_bid_for_must_be_legal_when_the_bid_is_made() -> None:
    table = short(2)
    table.do(Build(0, ((1, 1), (3, 1))), Claim(1, ((16, 1),)), Claim(2, ()))
    table.do(BidBuilding(0, 50, 1), Pass(1))
    assert table.houses(*BROWN) == [1, 0]
    assert table.refused(BidBuilding(0, 60, 1)) == "build/bad_target", "evenly: now only the other lot"
    assert table.line(0, "bid_building").facts["spaces"] == [3]


@pytest.mark.clause("C-BLD-6")
@pytest.mark.parametrize("by_clock", [False, True])
def test_if_nobody_bids_the_buildings_stay(by_clock: bool) -> None:
    table = short(1)
    table.do(Build(0, ((1, 1),)), Claim(1, ((16, 1),)), Claim(2, ()))
    if by_clock:
        table.hammer()
    else:
        table.passes(0, 1)
    assert (table.game.houses, table.phase) == (1, "roll")
    assert [event.left for event in table.told(BuildingUnsold)] == [1]


@pytest.mark.clause("C-BLD-6")
def test_a_claimant_without_the_cash_for_the_next_bid_is_out_of_it() -> None:
    table = short(1)
    table.place(0, cash=120)
    table.do(Build(0, ((1, 1),)), Claim(1, ((16, 1),)), Claim(2, ()))
    table.do(BidBuilding(1, 120, 16))
    assert table.houses(16) == [1], "nobody could raise it, so the hammer fell"


@pytest.mark.clause("C-BLD-6")
def test_hotels_can_be_short_too() -> None:
    table = Tabletop()
    table.place(0, houses={1: 4, 3: 4})
    table.place(1, houses={16: 4, 18: 4, 19: 4})
    table.stock(hotels=1)
    table.forget()
    table.do(Build(0, ((1, 5),)))
    assert table.told(ClaimsOpened) == [ClaimsOpened("C-BLD-6", 0, "hotel", 1)]
    table.do(Claim(1, ((16, 5),)), BidBuilding(0, 50, 1), BidBuilding(1, 51, 18), Pass(0))
    assert (table.houses(18), table.cash(1), table.game.hotels) == ([5], 1449, 0)


@pytest.mark.clause("C-BLD-6")
def test_in_a_shortage_an_order_or_claim_is_of_one_kind() -> None:
    table = Tabletop()
    table.place(0, houses={1: 4, 3: 4}, deeds=LIGHT_BLUE)
    table.place(1, houses={37: 4, 39: 4}, deeds=ORANGE)
    table.stock(houses=2, hotels=1)
    assert table.refused(Build(0, ((6, 1), (1, 5)))) == "build/one_kind", "the one hotel is wanted by two"
    table.do(Build(0, ((6, 1),)))
    assert table.refused(Claim(1, ((37, 5),))) == "build/one_kind"
    assert table.refused(Claim(1, ((16, 1), (37, 5)))) == "build/one_kind"


@pytest.mark.clause("C-BLD-6")
def test_a_house_that_a_broken_hotel_took_away_is_not_sold_twice() -> None:
    table = Tabletop()
    table.place(0, deeds=BROWN)
    table.place(1, houses={16: 5, 18: 5, 19: 5}, deeds=DARK_BLUE)
    table.stock(houses=4)
    table.do(Build(0, ((1, 2), (3, 2))))
    assert table.phase == "claims"
    table.do(Sell(1, ((16, 4),)))
    assert table.game.houses == 0
    assert table.houses(*BROWN) == [0, 0], "the order finds no houses any more"
    assert table.phase == "roll"
    assert table.payments("build") == []


@pytest.mark.clause("C-BLD-6")
def test_without_the_option_who_comes_first_is_served_first() -> None:
    table = short(1, shortage_auction=False)
    table.do(Build(0, ((1, 1),)))
    assert table.houses(1) == [1]
    assert table.refused(Build(1, ((16, 1),))) == "build/no_houses"
