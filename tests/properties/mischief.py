"""Actions of every kind with random contents: mostly nonsense, which a game must refuse without a trace."""

import random
from dataclasses import fields

from cotyphu.rules import actions
from cotyphu.rules.actions import ACTIONS, Action
from cotyphu.rules.game import Game
from cotyphu.rules.values import Goods, Targets

HARMLESS = [kind for name, kind in ACTIONS.items() if name not in ("resign", "call_end")]
"""Every kind but those that would end most games early."""


def mischief(rng: random.Random, game: Game) -> Action:
    """Some action, without a look at what is pending."""
    kind = rng.choice(HARMLESS)
    named = fields(kind)  # type: ignore[arg-type]  # every kind of action is a dataclass
    return kind(*(_value(rng, game, field.name, kind) for field in named))


def _value(rng: random.Random, game: Game, name: str, kind: type[Action]) -> object:
    if name in ("seat", "partner"):
        return rng.randint(-1, len(game.players)) if rng.random() < 0.2 else rng.randrange(len(game.players))
    if name in ("give", "get"):
        return _goods(rng, game)
    if name == "targets":
        return _targets(rng)
    if name == "space":
        return rng.randint(-2, 41)
    if name == "amount":
        return rng.choice((-1, 0, 1, 10, 100, 1500, 10**9))
    if name == "number":
        return rng.randint(0, game.offers + 1)
    if name == "card":
        return rng.choice([*game.board.cards, "", "no card"])
    if name == "redeem":
        return rng.random() < 0.5
    assert kind is actions.Rolled, (kind, name)
    return rng.randint(0, 7)


def _targets(rng: random.Random) -> Targets:
    return tuple((rng.randint(-1, 40), rng.randint(-1, 6)) for _ in range(rng.randrange(4)))


def _goods(rng: random.Random, game: Game) -> Goods:
    deeds = tuple(rng.randint(-1, 40) for _ in range(rng.choice((0, 0, 1, 2))))
    cards = tuple(rng.choice([*game.board.cards, "?"]) for _ in range(rng.choice((0, 0, 0, 1))))
    return Goods(rng.choice((-1, 0, 1, 50, 10**9)), deeds, cards)
