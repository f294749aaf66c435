"""The minimal policy, which costs next to nothing itself: what remains of the time is the engine's."""

from cotyphu.bots.bot import BUY, DECLINE, END, FINE, PASS, ROLL
from cotyphu.bots.building import building_order, complete_groups
from cotyphu.bots.raising import pay_in_order
from cotyphu.rules.actions import Action, Bid, Build, Claim, RefuseTrade, TakeOver
from cotyphu.rules.game import MAX_SEATS, Game
from cotyphu.rules.phases.auction import Auction, BuyOffer
from cotyphu.rules.phases.debts import Debt, TakeOverMortgages
from cotyphu.rules.phases.shortage import BuildingAuction, Claims
from cotyphu.rules.phases.trade import TradeOffer
from cotyphu.rules.phases.turn import AWAIT_END, AWAIT_ROLL

RESERVE = 150


class Minimal:
    """Buys if 150 stays, builds when 150 stays, rolls in jail, bids half the price at once, never trades.

    One plays all seats of one game.
    """

    def __init__(self) -> None:
        # The number of lots with which a seat had no whole group. Without trades lots only come, until all go.
        self._looked_at = [0] * MAX_SEATS

    def choose(self, game: Game, seat: int) -> Action | None:
        """The action for the phase that is pending."""
        phase = game.stack[-1]
        if phase is AWAIT_ROLL:
            return ROLL[seat]
        player = game.players[seat]
        if phase is AWAIT_END:
            budget = player.cash - RESERVE
            if budget >= 50 and len(player.lots) != self._looked_at[seat]:
                groups = complete_groups(game.board, player)
                if not groups:
                    self._looked_at[seat] = len(player.lots)
                for group in groups:
                    targets = building_order(game, group, budget)
                    if targets:
                        return Build(seat, targets)
            return END[seat]
        if isinstance(phase, BuyOffer):
            return (BUY if player.cash - game.lots[phase.deed].deed.price >= RESERVE else DECLINE)[seat]
        if isinstance(phase, Auction):
            half = game.lots[phase.deed].deed.price // 2
            return Bid(seat, half) if phase.least(game) <= half <= player.cash - RESERVE else PASS[seat]
        if isinstance(phase, Debt):
            return pay_in_order(game, player, phase)
        if isinstance(phase, TakeOverMortgages):
            return TakeOver(seat, redeem=False)
        if isinstance(phase, Claims):
            return Claim(seat, ())
        if isinstance(phase, BuildingAuction):
            return PASS[seat]
        if isinstance(phase, TradeOffer):
            return RefuseTrade(seat, phase.number)
        return FINE[seat]
