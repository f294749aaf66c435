"""A position in the middle of a game of either edition as a person writes it down, and the game that stands so.

The form is told in `docs/scenario.md`. Every error is a `Malformed` whose message names the place.
"""

from typing import Any

from cotyphu.editions import CLASSIC, ULTIMATE, UnknownBoard, UnknownEdition, edition_of, ruleset
from cotyphu.lab import classic_position, ultimate_position
from cotyphu.lab.deckorder import Orders
from cotyphu.rules.base import BaseGame
from cotyphu.rules.game import Game
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.values import Malformed, read_dict, read_str

_FIELDS = {CLASSIC.edition: classic_position.FIELDS, ULTIMATE.edition: ultimate_position.FIELDS}


def fields_of(data: object) -> tuple[str, ...]:
    """The fields that a position may have, of the edition that `data` names, or its board, or else the classic one."""
    d = read_dict(data, "position")
    if "edition" in d:
        try:
            return _FIELDS[ruleset(read_str(d["edition"], "edition")).edition]
        except UnknownEdition as error:
            raise Malformed(f"edition: {error}") from None
    try:
        return _FIELDS[edition_of(read_str(d.get("board", CLASSIC.boards[0]), "board"))]
    except UnknownBoard as error:
        raise Malformed(f"board: {error}") from None


def game_at(data: object) -> tuple[BaseGame, Orders]:
    """The game that stands in the position `data`, and what is known about the order of its decks."""
    if fields_of(data) is ultimate_position.FIELDS:
        return ultimate_position.game_at(data)
    return classic_position.game_at(data)


def position_of(game: BaseGame, orders: Orders | None = None) -> dict[str, Any]:
    """The position in which `game` stands, in the form that `game_at` takes; options only where they differ.

    `orders` are those that `game_at` gave, as they are now; without them the order is what the game itself knows.
    """
    if isinstance(game, UltimateGame):
        return ultimate_position.position_of(game, orders)
    assert isinstance(game, Game)
    return classic_position.position_of(game, orders)
