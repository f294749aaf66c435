"""The bank unit as a device: a state machine of taps with a screen and sounds, alone beside a physical board (U-UNIT-1 to -12).

It does everything through the one `Bank`; it knows no turns, positions or dice. `tap(tap, now)` and `tick(now)` are its only
doors, `now` being ms since 1970; a host calls `tick` at `deadline`. An evening is its taps with their times: the same taps
lead to the same evening, whether or not `tick` was called between them.
"""

from typing import Any, Final

from cotyphu.rules.events import Freed, Jailed
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.bank import LOCATION_FEE, Bank, Holder, Lot
from cotyphu.rules.ultimate.board import UltimateBoard
from cotyphu.rules.ultimate.effects import Swap
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.taps import Answer, MarkJail, Press, Resume, Screen, Tap, TapBank, TapDeed, TapEvent
from cotyphu.rules.ultimate.unit_auction import AuctionScreens
from cotyphu.rules.ultimate.unit_core import HOME
from cotyphu.rules.ultimate.unit_event import EventScreens

SAME_TAP_MS: Final = 1000
"""A second tap of the same card within this counts once (U-UNIT-9)."""
CARDS: Final = 4
MIN_PLAYERS: Final = 2

_LASTING: Final = ("setup", "home", "debt", "over", "auction_ready", "auction", "auction_unsold", "auction_won")
"""The screens that survive closing; on the others taps are half made, and are dropped (U-UNIT-9)."""
_ICONS: Final = ("go", "location", "jail")


class Unit(AuctionScreens, EventScreens):
    """One evening at the unit."""

    def __init__(self, board: UltimateBoard, options: UltimateOptions) -> None:
        super().__init__(board, options)
        self._last: tuple[Tap, int] | None = None

    @property
    def deadline(self) -> int | None:
        """When `tick` is to be called, in ms; None if nothing runs."""
        return self.screen.until

    # ---- doing ----

    def tap(self, tap: Tap, now: int) -> Answer:
        """Take a tap. A tap that means nothing here is not read: no sound, nothing changed (U-UNIT-1)."""
        self.tick(now)
        self._now = now
        if isinstance(tap, TapBank | TapDeed | TapEvent):
            if self._last is not None and self._last[0] == tap and 0 <= now - self._last[1] < SAME_TAP_MS:
                return Answer()
            answer = self._take(tap)
            if answer.read:
                self._last = (tap, now)
            return answer
        return self._take(tap)

    def _take(self, tap: Tap) -> Answer:
        self._events = []
        try:
            sound = self._dispatch(tap)
        except Refused as why:
            return Answer("", why)
        return Answer(sound, None, [event.to_dict() for event in self._events])

    def tick(self, now: int) -> bool:
        """Let time pass: screens return home, the auction's clock runs out. Whether something changed."""
        until = self.screen.until
        if until is None or now < until:
            return False
        self._now = now
        if self.screen.name == "auction":
            self._time_up()
        else:
            self.screen = HOME
        return True

    def _resume(self) -> str:
        """Go on after closing, a reload or a flat battery: half-made taps are dropped, an auction's clock is full (U-UNIT-9)."""
        self._last = None
        if self.screen.name not in _LASTING:
            self.screen = HOME
        elif self.screen.name == "auction":
            self.screen = self.screen.with_(until=self._clock())
        return "resume"

    def _dispatch(self, tap: Tap) -> str:
        """Do what the tap means on this screen; the sound it makes, empty if it is not read. May raise `Refused`."""
        if isinstance(tap, Resume):
            return self._resume()
        if isinstance(tap, MarkJail):
            return self._mark_jail(tap)
        if isinstance(tap, Press) and tap.button == "undo":
            return self._take_back()
        name = self.screen.name
        if name == "setup":
            return self._setup(tap)
        if name == "over":
            return ""
        if name == "debt":
            return self._debt(tap)
        if name in ("auction_ready", "auction", "auction_unsold", "auction_won"):
            return self._auction(tap)
        if name == "event":
            return self._event(tap)
        if isinstance(tap, TapBank):
            return self._bank_card(tap)
        if isinstance(tap, Press):
            return self._button(tap.button)
        if name in _ICONS:  # a bank card is due
            return ""
        if isinstance(tap, TapEvent):
            return self._start_event(tap)
        assert isinstance(tap, TapDeed)
        lot = self.lot(tap.space)
        return "" if lot is None else self._show_deed(lot)

    # ---- setup ----

    def _setup(self, tap: Tap) -> str:
        if isinstance(tap, TapBank) and 0 <= tap.card < CARDS:
            if tap.card in self.cards:
                self.cards = tuple(c for c in self.cards if c != tap.card)  # tapped in by mistake
            else:
                self.cards = (*self.cards, tap.card)
            return "tap"
        if isinstance(tap, Press) and tap.button == "start":
            if len(self.cards) < MIN_PLAYERS:
                raise Refused("unit/too_few", cards=len(self.cards))
            self.bank = Bank(self.board, len(self.cards), self._listen)
            for holder in self.bank.holders:
                self.bank.pay(None, holder, self.options.starting_cash, "start", "U-SET-3")
            self.screen = HOME
            return "start"
        return ""

    # ---- home, deeds, bank cards, icons ----

    def _button(self, button: str) -> str:
        name = self.screen.name
        if button == "x":
            if name == "home":
                return ""
            self.screen = self._soon("look", self.screen.lot) if name == "deed" else HOME
            return "cancel"
        if button == "auction" and name == "deed":
            lot = self.bank.lots[self.screen.lot]
            if lot.owner is not None:
                raise Refused("unit/owned", space=lot.deed.space)
            self.screen = Screen("auction_ready", lot.deed.index)
            return "tap"
        if button in (*_ICONS, "end"):
            self.screen = self._soon(button)
            return "tap"
        if button == "start" and name in ("look", "balance", "event_done"):
            self.screen = HOME
            return "tap"
        if button == "start" and name == "end":
            self.screen = Screen("over")
            return "over"
        return ""

    def _bank_card(self, tap: TapBank) -> str:
        holder = self.holder(tap.card)
        if holder is None:
            return ""
        name = self.screen.name
        if name == "deed":
            return self._deed_and_card(self.bank.lots[self.screen.lot], holder)
        if name in _ICONS:
            return self._icon_and_card(name, holder)
        self.screen = self._soon("balance", seat=holder.seat)
        return "tap"

    def _deed_and_card(self, lot: Lot, holder: Holder) -> str:
        """Buy, pay rent or raise one's own, by whose deed it is (U-UNIT-3)."""
        deed = lot.deed
        self._refuse_jailed(holder)
        if lot.owner is None:
            if holder.cash < deed.price:
                raise Refused("buy/no_cash", price=deed.price, cash=holder.cash)
            self._remember()
            self.bank.buy(holder, lot, deed.price, "price", "U-BUY-2")
            return self._finish("buy")
        if lot.owner is holder:
            self._remember()
            self.bank.raise_own(lot)
            return self._finish("raise")
        if lot.owner.jail != FREE:
            raise Refused("unit/owner_in_jail", seat=lot.owner.seat)
        self._remember()
        self.bank.visit(holder, lot)
        return self._finish("rent")

    def _icon_and_card(self, icon: str, holder: Holder) -> str:
        if icon == "jail":
            self._remember()
            self.bank.demand(holder, None, self.options.jail_fee, "fine", "U-JAIL-4")
            if holder.jail != FREE and not holder.out:
                holder.jail = FREE
                self._listen(Freed("U-JAIL-4", holder.seat, "fine"))
            return self._finish("jail")
        self._refuse_jailed(holder)
        if icon == "location" and holder.cash < LOCATION_FEE:
            raise Refused("location/no_cash", fee=LOCATION_FEE, cash=holder.cash)
        self._remember()
        if icon == "go":
            self.bank.salary(holder)
        else:
            self.bank.location_fee(holder)
        return self._finish(icon)

    # ---- debts ----

    def _debt(self, tap: Tap) -> str:
        if not isinstance(tap, TapDeed):
            return ""
        lot = self.lot(tap.space)
        owed = self.bank.owed
        assert owed is not None
        if lot is None or lot.owner is not self.bank.holders[owed.debtor]:
            return ""
        self.bank.hand_over(lot)
        return "coin" if self.bank.owed is not None else self._finish("coin")

    # ---- beyond the device ----

    def _mark_jail(self, tap: MarkJail) -> str:
        holder = self.holder(tap.card)
        if holder is None or self.screen.name in ("debt", "over") or (holder.jail != FREE) == tap.jailed:
            return ""
        self._remember()
        holder.jail = 0 if tap.jailed else FREE
        self._listen(Jailed("U-UNIT-9", holder.seat, "mark") if tap.jailed else Freed("U-UNIT-9", holder.seat, "mark"))
        return "jail"

    # ---- forms ----

    def to_dict(self) -> dict[str, Any]:
        """What is shown, as plain JSON. An evening is kept as its taps, not as this.

        In `screen`, `lot` is the space of a deed or -1, `picked` holds the spaces of deeds or the seats tapped so far for
        an event, and `idle` tells that this event can do nothing, so that start goes on. `result` is the ranking at the end.
        """
        screen = self.screen
        picked = list(screen.picked)
        if screen.event and isinstance(self.board.events_by_id[screen.event].effect, Swap):
            picked = [self.board.deeds[index].space for index in picked]
        reason = "agreed" if self.bank.broke < 0 else "bankrupt"
        return {
            "edition": "ultimate",
            "board": self.board.id,
            "options": self.options.to_dict(),
            "cards": list(self.cards),
            "bank": self.bank.to_dict(),
            "screen": {
                "name": screen.name,
                "lot": -1 if screen.lot < 0 else self.board.deeds[screen.lot].space,
                "seat": screen.seat,
                "amount": screen.amount,
                "event": screen.event,
                "picked": picked,
                "idle": self.event_idle(),
                "until": screen.until,
            },
            "ledger": self.ledger.to_list(),
            "can_undo": self.can_undo,
            "result": {"reason": reason, **self.bank.ranking()} if screen.name == "over" else None,
        }
