"""Whether what is pending in a position of the Ultimate Banking edition is possible: each phase against seats and lots."""

from typing import Final

from cotyphu.lab.pending import AnyPhase, Check, check_end, check_stack, check_top, need_dice, on
from cotyphu.rules.events import BANK
from cotyphu.rules.phases.turn import AWAIT_END
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.bank import Lot
from cotyphu.rules.ultimate.board import EVENT, LOCATION
from cotyphu.rules.ultimate.effects import Swap
from cotyphu.rules.ultimate.event_cards import AskEvent, DrawEvent
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.phases import LocationOffer, PressAuction, SettleDebt, UltimateBuy
from cotyphu.rules.values import Malformed

CLAUSE_OF_DEBT: Final = {"rent": "U-RENT-1", "fine": "U-JAIL-5", "event": "U-EVT-6"}
"""What a debt of a digital game may be for, with the clause by which it is due."""

_STAY: Final = ("after_move", "leave_jail")
"""Phases on which others may be put."""


def check_pending(game: UltimateGame) -> None:
    """`Malformed` at a place in `turn`, `ending` or `seats` if the stack of `game` cannot have come about."""
    if AWAIT_END in game.stack:
        raise Malformed("turn.stack[0]: in this edition a turn ends by itself")
    if len(game.bankrupts) > 1:
        raise Malformed("bankrupts: the first bankruptcy ends the game, so there is one at most")
    check_stack(game, _STAY, _CHECKS)
    broke = bool(game.bankrupts)
    who = f"seat {game.bankrupts[0]} is bankrupt" if broke else "nobody is bankrupt"
    check_end(game, "bankrupt", broke, who, "the first bankruptcy ends the game")
    check_top(game)


def _stands_on(game: UltimateGame, kind: int, what: str, place: str) -> None:
    need_dice(game, place)
    space = game.players[game.seat].space
    if game.board.spaces[space].kind != kind:
        raise Malformed(f"{place}: seat {game.seat} stands on space {space}, where {what}")


def _unowned(lot: Lot, place: str) -> None:
    if lot.owner is not None:
        raise Malformed(f"{place}: the deed of space {lot.deed.space} is held by seat {lot.owner.seat}")


def _under_token(game: UltimateGame, deed: int, place: str) -> Lot:
    """The lot of this deed, found to be unowned and under the token of the player on turn."""
    lot = game.bank.lots[deed]
    space = game.players[game.seat].space
    if lot.deed.space != space:
        raise Malformed(f"{place}.space: seat {game.seat} stands on space {space}")
    _unowned(lot, f"{place}.space")
    return lot


def _draw(game: UltimateGame, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    on(below, place, phase, "after_move")
    _stands_on(game, EVENT, "no event is turned", place)


def _buy(game: UltimateGame, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, UltimateBuy)
    on(below, place, phase, "after_move")
    _under_token(game, phase.deed, place)


def _auction(game: UltimateGame, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, PressAuction)
    on(below, place, phase, "after_move")
    _under_token(game, phase.deed, place)
    free = game.bidders()
    for i, seat in enumerate(phase.bidders):
        if seat not in free or seat in phase.bidders[:i]:
            raise Malformed(f"{place}.bidders[{i}]: expected free seats, each once, got {seat}")
    if phase.run_number not in (1, 2):
        raise Malformed(f"{place}.run: expected 1 or 2, got {phase.run_number}")
    if phase.bidder < 0:
        if phase.amount:
            raise Malformed(f"{place}.amount: nobody has bid yet, expected 0, got {phase.amount}")
        return
    if phase.bidder not in phase.bidders:
        raise Malformed(f"{place}.bidder: seat {phase.bidder} is not among the bidders")
    step = game.options.auction_step
    cash = game.players[phase.bidder].cash
    if phase.amount < step or phase.amount % step or phase.amount > cash:
        raise Malformed(f"{place}.amount: expected steps of {step} up to {cash}, the bidder's cash, got {phase.amount}")


def _location(game: UltimateGame, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    on(below, place, phase, "after_move")
    _stands_on(game, LOCATION, "no move is offered", place)


def _event(game: UltimateGame, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, AskEvent)
    on(below, place, phase, "after_move")
    _stands_on(game, EVENT, "no event is turned", place)
    swapping = isinstance(game.board.events_by_id[phase.card].effect, Swap)
    if phase.given >= 0 and not swapping:
        raise Malformed(f"{place}.given: only a swap gives a property, expected -1")
    if phase.given >= 0 and game.bank.lots[phase.given].owner is not game.players[game.seat]:
        raise Malformed(f"{place}.given: seat {game.seat}, who swaps, does not own this property")
    if phase.seat != game.seat and phase.given < 0:
        raise Malformed(f"{place}.seat: seat {game.seat} picks first")
    if not phase.lots(game) and not phase.partners(game):
        raise Malformed(f"{place}: there is nothing that seat {phase.seat} could pick")


def _debt(game: UltimateGame, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    owed = game.bank.owed
    if owed is None:
        raise Malformed(f"{place}: nothing is put on the phase debt")
    on(below, place, phase, "leave_jail" if owed.reason == "fine" else "after_move")
    if owed.debtor != game.seat:
        raise Malformed(f"{place}.debtor: only seat {game.seat}, on turn, can owe something, got {owed.debtor}")
    debtor = game.players[game.seat]
    creditor = BANK
    due = owed.amount
    if owed.reason == "rent":
        lot = game.bank.lots[owed.lot]
        if lot.owner is None or lot.owner is debtor or lot.owner.jail != FREE:
            raise Malformed(f"{place}.reason: no rent is due on space {lot.deed.space}")
        creditor = lot.owner.seat
        due = game.bank.rent_of(lot)
    elif owed.reason == "fine":
        due = game.options.jail_fee
    else:
        _stands_on(game, EVENT, "no event asks for money", place)
    if owed.creditor != creditor:
        raise Malformed(f"{place}.creditor: expected {creditor}, got {owed.creditor}")
    if owed.amount != due or due < 1:
        raise Malformed(f"{place}.amount: expected {max(due, 1)}, got {owed.amount}")
    if debtor.cash:
        raise Malformed(f"seats[{debtor.seat}].cash: all the money went into the debt before deeds, expected 0")
    covered = sum(lot.deed.price for lot in debtor.lots)
    if not 1 <= owed.left <= min(owed.amount, covered):
        raise Malformed(
            f"{place}.left: expected 1 to {min(owed.amount, covered)} (the deeds are worth {covered}), got {owed.left}"
        )


_CHECKS: Final[dict[type[AnyPhase], Check]] = {
    DrawEvent: _draw,
    UltimateBuy: _buy,
    PressAuction: _auction,
    LocationOffer: _location,
    AskEvent: _event,
    SettleDebt: _debt,
}
