"""How a debtor raises cash in a fixed order (C-DEBT-1)."""

from cotyphu.bots.bot import BANKRUPT
from cotyphu.bots.building import building_sale
from cotyphu.rules.actions import Action, Mortgage, Sell
from cotyphu.rules.game import Game
from cotyphu.rules.phases.debts import Debt
from cotyphu.rules.state import Player


def pay_in_order(game: Game, player: Player, debt: Debt) -> Action:
    """Mortgage single lots in board order, then sell buildings from the first group on, then mortgage complete groups.

    Who could not raise enough gives up at once, as nothing that he sold would stay his.
    """
    seat = player.seat
    if game.could_raise(player) < debt.amount:
        return BANKRUPT[seat]
    held = player.held
    for lot in player.lots:
        group = lot.deed.group
        if not lot.mortgaged and (not group.house_cost or held[group.index] != group.size):
            return Mortgage(seat, lot.deed.space)
    for lot in player.lots:
        if lot.houses:
            return Sell(seat, building_sale(game, lot.deed.group, debt.amount - player.cash))
    for lot in player.lots:
        if not lot.mortgaged:
            return Mortgage(seat, lot.deed.space)
    return BANKRUPT[seat]
