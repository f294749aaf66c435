"""An Ultimate Banking game from its JSON form, every part checked: the reverse of `UltimateGame.to_dict`."""

from typing import Any

from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.phases.turn import (
    AFTER_MOVE,
    AWAIT_END,
    AWAIT_ROLL,
    DICE_JAIL,
    DICE_MOVE,
    JAIL_ROLLS,
    LEAVE_JAIL,
    OVER,
    StarterRolls,
)
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.bank import TOP_LEVEL, Bank, Owed
from cotyphu.rules.ultimate.board import EventCard, UltimateBoard
from cotyphu.rules.ultimate.event_cards import DRAW_EVENT, AskEvent
from cotyphu.rules.ultimate.game import MAX_SEATS, MIN_SEATS, UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.phases import LOCATION_OFFER, SETTLE_DEBT, PressAuction, UltimateBuy
from cotyphu.rules.values import Malformed, read_bool, read_dict, read_int, read_list, read_str, short

_FIXED: dict[str, Phase[Any]] = {
    p.name: p for p in (AWAIT_ROLL, AWAIT_END, AFTER_MOVE, LEAVE_JAIL, OVER, DRAW_EVENT, LOCATION_OFFER, SETTLE_DEBT)
}


def ultimate_from_dict(data: object, board: UltimateBoard) -> UltimateGame:
    """The game that `UltimateGame.to_dict` wrote; `Malformed` names the place of what is wrong."""
    d = read_dict(data, "game")
    if d.get("edition") != "ultimate":
        raise Malformed(f"game.edition: expected 'ultimate', got {short(d.get('edition'))}")
    if d.get("board") != board.id:
        raise Malformed(f"game.board: expected {board.id!r}, got {short(d.get('board'))}")
    game = UltimateGame()
    game.board = board
    game.listener = None
    game.options = UltimateOptions.from_dict(read_dict(d.get("options"), "game.options"))
    game.bank = bank_from_dict(d, board)
    game.players = game.bank.holders
    decks = read_dict(d.get("decks"), "game.decks")
    deck = read_dict(decks.get("event"), "game.decks.event")
    game.deck = _cards(board, deck.get("unseen"), "game.decks.event.unseen")
    game.seen = _cards(board, deck.get("known"), "game.decks.event.known")
    if sorted(c.index for c in game.deck + game.seen) != list(range(len(board.events))):
        raise Malformed("game.decks.event: each event must lie in the deck once")
    game.starter = _seat(game.bank, d.get("starter"), "game.starter")
    turn = read_dict(d.get("turn"), "game.turn")
    game.seat = _seat(game.bank, turn.get("seat"), "game.turn.seat")
    game.round = read_int(turn.get("round"), "game.turn.round")
    game.number = read_int(turn.get("number"), "game.turn.number")
    game.doubles = read_int(turn.get("doubles"), "game.turn.doubles")
    dice = turn.get("dice")
    pair = [0, 0] if dice is None else read_list(dice, "game.turn.dice")
    if len(pair) != 2:
        raise Malformed(f"game.turn.dice: expected two numbers, got {short(dice)}")
    game.first, game.second = (read_int(n, "game.turn.dice") for n in pair)
    ending = d.get("ending")
    game.ending = None if ending is None else read_str(ending, "game.ending")
    game.bankrupts = [
        _seat(game.bank, s, f"game.bankrupts[{i}]")
        for i, s in enumerate(read_list(d.get("bankrupts"), "game.bankrupts"))
    ]
    game.offers = read_int(d.get("offers"), "game.offers")
    result = d.get("result")
    game.result = None if result is None else read_dict(result, "game.result")
    rows = read_list(d.get("stack"), "game.stack")
    if not rows:
        raise Malformed("game.stack: nothing is pending, not even the end of the game")
    game.stack = [_phase(game, row, f"game.stack[{i}]") for i, row in enumerate(rows)]
    return game


def bank_from_dict(d: dict[str, Any], board: UltimateBoard) -> Bank:
    """The bank that `Bank.to_dict` wrote as a part of `d`."""
    rows = read_list(d.get("players"), "game.players")
    if not MIN_SEATS <= len(rows) <= MAX_SEATS:
        raise Malformed(f"game.players: expected {MIN_SEATS} to {MAX_SEATS} players, got {len(rows)}")
    bank = Bank(board, len(rows))
    for holder, row in zip(bank.holders, rows, strict=True):
        place = f"game.players[{holder.seat}]"
        p = read_dict(row, place)
        if p.get("seat") != holder.seat:
            raise Malformed(f"{place}.seat: expected {holder.seat}, got {short(p.get('seat'))}")
        holder.cash = read_int(p.get("cash"), f"{place}.cash")
        holder.space = read_int(p.get("space"), f"{place}.space")
        if not 0 <= holder.space < board.size:
            raise Malformed(f"{place}.space: no space {holder.space} on this board")
        jail = p.get("jail")
        holder.jail = FREE if jail is None else read_int(jail, f"{place}.jail")
        if not FREE <= holder.jail <= JAIL_ROLLS:
            raise Malformed(f"{place}.jail: expected 0 to {JAIL_ROLLS} failed rolls, got {holder.jail}")
        holder.out = read_bool(p.get("out"), f"{place}.out")
    lots = read_list(d.get("lots"), "game.lots")
    if len(lots) != len(bank.lots):
        raise Malformed(f"game.lots: expected {len(bank.lots)} lots, got {len(lots)}")
    for i, (lot, row) in enumerate(zip(bank.lots, lots, strict=True)):
        place = f"game.lots[{i}]"
        r = read_dict(row, place)
        if r.get("space") != lot.deed.space:
            raise Malformed(f"{place}.space: expected {lot.deed.space}, got {short(r.get('space'))}")
        owner = _seat(bank, r.get("owner"), f"{place}.owner", -1)
        lot.level = read_int(r.get("level"), f"{place}.level")
        if not (owner >= 0) <= lot.level <= (TOP_LEVEL if owner >= 0 else 0):
            raise Malformed(f"{place}.level: expected 1 to 5 on an owned property and 0 on another, got {lot.level}")
        if owner >= 0:
            lot.owner = bank.holders[owner]
            lot.owner.lots.append(lot)
    bank.paid_in = read_int(d.get("bank"), "game.bank")
    bank.level_one = read_int(d.get("level_one"), "game.level_one")
    ids = {g.id: g.index for g in board.groups}
    for i, name in enumerate(read_list(d.get("bonuses"), "game.bonuses")):
        if read_str(name, f"game.bonuses[{i}]") not in ids:
            raise Malformed(f"game.bonuses[{i}]: unknown group {short(name)}")
        bank.bonuses |= 1 << ids[name]
    bank.broke = _seat(bank, d.get("broke"), "game.broke", -1)
    if d.get("owed") is not None:
        bank.owed = _owed(bank, d["owed"])
    return bank


def _owed(bank: Bank, data: object) -> Owed:
    o = read_dict(data, "game.owed")
    lot = read_int(o.get("lot"), "game.owed.lot")
    if not -1 <= lot < len(bank.lots):
        raise Malformed(f"game.owed.lot: no deed {lot}")
    return Owed(
        _seat(bank, o.get("debtor"), "game.owed.debtor"),
        _seat(bank, o.get("creditor"), "game.owed.creditor", -1),
        read_int(o.get("amount"), "game.owed.amount"),
        read_int(o.get("left"), "game.owed.left"),
        read_str(o.get("reason"), "game.owed.reason"),
        read_str(o.get("clause"), "game.owed.clause"),
        lot,
    )


def _seat(bank: Bank, value: object, place: str, lowest: int = 0) -> int:
    seat = read_int(value, place)
    if not lowest <= seat < len(bank.holders):
        raise Malformed(f"{place}: no seat {seat}")
    return seat


def _cards(board: UltimateBoard, data: object, place: str) -> list[EventCard]:
    cards = []
    for i, name in enumerate(read_list(data, place)):
        card = board.events_by_id.get(read_str(name, f"{place}[{i}]"))
        if card is None:
            raise Malformed(f"{place}[{i}]: unknown event {short(name)}")
        cards.append(card)
    return cards


def _deed(game: UltimateGame, value: object, place: str) -> int:
    space = read_int(value, place)
    lot = game.find_lot(space)
    if lot is None:
        raise Malformed(f"{place}: no property on space {space}")
    return lot.deed.index


def _phase(game: UltimateGame, data: object, place: str) -> Phase[Any]:
    d = read_dict(data, place)
    name = read_str(d.get("phase"), f"{place}.phase")
    if name == "debt" and game.bank.owed is None:
        raise Malformed(f"{place}.phase: no debt is open")
    fixed = _FIXED.get(name)
    if fixed is not None:
        return fixed
    if name == "dice":
        purpose = d.get("purpose")
        if purpose not in ("move", "jail"):
            raise Malformed(f"{place}.purpose: expected move or jail, got {short(purpose)}")
        return DICE_JAIL if purpose == "jail" else DICE_MOVE
    if name == "starter":
        contenders = _seats(game.bank, d.get("contenders"), f"{place}.contenders")
        rolls = _ints(d.get("rolls"), f"{place}.rolls")
        if len(rolls) >= len(contenders):
            raise Malformed(f"{place}.rolls: more rolls than contenders")
        return StarterRolls(contenders, rolls)
    if name == "buy":
        return UltimateBuy(_deed(game, d.get("space"), f"{place}.space"))
    if name == "auction":
        return PressAuction(
            _deed(game, d.get("space"), f"{place}.space"),
            _seats(game.bank, d.get("bidders"), f"{place}.bidders"),
            read_int(d.get("amount"), f"{place}.amount"),
            _seat(game.bank, d.get("bidder"), f"{place}.bidder", -1),
            read_int(d.get("run"), f"{place}.run"),
        )
    if name == "event":
        card = read_str(d.get("card"), f"{place}.card")
        if card not in game.board.events_by_id:
            raise Malformed(f"{place}.card: unknown event {short(card)}")
        given = read_int(d.get("given"), f"{place}.given")
        seat = _seat(game.bank, d.get("seat"), f"{place}.seat")
        return AskEvent(card, seat, given if given < 0 else _deed(game, given, f"{place}.given"))
    raise Malformed(f"{place}.phase: unknown phase {short(name)}")


def _seats(bank: Bank, value: object, place: str) -> tuple[int, ...]:
    return tuple(_seat(bank, s, f"{place}[{i}]") for i, s in enumerate(read_list(value, place)))


def _ints(value: object, place: str) -> tuple[int, ...]:
    return tuple(read_int(n, f"{place}[{i}]") for i, n in enumerate(read_list(value, place)))
