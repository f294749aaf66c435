"""What the table does for a player whose time is up, or for a bot that has failed (C-TURN-8).

It declines, passes, refuses, stays, rolls and ends the turn; for an event it picks the first target, all of which have an
effect (U-EVT-10). In a classic debt it sells buildings, those of the cheapest group first, then mortgages from the cheapest lot
on, and gives up only when nothing more can be raised; in a debt of the other edition it hands over the cheapest deed that
covers the rest, or if none does the cheapest of all (U-DEBT-1).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cotyphu.rules.actions import (
    Action,
    Claim,
    DeclareBankrupt,
    Decline,
    EndTurn,
    Mortgage,
    Pass,
    PayCard,
    PayFine,
    RefuseTrade,
    Roll,
    Sell,
    TakeOver,
    UseRelease,
)
from cotyphu.rules.base import BaseGame
from cotyphu.rules.choices import Choice
from cotyphu.rules.game import Game
from cotyphu.rules.ultimate.actions import HandOver, MoveTo, PickLot, PickPlayer, Stay

Facts = Mapping[str, Any]

_ANSWERS: Final[Mapping[str, Callable[[int, Facts], Action]]] = {
    "refuse_trade": lambda seat, facts: RefuseTrade(seat, facts["number"]),
    "pass": lambda seat, _: Pass(seat),
    "claim": lambda seat, _: Claim(seat, ()),
    "decline": lambda seat, _: Decline(seat),
    "stay": lambda seat, _: Stay(seat),
    # Without `stay` beside it, it is an event that moves.
    "move_to": lambda seat, facts: MoveTo(seat, facts["spaces"][0]),
    "pick_lot": lambda seat, facts: PickLot(seat, facts["spaces"][0]),
    "pick_player": lambda seat, facts: PickPlayer(seat, facts["partners"][0]),
    "take_over": lambda seat, _: TakeOver(seat, redeem=False),
    "pay_card": lambda seat, _: PayCard(seat),
    "roll": lambda seat, _: Roll(seat),
    "end_turn": lambda seat, _: EndTurn(seat),
    # Only where rolling is no choice: after the third failed roll.
    "pay_fine": lambda seat, _: PayFine(seat),
    "use_release": lambda seat, facts: UseRelease(seat, facts["card"]),
}
"""The answers in the order in which they are preferred."""


def default_action(game: BaseGame, seat: int) -> Action | None:
    """What the table does for `seat`, which the game waits for; None if the menu holds nothing it could do."""
    menu = [choice for choice in game.choices(seat) if choice.allowed]
    named = {choice.name: choice for choice in menu}
    if "declare_bankrupt" in named:
        assert isinstance(game, Game)
        return _raise_cash(game, menu, seat) or DeclareBankrupt(seat)
    if "hand_over" in named:
        return _hand_over(menu, seat)
    for name, make in _ANSWERS.items():
        if name in named:
            return make(seat, named[name].facts)
    return None


def _raise_cash(game: Game, menu: list[Choice], seat: int) -> Action | None:
    groups = {group.id: group for group in game.board.groups}
    sales = [groups[choice.facts["group"]] for choice in menu if choice.name == "sell"]
    if sales:
        group = min(sales, key=lambda g: (g.house_cost, g.index))
        facts = next(choice.facts for choice in menu if choice.name == "sell" and choice.facts["group"] == group.id)
        houses = {lot.deed.space: lot.houses for lot in game.players[seat].lots if lot.deed.group is group}
        if facts["remove"]:
            space = facts["remove"][-1]
            return Sell(seat, ((space, houses[space] - 1),))
        # The Bank lacks the houses to break a hotel up: all of the group may always go at once (C-SELL-2).
        return Sell(seat, tuple((space, 0) for space in houses))
    prices = {deed.space: (deed.price, deed.space) for deed in game.board.deeds}
    spaces: list[int] = [choice.facts["space"] for choice in menu if choice.name == "mortgage"]
    return Mortgage(seat, min(spaces, key=prices.__getitem__)) if spaces else None


def _hand_over(menu: list[Choice], seat: int) -> Action:
    deeds = [choice.facts for choice in menu if choice.name == "hand_over"]
    covering = [facts for facts in deeds if not facts["left"]]
    return HandOver(seat, min(covering or deeds, key=lambda facts: (facts["price"], facts["space"]))["space"])


def default_actions(seat: int) -> Callable[[BaseGame], Action | None]:
    """A choice for `carry_out`: the default action, and in debt all that it takes to be out of it."""
    acted = False

    def choose(game: BaseGame) -> Action | None:
        nonlocal acted
        if acted and not (seat in game.waiting() and game.phase.name == "debt"):
            return None
        acted = True
        return default_action(game, seat)

    return choose
