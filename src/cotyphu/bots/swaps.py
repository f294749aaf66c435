"""Trades as a simple player sees them: printed prices, and a premium for whole groups."""

from functools import lru_cache

from cotyphu.rules.board import STREET, Board, Group
from cotyphu.rules.game import Game
from cotyphu.rules.phases.trade import cash_refusal
from cotyphu.rules.state import Lot, Player
from cotyphu.rules.values import Goods

_CARD = 40  # what a release card is worth: a little less than the fine it saves


@lru_cache(maxsize=16)
def premiums(board: Board) -> tuple[int, ...]:
    """What a whole group is worth beyond its lots, by the group's index."""
    return tuple(sum(d.price for d in g.deeds) if g.kind == STREET else g.deeds[0].price for g in board.groups)


def price_of(lot: Lot) -> int:
    """The printed price, less what it costs to redeem the lot."""
    return lot.deed.price - lot.deed.redeem if lot.mortgaged else lot.deed.price


def gains(game: Game, player: Player, partner: Player, give: Goods, get: Goods) -> tuple[int, int]:
    """What `player` and `partner` gain if the one gives `give` for `get`."""
    mine = get.cash - give.cash + _CARD * (len(get.cards) - len(give.cards))
    theirs = -mine
    change: dict[int, int] = {}
    for spaces, sign in ((get.deeds, 1), (give.deeds, -1)):
        for space in spaces:
            lot = game.lot_at(space)
            mine += sign * price_of(lot)
            theirs -= sign * price_of(lot)
            group = lot.deed.group.index
            change[group] = change.get(group, 0) + sign
    for group, more in change.items():
        size = game.board.groups[group].size
        premium = premiums(game.board)[group]
        before, after = player.held[group], player.held[group] + more
        mine += premium * ((after == size) - (before == size))
        before, after = partner.held[group], partner.held[group] - more
        theirs += premium * ((after == size) - (before == size))
    return mine, theirs


def affordable(game: Game, player: Player, partner: Player, give: Goods, get: Goods, below: int = -1) -> bool:
    """Whether both have the cash for it; `below` is the place on the stack of what the trade rests on."""
    base = game.stack[below]
    return cash_refusal(game, player, give, get, base) is None and cash_refusal(game, partner, get, give, base) is None


def missing_lot(game: Game, player: Player, group: Group) -> Lot | None:
    """The last lot that `player` lacks of a group, if another player has it and may trade it."""
    if player.held[group.index] != group.size - 1:
        return None
    missing = None
    for deed in group.deeds:
        lot = game.lots[deed.index]
        if lot.houses:
            return None
        if lot.owner is not player:
            missing = lot
    return missing if missing is not None and missing.owner is not None else None


def simple_swap(game: Game, player: Player, lot: Lot, reserve: int) -> tuple[Goods, Goods] | None:
    """What `player` could give, and get, to have `lot` by a deal that is good for its owner too; None if nothing will do.

    He gives a lot that completes a group of the owner's, with cash from one to the other until both gain the same; else cash
    alone. `reserve` is the cash that he keeps.
    """
    partner = lot.owner
    assert partner is not None
    wanted = (lot.deed.space,)
    for own in player.lots:
        group = own.deed.group
        if group is lot.deed.group or missing_lot(game, partner, group) is not own:
            continue
        mine, theirs = gains(game, player, partner, Goods(0, (own.deed.space,)), Goods(0, wanted))
        balance = (mine - theirs) // 2
        give, get = Goods(max(balance, 0), (own.deed.space,)), Goods(max(-balance, 0), wanted)
        if mine > balance and player.cash - give.cash >= reserve and affordable(game, player, partner, give, get):
            return give, get
    price = price_of(lot) + premiums(game.board)[lot.deed.group.index] // 2
    give, get = Goods(price), Goods(0, wanted)
    if player.cash - price >= reserve and affordable(game, player, partner, give, get):
        return give, get
    return None
