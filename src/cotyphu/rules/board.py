"""The printed things of a board that never change: spaces, title deeds, colour groups, cards.

`editions` builds a `Board` from its data files; every game on it shares the one object.
"""

from typing import Final

from cotyphu.rules.effects import Effect

GO: Final = 0
STREET: Final = 1
STATION: Final = 2
UTILITY: Final = 3
CHANCE_SPACE: Final = 4
CHEST_SPACE: Final = 5
TAX: Final = 6
JAIL: Final = 7
FREE_PARKING: Final = 8
GO_TO_JAIL: Final = 9

KIND_NAMES: Final = (
    "go",
    "street",
    "station",
    "utility",
    "chance",
    "community_chest",
    "tax",
    "jail",
    "free_parking",
    "go_to_jail",
)
"""The name of each kind of space in data files and on the wire; index = the kind."""


class Group:
    """A colour group, the stations or the utilities; `index` is its place in `Board.groups`."""

    __slots__ = ("deeds", "house_cost", "id", "index", "kind", "size")

    def __init__(self, index: int, id: str, kind: int, house_cost: int) -> None:  # noqa: A002 - the data's own word
        self.index = index
        self.id = id
        self.kind = kind
        self.house_cost = house_cost  # 0 for stations and utilities (C-BLD-7)
        self.deeds: tuple[Plot, ...] = ()
        self.size = 0

    def __repr__(self) -> str:
        return f"<Group {self.id}>"


class Plot:
    """What a title deed of either edition prints: `index` is its place among the deeds of its board, in board order."""

    __slots__ = ("group", "index", "price", "rents", "space")

    def __init__(self, index: int, space: int, group: Group, price: int, rents: tuple[int, ...]) -> None:
        self.index = index
        self.space = space
        self.group = group
        self.price = price
        self.rents = rents

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.space}>"


class Deed(Plot):
    """A title deed of the classic edition. Amounts are whole units of the board's currency.

    `rents` holds, for a street, the rents with 0 to 4 houses and a hotel; for a station, by the number of stations
    held; for a utility, the multipliers of the dice by the number held (C-RENT-1, C-RENT-4, C-RENT-5).
    """

    __slots__ = ("interest", "kind", "mortgage", "redeem")

    def __init__(
        self, index: int, space: int, kind: int, group: Group, price: int, mortgage: int, rents: tuple[int, ...]
    ) -> None:
        super().__init__(index, space, group, price, rents)
        self.kind = kind
        self.mortgage = mortgage
        self.interest = -(-mortgage // 10)  # 10 %, rounded up (C-MORT-2)
        self.redeem = mortgage + self.interest


class Space:
    """One of the spaces a token can stand on."""

    __slots__ = ("deed", "index", "kind", "tax")

    def __init__(self, index: int, kind: int, deed: Deed | None = None, tax: int = 0) -> None:
        self.index = index
        self.kind = kind
        self.deed = deed
        self.tax = tax

    def __repr__(self) -> str:
        return f"<Space {self.index} {KIND_NAMES[self.kind]}>"


class Card:
    """A Chance or Community Chest card; `deck` is `CHANCE` or `CHEST`, `index` its place in that deck's list."""

    __slots__ = ("deck", "effect", "id", "index")

    def __init__(self, id: str, deck: int, index: int, effect: Effect) -> None:  # noqa: A002 - the data's own word
        self.id = id
        self.deck = deck
        self.index = index
        self.effect = effect

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


class Board:
    """A whole board with its decks and its stock of buildings (C-SET-2).

    `decks` maps the value of the option `deck` to the two lists of cards (Chance, Community Chest).
    """

    __slots__ = ("cards", "currency", "decks", "deeds", "groups", "hotels", "houses", "id", "jail", "size", "spaces")

    def __init__(
        self,
        id: str,  # noqa: A002 - the data's own word
        currency: str,
        spaces: tuple[Space, ...],
        groups: tuple[Group, ...],
        decks: dict[str, tuple[tuple[Card, ...], tuple[Card, ...]]],
        houses: int = 32,
        hotels: int = 12,
    ) -> None:
        self.id = id
        self.currency = currency
        self.spaces = spaces
        self.size = len(spaces)
        self.groups = groups
        self.decks = decks
        self.houses = houses
        self.hotels = hotels
        self.deeds: tuple[Deed, ...] = tuple(s.deed for s in spaces if s.deed is not None)
        self.jail = next(s.index for s in spaces if s.kind == JAIL)
        self.cards: dict[str, Card] = {c.id: c for pair in decks.values() for deck in pair for c in deck}
        for group in groups:
            group.deeds = tuple(d for d in self.deeds if d.group is group)
            group.size = len(group.deeds)

    def __repr__(self) -> str:
        return f"<Board {self.id}>"
