"""The boards of the Ultimate Banking edition.

All three share one ladder of spaces and prices (`ladder.json`) and one deck of event cards (`events.json`). Their 22
properties are the 22 streets of a classic board, in the same order and the same colours, so that they take its names.
"""

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from cotyphu.editions.card_code import GREATEST, card_code
from cotyphu.editions.classic import Edition, Name, UnknownBoard, load_edition
from cotyphu.editions.event_effects import event_effect_to_wire, read_event_effect
from cotyphu.editions.reading import Entry, read
from cotyphu.rules.board import FREE_PARKING, GO, JAIL, STREET, Group
from cotyphu.rules.ultimate.bank import LOCATION_FEE, SALARY, TOP_LEVEL
from cotyphu.rules.ultimate.board import (
    KIND_NAMES,
    PROPERTY,
    EventCard,
    UltimateBoard,
    UltimateDeed,
    UltimateSpace,
)
from cotyphu.rules.ultimate.game import MAX_SEATS, MIN_SEATS
from cotyphu.rules.values import short

STREETS_OF: Final = {
    "ultimate_london": "london",
    "ultimate_atlantic": "atlantic",
    "ultimate_vietnam": "vietnam",
}
"""The classic board whose streets each board of this edition has, the default board first."""

ULTIMATE_BOARD_IDS: Final = tuple(STREETS_OF)
"""The boards of the Ultimate Banking edition, the default first."""

_DATA: Final = files("cotyphu.editions") / "ultimate"
_SIDES: Final = 4


class UltimateEdition:
    """A board with what is printed on it besides figures.

    `names` holds for each space its name by language, or None for GO, Event and the other spaces that are called the same on
    every board (their names are texts, `space-go` and so on). `areas` holds for a group's id the town its streets are in, if
    the board tells. `looks` names the picture on each bank card, in the order of `board.bank_cards` (`bank_card-red_car`).
    """

    __slots__ = ("areas", "board", "looks", "names")

    def __init__(
        self, board: UltimateBoard, names: tuple[Name | None, ...], areas: dict[str, Name], looks: tuple[str, ...]
    ) -> None:
        self.board = board
        self.names = names
        self.areas = areas
        self.looks = looks

    def to_wire(self) -> dict[str, object]:
        """Everything a client needs to draw board and cards, as plain JSON values; it never changes during a game.

        A `card` is the number coded on the printed card and `code` its stripes (U-UNIT-10); a `title` is printed on an event
        card and serves to find it.
        """
        board = self.board
        return {
            "id": board.id,
            "edition": "ultimate",
            "currency": board.currency,
            "currency_after": False,
            "constants": {
                "seats_min": MIN_SEATS,
                "seats_max": MAX_SEATS,
                "salary": SALARY,
                "location_fee": LOCATION_FEE,
                "top_level": TOP_LEVEL,
            },
            "spaces": [self._space_to_wire(space) for space in board.spaces],
            "groups": [
                {
                    "id": group.id,
                    "area": self.areas.get(group.id),
                    "spaces": [deed.space for deed in board.deeds if deed.group is group],
                }
                for group in board.groups
            ],
            "events": {
                event.id: {
                    "effect": event_effect_to_wire(event.effect),
                    "title": event.title,
                    "card": event.card,
                    "code": card_code(event.card),
                }
                for event in board.events
            },
            "bank_cards": [
                {"look": look, "card": card, "code": card_code(card)}
                for look, card in zip(self.looks, board.bank_cards, strict=True)
            ],
        }

    def _space_to_wire(self, space: UltimateSpace) -> dict[str, object]:
        wire: dict[str, object] = {
            "index": space.index,
            "kind": KIND_NAMES[space.kind],
            "name": self.names[space.index],
        }
        deed = space.deed
        if deed is not None:
            wire |= {
                "group": deed.group.id,
                "side": deed.side,
                "price": deed.price,
                "rents": list(deed.rents),
                "card": deed.card,
                "code": card_code(deed.card),
            }
        return wire


@lru_cache(maxsize=len(STREETS_OF))
def load_ultimate(board_id: str) -> UltimateEdition:
    """The board with this id and its names; the same object every time. Raises `UnknownBoard`."""
    if board_id not in STREETS_OF:
        raise UnknownBoard(f"no board is called {short(board_id)}; there are {', '.join(STREETS_OF)}")
    return read_ultimate(_DATA, board_id, load_edition(STREETS_OF[board_id]))


def read_ultimate(folder: Traversable, board_id: str, classic: Edition) -> UltimateEdition:
    """The board of `ladder.json` and `events.json` of a folder, with the street names of `classic`. Raises `WrongData`."""
    ladder = read(folder, "ladder.json").fields("currency", "groups", "spaces", "bank_cards")
    cards: set[int] = set()
    groups = _read_groups(ladder["groups"])
    spaces = _read_spaces(ladder["spaces"], groups, cards)
    looks, bank_cards = _read_bank_cards(ladder["bank_cards"], cards)
    streets = [space for space in classic.board.spaces if space.kind == STREET]
    properties = [space.index for space in spaces if space.deed is not None]
    if len(properties) != len(streets):
        raise ladder["spaces"].wrong(f"must hold {len(streets)} properties, not {len(properties)}")
    named = {index: classic.names[street.index] for index, street in zip(properties, streets, strict=True)}
    return UltimateEdition(
        UltimateBoard(
            board_id,
            ladder["currency"].text(),
            spaces,
            tuple(groups.values()),
            _read_events(read(folder, "events.json"), cards),
            bank_cards,
        ),
        tuple(named.get(space.index) for space in spaces),
        classic.areas,
        looks,
    )


def _read_card(entry: Entry, cards: set[int]) -> int:
    """The number coded on a card, which no other card has."""
    number = entry.whole(1, GREATEST)
    if number in cards:
        raise entry.wrong(f"there is another card {number}")
    cards.add(number)
    return number


def _read_groups(entry: Entry) -> dict[str, Group]:
    groups: dict[str, Group] = {}
    for index, item in enumerate(entry.items()):
        name = item.text()
        if name in groups:
            raise item.wrong(f"'{name}' is there twice")
        groups[name] = Group(index, name, STREET, 0)
    return groups


def _read_spaces(entry: Entry, groups: dict[str, Group], cards: set[int]) -> tuple[UltimateSpace, ...]:
    kinds = tuple(KIND_NAMES)
    names = tuple(KIND_NAMES.values())
    items = tuple(entry.items())
    spaces: list[UltimateSpace] = []
    deeds = 0
    for index, item in enumerate(items):
        found = item.entries()
        if "kind" not in found:
            raise item.wrong("'kind' is missing")
        kind = kinds[found["kind"].one_of(names)]
        if kind != PROPERTY:
            item.fields("kind")
            spaces.append(UltimateSpace(index, kind))
            continue
        fields = item.fields("kind", "group", "price", "rents", "card")
        group = groups[tuple(groups)[fields["group"].one_of(tuple(groups))]]
        side = index * _SIDES // len(items) + 1
        rents = fields["rents"].wholes(TOP_LEVEL)
        price = fields["price"].whole(1)
        deed = UltimateDeed(deeds, index, group, side, price, rents, _read_card(fields["card"], cards))
        spaces.append(UltimateSpace(index, kind, deed))
        deeds += 1
    for kind in (GO, JAIL, FREE_PARKING):
        if sum(space.kind == kind for space in spaces) != 1:
            raise entry.wrong(f"exactly one space must be of kind {KIND_NAMES[kind]}")
    if spaces[0].kind != GO:
        raise entry.wrong("the first space must be of kind go")
    for group in groups.values():
        if not any(space.deed is not None and space.deed.group is group for space in spaces):
            raise entry.wrong(f"no space belongs to the group '{group.id}'")
    return tuple(spaces)


def _read_events(entry: Entry, cards: set[int]) -> tuple[EventCard, ...]:
    events: dict[str, EventCard] = {}
    for index, item in enumerate(entry.items()):
        fields = item.fields("id", "effect", "title", "card")
        event_id = fields["id"].text()
        if event_id in events:
            raise fields["id"].wrong(f"'{event_id}' is there twice")
        effect = read_event_effect(fields["effect"])
        title = fields["title"].text()
        events[event_id] = EventCard(event_id, index, effect, title, _read_card(fields["card"], cards))
    if not events:
        raise entry.wrong("a deck needs at least one card")
    return tuple(events.values())


def _read_bank_cards(entry: Entry, cards: set[int]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    looks: list[str] = []
    numbers: list[int] = []
    for item in entry.items():
        fields = item.fields("look", "card")
        looks.append(fields["look"].text())
        numbers.append(_read_card(fields["card"], cards))
    if len(numbers) != MAX_SEATS:
        raise entry.wrong(f"there must be {MAX_SEATS} bank cards, not {len(numbers)}")
    return tuple(looks), tuple(numbers)
