"""A position of the classic edition as a person writes it down, checked for possibility, and the game that stands so.

The form is told in `docs/scenario.md`. Every error is a `Malformed` whose message names the place.
"""

from typing import Any, Final

from cotyphu.editions import UnknownBoard, load_board
from cotyphu.lab.classic_pending import check_pending
from cotyphu.lab.classic_standing import check_buildings, read_seats
from cotyphu.lab.deckorder import Orders, orders_to_dict, read_orders
from cotyphu.lab.turns import TURN_FIELDS, count, read_bankrupts, read_options, read_turn, turn_to_dict
from cotyphu.rules.board import Board
from cotyphu.rules.effects import DECK_NAMES
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from cotyphu.rules.ranking import result_of
from cotyphu.rules.state import Player
from cotyphu.rules.values import Malformed, read_dict, read_int, read_str, reject_unknown, short

FIELDS: Final = ("edition", "board", "options", "seats", "bankrupts", "decks", "pot", "turn", "ending")
"""The fields of a position."""

_PHASES: Final = ("roll", "end_turn", "over")
_ENDINGS: Final = ("agreed", "minutes", "turns", "last_player")


def game_at(data: object) -> tuple[Game, Orders]:
    """The game that stands in the position `data`, and what is known about the order of its decks."""
    d = read_dict(data, "position")
    reject_unknown(d, FIELDS, "position")
    board, options = _read_board(d)
    bankrupts = read_bankrupts(d)
    seats = read_seats(d.get("seats"), board, options, bankrupts)
    houses, hotels = check_buildings(seats, board, options)
    held = {card: seat.index for seat in seats for card in seat.cards}
    decks = {
        name: [card.id for card in cards] for name, cards in zip(DECK_NAMES, board.decks[options.deck], strict=True)
    }
    orders = read_orders(d.get("decks", {}), decks, held, "decks")
    pot = read_int(d.get("pot", 0), "pot")
    if pot < 0 or (pot and not options.free_parking_pot):
        raise Malformed(f"pot: expected {'0 or more' if options.free_parking_pot else '0 (free_parking_pot is off)'}")
    owned = {deed.space: (seat.index, deed) for seat in seats for deed in seat.deeds}
    turn_fields = (*TURN_FIELDS, "offers")
    stack, turn = read_turn(d.get("turn", {}), len(seats), bankrupts, options, _PHASES, turn_fields)
    ending = d.get("ending")
    if ending is not None and ending not in _ENDINGS:
        raise Malformed(f"ending: expected null or one of {', '.join(_ENDINGS)}, got {short(ending)}")
    offers = count(d.get("turn", {}).get("offers", _newest_offer(stack)), "turn.offers", 0, None)
    form = {
        "edition": "classic",
        "board": board.id,
        "options": options.to_dict(),
        "starter": turn.pop("starter"),
        "players": [seat.to_game() for seat in seats],
        "lots": [
            {"space": d.space, "owner": owned[d.space][0], **owned[d.space][1].to_game()}
            if d.space in owned
            else {"space": d.space, "owner": -1, "houses": 0, "mortgaged": False}
            for d in board.deeds
        ],
        "houses": houses,
        "hotels": hotels,
        "bank": -sum(seat.cash for seat in seats) - pot,
        "pot": pot,
        "decks": {name: order.to_game() for name, order in orders.items()},
        "turn": turn,
        "ending": ending,
        "bankrupts": bankrupts,
        "stack": stack,
        "offers": offers,
        "result": None,
    }
    try:
        game = Game.from_dict(form, board)
    except Malformed as error:  # all but the stack is known to be right
        raise Malformed(str(error).removeprefix("game.").replace("stack", "turn.stack", 1)) from None
    check_pending(game)
    if game.phase.name == "over":
        game.result = result_of(game, str(ending))
    return game, orders


def _read_board(d: dict[str, Any]) -> tuple[Board, Options]:
    try:
        board = load_board(read_str(d.get("board", "london"), "board"))
    except UnknownBoard as error:
        raise Malformed(f"board: {error}") from None
    options = read_options(d, Options)
    if options.deck not in board.decks:
        raise Malformed(
            f"options.deck: board {board.id} has no deck {options.deck!r} (it has: {', '.join(board.decks)})"
        )
    return board, options


def _newest_offer(stack: list[Any]) -> int:
    top = stack[-1] if stack else None
    number = top.get("number", 0) if isinstance(top, dict) and top.get("phase") == "trade" else 0
    return number if type(number) is int else 0


def position_of(game: Game, orders: Orders | None = None) -> dict[str, Any]:
    """The position in which `game` stands, in the form that `game_at` takes; options only where they differ.

    `orders` are those that `game_at` gave, as they are now; without them the order is what the game itself knows.
    """
    return {
        "edition": "classic",
        "board": game.board.id,
        "options": game.options.changed(),
        "seats": [_seat_of(player) for player in game.players],
        "bankrupts": list(game.bankrupts),
        "decks": orders_to_dict(game, orders),
        "pot": game.pot,
        "turn": {**turn_to_dict(game, _PHASES), "offers": game.offers},
        "ending": game.ending,
    }


def _seat_of(player: Player) -> dict[str, Any]:
    return {
        "cash": player.cash,
        "space": player.space,
        "jail": player.to_dict()["jail"],
        "deeds": [
            {
                "space": lot.deed.space,
                **({"houses": lot.houses} if lot.houses else {}),
                **({"mortgaged": True} if lot.mortgaged else {}),
            }
            for lot in player.lots
        ],
        "cards": [card.id for card in player.cards],
    }
