"""Playing a game to its end as fast as its bots let it: a seeded generator for dice and cards, and the loop around them."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from cotyphu.bots import Bot
from cotyphu.rules.actions import ROLLS, Action, Drew
from cotyphu.rules.base import BaseGame
from cotyphu.rules.game import Game
from cotyphu.rules.phases.cards import Draw
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.phases.turn import AWAIT_END, AWAIT_ROLL, DICE_MOVE
from cotyphu.rules.refusals import Refused

_MULTIPLIER: Final = 987653946
_DIGIT: Final = 0x3FFFFFFF


class Stuck(Exception):
    """The bots do not carry the game on: a seat that is waited for says nothing, or what it wants is refused."""


class Luck:
    """A multiply-with-carry generator with digits of 30 bits: the same `seed` gives the same dice and cards.

    `state` is all it remembers; a `Luck` whose `state` is set to another's goes on as that one does.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        # Neighbouring seeds would begin alike, so they are spread first.
        self.state = int.from_bytes(sha256(str(seed).encode()).digest()[:7], "big") | 1

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit` (at most 2**20, for a bias that nothing could measure)."""
        state = self.state
        self.state = state = _MULTIPLIER * (state & _DIGIT) + (state >> 30)
        return ((state & _DIGIT) ^ (state >> 30)) * limit >> 30


def drive(game: BaseGame, bots: Sequence[Bot], luck: Luck, max_actions: int | None = None) -> int:
    """Let `bots` (one for each seat) play `game` on to its end, and `luck` supply dice and cards.

    Of several seats that are waited for, the next to the left of the last that acted is asked, as around a real table.
    Returns the number of decisions, that is of actions of bots; stops earlier after `max_actions` of them. Raises `Stuck`.
    """
    choose = [bot.choose for bot in bots]
    apply = game.apply
    below = luck.below
    left = -1 if max_actions is None else max_actions
    decisions = 0
    last = game.seat
    while decisions != left:
        phase = game.stack[-1]
        if phase is DICE_MOVE:
            apply(ROLLS[below(36)])
            continue
        if phase is AWAIT_END or phase is AWAIT_ROLL:  # so often that it is worth knowing who is waited for
            seat = game.seat
        elif phase.chance:
            apply(_outcome(game, phase, luck))
            continue
        else:
            waiting = phase.waiting(game)
            if not waiting:
                break
            seat = waiting[0]
            if seat <= last and len(waiting) > 1:
                seat = next((other for other in waiting if other > last), seat)
        action = choose[seat](game, seat)
        if action is None:
            raise Stuck(f"seat {seat} says nothing in phase {phase.name} of turn {game.number}")
        try:
            apply(action)
        except Refused as refused:
            raise Stuck(f"{action!r} in phase {phase.name} of turn {game.number}: {refused}") from refused
        last = seat
        decisions += 1
    return decisions


def _outcome(game: BaseGame, phase: Phase[Any], luck: Luck) -> Action:
    """What chance brings in a phase that waits for it."""
    if isinstance(phase, Draw):
        assert isinstance(game, Game)
        cards = game.decks[phase.deck].possible()
        return Drew(cards[luck.below(len(cards))].id)
    outcomes = phase.outcomes(game)
    return outcomes[luck.below(len(outcomes))]
