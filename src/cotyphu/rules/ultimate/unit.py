"""The bank unit as a device: a state machine of taps with a screen and sounds, alone beside a physical board (U-UNIT-1 to -12).

It does everything through the one `Bank`; it knows no turns, positions or dice. `tap(tap, now)` and `tick(now)` are its only
doors, `now` being ms since 1970; a host calls `tick` at `deadline`.
"""

from typing import Any, Final

from cotyphu.rules.events import Event, Freed, Jailed
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.bank import LOCATION_FEE, Bank, Holder, Lot
from cotyphu.rules.ultimate.board import UltimateBoard
from cotyphu.rules.ultimate.effects import (
    AllToFreeParking,
    BothCollect,
    LevelOneRents,
    MoveAnywhere,
    PayPerDeed,
    SendToJail,
    Swap,
)
from cotyphu.rules.ultimate.event_cards import (
    both_collect,
    lots_shifted,
    pay_per_deed,
    shift_levels,
    start_level_one,
    swap_lots,
)
from cotyphu.rules.ultimate.ledger import Ledger
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.taps import Answer, MarkJail, Press, Screen, Tap, TapBank, TapDeed, TapEvent

RETURN_MS: Final = 10_000
"""After this a screen that waits for nothing important returns home by itself (U-UNIT-2)."""
SAME_TAP_MS: Final = 1000
"""A second tap of the same card within this counts once (U-UNIT-9)."""
CARDS: Final = 4
MIN_PLAYERS: Final = 2
UNDO_DEPTH: Final = 20

HOME: Final = Screen()
_LASTING: Final = ("setup", "home", "debt", "over", "auction_ready", "auction", "auction_unsold", "auction_won")
"""The screens that survive closing; on the others taps are half made, and are dropped (U-UNIT-9)."""


class Unit:
    """One evening at the unit. `cards[seat]` is the bank card of each player, in the order they were tapped in.

    `screen` is what it shows, `bank` all accounts and deeds, `ledger` every movement of money.
    """

    def __init__(self, board: UltimateBoard, options: UltimateOptions) -> None:
        self.board = board
        self.options = options
        self.cards: tuple[int, ...] = ()
        self.bank = Bank(board, 0)
        self.ledger = Ledger()
        self.screen = Screen("setup")
        self._undo: list[tuple[Bank, int]] = []
        self._last: tuple[Tap, int] | None = None
        self._events: list[Event] = []
        self._now = 0

    # ---- asking ----

    @property
    def deadline(self) -> int | None:
        """When `tick` is to be called, in ms; None if nothing runs."""
        return self.screen.until

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back now: not across an event or an open debt (U-UNIT-11)."""
        return bool(self._undo) and self.screen.name not in ("debt", "over", "setup")

    def holder(self, card: int) -> Holder | None:
        """The account of a bank card in play."""
        return self.bank.holders[self.cards.index(card)] if card in self.cards else None

    # ---- doing ----

    def tap(self, tap: Tap, now: int) -> Answer:
        """Take a tap. A tap that means nothing here is not read: no sound, nothing changed (U-UNIT-1)."""
        self.tick(now)
        self._now = now
        if isinstance(tap, TapBank | TapDeed | TapEvent):
            if self._last is not None and self._last[0] == tap and now - self._last[1] < SAME_TAP_MS:
                return Answer()
            before = self._last
            self._last = (tap, now)
            answer = self._take(tap)
            if not answer.read:
                self._last = before
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
            sold = self.screen.amount > 0
            self.screen = Screen(
                "auction_won" if sold else "auction_unsold", self.screen.lot, amount=self.screen.amount
            )
        else:
            self.screen = HOME
        return True

    def resume(self, now: int) -> None:
        """Go on after closing, a reload or a flat battery: half-made taps are dropped, an auction's clock is full (U-UNIT-9)."""
        self._now = now
        self._last = None
        if self.screen.name not in _LASTING:
            self.screen = HOME
        elif self.screen.name == "auction":
            self.screen = self.screen.with_(until=self._clock())

    def _dispatch(self, tap: Tap) -> str:
        """Do what the tap means on this screen; the sound it makes, empty if it is not read. May raise `Refused`."""
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
        if isinstance(tap, TapDeed):
            return self._show_deed(tap)
        if isinstance(tap, TapEvent):
            return self._start_event(tap)
        if isinstance(tap, TapBank):
            return self._bank_card(tap)
        return self._button(tap.button) if isinstance(tap, Press) else ""

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

    def _listen(self, event: Event) -> None:
        self._events.append(event)
        self.ledger.note(event, self._now)

    # ---- home, deeds, bank cards, icons ----

    def _soon(self, name: str, lot: int = -1, seat: int = -1) -> Screen:
        return Screen(name, lot, seat, until=self._now + RETURN_MS)

    def _lot(self, space: int) -> Lot | None:
        if not 0 <= space < self.board.size:
            return None
        deed = self.board.spaces[space].deed
        return None if deed is None else self.bank.lots[deed.index]

    def _show_deed(self, tap: TapDeed) -> str:
        lot = self._lot(tap.space)
        if lot is None or self.screen.name in ("go", "location", "jail"):
            return ""
        self.screen = self._soon("deed", lot.deed.index)
        return "tap"

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
        if button in ("go", "location", "jail"):
            self.screen = self._soon(button)
            return "tap"
        if button == "start" and name in ("look", "balance", "event_done"):
            self.screen = HOME
            return "tap"
        return ""

    def _bank_card(self, tap: TapBank) -> str:
        holder = self.holder(tap.card)
        if holder is None:
            return ""
        name = self.screen.name
        if name == "deed":
            return self._deed_and_card(self.bank.lots[self.screen.lot], holder)
        if name in ("go", "location", "jail"):
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
        if icon == "go":
            self._refuse_jailed(holder)
            self._remember()
            self.bank.salary(holder)
            return self._finish("go")
        if icon == "location":
            self._refuse_jailed(holder)
            if holder.cash < LOCATION_FEE:
                raise Refused("location/no_cash", fee=LOCATION_FEE, cash=holder.cash)
            self._remember()
            self.bank.location_fee(holder)
            return self._finish("location")
        self._remember()
        self.bank.demand(holder, None, self.options.jail_fee, "fine", "U-JAIL-4")
        if holder.jail != FREE and not holder.out:
            holder.jail = FREE
            self._listen(Freed("U-JAIL-4", holder.seat, "fine"))
        return self._finish("jail")

    @staticmethod
    def _refuse_jailed(holder: Holder) -> None:
        if holder.jail != FREE:
            raise Refused("unit/in_jail", seat=holder.seat)

    def _finish(self, sound: str) -> str:
        """After a payment: ask for deeds, announce the end, or go home."""
        if self.bank.broke >= 0:
            self._undo = []
            self.screen = Screen("over")
            return "over"
        if self.bank.owed is not None:
            self._undo = []
            self.screen = Screen("debt")
            return "debt"
        self.screen = HOME
        return "fanfare" if any(e.name == "set_bonus" for e in self._events) else sound

    # ---- debts ----

    def _debt(self, tap: Tap) -> str:
        if not isinstance(tap, TapDeed):
            return ""
        lot = self._lot(tap.space)
        owed = self.bank.owed
        if lot is None or owed is None or lot.owner is not self.bank.holders[owed.debtor]:
            return ""
        self.bank.hand_over(lot)
        return self._finish("coin")

    # ---- auctions ----

    def _auction(self, tap: Tap) -> str:
        screen = self.screen
        name = screen.name
        if isinstance(tap, Press) and tap.button == "x":
            if name == "auction" and screen.amount:
                raise Refused("unit/bid_stands", price=screen.amount)
            if name == "auction_won":
                raise Refused("unit/bid_stands", price=screen.amount)
            self.screen = HOME
            return "cancel"
        if name == "auction_ready" and isinstance(tap, Press) and tap.button == "start":
            self.screen = screen.with_(name="auction", until=self._clock())
            return "start"
        if name == "auction" and isinstance(tap, Press) and tap.button == "bid":
            self.screen = screen.with_(amount=screen.amount + self.options.auction_step, until=self._clock())
            return "bid"
        if name == "auction_unsold" and isinstance(tap, TapDeed):
            lot = self._lot(tap.space)
            if lot is None or lot.deed.index != screen.lot:
                return ""
            self.screen = Screen("auction_ready", screen.lot)
            return "tap"
        if name == "auction_won" and isinstance(tap, TapBank):
            holder = self.holder(tap.card)
            return "" if holder is None else self._sell(holder, self.bank.lots[screen.lot], screen.amount)
        return ""

    def _clock(self) -> int | None:
        seconds = self.options.auction_seconds
        return None if seconds is None else self._now + seconds * 1000

    def _sell(self, winner: Holder, lot: Lot, price: int) -> str:
        """The winner must buy; one who is short pays with deeds too, else the sale is void and starts anew (U-AUC-5)."""
        if winner.jail != FREE:
            raise Refused("auction/in_jail")
        if self.bank.worth(winner) < price:
            self.screen = Screen("auction_ready", lot.deed.index)
            return "void"
        self._remember()
        self.bank.demand(winner, None, price, "bid", "U-AUC-3", lot)
        return self._finish("buy")

    # ---- events ----

    def _start_event(self, tap: TapEvent) -> str:
        event = self.board.events_by_id.get(tap.event)
        if event is None or self.screen.name in ("go", "location", "jail"):
            return ""
        self.screen = Screen("event", event=event.id)
        return "event"

    def _event(self, tap: Tap) -> str:
        screen = self.screen
        effect = self.board.events_by_id[screen.event].effect
        if isinstance(tap, Press):
            if tap.button == "x":
                self.screen = HOME
                return "cancel"
            if tap.button == "start" and (
                self.event_idle() or isinstance(effect, LevelOneRents | AllToFreeParking | MoveAnywhere)
            ):
                if isinstance(effect, LevelOneRents):
                    start_level_one(self.bank, effect.count)
                return self._event_done()
            return ""
        if isinstance(tap, TapBank):
            holder = self.holder(tap.card)
            return "" if holder is None else self._event_card(effect, holder)
        if isinstance(tap, TapDeed):
            lot = self._lot(tap.space)
            return "" if lot is None or lot.owner is None else self._event_deed(effect, lot)
        return ""

    def event_idle(self) -> bool:
        """Whether the event on the screen cannot be carried out by any card: start then goes on (U-EVT-4)."""
        effect = self.board.events_by_id[self.screen.event].effect
        owned = [lot for lot in self.bank.lots if lot.owner is not None]
        if isinstance(effect, MoveAnywhere | LevelOneRents | AllToFreeParking | BothCollect | PayPerDeed):
            return False
        if isinstance(effect, SendToJail):
            return all(h.jail != FREE for h in self.bank.holders)
        if isinstance(effect, Swap):
            return len({lot.owner.seat for lot in owned if lot.owner is not None}) < 2
        return not any(lots_shifted(self.bank, effect, lot) for lot in owned)

    def _event_card(self, effect: object, holder: Holder) -> str:
        if isinstance(effect, SendToJail):
            if holder.jail != FREE:
                raise Refused("event/bad_player", partner=holder.seat)
            holder.jail = 0
            self._listen(Jailed("U-EVT-6", holder.seat, "event"))
            return self._event_done()
        if isinstance(effect, PayPerDeed):
            pay_per_deed(self.bank, holder, effect.amount)
            return self._event_done()
        if isinstance(effect, BothCollect):
            picked = self.screen.picked
            if not picked:
                self.screen = self.screen.with_(picked=(holder.seat,))
                return "tap"
            if picked[0] == holder.seat:
                return ""
            both_collect(self.bank, self.bank.holders[picked[0]], holder, effect.amount)
            return self._event_done()
        return ""

    def _event_deed(self, effect: object, lot: Lot) -> str:
        if isinstance(effect, Swap):
            picked = self.screen.picked
            if not picked:
                self.screen = self.screen.with_(picked=(lot.deed.index,))
                return "tap"
            first = self.bank.lots[picked[0]]
            if first.owner is lot.owner:
                return ""
            swap_lots(self.bank, first, lot)
            return self._event_done()
        card = self.board.events_by_id[self.screen.event]
        if not lots_shifted(self.bank, card.effect, lot):
            if self.event_idle():
                return ""
            raise Refused("event/bad_lot", space=lot.deed.space)
        shift_levels(self.bank, card.effect, lot, "U-EVT-2")
        return self._event_done()

    def _event_done(self) -> str:
        """An event is a wall for taking back (U-UNIT-11)."""
        event = self.screen.event
        sound = self._finish("event")
        self._undo = []
        if self.screen.name == "home":
            self.screen = Screen("event_done", event=event, until=self._now + RETURN_MS)
        return sound

    # ---- beyond the device ----

    def _mark_jail(self, tap: MarkJail) -> str:
        holder = self.holder(tap.card)
        if holder is None or self.screen.name in ("setup", "over") or (holder.jail != FREE) == tap.jailed:
            return ""
        self._remember()
        holder.jail = 0 if tap.jailed else FREE
        self._listen(Jailed("U-UNIT-9", holder.seat, "mark") if tap.jailed else Freed("U-UNIT-9", holder.seat, "mark"))
        return "jail"

    def _remember(self) -> None:
        self._undo.append((self.bank.copy(), len(self.ledger.rows)))
        del self._undo[:-UNDO_DEPTH]

    def _take_back(self) -> str:
        if not self.can_undo:
            raise Refused("unit/no_undo")
        self.bank, rows = self._undo.pop()
        self.bank.listener = self._listen
        self.ledger.strike(rows)
        self.screen = HOME
        return "undo"

    # ---- forms ----

    def to_dict(self) -> dict[str, Any]:
        """What is shown, as plain JSON. An evening is kept as its taps, not as this."""
        return {
            "edition": "ultimate",
            "board": self.board.id,
            "options": self.options.to_dict(),
            "cards": list(self.cards),
            "bank": self.bank.to_dict(),
            "screen": {
                "name": self.screen.name,
                "lot": -1 if self.screen.lot < 0 else self.board.deeds[self.screen.lot].space,
                "seat": self.screen.seat,
                "amount": self.screen.amount,
                "event": self.screen.event,
                "picked": list(self.screen.picked),
                "until": self.screen.until,
            },
            "ledger": self.ledger.to_list(),
            "can_undo": self.can_undo,
            "result": self.bank.ranking() if self.screen.name == "over" else None,
        }
