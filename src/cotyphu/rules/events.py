"""Events: what happened, each with the clause it follows from. Built only when somebody listens.

Parties to money and deeds are seats, `BANK` or `POT`. `-1` in `space` or `winner` means none.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from cotyphu.rules.values import Goods, Malformed, Value, read_dict, read_str, short

BANK: Final = -1
POT: Final = -2

REASONS: Final = (
    "salary",  # passing or reaching GO
    "price",  # a deed bought at its printed price
    "bid",  # a deed or a building won in an auction
    "rent",
    "tax",
    "card",  # what a card pays or costs
    "fine",  # leaving jail
    "build",
    "sale",  # buildings sold back
    "mortgage",
    "redeem",
    "interest",  # 10 % on taking over a mortgaged deed
    "trade",
    "estate",  # cash of a bankrupt
    "pot",  # Free Parking pot won
    "start",  # the starting cash
)
"""Every reason a `Paid` event may give."""


@dataclass(unsafe_hash=True)
class Event(Value):
    """Base of all events."""

    clause: str


@dataclass(unsafe_hash=True)
class StarterChosen(Event):
    """`seat` begins the game; `how` is the option `first_player`."""

    name: ClassVar[str] = "starter_chosen"
    seat: int
    how: str


@dataclass(unsafe_hash=True)
class TurnBegan(Event):
    """A turn begins; `round` counts from 1, `number` counts all turns."""

    name: ClassVar[str] = "turn_began"
    seat: int
    round: int
    number: int


@dataclass(unsafe_hash=True)
class TurnEnded(Event):
    """The turn of `seat` is over."""

    name: ClassVar[str] = "turn_ended"
    seat: int


@dataclass(unsafe_hash=True)
class DiceRolled(Event):
    """The dice fell; `purpose` is `move`, `jail`, `utility` or `starter`."""

    name: ClassVar[str] = "dice_rolled"
    seat: int
    first: int
    second: int
    purpose: str


@dataclass(unsafe_hash=True)
class Moved(Event):
    """A token moved; `by` is `dice`, `card` (forward), `back` or `jail` (straight there)."""

    name: ClassVar[str] = "moved"
    seat: int
    origin: int
    target: int
    by: str


@dataclass(unsafe_hash=True)
class Rested(Event):
    """The space asks for nothing: GO, just visiting, Free Parking, one's own lot."""

    name: ClassVar[str] = "rested"
    seat: int
    space: int


@dataclass(unsafe_hash=True)
class NoRent(Event):
    """No rent is due on another's lot; `why` is `mortgaged` or `jailed`."""

    name: ClassVar[str] = "no_rent"
    seat: int
    space: int
    owner: int
    why: str


@dataclass(unsafe_hash=True)
class Paid(Event):
    """Money moved from one party to another; `reason` is one of `REASONS`, `space` the lot concerned or -1."""

    name: ClassVar[str] = "paid"
    payer: int
    payee: int
    amount: int
    reason: str
    space: int


@dataclass(unsafe_hash=True)
class CardDrawn(Event):
    """`seat` drew `card` and carries it out."""

    name: ClassVar[str] = "card_drawn"
    seat: int
    card: str


@dataclass(unsafe_hash=True)
class CardKept(Event):
    """A release card is kept."""

    name: ClassVar[str] = "card_kept"
    seat: int
    card: str


@dataclass(unsafe_hash=True)
class CardReturned(Event):
    """A kept card went back under its deck."""

    name: ClassVar[str] = "card_returned"
    seat: int
    card: str


@dataclass(unsafe_hash=True)
class CardMoved(Event):
    """A release card changed hands by trade or bankruptcy."""

    name: ClassVar[str] = "card_moved"
    card: str
    source: int
    target: int


@dataclass(unsafe_hash=True)
class DeedOffered(Event):
    """`seat` may buy the deed of `space` at `price`."""

    name: ClassVar[str] = "deed_offered"
    seat: int
    space: int
    price: int


@dataclass(unsafe_hash=True)
class DeedDeclined(Event):
    """`seat` does not buy it."""

    name: ClassVar[str] = "deed_declined"
    seat: int
    space: int


@dataclass(unsafe_hash=True)
class DeedMoved(Event):
    """A deed changed hands; `how` is `bought`, `auction`, `trade`, `estate` or `returned` (to the Bank)."""

    name: ClassVar[str] = "deed_moved"
    space: int
    source: int
    target: int
    how: str


@dataclass(unsafe_hash=True)
class AuctionOpened(Event):
    """The Bank auctions the deed of `space`."""

    name: ClassVar[str] = "auction_opened"
    space: int
    opening: int


@dataclass(unsafe_hash=True)
class BidMade(Event):
    """`seat` bids; `space` is the deed under the hammer or the lot the building is wanted for."""

    name: ClassVar[str] = "bid_made"
    seat: int
    amount: int
    space: int


@dataclass(unsafe_hash=True)
class BidderPassed(Event):
    """`seat` left the auction."""

    name: ClassVar[str] = "bidder_passed"
    seat: int


@dataclass(unsafe_hash=True)
class AuctionClosed(Event):
    """The hammer fell; `winner` is -1 when nobody bid."""

    name: ClassVar[str] = "auction_closed"
    space: int
    winner: int
    amount: int


@dataclass(unsafe_hash=True)
class Built(Event):
    """`houses` now stand on `space` (5 = a hotel)."""

    name: ClassVar[str] = "built"
    seat: int
    space: int
    houses: int


@dataclass(unsafe_hash=True)
class BuildingsSold(Event):
    """Buildings went back to the Bank; `houses` now stand on `space`."""

    name: ClassVar[str] = "buildings_sold"
    seat: int
    space: int
    houses: int


@dataclass(unsafe_hash=True)
class ClaimsOpened(Event):
    """Buildings are short: everyone who could build says what he wants; `what` is `house` or `hotel`."""

    name: ClassVar[str] = "claims_opened"
    seat: int
    what: str
    stock: int


@dataclass(unsafe_hash=True)
class Claimed(Event):
    """`seat` wants `count` of the short buildings."""

    name: ClassVar[str] = "claimed"
    seat: int
    count: int


@dataclass(unsafe_hash=True)
class BuildingAuctionOpened(Event):
    """One of `left` buildings is auctioned among the claimants."""

    name: ClassVar[str] = "building_auction_opened"
    what: str
    left: int
    opening: int


@dataclass(unsafe_hash=True)
class BuildingUnsold(Event):
    """Nobody bid (any more) for a short building; `left` of them stay with the Bank."""

    name: ClassVar[str] = "building_unsold"
    what: str
    left: int


@dataclass(unsafe_hash=True)
class Mortgaged(Event):
    """The lot on `space` is mortgaged."""

    name: ClassVar[str] = "mortgaged"
    seat: int
    space: int


@dataclass(unsafe_hash=True)
class Redeemed(Event):
    """The lot on `space` is free of its mortgage."""

    name: ClassVar[str] = "redeemed"
    seat: int
    space: int


@dataclass(unsafe_hash=True)
class Jailed(Event):
    """`seat` goes to jail; `cause` is `space`, `card` or `doubles`."""

    name: ClassVar[str] = "jailed"
    seat: int
    cause: str


@dataclass(unsafe_hash=True)
class JailRollFailed(Event):
    """No double: `seat` stays; `rolls` counts his failed rolls."""

    name: ClassVar[str] = "jail_roll_failed"
    seat: int
    rolls: int


@dataclass(unsafe_hash=True)
class Freed(Event):
    """`seat` leaves jail; `how` is `fine`, `card` or `double`."""

    name: ClassVar[str] = "freed"
    seat: int
    how: str


@dataclass(unsafe_hash=True)
class DebtOpened(Event):
    """`debtor` cannot pay `amount` in cash and must raise `shortfall`; `reason` as in `Paid`."""

    name: ClassVar[str] = "debt_opened"
    debtor: int
    creditor: int
    amount: int
    shortfall: int
    reason: str


@dataclass(unsafe_hash=True)
class DebtSettled(Event):
    """The debt is paid in full."""

    name: ClassVar[str] = "debt_settled"
    debtor: int
    creditor: int
    amount: int


@dataclass(unsafe_hash=True)
class WentBankrupt(Event):
    """`seat` is out; `creditor` receives the estate. `left` is true when he left owing nothing (C-DEBT-11)."""

    name: ClassVar[str] = "went_bankrupt"
    seat: int
    creditor: int
    left: bool


@dataclass(unsafe_hash=True)
class TradeOffered(Event):
    """`seat` offers `partner` a trade."""

    name: ClassVar[str] = "trade_offered"
    number: int
    seat: int
    partner: int
    give: Goods
    get: Goods


@dataclass(unsafe_hash=True)
class TradeAccepted(Event):
    """`partner` accepted the offer of `seat`."""

    name: ClassVar[str] = "trade_accepted"
    number: int
    seat: int
    partner: int


@dataclass(unsafe_hash=True)
class TradeClosed(Event):
    """An offer came to nothing; `how` is `refused`, `withdrawn`, `countered` or `lapsed`."""

    name: ClassVar[str] = "trade_closed"
    number: int
    seat: int
    partner: int
    how: str


@dataclass(unsafe_hash=True)
class EndCalled(Event):
    """The game will end as soon as nothing is open; `reason` is `agreed`, `minutes` or `turns`."""

    name: ClassVar[str] = "end_called"
    reason: str


@dataclass(unsafe_hash=True)
class GameOver(Event):
    """The game has ended; `reason` is `last_player`, `agreed`, `minutes` or `turns`."""

    name: ClassVar[str] = "game_over"
    reason: str
    winners: tuple[int, ...]


EVENTS: Mapping[str, type[Event]] = {e.name: e for e in Event.__subclasses__()}
"""Every kind of event by its name in JSON."""


def event_from_dict(data: object, place: str = "event", events: Mapping[str, type[Event]] = EVENTS) -> Event:
    """The event that `to_dict` wrote, one of `events`. `Malformed` names the place of what is wrong."""
    fields = read_dict(data, place)
    found = events.get(read_str(fields.get("kind"), f"{place}.kind"))
    if found is None:
        raise Malformed(f"{place}.kind: unknown event {short(fields.get('kind'))}")
    return found.from_dict(fields, place)
