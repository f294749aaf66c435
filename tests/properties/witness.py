"""Somebody who watches a game from the first event on and checks every step of it."""

import json
import random

from cotyphu.rules import actions, events
from cotyphu.rules.actions import Action, action_from_dict
from cotyphu.rules.events import Event, event_from_dict
from cotyphu.rules.game import Game
from cotyphu.rules.refusals import CODES
from cotyphu.rules.values import Goods, Value
from tests.properties import menus
from tests.rules import invariants

NAMES = {**vars(actions), **vars(events), "Goods": Goods}
"""What the text form of a value may name."""


class Ledger:
    """Cash, owners, buildings and mortgages as the events alone tell them."""

    def __init__(self, game: Game) -> None:
        self.cash = {p.seat: p.cash for p in game.players} | {events.BANK: game.bank, events.POT: game.pot}
        self.owners = {lot.deed.space: -1 if lot.owner is None else lot.owner.seat for lot in game.lots}
        self.houses = {lot.deed.space: lot.houses for lot in game.lots}
        self.mortgaged = {lot.deed.space for lot in game.lots if lot.mortgaged}
        self.spaces = {p.seat: p.space for p in game.players}

    def enter(self, event: Event) -> None:
        """Book what `event` tells."""
        if isinstance(event, events.Paid):
            assert event.reason in events.REASONS
            self.cash[event.payer] -= event.amount
            self.cash[event.payee] += event.amount
        elif isinstance(event, events.DeedMoved):
            assert self.owners[event.space] == event.source, f"{event}: it was with {self.owners[event.space]}"
            self.owners[event.space] = event.target
            if event.target == events.BANK:
                self.mortgaged.discard(event.space)
        elif isinstance(event, events.Built | events.BuildingsSold):
            assert self.owners[event.space] == event.seat, f"{event}: the lot is with {self.owners[event.space]}"
            self.houses[event.space] = event.houses
        elif isinstance(event, events.Mortgaged):
            assert self.owners[event.space] == event.seat, f"{event}: the lot is with {self.owners[event.space]}"
            self.mortgaged.add(event.space)
        elif isinstance(event, events.Redeemed):
            assert self.owners[event.space] == event.seat, f"{event}: the lot is with {self.owners[event.space]}"
            self.mortgaged.remove(event.space)
        elif isinstance(event, events.Moved):
            assert self.spaces[event.seat] == event.origin, f"{event}: the token stood on {self.spaces[event.seat]}"
            self.spaces[event.seat] = event.target

    def check(self, game: Game) -> None:
        """Fail if `game` is not what the events told."""
        assert self.cash == {p.seat: p.cash for p in game.players} | {events.BANK: game.bank, events.POT: game.pot}
        for lot in game.lots:
            space = lot.deed.space
            assert self.owners[space] == (-1 if lot.owner is None else lot.owner.seat), f"owner of {space} untold"
            assert self.houses[space] == lot.houses, f"buildings on {space} untold"
            assert (space in self.mortgaged) == lot.mortgaged, f"mortgage on {space} untold"
        assert self.spaces == {p.seat: p.space for p in game.players}


class Witness:
    """Passes actions to `game` and checks what they did. `actions` are those that were accepted, in order.

    What costs much is looked at now and then: `rng` says when.
    """

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.ledger = Ledger(game)
        self.told: list[Event] = []
        self.actions: list[Action] = []
        game.listener = self.told.append

    def act(self, action: Action) -> None:
        """Let `action` happen, or be refused without a trace."""
        game = self.game
        _round_trip(action, action_from_dict)
        if self.rng.random() < 0.05:
            menus.check(game)
            self._copies(action)
        standing = [(lot.owner, lot.houses, lot.mortgaged) for lot in game.lots]
        before = game.digest() if self.rng.random() < 0.3 else ""
        offers = game.offers
        short = game.phase.name in ("claims", "building_auction")  # where one's sale may let another's building be set
        why = menus.attempt(game, action)
        if why is not None:
            assert why.clause == CODES[why.code]
            json.dumps(why.to_dict())
            assert not self.told, f"{action} was refused ({why}) and told {self.told}"
            assert before in ("", game.digest()), f"{action} was refused ({why}) and changed something"
            assert standing == [(lot.owner, lot.houses, lot.mortgaged) for lot in game.lots]
            assert offers == game.offers
            return
        self.actions.append(action)
        if isinstance(action, actions.Sell | actions.Mortgage | actions.Redeem) and not short:
            for lot, (owner, houses, mortgaged) in zip(game.lots, standing, strict=True):
                if (houses, mortgaged) != (lot.houses, lot.mortgaged):
                    assert owner is game.players[action.seat], f"{action} touched {lot}"
        for event in self.told:
            self.ledger.enter(event)
            if self.rng.random() < 0.2:
                _round_trip(event, event_from_dict)
        self.told.clear()
        self.ledger.check(game)
        invariants.check(game)
        if self.rng.random() < 0.05:
            self._forms()

    def _forms(self) -> None:
        game = self.game
        again = Game.from_dict(json.loads(json.dumps(game.to_dict())), game.board)
        assert again == game
        assert again.digest() == game.digest()
        invariants.check(again)
        for player in game.players:
            menu, menu_again = game.choices(player.seat), again.choices(player.seat)
            assert [c.to_dict() for c in menu] == [c.to_dict() for c in menu_again]

    def _copies(self, action: Action) -> None:
        """A copy is equal, and goes its own way without the original."""
        game = self.game
        before = game.digest()
        copy = game.copy()
        twin = game.copy()
        assert copy == game
        assert hash(copy) == hash(game)
        if menus.attempt(copy, action) is not None:
            return
        assert game.digest() == before, f"{action} on a copy changed the original"
        twin.apply(action)
        assert twin == copy, f"{action} did two things to two equal games"

    def finish(self, fresh: Game) -> None:
        """The same actions on `fresh`, the same game before its first, lead to the same position."""
        self._forms()
        menus.check(self.game)
        for action in self.actions:
            fresh.apply(action)
        assert fresh.digest() == self.game.digest(), "the replay led elsewhere"


def _round_trip(value: Value, read: object) -> None:
    assert callable(read)
    assert read(json.loads(json.dumps(value.to_dict()))) == value
    assert eval(repr(value), NAMES) == value  # noqa: S307 - the text form of a value made here
