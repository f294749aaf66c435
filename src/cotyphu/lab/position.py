"""A position in the middle of a game as a person writes it down, checked for possibility, and the game that stands so.

The form is told in `docs/scenario.md`. Every error is a `Malformed` whose message names the place.
"""

from typing import Any, Final

from cotyphu.editions import UnknownBoard, load_board
from cotyphu.lab.deckorder import DeckOrder, order_to_dict, read_orders
from cotyphu.lab.pending import check_pending
from cotyphu.lab.standing import check_buildings, read_seats
from cotyphu.rules.board import Board
from cotyphu.rules.effects import DECK_NAMES
from cotyphu.rules.game import Game
from cotyphu.rules.options import SPECS, BadOption, Options
from cotyphu.rules.ranking import result_of
from cotyphu.rules.state import Player
from cotyphu.rules.values import Malformed, read_dict, read_int, read_list, read_str, reject_unknown, short

FIELDS: Final = ("edition", "board", "options", "seats", "bankrupts", "decks", "pot", "turn", "ending")
"""The fields of a position."""

Orders = tuple[DeckOrder, DeckOrder]
_TURN_FIELDS: Final = ("seat", "phase", "stack", "doubles", "dice", "round", "number", "starter", "offers")
_PHASES: Final = ("roll", "end_turn", "over")
_ENDINGS: Final = ("agreed", "minutes", "turns", "last_player")


def game_at(data: object) -> tuple[Game, Orders]:
    """The game that stands in the position `data`, and what is known about the order of its decks."""
    d = read_dict(data, "position")
    reject_unknown(d, FIELDS, "position")
    board, options = _read_board(d)
    bankrupts = [read_int(s, f"bankrupts[{i}]") for i, s in enumerate(read_list(d.get("bankrupts", []), "bankrupts"))]
    seats = read_seats(d.get("seats"), board, options, bankrupts)
    houses, hotels = check_buildings(seats, board, options)
    held = {card: seat.index for seat in seats for card in seat.cards}
    orders = read_orders(d.get("decks", {}), board, options.deck, held, "decks")
    pot = read_int(d.get("pot", 0), "pot")
    if pot < 0 or (pot and not options.free_parking_pot):
        raise Malformed(f"pot: expected {'0 or more' if options.free_parking_pot else '0 (free_parking_pot is off)'}")
    owned = {deed.space: (seat.index, deed) for seat in seats for deed in seat.deeds}
    stack, turn = _read_turn(read_dict(d.get("turn", {}), "turn"), len(seats), bankrupts, options)
    ending = d.get("ending")
    if ending is not None and ending not in _ENDINGS:
        raise Malformed(f"ending: expected null or one of {', '.join(_ENDINGS)}, got {short(ending)}")
    offers = turn.pop("offers")
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
        "decks": {name: order.to_game() for name, order in zip(DECK_NAMES, orders, strict=True)},
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
    edition = read_str(d.get("edition", "classic"), "edition")
    if edition != "classic":
        raise Malformed(f"edition: expected 'classic', got {short(edition)}")
    try:
        board = load_board(read_str(d.get("board", "london"), "board"))
    except UnknownBoard as error:
        raise Malformed(f"board: {error}") from None
    try:
        options = Options.from_dict(read_dict(d.get("options", {}), "options"))
    except BadOption as error:
        raise Malformed(f"options: {error}") from None
    if options.deck not in board.decks:
        raise Malformed(
            f"options.deck: board {board.id} has no deck {options.deck!r} (it has: {', '.join(board.decks)})"
        )
    return board, options


def _read_turn(
    d: dict[str, Any], seats: int, bankrupts: list[int], options: Options
) -> tuple[list[Any], dict[str, Any]]:
    """The stack and the turn as `Game.from_dict` reads them, the turn with `starter` and `offers`."""
    reject_unknown(d, _TURN_FIELDS, "turn")
    seat = _count(d.get("seat", 0), "turn.seat", 0, seats - 1)
    if "stack" in d and "phase" in d:
        raise Malformed("turn: give phase or stack, not both")
    phase = d.get("phase", "roll")
    if phase not in _PHASES:
        raise Malformed(f"turn.phase: expected one of {', '.join(_PHASES)} (or give turn.stack), got {short(phase)}")
    stack = read_list(d.get("stack", [{"phase": phase}]), "turn.stack")
    before_play = bool(stack) and isinstance(stack[0], dict) and stack[0].get("phase") == "starter"
    if phase in ("roll", "end_turn") and "stack" not in d and seat in bankrupts:
        raise Malformed(f"turn.seat: seat {seat} is bankrupt and has no turn")
    dice = d.get("dice")
    if dice is not None:
        dice = [_count(n, f"turn.dice[{i}]", 1, 6) for i, n in enumerate(read_list(dice, "turn.dice"))]
        if len(dice) != 2:
            raise Malformed(f"turn.dice: expected two dice, got {short(d['dice'])}")
    doubles = _count(d.get("doubles", 0), "turn.doubles", 0, 2)
    if doubles and (dice is None or dice[0] != dice[1]):
        raise Malformed(f"turn.doubles: {doubles} in a row, but turn.dice is not a double")
    least = 0 if before_play else 1
    rounds = _count(d.get("round", least), "turn.round", least, options.turn_limit)
    starter = _count(d.get("starter", 0), "turn.starter", 0, seats - 1)
    number = (rounds - 1) * seats + (seat - starter) % seats + 1 if rounds else 0
    return stack, {
        "seat": seat,
        "round": rounds,
        "number": _count(d.get("number", number), "turn.number", least, None),
        "doubles": doubles,
        "dice": dice,
        "starter": starter,
        "offers": _count(d.get("offers", _newest_offer(stack)), "turn.offers", 0, None),
    }


def _newest_offer(stack: list[Any]) -> int:
    top = stack[-1] if stack else None
    number = top.get("number", 0) if isinstance(top, dict) and top.get("phase") == "trade" else 0
    return number if type(number) is int else 0


def _count(value: object, place: str, low: int, high: int | None) -> int:
    number = read_int(value, place)
    if number < low or (high is not None and number > high):
        bounds = f"{low} or more" if high is None else f"{low} to {high}"
        raise Malformed(f"{place}: expected {bounds}, got {short(number)}")
    return number


def position_of(game: Game, orders: Orders | None = None) -> dict[str, Any]:
    """The position in which `game` stands, in the form that `game_at` takes; options only where they differ.

    `orders` are those that `game_at` gave, as they are now; without them the order is what the game itself knows.
    """
    decks = {
        name: order_to_dict(game, i, [] if orders is None else orders[i].coming) for i, name in enumerate(DECK_NAMES)
    }
    stack = [phase.to_dict(game) for phase in game.stack]
    plain = len(stack) == 1 and stack[0]["phase"] in _PHASES
    return {
        "edition": "classic",
        "board": game.board.id,
        "options": {s.name: getattr(game.options, s.name) for s in SPECS if getattr(game.options, s.name) != s.default},
        "seats": [_seat_of(player) for player in game.players],
        "bankrupts": list(game.bankrupts),
        "decks": {name: order for name, order in decks.items() if order},
        "pot": game.pot,
        "turn": {
            "seat": game.seat,
            **({"phase": stack[0]["phase"]} if plain else {"stack": stack}),
            "doubles": game.doubles,
            "dice": [game.first, game.second] if game.first else None,
            "round": game.round,
            "number": game.number,
            "starter": game.starter,
            "offers": game.offers,
        },
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
