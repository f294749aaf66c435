"""What a scenario knows about the order of a deck: the next cards, those put under it, and the rest in no known order."""

from collections.abc import Mapping, Sequence
from typing import Any

from cotyphu.rules.actions import Drew
from cotyphu.rules.base import BaseGame
from cotyphu.rules.values import Malformed, read_dict, read_list, read_str, reject_unknown, short


class DeckOrder:
    """The known order of one deck, by ids of cards.

    `coming` are the next cards from the top; the game itself knows the cards `under` the unseen ones. Held cards are in
    neither.
    """

    __slots__ = ("coming", "under", "unseen")

    def __init__(self, coming: list[str], unseen: list[str], under: list[str]) -> None:
        if len(unseen) == len(coming):  # nothing is left in no known order: the game can know the whole deck
            coming, unseen, under = [], [], coming + under
        self.coming = coming
        self.unseen = unseen
        self.under = under

    def to_game(self) -> dict[str, Any]:
        """The deck as a game of either edition reads it."""
        return {"unseen": self.unseen, "known": self.under}


Orders = dict[str, DeckOrder]
"""The order of each deck of a game, by its name."""


def read_orders(data: object, decks: Mapping[str, Sequence[str]], held: Mapping[str, int], place: str) -> Orders:
    """The orders of the `decks`, each given with its printed cards, `held` being the seats of the cards kept.

    Each deck is a list (its next cards) or `{"next": […], "under": […]}`; `Malformed` names the place of what is wrong.
    """
    given = read_dict(data, place)
    reject_unknown(given, tuple(decks), place)
    orders = {}
    for name, printed in decks.items():
        here = f"{place}.{name}"
        parts = given.get(name, [])
        if not isinstance(parts, list):
            parts = read_dict(parts, here)
            reject_unknown(parts, ("next", "under"), here)
            coming = _read_cards(parts.get("next", []), printed, held, f"{here}.next", ())
            under = _read_cards(parts.get("under", []), printed, held, f"{here}.under", coming)
        else:
            coming, under = _read_cards(parts, printed, held, here, ()), []
        orders[name] = DeckOrder(coming, [c for c in printed if c not in held and c not in under], under)
    return orders


def _read_cards(
    data: object, printed: Sequence[str], held: Mapping[str, int], place: str, before: Sequence[str]
) -> list[str]:
    cards: list[str] = []
    for i, value in enumerate(read_list(data, place)):
        card = read_str(value, f"{place}[{i}]")
        if card not in printed:
            raise Malformed(f"{place}[{i}]: no card {short(card)} in this deck (it has: {', '.join(printed)})")
        if card in held:
            raise Malformed(f"{place}[{i}]: {card} is not in the deck, seat {held[card]} holds it")
        if card in cards or card in before:
            raise Malformed(f"{place}[{i}]: {card} is there twice")
        cards.append(card)
    return cards


def due(game: BaseGame, orders: Orders) -> DeckOrder | None:
    """The order of the deck whose card will be drawn now; None if no card is due."""
    return orders[game.phase.to_dict(game)["deck"]] if game.phase.name == "draw" else None


def next_card(game: BaseGame, orders: Orders) -> str | None:
    """The card that will be drawn now, if one is due and the order tells which."""
    order = due(game, orders)
    if order is None:
        return None
    if order.coming:
        return order.coming[0]
    possible = game.outcomes()
    if len(possible) != 1:
        return None
    assert isinstance(possible[0], Drew)
    return possible[0].card


def orders_to_dict(game: BaseGame, orders: Orders | None) -> dict[str, Any]:
    """What is known about each deck now, in the form that `read_orders` takes; without `orders` what the game knows."""
    found: dict[str, Any] = {}
    for name, deck in game.to_dict()["decks"].items():
        coming = [] if orders is None else list(orders[name].coming)
        known: list[str] = deck["known"]
        if not deck["unseen"]:
            found[name] = known
        elif known:
            found[name] = {"next": coming, "under": known}
        elif coming:
            found[name] = coming
    return found
