"""What both strengths of Ultimate Banking bots share: one method for each phase that may wait for them."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from cotyphu.rules.actions import Action, Bid, Buy, Decline, Pass, PayFine, Roll
from cotyphu.rules.effects import Effect
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.phases.turn import AwaitRoll
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.actions import HandOver, MoveTo, PickLot, PickPlayer, Stay
from cotyphu.rules.ultimate.bank import Bank, Holder, Lot
from cotyphu.rules.ultimate.effects import MoveAnywhere, Swap
from cotyphu.rules.ultimate.event_cards import AskEvent, lots_shifted
from cotyphu.rules.ultimate.game import MAX_SEATS, UltimateGame
from cotyphu.rules.ultimate.phases import LocationOffer, PressAuction, SettleDebt, UltimateBuy

ROLL: Final = tuple(Roll(seat) for seat in range(MAX_SEATS))
FINE: Final = tuple(PayFine(seat) for seat in range(MAX_SEATS))
BUY: Final = tuple(Buy(seat) for seat in range(MAX_SEATS))
DECLINE: Final = tuple(Decline(seat) for seat in range(MAX_SEATS))
PASS: Final = tuple(Pass(seat) for seat in range(MAX_SEATS))
STAY: Final = tuple(Stay(seat) for seat in range(MAX_SEATS))


class UltimateBot:
    """A bot of the edition. It sees what everybody at the table sees, and never changes the game itself.

    It is made with a seed as every bot is, though it has no traits that would depend on one.
    """

    def __init__(self, seed: int) -> None:
        self._answers: dict[type[Phase[Any]], Callable[[UltimateGame, Holder, Any], Action]] = {
            AwaitRoll: self.roll,
            UltimateBuy: self.buy,
            PressAuction: self.bid,
            LocationOffer: self.location,
            SettleDebt: self.settle,
            AskEvent: self.event,
        }

    def choose(self, game: UltimateGame, seat: int) -> Action | None:
        """The action of `seat`, which is waited for, in the phase that is pending; None in one of chance."""
        phase = game.stack[-1]
        answer = self._answers.get(type(phase))
        return None if answer is None else answer(game, game.players[seat], phase)

    def buy(self, game: UltimateGame, me: Holder, phase: UltimateBuy) -> Action:
        """Buy whatever can be paid: a deed keeps its price in a debt and at the end (U-DEBT-1, U-END-3)."""
        return BUY[me.seat] if me.cash >= game.bank.lots[phase.deed].deed.price else DECLINE[me.seat]

    def bid(self, game: UltimateGame, me: Holder, phase: PressAuction) -> Action:
        """Press while the price is not above what the property is worth to this bot (U-AUC-2)."""
        price = phase.amount + game.options.auction_step
        if price <= me.cash and price <= self.limit(game, me, game.bank.lots[phase.deed]):
            return Bid(me.seat, price)
        return PASS[me.seat]

    def event(self, game: UltimateGame, me: Holder, phase: AskEvent) -> Action:
        """Pick what the event asks for (U-EVT-1)."""
        effect = game.board.events_by_id[phase.card].effect
        partners = phase.partners(game)
        if partners:
            return PickPlayer(me.seat, self.partner(game, me, partners, effect))
        lots = phase.lots(game)
        if isinstance(effect, MoveAnywhere):
            return MoveTo(me.seat, self.target(game, me, lots).deed.space)
        if isinstance(effect, Swap):
            return PickLot(
                me.seat, min(lots, key=lambda lot: (lot.deed.rents[lot.level - 1], lot.deed.index)).deed.space
            )
        best = max(lots, key=lambda lot: (self.gain(game.bank, me, effect, lot), -lot.deed.index))
        return PickLot(me.seat, best.deed.space)

    @staticmethod
    def gain(bank: Bank, me: Holder, effect: Effect, lot: Lot) -> int:
        """What an event on `lot` does for this bot: its own rents up, others' down."""
        total = 0
        for other, level in lots_shifted(bank, effect, lot):
            change = other.deed.rents[level - 1] - other.deed.rents[other.level - 1]
            total += change if other.owner is me else -change
        return total

    @abstractmethod
    def roll(self, game: UltimateGame, me: Holder, phase: AwaitRoll) -> Action:
        """Roll, or pay one's way out of jail first (U-JAIL-4)."""

    @abstractmethod
    def limit(self, game: UltimateGame, me: Holder, lot: Lot) -> int:
        """The most to bid for `lot`."""

    @abstractmethod
    def location(self, game: UltimateGame, me: Holder, phase: LocationOffer) -> Action:
        """Pay and move, or stay (U-LOC-1)."""

    @abstractmethod
    def target(self, game: UltimateGame, me: Holder, lots: list[Lot]) -> Lot:
        """Where an event should take the token."""

    @abstractmethod
    def settle(self, game: UltimateGame, me: Holder, phase: SettleDebt) -> Action:
        """Which deed to hand over in a debt (U-DEBT-1)."""

    @abstractmethod
    def partner(self, game: UltimateGame, me: Holder, partners: list[int], effect: Effect) -> int:
        """Which player to pick for an event."""


def collects(lot: Lot, me: Holder) -> bool:
    """Whether a visit there costs this bot rent now."""
    return lot.owner is not None and lot.owner is not me and lot.owner.jail == FREE


def pay_with(me: Holder, left: int, keep: Callable[[Lot], int]) -> HandOver:
    """The deed to hand over: of those that cover what is `left` the one least worth keeping, else of all."""
    covering = [lot for lot in me.lots if lot.deed.price >= left]
    return HandOver(me.seat, min(covering or me.lots, key=lambda lot: (keep(lot), lot.deed.index)).deed.space)
