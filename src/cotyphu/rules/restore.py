"""A game from its JSON form, every part checked: the reverse of `Game.to_dict`."""

from collections.abc import Callable
from typing import Any

from cotyphu.rules.board import Board
from cotyphu.rules.effects import DECK_NAMES
from cotyphu.rules.game import MAX_SEATS, MIN_SEATS, Game
from cotyphu.rules.options import Options
from cotyphu.rules.phases.auction import Auction, BuyOffer, EstateSale
from cotyphu.rules.phases.cards import DRAWS, CardChoice, UtilityDice
from cotyphu.rules.phases.debts import Debt, Levy, TakeOverMortgages
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.phases.shortage import BuildingAuction, Claims
from cotyphu.rules.phases.trade import TradeOffer
from cotyphu.rules.phases.turn import (
    AFTER_MOVE,
    AWAIT_END,
    AWAIT_ROLL,
    DICE_JAIL,
    DICE_MOVE,
    LEAVE_JAIL,
    OVER,
    STARTER_DRAW,
    THIRD_FAILURE,
    StarterRolls,
)
from cotyphu.rules.state import deck_from_dict, lots_from_list, player_from_dict
from cotyphu.rules.values import Malformed, read_bool, read_dict, read_goods, read_int, read_list, read_str, short


def game_from_dict(data: object, board: Board) -> Game:
    """The game that `Game.to_dict` wrote; `Malformed` names the place of what is wrong."""
    d = read_dict(data, "game")
    if d.get("edition") != "classic":
        raise Malformed(f"game.edition: expected 'classic', got {short(d.get('edition'))}")
    if d.get("board") != board.id:
        raise Malformed(f"game.board: expected {board.id!r}, got {short(d.get('board'))}")
    game = Game()
    game.board = board
    game.listener = None
    game.options = Options.from_dict(read_dict(d.get("options"), "game.options"))
    rows = read_list(d.get("players"), "game.players")
    if not MIN_SEATS <= len(rows) <= MAX_SEATS:
        raise Malformed(f"game.players: expected {MIN_SEATS} to {MAX_SEATS} players, got {len(rows)}")
    game.players = [player_from_dict(row, board, f"game.players[{i}]") for i, row in enumerate(rows)]
    for i, player in enumerate(game.players):
        if player.seat != i:
            raise Malformed(f"game.players[{i}].seat: expected {i}, got {player.seat}")
    game.lots = lots_from_list(d.get("lots"), board, game.players, "game.lots")
    decks = read_dict(d.get("decks"), "game.decks")
    game.decks = [deck_from_dict(decks.get(name), board, f"game.decks.{name}") for name in DECK_NAMES]
    for name in ("houses", "hotels", "bank", "pot", "offers"):
        setattr(game, name, read_int(d.get(name), f"game.{name}"))
    game.starter = _seat(game, d.get("starter"), "game.starter")
    turn = read_dict(d.get("turn"), "game.turn")
    game.seat = _seat(game, turn.get("seat"), "game.turn.seat")
    for name in ("round", "number", "doubles"):
        setattr(game, name, read_int(turn.get(name), f"game.turn.{name}"))
    dice = turn.get("dice")
    game.first, game.second = (0, 0) if dice is None else _pair(dice, "game.turn.dice")
    ending = d.get("ending")
    game.ending = None if ending is None else read_str(ending, "game.ending")
    game.bankrupts = [
        _seat(game, s, f"game.bankrupts[{i}]") for i, s in enumerate(read_list(d.get("bankrupts"), "game.bankrupts"))
    ]
    result = d.get("result")
    game.result = None if result is None else read_dict(result, "game.result")
    rows = read_list(d.get("stack"), "game.stack")
    if not rows:
        raise Malformed("game.stack: nothing is pending, not even the end of the game")
    game.stack = [phase_from_dict(game, row, f"game.stack[{i}]") for i, row in enumerate(rows)]
    return game


def phase_from_dict(game: Game, data: object, place: str) -> Phase[Any]:
    """The phase that its `to_dict` wrote, for `game`, whose players and lots are there already."""
    d = read_dict(data, place)
    name = read_str(d.get("phase"), f"{place}.phase")
    fixed = _FIXED.get(name)
    if fixed is not None:
        return fixed
    read = _READ.get(name)
    if read is None:
        raise Malformed(f"{place}.phase: unknown phase {short(name)}")
    return read(game, d, place)


_FIXED: dict[str, Phase[Any]] = {
    p.name: p for p in (AWAIT_ROLL, AWAIT_END, AFTER_MOVE, THIRD_FAILURE, LEAVE_JAIL, OVER)
}


def _pair(value: object, place: str) -> tuple[int, int]:
    items = read_list(value, place)
    if len(items) != 2:
        raise Malformed(f"{place}: expected two numbers, got {short(value)}")
    return read_int(items[0], f"{place}[0]"), read_int(items[1], f"{place}[1]")


def _seat(game: Game, value: object, place: str, lowest: int = 0) -> int:
    seat = read_int(value, place)
    if not lowest <= seat < len(game.players):
        raise Malformed(f"{place}: no seat {seat}")
    return seat


def _seats(game: Game, value: object, place: str) -> tuple[int, ...]:
    return tuple(_seat(game, s, f"{place}[{i}]") for i, s in enumerate(read_list(value, place)))


def _deed(game: Game, value: object, place: str) -> int:
    space = read_int(value, place)
    lot = game.find_lot(space)
    if lot is None:
        raise Malformed(f"{place}: no deed on space {space}")
    return lot.deed.index


def _deeds(game: Game, value: object, place: str) -> tuple[int, ...]:
    return tuple(_deed(game, s, f"{place}[{i}]") for i, s in enumerate(read_list(value, place)))


def _deck(value: object, place: str) -> int:
    name = read_str(value, place)
    if name not in DECK_NAMES:
        raise Malformed(f"{place}: expected one of {', '.join(DECK_NAMES)}, got {short(name)}")
    return DECK_NAMES.index(name)


def _starter(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    if "contenders" not in d:
        return STARTER_DRAW
    contenders = _seats(game, d["contenders"], f"{place}.contenders")
    rolls = tuple(read_int(r, f"{place}.rolls[{i}]") for i, r in enumerate(read_list(d.get("rolls"), f"{place}.rolls")))
    if len(rolls) >= len(contenders):
        raise Malformed(f"{place}.rolls: more rolls than contenders")
    return StarterRolls(contenders, rolls)


def _dice(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    purpose = read_str(d.get("purpose"), f"{place}.purpose")
    if purpose == "utility":
        return UtilityDice(read_int(d.get("multiplier"), f"{place}.multiplier"))
    if purpose not in ("move", "jail"):
        raise Malformed(f"{place}.purpose: expected move, jail or utility, got {short(purpose)}")
    return DICE_MOVE if purpose == "move" else DICE_JAIL


def _draw(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    return DRAWS[_deck(d.get("deck"), f"{place}.deck")]


def _card_choice(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    return CardChoice(
        read_str(d.get("card"), f"{place}.card"),
        read_int(d.get("amount"), f"{place}.amount"),
        _deck(d.get("deck"), f"{place}.deck"),
    )


def _buy(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    return BuyOffer(_deed(game, d.get("space"), f"{place}.space"))


def _auction(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    return Auction(
        _deed(game, d.get("space"), f"{place}.space"),
        read_int(d.get("amount"), f"{place}.amount"),
        _seat(game, d.get("bidder"), f"{place}.bidder", -1),
        sum(1 << s for s in set(_seats(game, d.get("passed"), f"{place}.passed"))),
    )


def _estate(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    return EstateSale(_deeds(game, d.get("spaces"), f"{place}.spaces"))


def _debt(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    space = read_int(d.get("space"), f"{place}.space")
    reason = read_str(d.get("reason"), f"{place}.reason")
    if reason == "bid":
        _deed(game, space, f"{place}.space")
    return Debt(
        _seat(game, d.get("debtor"), f"{place}.debtor"),
        _seat(game, d.get("creditor"), f"{place}.creditor", -1),
        read_int(d.get("amount"), f"{place}.amount"),
        reason,
        read_str(d.get("clause"), f"{place}.clause"),
        space,
    )


def _levy(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    dues = []
    for i, row in enumerate(read_list(d.get("dues"), f"{place}.dues")):
        here = f"{place}.dues[{i}]"
        items = read_list(row, here)
        if len(items) != 3:
            raise Malformed(f"{here}: expected [debtor, creditor, amount], got {short(row)}")
        dues.append((_seat(game, items[0], here), _seat(game, items[1], here), read_int(items[2], here)))
    return Levy(tuple(dues))


def _take_over(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    return TakeOverMortgages(
        _seat(game, d.get("seat"), f"{place}.seat"),
        _deeds(game, d.get("spaces"), f"{place}.spaces"),
        read_str(d.get("clause"), f"{place}.clause"),
    )


def _trade(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    give = read_goods(d.get("give"), f"{place}.give")
    get = read_goods(d.get("get"), f"{place}.get")
    _deeds(game, give.deeds, f"{place}.give.deeds")
    _deeds(game, get.deeds, f"{place}.get.deeds")
    mortgages = read_list(d.get("mortgages"), f"{place}.mortgages")
    return TradeOffer(
        read_int(d.get("number"), f"{place}.number"),
        _seat(game, d.get("seat"), f"{place}.seat"),
        _seat(game, d.get("partner"), f"{place}.partner"),
        give,
        get,
        tuple(read_bool(m, f"{place}.mortgages[{i}]") for i, m in enumerate(mortgages)),
    )


def _what(d: dict[str, Any], place: str) -> str:
    what = read_str(d.get("what"), f"{place}.what")
    if what not in ("house", "hotel"):
        raise Malformed(f"{place}.what: expected house or hotel, got {short(what)}")
    return what


def _claims(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    answers = []
    for i, row in enumerate(read_list(d.get("answers"), f"{place}.answers")):
        here = f"{place}.answers[{i}]"
        items = read_list(row, here)
        if len(items) != 2:
            raise Malformed(f"{here}: expected [seat, targets], got {short(row)}")
        targets = tuple(_pair(t, f"{here}[1][{j}]") for j, t in enumerate(read_list(items[1], f"{here}[1]")))
        _deeds(game, [space for space, _ in targets], f"{here}[1]")
        answers.append((_seat(game, items[0], f"{here}[0]"), targets))
    return Claims(_seat(game, d.get("seat"), f"{place}.seat"), _what(d, place), tuple(answers))


def _building_auction(game: Game, d: dict[str, Any], place: str) -> Phase[Any]:
    wants = [_pair(row, f"{place}.wants[{i}]") for i, row in enumerate(read_list(d.get("wants"), f"{place}.wants"))]
    for seat, _ in wants:
        _seat(game, seat, f"{place}.wants")
    bidder = _seat(game, d.get("bidder"), f"{place}.bidder", -1)
    space = read_int(d.get("space"), f"{place}.space")
    if bidder >= 0:
        _deed(game, space, f"{place}.space")
    return BuildingAuction(
        _what(d, place),
        tuple(wants),
        read_int(d.get("amount"), f"{place}.amount"),
        bidder,
        space,
        _seats(game, d.get("passed"), f"{place}.passed"),
    )


_READ: dict[str, Callable[[Game, dict[str, Any], str], Phase[Any]]] = {
    "starter": _starter,
    "dice": _dice,
    "draw": _draw,
    "card_choice": _card_choice,
    "buy": _buy,
    "auction": _auction,
    "estate": _estate,
    "debt": _debt,
    "levy": _levy,
    "take_over": _take_over,
    "trade": _trade,
    "claims": _claims,
    "building_auction": _building_auction,
}
