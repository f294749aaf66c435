"""Bankruptcy: what becomes of an estate (C-DEBT-3 to C-DEBT-7, C-DEBT-10, C-DEBT-11)."""

from typing import TYPE_CHECKING

from cotyphu.rules.events import BANK, BuildingsSold, CardMoved, WentBankrupt
from cotyphu.rules.phases.auction import EstateSale
from cotyphu.rules.phases.turn import AFTER_MOVE
from cotyphu.rules.state import HOTEL, Lot, Player

if TYPE_CHECKING:
    from cotyphu.rules.game import Game


def go_bankrupt(game: "Game", seat: int, creditor: int, *, unpaid: Lot | None = None, left: bool = False) -> None:
    """`seat` is out and his estate goes to `creditor` (a seat or `BANK`).

    `unpaid` is a lot he won in an auction and could not pay; `left` says that he owed nothing. The debt he gave up in
    has been taken off the stack already; what follows (taking over mortgages, auctions) is put on it.
    """
    player = game.players[seat]
    player.out = True
    game.bankrupts.append(seat)
    if seat == game.seat:
        game.stack[0] = AFTER_MOVE  # he rolls no more, even if this came before his roll (C-TURN-6)
    if game.listener is not None:
        clause = "C-DEBT-11" if left else "C-DEBT-2"
        game.listener(WentBankrupt(clause, seat, creditor, left))
    last = sum(1 for p in game.players if not p.out) == 1
    if creditor == BANK:
        _to_bank(game, player, unpaid, last=last)
    else:
        _to_player(game, player, game.players[creditor], fees=not last)
    if last:
        game.finish("last_player")


def _clear_buildings(game: "Game", player: Player, *, paid: bool) -> None:
    """All buildings return to stock; a creditor who is a player gets their half price with the cash (C-DEBT-3)."""
    clause = "C-DEBT-3" if paid else "C-DEBT-5"
    for lot in player.lots:
        if not lot.houses:
            continue
        half = lot.houses * lot.deed.group.house_cost // 2
        if lot.houses == HOTEL:
            game.hotels += 1
        else:
            game.houses += lot.houses
        lot.houses = 0
        if game.listener is not None:
            game.listener(BuildingsSold(clause, player.seat, lot.deed.space, 0))
        if paid:
            game.pay(None, player, half, "sale", clause, lot.deed.space)


def _to_player(game: "Game", player: Player, creditor: Player, *, fees: bool) -> None:
    _clear_buildings(game, player, paid=True)
    if player.cash:
        game.pay(player, creditor, player.cash, "estate", "C-DEBT-3")
    mortgaged = tuple(lot.deed.index for lot in player.lots if lot.mortgaged)
    for lot in list(player.lots):
        game.give_deed(lot, creditor, "estate", "C-DEBT-3")
    for card in list(player.cards):
        game.move_card(card, player, creditor)
        if game.listener is not None:
            game.listener(CardMoved("C-DEBT-3", card.id, player.seat, creditor.seat))
    if mortgaged and fees:
        game.take_over(creditor, mortgaged, "C-DEBT-4")


def _to_bank(game: "Game", player: Player, unpaid: Lot | None, *, last: bool) -> None:
    auction = game.options.auctions and not last
    clause = "C-DEBT-7" if last else "C-DEBT-5" if auction else "C-DEBT-10"
    _clear_buildings(game, player, paid=False)
    if player.cash:
        game.pay(player, None, player.cash, "estate", "C-DEBT-5")
    estate = [] if unpaid is None else [unpaid.deed.index]
    for lot in list(player.lots):
        lot.mortgaged = False
        estate.append(lot.deed.index)
        game.give_deed(lot, None, "returned", clause)
    for card in list(player.cards):
        game.return_card(player, card)
    if auction:
        game.stack.append(EstateSale(tuple(estate)))
