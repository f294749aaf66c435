"""Whether what is pending in a position is possible, as far as both editions are alike: the stack itself, turn, jail, end."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cotyphu.rules.base import BaseGame
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.phases.turn import (
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
from cotyphu.rules.values import Malformed

AnyPhase = Phase[Any]
Check = Callable[[Any, Any, AnyPhase, str], None]
"""Checks one phase of a game: the game, the phase, the phase below (itself at the bottom), its place."""

_ALONE: Final = ("starter", "over")
_BOTTOMS: Final = ("roll", "end_turn", "after_move", *_ALONE)


def check_stack(game: BaseGame, stay: tuple[str, ...], checks: Mapping[type[AnyPhase], Check]) -> None:
    """`Malformed` at a place in `turn` or `seats` if the stack of `game` cannot have come about.

    `stay` names the phases on which others may be put, `checks` holds those of the edition's own phases.
    """
    stack = game.stack
    for i, phase in enumerate(stack):
        place = f"turn.stack[{i}]"
        if (phase.name in _BOTTOMS) != (i == 0):
            raise Malformed(f"{place}: the phase {phase.name} stands {'at' if i else 'not at'} the bottom of a stack")
        if i + 1 < len(stack) and phase.name not in stay:
            raise Malformed(f"{place}: nothing is put on the phase {phase.name}")
        _check_phase(game, phase, stack[i - 1] if i else phase, place, checks)
    _check_jails(game)


def check_top(game: BaseGame) -> None:
    """`Malformed` if the top phase would have gone on by itself."""
    stack = game.stack
    top = f"turn.stack[{len(stack) - 1}]"
    if stack[-1].auto and stack[-1].run(game.copy()):
        raise Malformed(f"{top}: the phase {stack[-1].name} waits for nothing, it would have been settled already")
    if stack[-1] is not OVER and not game.waiting():
        raise Malformed(f"{top}: the phase {stack[-1].name} waits for nobody")


def check_end(game: BaseGame, last: str, finished: bool, why: str, who: str) -> None:
    """`Malformed` if `ending` does not fit.

    `last` is the reason by which bankruptcies end a game of the edition, and `finished` whether they have; `why` tells
    how many are bankrupt or left, `who` why a game that bankruptcies have finished is over.
    """
    if game.phase is OVER:
        if game.ending is None:
            raise Malformed("ending: the game is over, say why")
        if (game.ending == last) != finished:
            raise Malformed(f"ending: {why}, so it did not end by {game.ending}")
    elif finished:
        raise Malformed(f"bankrupts: {who}, so it is over")
    elif game.ending not in (None, "agreed", "minutes"):
        raise Malformed(
            f"ending: a game that has not ended may be called to end by agreed or minutes, not {game.ending}"
        )
    elif game.ending == "agreed" and all(phase.endable for phase in game.stack):
        raise Malformed("ending: nothing is open, so the game is over")
    elif game.doubles and game.ending is not None and game.phase is AWAIT_ROLL:
        raise Malformed("ending: the extra roll was dropped, so the phase is not roll")


def _check_phase(
    game: BaseGame, phase: AnyPhase, below: AnyPhase, place: str, checks: Mapping[type[AnyPhase], Check]
) -> None:
    if phase in (AWAIT_ROLL, AWAIT_END):
        if game.players[game.seat].out:
            raise Malformed(f"turn.seat: seat {game.seat} is bankrupt and has no turn")
        if phase is AWAIT_END and game.doubles and game.ending is None:
            raise Malformed(f"turn.doubles: after a double another roll is due, the phase is roll, not {phase.name}")
    elif type(phase) in checks:
        checks[type(phase)](game, phase, below, place)
    elif isinstance(phase, StarterRolls):
        _starter(game, phase, place)
    elif phase in (DICE_MOVE, DICE_JAIL):
        on(below, place, phase, "after_move")
        if (game.players[game.seat].jail == FREE) != (phase is DICE_MOVE):
            raise Malformed(f"{place}.purpose: seat {game.seat} is {'' if phase is DICE_MOVE else 'not '}in jail")
    elif phase is LEAVE_JAIL:
        on(below, place, phase, "after_move")
        need_dice(game, place)
        if game.players[game.seat].jail != JAIL_ROLLS:
            raise Malformed(f"{place}: seat {game.seat} has not failed its third roll in jail (jail: 3)")


def _starter(game: BaseGame, phase: StarterRolls, place: str) -> None:
    contenders = phase.contenders
    if len(set(contenders)) != len(contenders) or len(contenders) < 2:
        raise Malformed(f"{place}.contenders: expected two or more different seats")
    for i, seat in enumerate(contenders):
        if not 0 <= seat < len(game.players):
            raise Malformed(f"{place}.contenders[{i}]: no seat {seat}")
    if len(phase.rolls) >= len(contenders):
        raise Malformed(f"{place}.rolls: more rolls than contenders")
    for i, roll in enumerate(phase.rolls):
        if not 2 <= roll <= 12:
            raise Malformed(f"{place}.rolls[{i}]: expected the sum of two dice, got {roll}")


def _check_jails(game: BaseGame) -> None:
    leaving = LEAVE_JAIL in game.stack
    for player in game.players:
        if player.jail == JAIL_ROLLS and not player.out and not (leaving and player.seat == game.seat):
            raise Malformed(
                f"seats[{player.seat}].jail: expected null or 0 to 2; after the third failed roll one leaves"
            )
    if game.doubles and game.players[game.seat].jail != FREE:
        raise Malformed(f"turn.doubles: seat {game.seat} is in jail, where no double earns another roll")


def on(below: AnyPhase, place: str, phase: AnyPhase, *names: str) -> None:
    """`Malformed` if `phase` does not stand on one of the named phases."""
    if below.name not in names:
        raise Malformed(f"{place}: the phase {phase.name} stands on {' or '.join(names)}, not on {below.name}")


def need_dice(game: BaseGame, place: str) -> None:
    """`Malformed` if the last roll is not told."""
    if not game.first:
        raise Malformed(f"{place}: give turn.dice, the last roll decides what follows")
