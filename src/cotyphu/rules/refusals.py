"""Why something may not be done: a stable code, facts, and the clause it follows from."""

from collections.abc import Mapping
from typing import Any, Final

CODES: Final[Mapping[str, str]] = {
    # whose move, and when
    "turn/not_yours": "C-TURN-1",  # facts: waiting (list of seats)
    "turn/not_now": "C-TURN-7",  # facts: phase
    "turn/unsettled": "C-TURN-7",  # business waits until what is open is settled; facts: phase
    "turn/wait_for_chance": "C-TURN-2",  # dice or a card are to come first
    "turn/out": "C-DEBT-6",  # a player who is out
    "turn/over": "C-END-3",  # the game has ended
    "turn/no_seat": "C-SET-1",  # facts: seat, seats
    "chance/impossible": "C-TURN-2",  # dice or a card that cannot come up; facts: given
    # buying and auctions
    "buy/no_cash": "C-BUY-1",  # facts: price, cash
    "auction/bid_too_low": "C-AUC-1",  # facts: min
    "auction/bid_too_high": "C-AUC-4",  # facts: max
    "auction/passed": "C-AUC-2",
    "auction/high_bidder": "C-AUC-2",
    "auction/not_claimant": "C-BLD-6",
    "auction/in_jail": "U-JAIL-3",
    "auction/one_step": "U-AUC-2",  # facts: price (the only one that may be bid)
    "auction/bid_above_money": "U-AUC-5",  # facts: price, cash
    # jail
    "jail/not_in_jail": "C-JAIL-2",
    "jail/no_cash": "C-JAIL-2",  # facts: fine, cash
    "jail/no_card": "C-JAIL-2",
    # building and selling
    "build/nothing": "C-BLD-2",
    "build/not_street": "C-BLD-7",  # facts: space
    "build/not_owner": "C-BLD-1",  # facts: space
    "build/group_incomplete": "C-BLD-1",  # facts: group, missing (spaces)
    "build/mortgaged": "C-BLD-1",  # facts: group, spaces
    "build/uneven": "C-BLD-3",  # facts: group
    "build/full": "C-BLD-4",  # facts: group
    "build/bad_target": "C-BLD-2",  # facts: space, houses
    "build/no_houses": "C-BLD-5",  # facts: left, needed
    "build/no_hotels": "C-BLD-5",  # facts: left, needed
    "build/no_cash": "C-BLD-2",  # facts: cost, cash
    "build/one_kind": "C-BLD-6",  # in a shortage: houses or hotels, not both
    "sell/nothing": "C-SELL-1",
    "sell/not_owner": "C-SELL-1",  # facts: space
    "sell/bad_target": "C-SELL-1",  # facts: space, houses
    "sell/uneven": "C-SELL-1",  # facts: group
    "sell/no_houses": "C-SELL-2",  # facts: left, needed
    # mortgages
    "mortgage/not_owner": "C-MORT-1",  # facts: space
    "mortgage/already": "C-MORT-1",  # facts: space
    "mortgage/buildings": "C-MORT-1",  # facts: group
    "redeem/not_owner": "C-MORT-2",  # facts: space
    "redeem/not_mortgaged": "C-MORT-2",  # facts: space
    "redeem/no_cash": "C-MORT-2",  # facts: cost, cash
    # trades
    "trade/partner": "C-TRADE-1",  # facts: partner
    "trade/empty": "C-TRADE-1",
    "trade/gift": "C-TRADE-4",
    "trade/bad_cash": "C-TRADE-1",  # facts: cash
    "trade/not_owner": "C-TRADE-1",  # facts: seat, space
    "trade/buildings": "C-SELL-3",  # facts: space
    "trade/no_card": "C-TRADE-1",  # facts: seat, card
    "trade/no_cash": "C-TRADE-1",  # facts: seat, needed, cash
    "trade/mortgage_cost": "C-MORT-3",  # facts: seat, needed, cash
    "trade/debt": "C-TRADE-3",  # facts: seat, needed, cash
    "trade/not_party": "C-TRADE-3",
    "trade/not_yours": "C-TRADE-2",  # not the one who may answer or withdraw
    "trade/no_such_offer": "C-TRADE-2",  # lapsed, answered or never made; facts: number
    "trade/lapsed": "C-TRADE-2",  # facts: number
    # debts and the end
    "debt/not_in_debt": "C-DEBT-2",
    "debt/not_your_deed": "U-DEBT-4",  # facts: space
    "resign/unsettled": "C-DEBT-11",
    "end/bad_reason": "C-END-1",  # facts: given
    # Location spaces and events
    "location/no_cash": "U-LOC-1",  # facts: fee, cash
    "location/not_property": "U-LOC-1",  # facts: space
    "event/bad_lot": "U-EVT-10",  # not asked for, or without an effect; facts: space
    "event/bad_player": "U-EVT-10",  # facts: partner
    # the bank unit
    "unit/too_few": "U-SET-1",  # bank cards tapped in; facts: cards
    "unit/owned": "U-UNIT-5",  # an auction of what somebody owns; facts: space
    "unit/in_jail": "U-UNIT-9",  # facts: seat
    "unit/owner_in_jail": "U-JAIL-3",  # facts: seat
    "unit/bid_stands": "U-UNIT-11",  # facts: price
    "unit/no_undo": "U-UNIT-11",
}
"""Every refusal code with its clause."""


class Refused(Exception):
    """An action was refused and nothing has changed. `facts` are plain JSON."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
        self.clause = CODES[code]

    def __str__(self) -> str:
        told = ", ".join(f"{k}={v}" for k, v in self.facts.items())
        return f"{self.code} ({self.clause})" + (f": {told}" if told else "")

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON: `{"code": …, "clause": …, "facts": {…}}`."""
        return {"code": self.code, "clause": self.clause, "facts": self.facts}
