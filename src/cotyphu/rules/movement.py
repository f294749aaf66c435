"""Moving tokens and settling the space they land on (C-GO-1 to C-GO-4, C-RENT-1 to C-RENT-7, C-TAX-1)."""

from typing import TYPE_CHECKING

from cotyphu.rules.board import CHANCE_SPACE, CHEST_SPACE, FREE_PARKING, GO_TO_JAIL, JAIL, STATION, STREET, TAX, UTILITY
from cotyphu.rules.events import DeedOffered, Jailed, Moved, NoRent, Rested
from cotyphu.rules.phases.auction import BuyOffer
from cotyphu.rules.phases.cards import DRAWS, UtilityDice
from cotyphu.rules.state import FREE, Lot, Player

if TYPE_CHECKING:
    from cotyphu.rules.game import Game


def advance(game: "Game", player: Player, target: int, by: str) -> None:
    """Forward to `target`; the salary is paid when GO is passed or reached, before the landing (C-GO-1 to C-GO-3)."""
    origin = player.space
    player.space = target
    if game.listener is not None:
        game.listener(Moved("C-TURN-2" if by == "dice" else "C-CARD-4", player.seat, origin, target, by))
    if target <= origin:
        salary = game.options.go_salary
        if target == 0:
            salary += game.options.exact_go_bonus
        if salary:
            game.pay(None, player, salary, "salary", "C-GO-1" if by == "dice" else "C-GO-3")


def move_back(game: "Game", player: Player, target: int) -> None:
    """Backward to `target`, without salary, and settle it (C-GO-4, C-CARD-4)."""
    origin = player.space
    player.space = target
    if game.listener is not None:
        game.listener(Moved("C-CARD-4", player.seat, origin, target, "back"))
    land(game, player, 1)


def send_to_jail(game: "Game", player: Player, cause: str, clause: str) -> None:
    """Straight to jail; the rolling of this turn is over (C-JAIL-1, C-TURN-5, C-GO-4)."""
    origin = player.space
    player.space = game.board.jail
    player.jail = 0
    game.doubles = 0
    if game.listener is not None:
        game.listener(Jailed(clause, player.seat, cause))
        game.listener(Moved("C-GO-4", player.seat, origin, player.space, "jail"))


def land(game: "Game", player: Player, multiplier: int) -> None:
    """Settle the space under the token. `multiplier` is what a nearest-station or nearest-utility card sets, else 1."""
    space = game.board.spaces[player.space]
    deed = space.deed
    if deed is not None:
        lot = game.lots[deed.index]
        owner = lot.owner
        if owner is None:
            game.stack.append(BuyOffer(deed.index))
            if game.listener is not None:
                game.listener(DeedOffered("C-BUY-1", player.seat, deed.space, deed.price))
        elif owner is not player:
            _owe_rent(game, player, lot, owner, multiplier)
        elif game.listener is not None:
            game.listener(Rested("C-RENT-7", player.seat, deed.space))
        return
    kind = space.kind
    if kind == CHANCE_SPACE:
        game.stack.append(DRAWS[0])
    elif kind == CHEST_SPACE:
        game.stack.append(DRAWS[1])
    elif kind == TAX:
        game.charge(player, None, space.tax, "tax", "C-TAX-1", space.index)
    elif kind == GO_TO_JAIL:
        send_to_jail(game, player, "space", "C-JAIL-1")
    elif kind == FREE_PARKING and game.pot:
        game.pay_pot(player)
    elif game.listener is not None:
        clause = "C-JAIL-6" if kind == JAIL else "C-FREE-1" if kind == FREE_PARKING else "C-GO-1"
        game.listener(Rested(clause, player.seat, space.index))


def rent_of(lot: Lot, dice: int) -> int:
    """The rent of an unmortgaged lot with an owner, who need not be asked whether he may collect it.

    `dice` is the sum with which the visitor arrived, for utilities (C-RENT-1 to C-RENT-5).
    """
    deed = lot.deed
    owner = lot.owner
    assert owner is not None
    group = deed.group
    held = owner.held[group.index]
    if deed.kind == STREET:
        if lot.houses:
            return deed.rents[lot.houses]
        return deed.rents[0] * 2 if held == group.size else deed.rents[0]
    if deed.kind == STATION:
        return deed.rents[held - 1]
    return deed.rents[held - 1] * dice


def _owe_rent(game: "Game", player: Player, lot: Lot, owner: Player, multiplier: int) -> None:
    deed = lot.deed
    if lot.mortgaged:
        if game.listener is not None:
            game.listener(NoRent("C-RENT-7", player.seat, deed.space, owner.seat, "mortgaged"))
        return
    if owner.jail != FREE and not game.options.rent_in_jail:
        if game.listener is not None:
            game.listener(NoRent("C-JAIL-5", player.seat, deed.space, owner.seat, "jailed"))
        return
    if multiplier > 1 and deed.kind == UTILITY:
        game.stack.append(UtilityDice(multiplier))
        return
    rent = rent_of(lot, game.first + game.second) * multiplier
    if deed.kind == STREET:
        clause = "C-RENT-1" if lot.houses or owner.held[deed.group.index] < deed.group.size else "C-RENT-2"
    else:
        clause = "C-RENT-4" if deed.kind == STATION else "C-RENT-5"
    game.charge(player, owner, rent, "rent", "C-CARD-5" if multiplier > 1 else clause, deed.space)
