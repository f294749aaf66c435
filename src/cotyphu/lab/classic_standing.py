"""What each seat of a position has: cash, place, deeds with buildings and mortgages, release cards; checked together."""

from typing import Any, Final

from cotyphu.lab.turns import check_bankrupts
from cotyphu.rules.board import GO_TO_JAIL, STREET, Board, Deed
from cotyphu.rules.effects import Release
from cotyphu.rules.game import MAX_SEATS, MIN_SEATS
from cotyphu.rules.options import Options
from cotyphu.rules.state import HOTEL
from cotyphu.rules.values import Malformed, read_bool, read_dict, read_int, read_list, read_str, reject_unknown, short

MOST_FAILED_ROLLS: Final = 3
"""Failed rolls in jail; the third only while its fine is unsettled, or on a bankrupt."""


class HeldDeed:
    """A deed that a seat holds; `houses` 5 is a hotel, `place` is where the position says so."""

    __slots__ = ("deed", "houses", "mortgaged", "place", "space")

    def __init__(self, deed: Deed, houses: int, mortgaged: bool, place: str) -> None:
        self.deed = deed
        self.space = deed.space
        self.houses = houses
        self.mortgaged = mortgaged
        self.place = place

    def to_game(self) -> dict[str, Any]:
        """Its part of the lot's form in `Game.from_dict`."""
        return {"houses": self.houses, "mortgaged": self.mortgaged}


class Seat:
    """What the seat with this `index` has."""

    __slots__ = ("cards", "cash", "deeds", "index", "jail", "out", "space")

    def __init__(self, index: int, cash: int, space: int, jail: int | None, out: bool) -> None:
        self.index = index
        self.cash = cash
        self.space = space
        self.jail = jail
        self.out = out
        self.deeds: list[HeldDeed] = []
        self.cards: list[str] = []

    def to_game(self) -> dict[str, Any]:
        """The player's form in `Game.from_dict`."""
        return {
            "seat": self.index,
            "cash": self.cash,
            "space": self.space,
            "jail": self.jail,
            "cards": sorted(self.cards),
            "out": self.out,
        }


def read_seats(data: object, board: Board, options: Options, bankrupts: list[int]) -> list[Seat]:
    """The seats, each deed and card with one owner at most; buildings are left to `check_buildings`."""
    rows = read_list(data, "seats")
    if not MIN_SEATS <= len(rows) <= MAX_SEATS:
        raise Malformed(f"seats: expected {MIN_SEATS} to {MAX_SEATS} seats, got {len(rows)}")
    check_bankrupts(bankrupts, len(rows))
    seats: list[Seat] = []
    owners: dict[int, int] = {}
    holders: dict[str, int] = {}
    for i, row in enumerate(rows):
        place = f"seats[{i}]"
        d = read_dict(row, place)
        reject_unknown(d, ("cash", "space", "jail", "deeds", "cards"), place)
        seat = _read_seat(d, i, board, options, i in bankrupts, place)
        _read_deeds(d.get("deeds", []), seat, board, owners, f"{place}.deeds")
        _read_cards(d.get("cards", []), seat, board, options.deck, holders, f"{place}.cards")
        if seat.out and (seat.cash or seat.deeds or seat.cards):
            raise Malformed(f"{place}: this seat is bankrupt and has neither cash nor deeds nor cards")
        seats.append(seat)
    return seats


def _read_seat(d: dict[str, Any], index: int, board: Board, options: Options, out: bool, place: str) -> Seat:
    cash = read_int(d.get("cash", 0 if out else options.starting_cash), f"{place}.cash")
    if cash < 0:
        raise Malformed(f"{place}.cash: cash is never negative, got {short(cash)} (a debt is a phase, see turn.stack)")
    jail = d.get("jail")
    space = read_int(d.get("space", 0 if jail is None else board.jail), f"{place}.space")
    if not 0 <= space < board.size:
        raise Malformed(f"{place}.space: expected 0 to {board.size - 1}, got {short(space)}")
    if board.spaces[space].kind == GO_TO_JAIL:
        raise Malformed(f"{place}.space: no token stays on Go To Jail ({space})")
    if jail is not None:
        if not 0 <= read_int(jail, f"{place}.jail") <= MOST_FAILED_ROLLS:
            raise Malformed(f"{place}.jail: expected null or the failed rolls, 0 to 2, got {short(jail)}")
        if space != board.jail:
            raise Malformed(f"{place}.jail: who is in jail stands on space {board.jail}, not on {space}")
    return Seat(index, cash, space, jail, out)


def _read_deeds(data: object, seat: Seat, board: Board, owners: dict[int, int], place: str) -> None:
    for i, row in enumerate(read_list(data, place)):
        here = f"{place}[{i}]"
        d = read_dict(row, here)
        reject_unknown(d, ("space", "houses", "mortgaged"), here)
        space = read_int(d.get("space"), f"{here}.space")
        deed = board.spaces[space].deed if 0 <= space < board.size else None
        if deed is None:
            raise Malformed(f"{here}.space: no deed belongs to space {short(space)}")
        if space in owners:
            raise Malformed(f"{here}.space: the deed of space {space} is held by seat {owners[space]} already")
        owners[space] = seat.index
        houses = read_int(d.get("houses", 0), f"{here}.houses")
        if not 0 <= houses <= HOTEL:
            raise Malformed(f"{here}.houses: expected 0 to 4, or 5 for a hotel, got {short(houses)}")
        seat.deeds.append(HeldDeed(deed, houses, read_bool(d.get("mortgaged", False), f"{here}.mortgaged"), here))


def _read_cards(data: object, seat: Seat, board: Board, deck: str, holders: dict[str, int], place: str) -> None:
    releases = [c.id for cards in board.decks[deck] for c in cards if isinstance(c.effect, Release)]
    for i, value in enumerate(read_list(data, place)):
        card = read_str(value, f"{place}[{i}]")
        if card not in releases:
            raise Malformed(f"{place}[{i}]: expected a release card ({', '.join(releases)}), got {short(card)}")
        if card in holders:
            raise Malformed(f"{place}[{i}]: {card} is held by seat {holders[card]} already")
        holders[card] = seat.index
        seat.cards.append(card)


def check_buildings(seats: list[Seat], board: Board, options: Options) -> tuple[int, int]:
    """The houses and hotels left in the Bank, once the buildings are found to be possible (C-BLD-1, -3 to -5, -7)."""
    houses, hotels = board.houses, board.hotels
    for seat in seats:
        for held in seat.deeds:
            if not held.houses:
                continue
            place = f"{held.place}.houses"
            _check_group(seat, held, options, place)
            if held.houses == HOTEL:
                hotels -= 1
                if hotels < 0:
                    raise Malformed(f"{place}: there are {board.hotels} hotels in all, this would be one more")
            else:
                houses -= held.houses
                if houses < 0:
                    raise Malformed(
                        f"{place}: there are {board.houses} houses in all, this makes {board.houses - houses}"
                    )
    return houses, hotels


def _check_group(seat: Seat, held: HeldDeed, options: Options, place: str) -> None:
    group = held.deed.group
    if group.kind != STREET:
        raise Malformed(f"{place}: stations and utilities take no buildings")
    others = [other for other in seat.deeds if other.deed.group is group]
    if len(others) < group.size:
        raise Malformed(
            f"{place}: seat {seat.index} does not hold the whole group {group.id}, so nothing is built there"
        )
    for other in others:
        if other.mortgaged:
            raise Malformed(
                f"{place}: space {other.space} of the group {group.id} is mortgaged, so nothing is built there"
            )
        if options.even_building and abs(other.houses - held.houses) > 1:
            raise Malformed(
                f"{place}: built unevenly, {held.houses} here and {other.houses} on space {other.space} (5 is a hotel)"
            )
