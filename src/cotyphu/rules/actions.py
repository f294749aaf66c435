"""Actions: what somebody intends. Players' actions carry their seat; chance and the table have actions of their own.

`kind` is a small int for quick dispatch, `name` the word in JSON. What an action does stands in the phase that takes it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from cotyphu.rules.values import Goods, Malformed, Targets, Value, read_dict, read_str, short

ROLLED: Final = 0
DREW: Final = 1
STARTER_DRAWN: Final = 2
HAMMER: Final = 3
CALL_END: Final = 4
ROLL: Final = 10
PAY_FINE: Final = 11
USE_RELEASE: Final = 12
END_TURN: Final = 13
BUY: Final = 14
DECLINE: Final = 15
BID: Final = 16
PASS: Final = 17
CLAIM: Final = 18
BID_BUILDING: Final = 19
TAKE_OVER: Final = 20
PAY_CARD: Final = 21
DRAW_INSTEAD: Final = 22
ACCEPT_TRADE: Final = 23
REFUSE_TRADE: Final = 24
COUNTER_TRADE: Final = 25
WITHDRAW_TRADE: Final = 26
DECLARE_BANKRUPT: Final = 27
# 30 to 39 are the Ultimate Banking edition's own, in `ultimate/actions.py`.
# From here on: business that does not depend on what is pending (C-TURN-7).
FIRST_BUSINESS: Final = 50
BUILD: Final = 50
SELL: Final = 51
MORTGAGE: Final = 52
REDEEM: Final = 53
OFFER_TRADE: Final = 54
RESIGN: Final = 55


CHANCE_KINDS: Final = (ROLLED, DREW, STARTER_DRAWN)
"""The kinds that chance supplies."""


class Action(Value):
    """Base of all actions."""

    kind: ClassVar[int] = -1


@dataclass(unsafe_hash=True)
class Rolled(Action):
    """Chance: the two dice that were waited for (C-TURN-2)."""

    kind: ClassVar[int] = ROLLED
    name: ClassVar[str] = "rolled"
    first: int
    second: int


@dataclass(unsafe_hash=True)
class Drew(Action):
    """Chance: the card that was on top of the deck (C-CARD-1)."""

    kind: ClassVar[int] = DREW
    name: ClassVar[str] = "drew"
    card: str


@dataclass(unsafe_hash=True)
class StarterDrawn(Action):
    """Chance: the seat that starts, with `first_player` = `random` (C-TURN-1)."""

    kind: ClassVar[int] = STARTER_DRAWN
    name: ClassVar[str] = "starter_drawn"
    seat: int


@dataclass(unsafe_hash=True)
class Hammer(Action):
    """The table: the auction's clock has run out (C-AUC-2)."""

    kind: ClassVar[int] = HAMMER
    name: ClassVar[str] = "hammer"


@dataclass(unsafe_hash=True)
class CallEnd(Action):
    """The table: the players agreed to end (`reason` = `agreed`) or time is up (`minutes`) (C-END-1, C-END-2)."""

    kind: ClassVar[int] = CALL_END
    name: ClassVar[str] = "call_end"
    reason: str


@dataclass(unsafe_hash=True)
class SeatAction(Action):
    """Base of what a player does: the seat that acts."""

    seat: int


@dataclass(unsafe_hash=True)
class Roll(SeatAction):
    """Roll the dice, to move or to get out of jail (C-TURN-2, C-JAIL-2)."""

    kind: ClassVar[int] = ROLL
    name: ClassVar[str] = "roll"


@dataclass(unsafe_hash=True)
class PayFine(SeatAction):
    """Pay the fine to leave jail (C-JAIL-2)."""

    kind: ClassVar[int] = PAY_FINE
    name: ClassVar[str] = "pay_fine"


@dataclass(unsafe_hash=True)
class UseRelease(SeatAction):
    """Give a release card back to leave jail (C-JAIL-2, C-CARD-2)."""

    kind: ClassVar[int] = USE_RELEASE
    name: ClassVar[str] = "use_release"
    card: str


@dataclass(unsafe_hash=True)
class EndTurn(SeatAction):
    """Hand the dice to the next player (C-TURN-8)."""

    kind: ClassVar[int] = END_TURN
    name: ClassVar[str] = "end_turn"


@dataclass(unsafe_hash=True)
class Buy(SeatAction):
    """Buy the deed one has landed on (C-BUY-1)."""

    kind: ClassVar[int] = BUY
    name: ClassVar[str] = "buy"


@dataclass(unsafe_hash=True)
class Decline(SeatAction):
    """Do not buy it: it goes to auction (C-BUY-2)."""

    kind: ClassVar[int] = DECLINE
    name: ClassVar[str] = "decline"


@dataclass(unsafe_hash=True)
class Bid(SeatAction):
    """Bid `amount` for the deed under the hammer (C-AUC-1)."""

    kind: ClassVar[int] = BID
    name: ClassVar[str] = "bid"
    amount: int


@dataclass(unsafe_hash=True)
class Pass(SeatAction):
    """Leave the auction for good (C-AUC-2)."""

    kind: ClassVar[int] = PASS
    name: ClassVar[str] = "pass"


@dataclass(unsafe_hash=True)
class Claim(SeatAction):
    """In a shortage: the buildings one wants, empty for none (C-BLD-6)."""

    kind: ClassVar[int] = CLAIM
    name: ClassVar[str] = "claim"
    targets: Targets


@dataclass(unsafe_hash=True)
class BidBuilding(SeatAction):
    """In a shortage: bid `amount` for one building, to stand on `space` (C-BLD-6)."""

    kind: ClassVar[int] = BID_BUILDING
    name: ClassVar[str] = "bid_building"
    amount: int
    space: int


@dataclass(unsafe_hash=True)
class TakeOver(SeatAction):
    """For the mortgaged deed received: redeem it at once, or pay the interest now (C-DEBT-4, C-MORT-3)."""

    kind: ClassVar[int] = TAKE_OVER
    name: ClassVar[str] = "take_over"
    redeem: bool


@dataclass(unsafe_hash=True)
class PayCard(SeatAction):
    """Pay what the card asks (C-CARD-4)."""

    kind: ClassVar[int] = PAY_CARD
    name: ClassVar[str] = "pay_card"


@dataclass(unsafe_hash=True)
class DrawInstead(SeatAction):
    """Draw a card of the other deck instead of paying (C-CARD-4)."""

    kind: ClassVar[int] = DRAW_INSTEAD
    name: ClassVar[str] = "draw_instead"


@dataclass(unsafe_hash=True)
class AcceptTrade(SeatAction):
    """Accept the offer with this number (C-TRADE-2)."""

    kind: ClassVar[int] = ACCEPT_TRADE
    name: ClassVar[str] = "accept_trade"
    number: int


@dataclass(unsafe_hash=True)
class RefuseTrade(SeatAction):
    """Refuse the offer with this number (C-TRADE-2)."""

    kind: ClassVar[int] = REFUSE_TRADE
    name: ClassVar[str] = "refuse_trade"
    number: int


@dataclass(unsafe_hash=True)
class CounterTrade(SeatAction):
    """Answer an offer with one's own: `give` and `get` as the answering player sees them (C-TRADE-2)."""

    kind: ClassVar[int] = COUNTER_TRADE
    name: ClassVar[str] = "counter_trade"
    number: int
    give: Goods
    get: Goods


@dataclass(unsafe_hash=True)
class WithdrawTrade(SeatAction):
    """Take one's own offer back (C-TRADE-2)."""

    kind: ClassVar[int] = WITHDRAW_TRADE
    name: ClassVar[str] = "withdraw_trade"
    number: int


@dataclass(unsafe_hash=True)
class DeclareBankrupt(SeatAction):
    """Give up in debt: the whole estate goes to the creditor (C-DEBT-2, C-DEBT-3, C-DEBT-5)."""

    kind: ClassVar[int] = DECLARE_BANKRUPT
    name: ClassVar[str] = "declare_bankrupt"


@dataclass(unsafe_hash=True)
class Build(SeatAction):
    """Build until each named lot of one or more own groups holds what `targets` says (C-BLD-2)."""

    kind: ClassVar[int] = BUILD
    name: ClassVar[str] = "build"
    targets: Targets


@dataclass(unsafe_hash=True)
class Sell(SeatAction):
    """Sell buildings back to the Bank until each named lot holds what `targets` says (C-SELL-1)."""

    kind: ClassVar[int] = SELL
    name: ClassVar[str] = "sell"
    targets: Targets


@dataclass(unsafe_hash=True)
class Mortgage(SeatAction):
    """Mortgage the lot on `space` (C-MORT-1)."""

    kind: ClassVar[int] = MORTGAGE
    name: ClassVar[str] = "mortgage"
    space: int


@dataclass(unsafe_hash=True)
class Redeem(SeatAction):
    """Redeem the mortgaged lot on `space` (C-MORT-2)."""

    kind: ClassVar[int] = REDEEM
    name: ClassVar[str] = "redeem"
    space: int


@dataclass(unsafe_hash=True)
class OfferTrade(SeatAction):
    """Offer `partner` a trade: what this seat gives and what it gets (C-TRADE-1)."""

    kind: ClassVar[int] = OFFER_TRADE
    name: ClassVar[str] = "offer_trade"
    partner: int
    give: Goods
    get: Goods


@dataclass(unsafe_hash=True)
class Resign(SeatAction):
    """Leave the game for good (C-DEBT-11)."""

    kind: ClassVar[int] = RESIGN
    name: ClassVar[str] = "resign"


def _all_kinds(base: type[Action]) -> list[type[Action]]:
    found = []
    for sub in base.__subclasses__():
        if sub.name:
            found.append(sub)
        found.extend(_all_kinds(sub))
    return found


ACTIONS: Mapping[str, type[Action]] = {a.name: a for a in _all_kinds(Action)}
"""Every kind of action by its name in JSON."""

ROLLS: Final = tuple(Rolled(a, b) for a in range(1, 7) for b in range(1, 7))
"""The 36 outcomes of two dice, equally likely."""


def action_from_dict(data: object, place: str = "action", actions: Mapping[str, type[Action]] = ACTIONS) -> Action:
    """The action that `to_dict` wrote, one of `actions`. `Malformed` names the place of what is wrong."""
    fields = read_dict(data, place)
    if "kind" not in fields:
        raise Malformed(f"{place}: field 'kind' is missing")
    name = read_str(fields["kind"], f"{place}.kind")
    found = actions.get(name)
    if found is None:
        raise Malformed(f"{place}.kind: unknown action {short(name)}")
    return found.from_dict(fields, place)
