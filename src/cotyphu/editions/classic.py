"""The boards of the classic edition.

All three share one ladder of spaces and prices (`ladder.json`) and one store of decks (`decks.json`); a board's own file
gives its currency, the names printed on it and the decks that may be chosen for it.
"""

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from cotyphu.editions.effects import effect_to_wire, read_effect
from cotyphu.editions.reading import Entry, read
from cotyphu.rules.board import KIND_NAMES, STATION, STREET, TAX, UTILITY, Board, Card, Deed, Group, Space
from cotyphu.rules.effects import DECK_NAMES
from cotyphu.rules.values import short

BOARD_IDS: Final = ("london", "atlantic", "vietnam")
"""The boards of the classic edition, the default first."""

DEFAULT_DECK: Final = "international"

_DATA: Final = files("cotyphu.editions") / "classic"
_RENTS: Final = {STREET: 6, STATION: 4, UTILITY: 2}  # how many rents a deed of each kind prints

Name = dict[str, str]
"""A name by language, `{"vi": …, "en": …}`."""

Deck = tuple[Card, ...]


class UnknownBoard(ValueError):
    """No board has this id; the message lists those there are."""


class Edition:
    """A board with what is printed on it besides figures.

    `names` holds for each space its name by language, or None for GO, Chance and the other spaces that are called the same on
    every board (their names are texts, `space-go` and so on). `areas` holds for a group's id the town its streets are in, if
    the board tells. An amount is written before its currency mark when `currency_after` is true.
    """

    __slots__ = ("areas", "board", "currency_after", "names")

    def __init__(
        self, board: Board, currency_after: bool, names: tuple[Name | None, ...], areas: dict[str, Name]
    ) -> None:
        self.board = board
        self.currency_after = currency_after
        self.names = names
        self.areas = areas

    def to_wire(self) -> dict[str, object]:
        """Everything a client needs to draw the board, as plain JSON values; it never changes during a game."""
        board = self.board
        return {
            "id": board.id,
            "edition": "classic",
            "currency": board.currency,
            "currency_after": self.currency_after,
            "houses": board.houses,
            "hotels": board.hotels,
            "spaces": [self._space_to_wire(space) for space in board.spaces],
            "groups": [
                {
                    "id": group.id,
                    "kind": KIND_NAMES[group.kind],
                    "area": self.areas.get(group.id),
                    "spaces": [deed.space for deed in group.deeds],
                    "house_cost": group.house_cost,
                }
                for group in board.groups
            ],
            "decks": {
                option: {DECK_NAMES[deck]: [card.id for card in cards] for deck, cards in enumerate(pair)}
                for option, pair in board.decks.items()
            },
            "cards": {
                card.id: {"deck": DECK_NAMES[card.deck], "effect": effect_to_wire(card.effect)}
                for card in board.cards.values()
            },
        }

    def _space_to_wire(self, space: Space) -> dict[str, object]:
        wire: dict[str, object] = {
            "index": space.index,
            "kind": KIND_NAMES[space.kind],
            "name": self.names[space.index],
        }
        deed = space.deed
        if deed is not None:
            wire |= {
                "group": deed.group.id,
                "price": deed.price,
                "mortgage": deed.mortgage,
                "redeem": deed.redeem,
                "rents": list(deed.rents),
            }
            if deed.kind == STREET:
                wire["house_cost"] = deed.group.house_cost
        if space.kind == TAX:
            wire["tax"] = space.tax
        return wire


def load_board(board_id: str) -> Board:
    """The board with this id; the same object every time. Raises `UnknownBoard`."""
    return load_edition(board_id).board


@lru_cache(maxsize=len(BOARD_IDS))
def load_edition(board_id: str) -> Edition:
    """The board with this id and its names; the same object every time. Raises `UnknownBoard`."""
    if board_id not in BOARD_IDS:
        raise UnknownBoard(f"no board is called {short(board_id)}; there are {', '.join(BOARD_IDS)}")
    return read_edition(_DATA, board_id)


def read_edition(folder: Traversable, board_id: str) -> Edition:
    """The board described by `<board_id>.json`, `ladder.json` and `decks.json` of a folder. Raises `WrongData`."""
    top = read(folder, f"{board_id}.json")
    fields = top.fields("id", "currency", "currency_after", "decks", "names", optional=("areas",))
    if fields["id"].text() != board_id:
        raise fields["id"].wrong(f"must be '{board_id}', as the file is named")
    ladder = read(folder, "ladder.json").fields("houses", "hotels", "groups", "spaces")
    groups = _read_groups(ladder["groups"])
    spaces = _read_spaces(ladder["spaces"], groups)
    board = Board(
        board_id,
        fields["currency"].text(),
        spaces,
        tuple(groups.values()),
        _read_choice_of_decks(fields["decks"], _read_decks(read(folder, "decks.json"), spaces)),
        ladder["houses"].whole(1),
        ladder["hotels"].whole(1),
    )
    return Edition(
        board,
        fields["currency_after"].flag(),
        _read_names(fields["names"], spaces),
        _read_areas(fields["areas"], groups) if "areas" in fields else {},
    )


def _read_groups(entry: Entry) -> dict[str, Group]:
    groups: dict[str, Group] = {}
    for index, item in enumerate(entry.items()):
        fields = item.fields("id", "kind", optional=("house_cost",))
        kind = fields["kind"].one_of(KIND_NAMES)
        if kind not in _RENTS:
            raise fields["kind"].wrong("must be street, station or utility")
        if (kind == STREET) != ("house_cost" in fields):
            raise item.wrong("a group of streets, and no other, has a 'house_cost'")
        cost = fields["house_cost"].whole(1) if kind == STREET else 0
        group = Group(index, fields["id"].text(), kind, cost)
        if group.id in groups:
            raise fields["id"].wrong(f"'{group.id}' is there twice")
        groups[group.id] = group
    return groups


def _read_spaces(entry: Entry, groups: dict[str, Group]) -> tuple[Space, ...]:
    spaces: list[Space] = []
    deeds = 0
    for index, item in enumerate(entry.items()):
        found = item.entries()
        if "kind" not in found:
            raise item.wrong("'kind' is missing")
        kind = found["kind"].one_of(KIND_NAMES)
        if kind in _RENTS:
            fields = item.fields("kind", "group", "price", "mortgage", "rents")
            group = groups[tuple(groups)[fields["group"].one_of(tuple(groups))]]
            if group.kind != kind:
                raise fields["group"].wrong(f"'{group.id}' is no group of kind {KIND_NAMES[kind]}")
            price = fields["price"].whole(1)
            mortgage = fields["mortgage"].whole(1, price)
            deed = Deed(deeds, index, kind, group, price, mortgage, fields["rents"].wholes(_RENTS[kind]))
            spaces.append(Space(index, kind, deed))
            deeds += 1
        elif kind == TAX:
            spaces.append(Space(index, kind, None, item.fields("kind", "tax")["tax"].whole(1)))
        else:
            item.fields("kind")
            spaces.append(Space(index, kind))
    for name in ("go", "jail"):
        if sum(KIND_NAMES[space.kind] == name for space in spaces) != 1:
            raise entry.wrong(f"exactly one space must be of kind {name}")
    if KIND_NAMES[spaces[0].kind] != "go":
        raise entry.wrong("the first space must be of kind go")
    for group in groups.values():
        if not any(space.deed is not None and space.deed.group is group for space in spaces):
            raise entry.wrong(f"no space belongs to the group '{group.id}'")
    return tuple(spaces)


def _read_decks(entry: Entry, spaces: tuple[Space, ...]) -> dict[str, tuple[int, Deck]]:
    decks: dict[str, tuple[int, Deck]] = {}
    seen: set[str] = set()
    for name, item in entry.entries().items():
        fields = item.fields("deck", "cards")
        deck = fields["deck"].one_of(DECK_NAMES)
        cards: list[Card] = []
        for index, entry_of_card in enumerate(fields["cards"].items()):
            card = entry_of_card.fields("id", "effect")
            card_id = card["id"].text()
            if card_id in seen:
                raise card["id"].wrong(f"'{card_id}' is there twice")
            seen.add(card_id)
            cards.append(Card(card_id, deck, index, read_effect(card["effect"], spaces)))
        if not cards:
            raise fields["cards"].wrong("a deck needs at least one card")
        decks[name] = (deck, tuple(cards))
    return decks


def _read_choice_of_decks(entry: Entry, decks: dict[str, tuple[int, Deck]]) -> dict[str, tuple[Deck, Deck]]:
    choice: dict[str, tuple[Deck, Deck]] = {}
    names = tuple(decks)
    for option, pair in entry.entries().items():
        chosen = [decks[names[item.one_of(names)]] for item in pair.items()]
        if [deck for deck, _ in chosen] != list(range(len(DECK_NAMES))):
            raise pair.wrong(f"must name one deck of each kind, in the order {', '.join(DECK_NAMES)}")
        choice[option] = (chosen[0][1], chosen[1][1])
    if next(iter(choice), None) != DEFAULT_DECK:
        raise entry.wrong(f"the first choice must be '{DEFAULT_DECK}'")
    return choice


def _read_names(entry: Entry, spaces: tuple[Space, ...]) -> tuple[Name | None, ...]:
    named = tuple(str(space.index) for space in spaces if space.deed is not None or space.kind == TAX)
    fields = entry.fields(*named)
    return tuple(_read_name(fields[str(space.index)]) if str(space.index) in fields else None for space in spaces)


def _read_areas(entry: Entry, groups: dict[str, Group]) -> dict[str, Name]:
    streets = tuple(group.id for group in groups.values() if group.kind == STREET)
    return {group: _read_name(name) for group, name in entry.fields(*streets).items()}


def _read_name(entry: Entry) -> Name:
    """A name by language; a plain text is a proper name that is the same in all."""
    if isinstance(entry.value, str):
        return {"vi": entry.text(), "en": entry.text()}
    return {language: name.text() for language, name in entry.fields("vi", "en").items()}
