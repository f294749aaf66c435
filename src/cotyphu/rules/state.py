"""The changing things on the table: players, lots, decks. Plain objects that the game copies by hand, for speed."""

from typing import Any, Final

from cotyphu.rules.board import Board, Card, Deed
from cotyphu.rules.values import Malformed, read_bool, read_dict, read_int, read_list, read_str, short

FREE: Final = -1
"""The value of `Player.jail` of a player who is not in jail."""
HOTEL: Final = 5
"""The value of `Lot.houses` that stands for a hotel."""


class Traveller:
    """What a player of either edition is: `cash`, the `space` of his token, `jail` (failed rolls there, or `FREE`).

    `out` is true once bankrupt.
    """

    __slots__ = ("cash", "jail", "out", "seat", "space")

    def __init__(self, seat: int, cash: int) -> None:
        self.seat = seat
        self.cash = cash
        self.space = 0
        self.jail: int = FREE
        self.out = False

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.seat} {self.cash}>"


class Player(Traveller):
    """A player of the classic edition: his `lots` in board order; `held[g]` counts those of the group with index g."""

    __slots__ = ("cards", "held", "lots")

    def __init__(self, seat: int, cash: int, groups: int) -> None:
        super().__init__(seat, cash)
        self.cards: list[Card] = []
        self.lots: list[Lot] = []
        self.held = [0] * groups

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON, without the lots (they name their owner)."""
        return {
            "seat": self.seat,
            "cash": self.cash,
            "space": self.space,
            "jail": None if self.jail == FREE else self.jail,
            "cards": [c.id for c in self.cards],
            "out": self.out,
        }


class Lot:
    """The land of one deed: who owns it (None: the Bank), its buildings (5 = a hotel), whether it is mortgaged.

    It is made empty and then filled in: by `of`, or when a game is copied, which has to be quick.
    """

    __slots__ = ("deed", "houses", "mortgaged", "owner")

    deed: Deed
    owner: Player | None
    houses: int
    mortgaged: bool

    @classmethod
    def of(cls, deed: Deed) -> "Lot":
        """The lot of a deed that nobody has bought yet."""
        lot = cls()
        lot.deed = deed
        lot.owner = None
        lot.houses = 0
        lot.mortgaged = False
        return lot

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON; owner -1 is the Bank."""
        return {
            "space": self.deed.space,
            "owner": -1 if self.owner is None else self.owner.seat,
            "houses": self.houses,
            "mortgaged": self.mortgaged,
        }

    def __repr__(self) -> str:
        return f"<Lot {self.deed.space} of {self.owner}>"


class Deck:
    """A deck as the table knows it: cards `unseen` since the shuffle (in no order), then the `known`, next first.

    Cards that were seen lie under the unseen ones in the order they were put there (C-SET-3).
    """

    __slots__ = ("known", "unseen")

    def __init__(self, unseen: list[Card], known: list[Card]) -> None:
        self.unseen = unseen
        self.known = known

    def possible(self) -> list[Card]:
        """The cards that may be on top now, equally likely."""
        return self.unseen or self.known[:1]

    def take(self, card: Card) -> None:
        """Take `card`, which must be one of `possible()`, off the top."""
        (self.unseen or self.known).remove(card)

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON: the ids of the unseen in printed order, of the known in their order."""
        return {"unseen": [c.id for c in self.unseen], "known": [c.id for c in self.known]}


def player_from_dict(data: object, board: Board, place: str) -> Player:
    """The player that `Player.to_dict` wrote."""
    d = read_dict(data, place)
    player = Player(
        read_int(d.get("seat"), f"{place}.seat"), read_int(d.get("cash"), f"{place}.cash"), len(board.groups)
    )
    player.space = read_int(d.get("space"), f"{place}.space")
    if not 0 <= player.space < board.size:
        raise Malformed(f"{place}.space: no space {player.space} on this board")
    if player.cash < 0:
        raise Malformed(f"{place}.cash: cash cannot be negative, got {player.cash}")
    jail = d.get("jail")
    player.jail = FREE if jail is None else read_int(jail, f"{place}.jail")
    player.cards = cards_from_list(d.get("cards"), board, f"{place}.cards")
    player.out = read_bool(d.get("out"), f"{place}.out")
    return player


def lots_from_list(data: object, board: Board, players: list[Player], place: str) -> list[Lot]:
    """The lots in board order, handed to their owners."""
    rows = read_list(data, place)
    if len(rows) != len(board.deeds):
        raise Malformed(f"{place}: expected {len(board.deeds)} lots, got {len(rows)}")
    lots = []
    for i, (deed, row) in enumerate(zip(board.deeds, rows, strict=True)):
        here = f"{place}[{i}]"
        d = read_dict(row, here)
        if read_int(d.get("space"), f"{here}.space") != deed.space:
            raise Malformed(f"{here}.space: expected {deed.space}, got {d.get('space')}")
        lot = Lot.of(deed)
        owner = read_int(d.get("owner"), f"{here}.owner")
        if not -1 <= owner < len(players):
            raise Malformed(f"{here}.owner: no seat {owner}")
        lot.houses = read_int(d.get("houses"), f"{here}.houses")
        if not 0 <= lot.houses <= HOTEL:
            raise Malformed(f"{here}.houses: expected 0 to 5, got {lot.houses}")
        lot.mortgaged = read_bool(d.get("mortgaged"), f"{here}.mortgaged")
        if owner >= 0:
            lot.owner = players[owner]
            lot.owner.lots.append(lot)
            lot.owner.held[deed.group.index] += 1
        lots.append(lot)
    return lots


def cards_from_list(data: object, board: Board, place: str) -> list[Card]:
    """Cards by their ids, in the given order."""
    cards = []
    for i, name in enumerate(read_list(data, place)):
        card = board.cards.get(read_str(name, f"{place}[{i}]"))
        if card is None:
            raise Malformed(f"{place}[{i}]: unknown card {short(name)}")
        cards.append(card)
    return cards


def deck_from_dict(data: object, board: Board, place: str) -> Deck:
    """The deck that `Deck.to_dict` wrote."""
    d = read_dict(data, place)
    return Deck(
        cards_from_list(d.get("unseen"), board, f"{place}.unseen"),
        cards_from_list(d.get("known"), board, f"{place}.known"),
    )
