"""One transition of a game: what somebody does, and the dice and cards that follow from it at once."""

from collections.abc import Callable
from dataclasses import dataclass

from cotyphu.rules.actions import Action
from cotyphu.rules.base import BaseGame
from cotyphu.rules.events import Event
from cotyphu.table.dice import FairDice


@dataclass
class Transition:
    """The `game` after the transition (the one before is untouched), what was carried out, and what happened."""

    game: BaseGame
    actions: list[Action]
    events: list[Event]


def is_chance(game: BaseGame) -> bool:
    """Whether dice or a card are waited for."""
    return game.waiting() == (-1,)


def carry_out(game: BaseGame, dice: FairDice, choose: Callable[[BaseGame], Action | None]) -> Transition:
    """Do what `choose` says, again and again until it says None, each time with the chance that follows.

    Raises `Refused`; whatever is raised, `game` is as it was.
    """
    trial = game.copy()
    events: list[Event] = []
    actions: list[Action] = []
    trial.listener = events.append
    drawn = dice.drawn

    def do(action: Action) -> None:
        trial.apply(action)
        actions.append(action)

    while True:
        while is_chance(trial):
            outcomes = trial.outcomes()
            do(outcomes[dice.outcome(drawn, len(outcomes))])
            drawn += 1
        action = choose(trial)
        if action is None:
            break
        do(action)
    trial.listener = None
    return Transition(trial, actions, events)


def once(action: Action | None) -> Callable[[BaseGame], Action | None]:
    """A choice for `carry_out`: this action, then no more."""
    left = [action]
    return lambda _game: left.pop() if left else None
