"""Random players of the second edition: they follow the menus, or do mischief without a look at what is pending."""

import random
from dataclasses import fields
from typing import Any

from hypothesis import strategies as st

from cotyphu.editions import load_ultimate
from cotyphu.rules.actions import Action, Bid, Buy, CallEnd, Decline, Hammer, Pass, PayFine, Resign, Roll, SeatAction
from cotyphu.rules.choices import Choice
from cotyphu.rules.ultimate.actions import ULTIMATE_ACTIONS, HandOver, MoveTo, PickLot, PickPlayer, Stay
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions

WISHES = {"roll": 12.0, "buy": 8.0, "decline": 2.0, "bid": 5.0, "pass": 3.0, "move_to": 6.0, "resign": 0.004}
"""How often each thing is done if the menu allows it, against the others; what is not named counts 3."""

mixed_options = st.fixed_dictionaries(
    {},
    optional={
        "starting_cash": st.sampled_from((0, 100, 500, 6000)),
        "location_pays_go": st.just(value=True),
        "jail_fee": st.sampled_from((0, 40, 700)),
        "auction_step": st.sampled_from((1, 70, 500)),
        "auction_seconds": st.none(),
        "turn_limit": st.sampled_from((3, 20)),
    },
)
"""Options that differ from the defaults, any of them together."""


def new_game(board: str, options: dict[str, object], seats: int, seed: int) -> UltimateGame:
    """A game as `seed` wants it: from the beginning, or with deeds dealt out on any level and somebody in jail."""
    rng = random.Random(seed)
    game = UltimateGame.new(load_ultimate(board).board, UltimateOptions.from_dict(options), seats)
    if rng.random() < 0.5:
        bank = game.bank
        share = rng.random()
        for lot in bank.lots:
            if rng.random() < share:
                bank.give(lot, rng.choice(bank.holders), "bought", "U-BUY-2")
                lot.level = rng.randint(1, 5)
        for group in game.board.groups:
            owned = all(bank.lots[deed.index].owner for deed in group.deeds)
            bank.bonuses |= (owned or rng.random() < 0.1) << group.index
        bank.level_one = rng.choice((0, 0, 1, 2))
        for holder in bank.holders:
            cash = rng.choice((holder.cash, rng.randrange(3000), 0))
            bank.paid_in += holder.cash - cash
            holder.cash = cash
            holder.space = rng.randrange(36)
            if holder.space == game.board.jail:
                holder.jail = rng.randrange(3)
    return game


def actions_of(seat: int, choice: Choice) -> list[Action]:
    """All actions that this line of a menu stands for."""
    facts = choice.facts
    if choice.name == "bid":
        return [Bid(seat, facts["min"])]
    if choice.name == "hand_over":
        return [HandOver(seat, facts["space"])]
    if choice.name == "move_to":
        return [MoveTo(seat, space) for space in facts["spaces"]]
    if choice.name == "pick_lot":
        return [PickLot(seat, space) for space in facts["spaces"]]
    if choice.name == "pick_player":
        return [PickPlayer(seat, partner) for partner in facts["partners"]]
    plain: dict[str, type[SeatAction]] = {kind.name: kind for kind in (Roll, PayFine, Buy, Decline, Pass, Stay, Resign)}
    return [plain[choice.name](seat)]


class RandomPlayers:
    """Chance, the table and all players of one game. The same `rng` plays the same game."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.hammers = rng.choice((0.0, 0.2))
        self.calls = rng.choice((0.0, 0.0, 0.0, 0.004))
        self.wishes = {name: wish * rng.choice((0.2, 1, 1, 4)) for name, wish in WISHES.items()}

    def action(self, game: UltimateGame) -> Action:
        """The next thing that happens in `game`; the menus allow it."""
        rng = self.rng
        if rng.random() < self.calls:
            return CallEnd(rng.choice(("agreed", "minutes")))
        waiting = game.waiting()
        if waiting == (-1,):
            return rng.choice(game.outcomes())
        if game.phase.name == "auction" and rng.random() < self.hammers:
            return Hammer()
        seat = rng.choice(waiting)
        menu = [choice for choice in game.choices(seat) if choice.allowed]
        line = rng.choices(menu, [self.wishes.get(choice.name, 3.0) for choice in menu])[0]
        return rng.choice(actions_of(seat, line))


HARMLESS = [kind for name, kind in ULTIMATE_ACTIONS.items() if name not in ("resign", "call_end")]


def mischief(rng: random.Random, game: UltimateGame) -> Action:
    """Some action, without a look at what is pending."""
    kind = rng.choice(HARMLESS)
    named = fields(kind)  # type: ignore[arg-type]  # every kind of action is a dataclass
    return kind(*(_value(rng, game, field.name) for field in named))


def _value(rng: random.Random, game: UltimateGame, name: str) -> Any:
    if name in ("seat", "partner"):
        return rng.randint(-1, len(game.players)) if rng.random() < 0.2 else rng.randrange(len(game.players))
    if name == "space":
        return rng.randint(-2, 37)
    if name == "amount":
        return rng.choice((-1, 0, game.options.auction_step, 20, 40, 10**9))
    if name == "card":
        return rng.choice([*game.board.events_by_id, "", "no card"])
    return rng.randint(0, 7)
