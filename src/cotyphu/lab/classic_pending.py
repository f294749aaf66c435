"""Whether what is pending in a position of the classic edition is possible: each phase against the seats and the lots."""

from typing import Final

from cotyphu.lab.pending import AnyPhase, Check, check_end, check_stack, check_top, need_dice, on
from cotyphu.rules.board import CHANCE_SPACE, CHEST_SPACE, UTILITY
from cotyphu.rules.events import BANK, REASONS
from cotyphu.rules.game import Game
from cotyphu.rules.phases.auction import Auction, BuyOffer, EstateSale
from cotyphu.rules.phases.cards import CardChoice, Draw, UtilityDice
from cotyphu.rules.phases.debts import Debt, Levy, TakeOverMortgages
from cotyphu.rules.phases.shortage import BuildingAuction, Claims, legal_spaces
from cotyphu.rules.phases.trade import TradeOffer, timing_refusal
from cotyphu.rules.phases.turn import AFTER_MOVE, THIRD_FAILURE
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import Lot
from cotyphu.rules.values import Goods, Malformed

_STAY: Final = ("roll", "end_turn", "after_move", "leave_jail", "levy", "estate", "take_over", "debt", "trade")
"""Phases on which others may be put."""


def check_pending(game: Game) -> None:
    """`Malformed` at a place in `turn`, `ending` or `seats` if the stack of `game` cannot have come about."""
    check_stack(game, _STAY, _CHECKS)
    standing = sum(1 for p in game.players if not p.out)
    left = f"{standing} are left in the game"
    check_end(game, "last_player", standing == 1, left, "one seat is left in the game")
    check_top(game)


def _in_game(game: Game, seat: int, place: str) -> None:
    if game.players[seat].out:
        raise Malformed(f"{place}: seat {seat} is bankrupt")


def _unowned(lot: Lot, place: str) -> None:
    if lot.owner is not None:
        raise Malformed(f"{place}: the deed of space {lot.deed.space} is held by seat {lot.owner.seat}")


def _draw(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    on(below, place, phase, "after_move")
    need_dice(game, place)
    space = game.players[game.seat].space
    if game.board.spaces[space].kind not in (CHANCE_SPACE, CHEST_SPACE):
        raise Malformed(f"{place}: seat {game.seat} stands on space {space}, where no card is drawn")
    if isinstance(phase, CardChoice) and phase.amount < 0:
        raise Malformed(f"{place}.amount: expected 0 or more, got {phase.amount}")
    if isinstance(phase, Draw) and not game.decks[phase.deck].possible():
        raise Malformed(f"{place}.deck: no card is left in it")


def _utility_dice(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, UtilityDice)
    on(below, place, phase, "after_move")
    lot = game.find_lot(game.players[game.seat].space)
    if lot is None or lot.deed.kind != UTILITY or lot.owner in (None, game.players[game.seat]) or lot.mortgaged:
        raise Malformed(f"{place}.purpose: seat {game.seat} does not stand on a utility where rent is due")
    if phase.multiplier < 1:
        raise Malformed(f"{place}.multiplier: expected 1 or more, got {phase.multiplier}")


def _buy(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, BuyOffer)
    on(below, place, phase, "after_move")
    lot = game.lots[phase.deed]
    if lot.deed.space != game.players[game.seat].space:
        raise Malformed(f"{place}.space: seat {game.seat} stands on space {game.players[game.seat].space}")
    _unowned(lot, f"{place}.space")


def _auction(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, Auction)
    on(below, place, phase, "after_move", "estate")
    _unowned(game.lots[phase.deed], f"{place}.space")
    for player in game.players:
        if player.out and not phase.passed >> player.seat & 1:
            raise Malformed(f"{place}.passed: seat {player.seat} is bankrupt and does not bid")
    if phase.bidder < 0:
        if phase.amount:
            raise Malformed(f"{place}.amount: nobody has bid yet, expected 0, got {phase.amount}")
        return
    if phase.passed >> phase.bidder & 1:
        raise Malformed(f"{place}.bidder: seat {phase.bidder} has passed")
    most = game.could_raise(game.players[phase.bidder])
    if not game.options.auction_opening <= phase.amount <= most:
        raise Malformed(
            f"{place}.amount: seat {phase.bidder} may bid {game.options.auction_opening} to {most}, got {phase.amount}"
        )


def _estate(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, EstateSale)
    for i, deed in enumerate(phase.deeds):
        _unowned(game.lots[deed], f"{place}.spaces[{i}]")
        if deed in phase.deeds[:i]:
            raise Malformed(f"{place}.spaces[{i}]: space {game.lots[deed].deed.space} is there twice")


def _debt(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, Debt)
    if phase.creditor == phase.debtor:
        raise Malformed(f"{place}.creditor: nobody owes himself")
    if phase.amount < 1:
        raise Malformed(f"{place}.amount: expected 1 or more, got {phase.amount}")
    if phase.reason not in REASONS:
        raise Malformed(f"{place}.reason: expected one of {', '.join(REASONS)}, got {phase.reason!r}")
    if not -1 <= phase.space < game.board.size:
        raise Malformed(f"{place}.space: expected -1 to {game.board.size - 1}, got {phase.space}")
    if phase.reason == "bid":
        _unowned(game.lot_at(phase.space), f"{place}.space")
        if phase.creditor != BANK:
            raise Malformed(f"{place}.creditor: a bid is owed to the Bank (-1), got {phase.creditor}")


def _levy(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, Levy)
    for i, (debtor, creditor, amount) in enumerate(phase.dues):
        if debtor == creditor or amount < 0:
            raise Malformed(f"{place}.dues[{i}]: expected two different seats and an amount of 0 or more")


def _take_over(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, TakeOverMortgages)
    _in_game(game, phase.seat, f"{place}.seat")


def _trade(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, TradeOffer)
    for field, seat in (("seat", phase.seat), ("partner", phase.partner)):
        _in_game(game, seat, f"{place}.{field}")
    if phase.seat == phase.partner:
        raise Malformed(f"{place}.partner: nobody trades with himself")
    if not 1 <= phase.number <= game.offers:  # later offers have been made where a debt lay upon this one
        raise Malformed(f"{place}.number: expected 1 to turn.offers, which is {game.offers}, got {phase.number}")
    empty = Goods()
    if phase.give == phase.get == empty:
        raise Malformed(f"{place}: an offer gives or gets something")
    for field, goods in (("give", phase.give), ("get", phase.get)):
        if goods.cash < 0:
            raise Malformed(f"{place}.{field}.cash: expected 0 or more, got {goods.cash}")
    why = timing_refusal(game, phase.seat, phase.partner, below)
    if why is None and below is AFTER_MOVE and game.ending is None:  # only the end drops the roll below an offer
        why = Refused("turn/unsettled", phase=below.name)
    if why is not None:
        raise Malformed(f"{place}: no trade may be offered here: {why}")


def _claims(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, Claims)
    on(below, place, phase, "roll", "end_turn")
    seats = [seat for seat, _ in phase.answers]
    if not seats or seats[0] != phase.seat or not phase.answers[0][1]:
        raise Malformed(f"{place}.answers: the first is the order of seat {phase.seat}, which opened the round")
    for i, (seat, targets) in enumerate(phase.answers):
        here = f"{place}.answers[{i}]"
        _in_game(game, seat, here)
        if seat in seats[:i]:
            raise Malformed(f"{here}: seat {seat} has answered already")
        if not targets:
            continue
        try:
            phase.plan(game, seat, targets)
        except Refused as refused:
            if refused.code not in ("build/no_houses", "build/no_hotels"):  # then there is an auction
                raise Malformed(f"{here}: seat {seat} cannot claim this: {refused}") from None


def _building_auction(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    assert isinstance(phase, BuildingAuction)
    on(below, place, phase, "roll", "end_turn")
    claimants = [seat for seat, _ in phase.wants]
    for i, (seat, count) in enumerate(phase.wants):
        _in_game(game, seat, f"{place}.wants[{i}]")
        if count < 1 or seat in claimants[:i]:
            raise Malformed(f"{place}.wants[{i}]: expected each claimant once, with 1 or more buildings")
    for i, seat in enumerate(phase.passed):
        if seat not in claimants:
            raise Malformed(f"{place}.passed[{i}]: seat {seat} has claimed nothing")
    if phase.bidder < 0:
        if phase.amount:
            raise Malformed(f"{place}.amount: nobody has bid yet, expected 0, got {phase.amount}")
        return
    if phase.bidder not in claimants or phase.bidder in phase.passed:
        raise Malformed(f"{place}.bidder: seat {phase.bidder} does not bid here")
    bidder = game.players[phase.bidder]
    if not phase.opening(game) <= phase.amount <= bidder.cash:
        raise Malformed(
            f"{place}.amount: seat {bidder.seat} may bid {phase.opening(game)} to {bidder.cash}, got {phase.amount}"
        )
    if phase.space not in legal_spaces(game, bidder, phase.what):
        raise Malformed(f"{place}.space: seat {bidder.seat} cannot build a {phase.what} on space {phase.space}")


def _fine(game: Game, phase: AnyPhase, below: AnyPhase, place: str) -> None:
    on(below, place, phase, "leave_jail")
    if not game.players[game.seat].cards:
        raise Malformed(f"{place}: seat {game.seat} holds no release card, so nothing is asked")


_CHECKS: Final[dict[type[AnyPhase], Check]] = {
    type(THIRD_FAILURE): _fine,
    Draw: _draw,
    CardChoice: _draw,
    UtilityDice: _utility_dice,
    BuyOffer: _buy,
    Auction: _auction,
    EstateSale: _estate,
    Debt: _debt,
    Levy: _levy,
    TakeOverMortgages: _take_over,
    TradeOffer: _trade,
    Claims: _claims,
    BuildingAuction: _building_auction,
}
