"""The printed things of the Ultimate Banking edition: 36 spaces, 22 deeds with five rents, 23 event cards (U-SET-1)."""

from typing import Final

from cotyphu.rules.board import FREE_PARKING, JAIL, Group, Plot
from cotyphu.rules.effects import Effect

PROPERTY: Final = 1
"""The kind of a property space; other kinds are those of `rules.board`, and these two:"""
EVENT: Final = 10
LOCATION: Final = 11

KIND_NAMES: Final = {0: "go", 1: "property", 7: "jail", 8: "free_parking", 9: "go_to_jail", 10: "event", 11: "location"}
"""The name of each kind of space in data files and on the wire."""


class UltimateDeed(Plot):
    """A title deed: `index` is its place in the ring of deeds, printed number minus one (U-EVT-3).

    `rents` holds the five rents, `side` the side of the board (1 to 4), `card` the number coded on the printed card.
    """

    __slots__ = ("card", "side")

    def __init__(
        self, index: int, space: int, group: Group, side: int, price: int, rents: tuple[int, ...], card: int
    ) -> None:
        super().__init__(index, space, group, price, rents)
        self.side = side
        self.card = card


class EventCard:
    """An event card; `card` is the number coded on the printed one, `title` its printed title, to find it by."""

    __slots__ = ("card", "effect", "id", "index", "title")

    def __init__(self, id: str, index: int, effect: Effect, title: str, card: int) -> None:  # noqa: A002 - the data's own word
        self.id = id
        self.index = index
        self.effect = effect
        self.title = title
        self.card = card

    def __repr__(self) -> str:
        return f"<EventCard {self.id}>"


class UltimateSpace:
    """One of the 36 spaces."""

    __slots__ = ("deed", "index", "kind")

    def __init__(self, index: int, kind: int, deed: UltimateDeed | None = None) -> None:
        self.index = index
        self.kind = kind
        self.deed = deed


class UltimateBoard:
    """A whole board of the edition; `bank_cards` are the numbers coded on the bank cards of the seats."""

    __slots__ = (
        "bank_cards",
        "currency",
        "deeds",
        "events",
        "events_by_id",
        "free_parking",
        "groups",
        "id",
        "jail",
        "size",
        "spaces",
    )

    def __init__(
        self,
        id: str,  # noqa: A002 - the data's own word
        currency: str,
        spaces: tuple[UltimateSpace, ...],
        groups: tuple[Group, ...],
        events: tuple[EventCard, ...],
        bank_cards: tuple[int, ...],
    ) -> None:
        self.id = id
        self.currency = currency
        self.spaces = spaces
        self.size = len(spaces)
        self.groups = groups
        self.deeds: tuple[UltimateDeed, ...] = tuple(s.deed for s in spaces if s.deed is not None)
        for group in groups:
            group.deeds = tuple(d for d in self.deeds if d.group is group)
            group.size = len(group.deeds)
        self.events = events
        self.events_by_id: dict[str, EventCard] = {e.id: e for e in events}
        self.bank_cards = bank_cards
        self.jail = next(s.index for s in spaces if s.kind == JAIL)
        self.free_parking = next(s.index for s in spaces if s.kind == FREE_PARKING)

    def __repr__(self) -> str:
        return f"<UltimateBoard {self.id}>"
