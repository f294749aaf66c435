"""Event cards at the bank unit: the card, then the deeds or bank cards it asks for (U-UNIT-6)."""

from cotyphu.rules.events import Jailed
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.bank import Holder, Lot
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
from cotyphu.rules.ultimate.taps import Press, Screen, Tap, TapBank, TapDeed, TapEvent
from cotyphu.rules.ultimate.unit_core import HOME, UnitCore


class EventScreens(UnitCore):
    """The screens `event` and `event_done`."""

    def event_idle(self) -> bool:
        """Whether the event on the screen cannot be carried out by any card: start then goes on (U-EVT-4)."""
        if self.screen.name != "event":
            return False
        effect = self.board.events_by_id[self.screen.event].effect
        owned = [lot for lot in self.bank.lots if lot.owner is not None]
        if isinstance(effect, MoveAnywhere | LevelOneRents | AllToFreeParking | BothCollect):
            return False
        if isinstance(effect, PayPerDeed):
            return not owned
        if isinstance(effect, SendToJail):
            return all(h.jail != FREE for h in self.bank.holders)
        if isinstance(effect, Swap):
            return sum(1 for h in self.bank.holders if h.lots) < 2
        return not any(lots_shifted(self.bank, effect, lot) for lot in owned)

    def _start_event(self, tap: TapEvent) -> str:
        event = self.board.events_by_id.get(tap.event)
        if event is None:
            return ""
        self.screen = Screen("event", event=event.id)
        return "event"

    def _event(self, tap: Tap) -> str:
        effect = self.board.events_by_id[self.screen.event].effect
        if isinstance(tap, Press):
            return self._event_button(effect, tap.button)
        if isinstance(tap, TapBank):
            holder = self.holder(tap.card)
            return "" if holder is None else self._event_card(effect, holder)
        if isinstance(tap, TapDeed):
            lot = self.lot(tap.space)
            return "" if lot is None else self._event_deed(effect, lot)
        return ""

    def _event_button(self, effect: object, button: str) -> str:
        if button == "x":
            self.screen = HOME
            return "cancel"
        asks_nothing = isinstance(effect, LevelOneRents | AllToFreeParking | MoveAnywhere)
        if button != "start" or not (asks_nothing or self.event_idle()):
            return ""
        if isinstance(effect, LevelOneRents):
            start_level_one(self.bank, effect.count)
        return self._event_done()

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
        if isinstance(effect, MoveAnywhere):  # the token is there already: its deed is the next thing to be tapped
            self._undo = []
            return self._show_deed(lot)
        if lot.owner is None:
            return ""
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
            raise Refused("event/bad_lot", space=lot.deed.space)
        shift_levels(self.bank, card.effect, lot, "U-EVT-2")
        return self._event_done()

    def _event_done(self) -> str:
        """An event is a wall for taking back (U-UNIT-11)."""
        event = self.screen.event
        sound = self._finish("event")
        self._undo = []
        if self.screen is HOME:
            self.screen = self._soon("event_done", event=event)
        return sound
