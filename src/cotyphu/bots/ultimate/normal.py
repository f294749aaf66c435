"""The normal bot of the Ultimate Banking edition: weighs rents, sets and who is ahead."""

from typing import Final

from cotyphu.bots.ultimate.bot import BUY, DECLINE, FINE, ROLL, STAY, UltimateBot, collects, pay_with
from cotyphu.rules.actions import Action
from cotyphu.rules.effects import Effect
from cotyphu.rules.phases.turn import AwaitRoll
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.actions import MoveTo
from cotyphu.rules.ultimate.bank import LOCATION_FEE, SALARY, TOP_LEVEL, Bank, Holder, Lot
from cotyphu.rules.ultimate.effects import BothCollect, SendToJail, Swap
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.phases import LocationOffer, SettleDebt, UltimateBuy

VISITS: Final = 0.2
"""Visits an opponent pays a property over the rest of a usual game, for each other player, roughly."""
FEE_FELT: Final = 0.3
"""The part of a Location fee set against what a move brings, as rents go on rising; found by many games."""


class UltimateNormal(UltimateBot):
    """Values a property by the rents it will still bring, the bonus it completes, and what a rival would make of it."""

    def roll(self, game: UltimateGame, me: Holder, phase: AwaitRoll) -> Action:
        if me.jail == FREE or me.cash < game.options.jail_fee:
            return ROLL[me.seat]
        # In jail one collects no rent: staying pays only where the board is dear and little of it is one's own.
        mine = sum(game.bank.rent_of(lot) for lot in me.lots)
        theirs = sum(game.bank.rent_of(lot) for lot in game.bank.lots if collects(lot, me))
        unsold = sum(1 for lot in game.bank.lots if lot.owner is None)
        leave = unsold >= 6 or mine * (len(game.players) - 1) >= theirs
        return FINE[me.seat] if leave else ROLL[me.seat]

    def buy(self, game: UltimateGame, me: Holder, phase: UltimateBuy) -> Action:
        """Buy, or have it auctioned where nobody else can bid near the board price (U-BUY-1)."""
        price = game.bank.lots[phase.deed].deed.price
        rival = max((p.cash for p in game.players if p is not me and p.jail == FREE), default=0)
        step = game.options.auction_step
        if me.cash >= price and rival + 2 * step > price:
            return BUY[me.seat]
        return DECLINE[me.seat]

    @staticmethod
    def bonus_of(bank: Bank, me: Holder, lot: Lot) -> float:
        """What the set bonus would bring `me` if this lot were bought now (U-SETB-1)."""
        group = lot.deed.group
        if bank.bonuses >> group.index & 1:
            return 0.0
        others = [bank.lots[d.index] for d in group.deeds if d is not lot.deed]
        if any(other.owner is None for other in others):
            return 0.0
        steps = 2 if all(other.owner is me for other in others) else 1
        gain = lot.deed.rents[steps] - lot.deed.rents[0]
        for other in others:
            change = other.deed.rents[min(other.level + steps, TOP_LEVEL) - 1] - other.deed.rents[other.level - 1]
            gain += change if other.owner is me else -change
        return gain * VISITS

    def income(self, game: UltimateGame, lot: Lot) -> float:
        """The rents a lot will bring its owner over the rest of a usual game, roughly."""
        level = max(lot.level, 1)
        return VISITS * (len(game.players) - 1) * lot.deed.rents[min(level, TOP_LEVEL - 1)]

    def limit(self, game: UltimateGame, me: Holder, lot: Lot) -> int:
        worth = lot.deed.price + 0.4 * self.income(game, lot) + self.bonus_of(game.bank, me, lot)
        rival = max((self.bonus_of(game.bank, p, lot) for p in game.players if p is not me), default=0.0)
        return int(worth + 0.3 * rival)

    def appeal(self, game: UltimateGame, me: Holder, lot: Lot, purse: int) -> float:
        """What moving to a lot is worth, with `purse` to spend there: what happens there, and the way to GO it saves."""
        way = (lot.deed.space - me.space) * SALARY / game.board.size
        if lot.owner is None:
            if lot.deed.price > purse:
                return way
            return way + self.income(game, lot) + self.bonus_of(game.bank, me, lot)
        if lot.owner is me:
            if lot.level == TOP_LEVEL:
                return way
            step = lot.deed.rents[lot.level] - lot.deed.rents[lot.level - 1]
            return way + VISITS * (len(game.players) - 1) * step
        return way - game.bank.rent_of(lot) if collects(lot, me) else way

    def location(self, game: UltimateGame, me: Holder, phase: LocationOffer) -> Action:
        if me.cash < LOCATION_FEE:
            return STAY[me.seat]
        purse = me.cash - LOCATION_FEE
        best, value = None, FEE_FELT * LOCATION_FEE
        for lot in game.bank.lots:
            appeal = self.appeal(game, me, lot, purse)
            if appeal > value:
                best, value = lot, appeal
        return STAY[me.seat] if best is None else MoveTo(me.seat, best.deed.space)

    def target(self, game: UltimateGame, me: Holder, lots: list[Lot]) -> Lot:
        return max(lots, key=lambda lot: (self.appeal(game, me, lot, me.cash), -lot.deed.index))

    def settle(self, game: UltimateGame, me: Holder, phase: SettleDebt) -> Action:
        owed = game.bank.owed
        assert owed is not None
        return pay_with(me, owed.left, lambda lot: lot.deed.rents[lot.level - 1])

    def partner(self, game: UltimateGame, me: Holder, partners: list[int], effect: Effect) -> int:
        if isinstance(effect, BothCollect):
            return min(partners, key=lambda seat: (game.worth(seat), seat))
        if isinstance(effect, Swap):
            return max(partners, key=lambda seat: (min(self._rent(lot) for lot in game.players[seat].lots), seat))
        assert isinstance(effect, SendToJail)
        return max(partners, key=lambda seat: (sum(self._rent(lot) for lot in game.players[seat].lots), seat))

    @staticmethod
    def _rent(lot: Lot) -> int:
        return lot.deed.rents[lot.level - 1]
