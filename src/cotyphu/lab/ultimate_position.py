"""A position of the Ultimate Banking edition as a person writes it down, checked for possibility, and the game that stands so.

The form is told in `docs/scenario.md`. Every error is a `Malformed` whose message names the place.
"""

from typing import Any, Final

from cotyphu.editions import ULTIMATE, UnknownBoard, load_ultimate
from cotyphu.lab.deckorder import DeckOrder, Orders, orders_to_dict, read_orders
from cotyphu.lab.turns import check_bankrupts, count, read_bankrupts, read_options, read_turn, turn_to_dict
from cotyphu.lab.ultimate_pending import CLAUSE_OF_DEBT, check_pending
from cotyphu.rules.board import GO_TO_JAIL
from cotyphu.rules.phases.turn import JAIL_ROLLS
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.bank import TOP_LEVEL, Holder
from cotyphu.rules.ultimate.board import UltimateBoard
from cotyphu.rules.ultimate.effects import LevelOneRents
from cotyphu.rules.ultimate.game import MAX_SEATS, MIN_SEATS, UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.restore import ultimate_from_dict
from cotyphu.rules.values import Malformed, read_dict, read_int, read_list, read_str, reject_unknown, short

FIELDS: Final = (
    "edition",
    "board",
    "options",
    "seats",
    "bankrupts",
    "decks",
    "bonuses",
    "level_one",
    "turn",
    "ending",
)
"""The fields of a position of this edition."""

_PHASES: Final = ("roll", "over")
_ENDINGS: Final = ("agreed", "minutes", "turns", "bankrupt")
_DECK: Final = "event"


def game_at(data: object) -> tuple[UltimateGame, Orders]:
    """The game that stands in the position `data`, and what is known about the order of its event cards."""
    d = read_dict(data, "position")
    reject_unknown(d, FIELDS, "position")
    try:
        board = load_ultimate(read_str(d.get("board", ULTIMATE.boards[0]), "board")).board
    except UnknownBoard as error:
        raise Malformed(f"board: {error}") from None
    options = read_options(d, UltimateOptions)
    bankrupts = read_bankrupts(d)
    owned: dict[int, tuple[int, int]] = {}
    players = _read_seats(d.get("seats"), board, options, bankrupts, owned)
    stack, turn = read_turn(d.get("turn", {}), len(players), bankrupts, options, _PHASES)
    orders = read_orders(d.get("decks", {}), {_DECK: [event.id for event in board.events]}, {}, "decks")
    top = stack[-1] if stack and isinstance(stack[-1], dict) else {}
    if top.get("phase") == "event":
        orders[_DECK] = _turned(orders[_DECK], top.get("card"))
    ending = d.get("ending")
    if ending is not None and ending not in _ENDINGS:
        raise Malformed(f"ending: expected null or one of {', '.join(_ENDINGS)}, got {short(ending)}")
    most = max(event.effect.count for event in board.events if isinstance(event.effect, LevelOneRents))
    form = {
        "edition": ULTIMATE.edition,
        "board": board.id,
        "options": options.to_dict(),
        "starter": turn.pop("starter"),
        "players": players,
        "lots": [
            dict(zip(("space", "owner", "level"), (deed.space, *owned.get(deed.space, (-1, 0))), strict=True))
            for deed in board.deeds
        ],
        "bank": -sum(player["cash"] for player in players),
        "bonuses": _read_bonuses(d, board, owned),
        "level_one": count(d.get("level_one", 0), "level_one", 0, most),
        "owed": _owed(top, board, players[turn["seat"]], f"turn.stack[{len(stack) - 1}]"),
        "broke": bankrupts[0] if bankrupts else -1,
        "decks": {_DECK: orders[_DECK].to_game()},
        "turn": turn,
        "ending": ending,
        "bankrupts": bankrupts,
        "stack": stack,
        "offers": 0,
        "result": None,
    }
    try:
        game = ultimate_from_dict(form, board)
    except Malformed as error:  # all but the stack and its debt are known to be right
        place = str(error).removeprefix("game.").replace("owed", f"stack[{len(stack) - 1}]", 1)
        raise Malformed(place.replace("stack", "turn.stack", 1)) from None
    check_pending(game)
    if game.phase.name == "over":
        game.result = game.count(str(ending))
    return game, orders


def _read_seats(
    data: object,
    board: UltimateBoard,
    options: UltimateOptions,
    bankrupts: list[int],
    owned: dict[int, tuple[int, int]],
) -> list[dict[str, Any]]:
    """The players as a game reads them; `owned` is filled with the owner and the level of each deed's space."""
    rows = read_list(data, "seats")
    if not MIN_SEATS <= len(rows) <= MAX_SEATS:
        raise Malformed(f"seats: expected {MIN_SEATS} to {MAX_SEATS} seats, got {len(rows)}")
    check_bankrupts(bankrupts, len(rows))
    players = []
    for i, row in enumerate(rows):
        place = f"seats[{i}]"
        d = read_dict(row, place)
        reject_unknown(d, ("cash", "space", "jail", "deeds"), place)
        players.append(_read_player(d, i, board, options, i in bankrupts, place))
        _read_deeds(d.get("deeds", []), i, board, owned, f"{place}.deeds")
        if i in bankrupts and (players[i]["cash"] or d.get("deeds")):
            raise Malformed(f"{place}: this seat is bankrupt and has neither cash nor deeds")
    return players


def _read_player(
    d: dict[str, Any], seat: int, board: UltimateBoard, options: UltimateOptions, out: bool, place: str
) -> dict[str, Any]:
    cash = read_int(d.get("cash", 0 if out else options.starting_cash), f"{place}.cash")
    if cash < 0:
        raise Malformed(f"{place}.cash: cash is never negative, got {short(cash)} (a debt is a phase, see turn.stack)")
    jail = d.get("jail")
    space = count(d.get("space", 0 if jail is None else board.jail), f"{place}.space", 0, board.size - 1)
    if board.spaces[space].kind == GO_TO_JAIL:
        raise Malformed(f"{place}.space: no token stays on Go To Jail ({space})")
    if jail is not None:
        if not 0 <= read_int(jail, f"{place}.jail") <= JAIL_ROLLS:
            raise Malformed(f"{place}.jail: expected null or the failed rolls, 0 to 2, got {short(jail)}")
        if space != board.jail:
            raise Malformed(f"{place}.jail: who is in jail stands on space {board.jail}, not on {space}")
    return {"seat": seat, "cash": cash, "space": space, "jail": jail, "out": out}


def _read_deeds(data: object, seat: int, board: UltimateBoard, owned: dict[int, tuple[int, int]], place: str) -> None:
    for i, row in enumerate(read_list(data, place)):
        here = f"{place}[{i}]"
        d = read_dict(row, here)
        reject_unknown(d, ("space", "level"), here)
        space = read_int(d.get("space"), f"{here}.space")
        if not 0 <= space < board.size or board.spaces[space].deed is None:
            raise Malformed(f"{here}.space: no deed belongs to space {short(space)}")
        if space in owned:
            raise Malformed(f"{here}.space: the deed of space {space} is held by seat {owned[space][0]} already")
        owned[space] = (seat, count(d.get("level", 1), f"{here}.level", 1, TOP_LEVEL))


def _read_bonuses(d: dict[str, Any], board: UltimateBoard, owned: dict[int, tuple[int, int]]) -> list[str]:
    """The groups whose bonus was given; left out, those of which every property is owned (U-SETB-1)."""
    whole = [group.id for group in board.groups if all(deed.space in owned for deed in group.deeds)]
    if "bonuses" not in d:
        return whole
    names = [group.id for group in board.groups]
    given: list[str] = []
    for i, value in enumerate(read_list(d["bonuses"], "bonuses")):
        name = read_str(value, f"bonuses[{i}]")
        if name not in names:
            raise Malformed(f"bonuses[{i}]: no group {short(name)} (there are {', '.join(names)})")
        if name in given:
            raise Malformed(f"bonuses[{i}]: {name} is there twice")
        given.append(name)
    for name in whole:
        if name not in given:
            raise Malformed(f"bonuses: all of {name} is owned, so its bonus was given")
    return given


def _turned(order: DeckOrder, card: object) -> DeckOrder:
    """The order with the event that is being carried out at the bottom, where it went when it was turned (U-SET-2)."""
    if not isinstance(card, str) or card not in (*order.unseen, *order.under):
        return order  # what is wrong with the card is told with its phase
    if card in order.coming or (card in order.under and order.under[-1] != card):
        raise Malformed(f"decks.event: {card} is being carried out, so it lies at the bottom")
    if card in order.under:
        return order
    return DeckOrder(order.coming, [c for c in order.unseen if c != card], [*order.under, card])


def _owed(top: dict[str, Any], board: UltimateBoard, debtor: dict[str, Any], place: str) -> dict[str, Any] | None:
    """The bank's open debt, as the phase on top tells it; the property of a rent is the one under the debtor's token."""
    if top.get("phase") != "debt":
        return None
    reason = read_str(top.get("reason"), f"{place}.reason")
    if reason not in CLAUSE_OF_DEBT:
        raise Malformed(f"{place}.reason: expected one of {', '.join(CLAUSE_OF_DEBT)}, got {short(reason)}")
    deed = board.spaces[debtor["space"]].deed
    if reason == "rent" and deed is None:
        raise Malformed(
            f"{place}.reason: seat {debtor['seat']} stands on space {debtor['space']}, where no rent is due"
        )
    return {
        "debtor": top.get("debtor"),
        "creditor": top.get("creditor", -1),
        "amount": top.get("amount"),
        "left": top.get("left"),
        "reason": reason,
        "clause": CLAUSE_OF_DEBT[reason],
        "lot": deed.index if reason == "rent" and deed is not None else -1,
    }


def position_of(game: UltimateGame, orders: Orders | None = None) -> dict[str, Any]:
    """The position in which `game` stands, in the form that `game_at` takes; see `lab.position`."""
    return {
        "edition": game.edition,
        "board": game.board.id,
        "options": game.options.changed(),
        "seats": [_seat_of(holder) for holder in game.players],
        "bankrupts": list(game.bankrupts),
        "decks": orders_to_dict(game, orders),
        "bonuses": game.bank.to_dict()["bonuses"],
        "level_one": game.bank.level_one,
        "turn": turn_to_dict(game, _PHASES),
        "ending": game.ending,
    }


def _seat_of(holder: Holder) -> dict[str, Any]:
    return {
        "cash": holder.cash,
        "space": holder.space,
        "jail": None if holder.jail == FREE else holder.jail,
        "deeds": [{"space": lot.deed.space, "level": lot.level} for lot in holder.lots],
    }
