"""What a scenario knows about the order of a deck: the next cards, those put under it, and the rest in no known order."""

from collections.abc import Mapping
from typing import Any

from cotyphu.rules.board import Board
from cotyphu.rules.effects import DECK_NAMES
from cotyphu.rules.game import Game
from cotyphu.rules.phases.cards import Draw
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
        """The deck as `Game.from_dict` reads it."""
        return {"unseen": self.unseen, "known": self.under}


def read_orders(
    data: object, board: Board, deck: str, held: Mapping[str, int], place: str
) -> tuple[DeckOrder, DeckOrder]:
    """The orders of both decks that the option `deck` names, `held` being the seats of the release cards kept.

    Each deck is a list (its next cards) or `{"next": […], "under": […]}`; `Malformed` names the place of what is wrong.
    """
    given = read_dict(data, place)
    reject_unknown(given, DECK_NAMES, place)
    orders = []
    for name, cards in zip(DECK_NAMES, board.decks[deck], strict=True):
        printed = [card.id for card in cards]
        here = f"{place}.{name}"
        parts = given.get(name, [])
        if not isinstance(parts, list):
            parts = read_dict(parts, here)
            reject_unknown(parts, ("next", "under"), here)
            coming = _read_cards(parts.get("next", []), printed, held, f"{here}.next", ())
            under = _read_cards(parts.get("under", []), printed, held, f"{here}.under", coming)
        else:
            coming, under = _read_cards(parts, printed, held, here, ()), []
        orders.append(DeckOrder(coming, [c for c in printed if c not in held and c not in under], under))
    return orders[0], orders[1]


def _read_cards(
    data: object, printed: list[str], held: Mapping[str, int], place: str, before: list[str] | tuple[str, ...]
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


def next_card(game: Game, orders: tuple[DeckOrder, DeckOrder]) -> str | None:
    """The card that will be drawn now, if one is due and the order tells which."""
    phase = game.phase
    if not isinstance(phase, Draw):
        return None
    coming = orders[phase.deck].coming
    if coming:
        return coming[0]
    possible = game.decks[phase.deck].possible()
    return possible[0].id if len(possible) == 1 else None


def order_to_dict(game: Game, deck: int, coming: list[str]) -> dict[str, list[str]] | list[str]:
    """What is known about the deck with this index now, in the form that `read_orders` takes."""
    unseen = game.decks[deck].unseen
    known = [card.id for card in game.decks[deck].known]
    if not unseen:
        return known
    return {"next": list(coming), "under": known} if known else list(coming)
