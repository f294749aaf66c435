"""The events that only the Ultimate Banking edition has; money, deeds, dice and auctions use those of `rules.events`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from cotyphu.rules.events import EVENTS, Event

ULTIMATE_REASONS: Final = (
    "start",
    "salary",
    "price",
    "bid",
    "rent",
    "location",  # the fee of a Location space
    "fine",  # leaving jail
    "event",  # what an event card pays or costs
    "change",  # the Bank pays back what a deed is worth more than the debt
    "estate",  # cash of the bankrupt
    "cover",  # the Bank makes up what a creditor was not paid
)
"""Every reason a `Paid` event of this edition may give."""


@dataclass(unsafe_hash=True)
class LevelMoved(Event):
    """The house on `space` is to be moved from level `before` to `after`; 0 is beside the board (U-RENT-4)."""

    name: ClassVar[str] = "level_moved"
    space: int
    before: int
    after: int


@dataclass(unsafe_hash=True)
class SetBonus(Event):
    """The last unowned property of `group` was bought: all rise by `steps`; `owner` is -1 if several own it (U-SETB-1)."""

    name: ClassVar[str] = "set_bonus"
    group: str
    owner: int
    steps: int


@dataclass(unsafe_hash=True)
class LevelOneRentsLeft(Event):
    """So many rents are still those of level 1 (U-EVT-8)."""

    name: ClassVar[str] = "level_one_rents"
    left: int


@dataclass(unsafe_hash=True)
class EventIdle(Event):
    """The event could not be carried out and does nothing (U-EVT-4)."""

    name: ClassVar[str] = "event_idle"
    seat: int
    card: str


@dataclass(unsafe_hash=True)
class AuctionRestarted(Event):
    """Time ran out before any bid; the auction runs once more (U-AUC-4)."""

    name: ClassVar[str] = "auction_restarted"
    space: int


@dataclass(unsafe_hash=True)
class Stayed(Event):
    """`seat` stays on the Location space (U-LOC-1)."""

    name: ClassVar[str] = "stayed"
    seat: int
    space: int


_SHARED: Final = (
    "starter_chosen",
    "turn_began",
    "turn_ended",
    "dice_rolled",
    "moved",
    "rested",
    "no_rent",
    "paid",
    "card_drawn",
    "deed_offered",
    "deed_declined",
    "deed_moved",
    "auction_opened",
    "bid_made",
    "bidder_passed",
    "auction_closed",
    "jailed",
    "jail_roll_failed",
    "freed",
    "debt_opened",
    "debt_settled",
    "went_bankrupt",
    "end_called",
    "game_over",
)

ULTIMATE_EVENTS: Final[Mapping[str, type[Event]]] = {name: EVENTS[name] for name in _SHARED} | {
    e.name: e for e in (LevelMoved, SetBonus, LevelOneRentsLeft, EventIdle, AuctionRestarted, Stayed)
}
"""Every kind of event of this edition by its name in JSON."""
