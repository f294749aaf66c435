"""The easy bot of the Ultimate Banking edition: sound and simple."""

from cotyphu.bots.ultimate.bot import FINE, ROLL, STAY, UltimateBot, collects, pay_with
from cotyphu.rules.actions import Action
from cotyphu.rules.effects import Effect
from cotyphu.rules.phases.turn import AwaitRoll
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.actions import MoveTo
from cotyphu.rules.ultimate.bank import LOCATION_FEE, TOP_LEVEL, Holder, Lot
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.phases import LocationOffer, SettleDebt


class UltimateEasy(UltimateBot):
    """Buys what it can, bids up to the board price, goes where something dear is for sale."""

    def roll(self, game: UltimateGame, me: Holder, phase: AwaitRoll) -> Action:
        if me.jail != FREE and me.cash >= game.options.jail_fee + 200:
            return FINE[me.seat]
        return ROLL[me.seat]

    def limit(self, game: UltimateGame, me: Holder, lot: Lot) -> int:
        return lot.deed.price

    def location(self, game: UltimateGame, me: Holder, phase: LocationOffer) -> Action:
        purse = me.cash - LOCATION_FEE
        for_sale = [lot for lot in game.bank.lots if lot.owner is None and lot.deed.price <= purse]
        if not for_sale:
            return STAY[me.seat]
        return MoveTo(me.seat, max(for_sale, key=lambda lot: (lot.deed.price, lot.deed.index)).deed.space)

    def target(self, game: UltimateGame, me: Holder, lots: list[Lot]) -> Lot:
        def appeal(lot: Lot) -> tuple[int, int, int]:
            if lot.owner is None:
                return (3 if lot.deed.price <= me.cash else 1, lot.deed.price, lot.deed.index)
            if lot.owner is me and lot.level < TOP_LEVEL:
                return (2, lot.deed.price, lot.deed.index)
            return (0, -game.bank.rent_of(lot) if collects(lot, me) else 0, lot.deed.index)

        return max(lots, key=appeal)

    def settle(self, game: UltimateGame, me: Holder, phase: SettleDebt) -> Action:
        owed = game.bank.owed
        assert owed is not None
        return pay_with(me, owed.left, lambda lot: lot.deed.price)

    def partner(self, game: UltimateGame, me: Holder, partners: list[int], effect: Effect) -> int:
        return min(partners, key=lambda seat: (game.worth(seat), seat))
