"""Somebody who watches an Ultimate game from some point on and checks every step of it."""

import json
import random
from collections import Counter

from cotyphu.rules import actions, events
from cotyphu.rules.actions import Action, SeatAction, action_from_dict
from cotyphu.rules.events import Event, event_from_dict
from cotyphu.rules.refusals import CODES, Refused
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate import actions as own_actions
from cotyphu.rules.ultimate import events as own_events
from cotyphu.rules.ultimate.actions import ULTIMATE_ACTIONS
from cotyphu.rules.ultimate.events import ULTIMATE_EVENTS, ULTIMATE_REASONS, LevelMoved, LevelOneRentsLeft, SetBonus
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.restore import ultimate_from_dict
from tests.ultimate.books import check_books
from tests.ultimate.players import actions_of

NAMES = {**vars(actions), **vars(events), **vars(own_actions), **vars(own_events)}
"""What the text form of a value may name."""


class Ledger:
    """Money, owners, levels and spaces as the events alone tell them."""

    def __init__(self, game: UltimateGame) -> None:
        self.cash = {p.seat: p.cash for p in game.players} | {events.BANK: game.bank.paid_in}
        self.owners = {lot.deed.space: -1 if lot.owner is None else lot.owner.seat for lot in game.bank.lots}
        self.levels = {lot.deed.space: lot.level for lot in game.bank.lots}
        self.spaces = {p.seat: p.space for p in game.players}
        self.jailed = {p.seat for p in game.players if p.jail != FREE}
        self.level_one = game.bank.level_one
        self.bonuses = Counter(g.id for g in game.board.groups if game.bank.bonuses >> g.index & 1)

    def enter(self, event: Event) -> None:
        """Book what `event` tells."""
        if isinstance(event, events.Paid):
            assert event.reason in ULTIMATE_REASONS
            assert event.amount > 0
            self.cash[event.payer] -= event.amount
            self.cash[event.payee] += event.amount
        elif isinstance(event, events.DeedMoved):
            assert self.owners[event.space] == event.source, f"{event}: it was with {self.owners[event.space]}"
            self.owners[event.space] = event.target
        elif isinstance(event, LevelMoved):
            assert self.levels[event.space] == event.before != event.after, f"{event}: {self.levels[event.space]}"
            self.levels[event.space] = event.after
        elif isinstance(event, events.Moved):
            assert self.spaces[event.seat] == event.origin, f"{event}: the token stood on {self.spaces[event.seat]}"
            self.spaces[event.seat] = event.target
        elif isinstance(event, events.Jailed):
            self.jailed.add(event.seat)
        elif isinstance(event, events.Freed):
            self.jailed.remove(event.seat)
        elif isinstance(event, LevelOneRentsLeft):
            self.level_one = event.left
        elif isinstance(event, SetBonus):
            self.bonuses[event.group] += 1

    def check(self, game: UltimateGame) -> None:
        """Fail if `game` is not what the events told, or a colour had its bonus twice."""
        assert self.cash == {p.seat: p.cash for p in game.players} | {events.BANK: game.bank.paid_in}
        for lot in game.bank.lots:
            assert self.owners[lot.deed.space] == (-1 if lot.owner is None else lot.owner.seat), f"{lot}: owner untold"
            assert self.levels[lot.deed.space] == lot.level, f"{lot}: level untold"
        assert self.spaces == {p.seat: p.space for p in game.players}
        assert self.jailed == {p.seat for p in game.players if p.jail != FREE}
        assert self.level_one == game.bank.level_one
        assert all(count == 1 for count in self.bonuses.values()), f"a bonus given twice: {self.bonuses}"
        assert set(self.bonuses) == {g.id for g in game.board.groups if game.bank.bonuses >> g.index & 1}


def check_standing(game: UltimateGame) -> None:
    """Fail with the reason if `game` is a position that cannot be."""
    check_books(game.bank)
    assert game.players is game.bank.holders
    assert len(game.deck) + len(game.seen) == len({*game.deck, *game.seen}) == 23
    gone = [p.seat for p in game.players if p.out]
    assert game.bankrupts == gone
    assert game.bank.broke == (gone[0] if gone else -1)
    assert len(gone) <= 1, "the first bankruptcy ends the game"
    for player in game.players:
        assert player.jail == FREE or (0 <= player.jail <= 3 and player.space == game.board.jail)
    debts = [phase.name for phase in game.stack].count("debt")
    assert debts == (game.bank.owed is not None), "an open debt is what is pending"
    if game.over:
        assert game.result is not None
        assert (game.result["reason"] == "bankrupt") == bool(gone)
        assert game.waiting() == ()
        assert game.result["winners"]
        assert game.result["ranking"][0]["place"] == 1
        assert not gone or game.result["ranking"][-1]["seat"] == gone[0], "the bankrupt ranks last"
        assert len(game.result["ranking"]) == len(game.players)
        return
    assert not gone, "ended exactly at the first bankruptcy"
    waiting = game.waiting()
    assert waiting
    chance = game.outcomes()
    assert (waiting == (-1,)) == bool(chance)
    for seat in waiting:
        if seat >= 0:
            assert any(choice.allowed for choice in game.choices(seat)), f"seat {seat} is waited for and may do nothing"
    if game.bank.owed is not None:
        debtor = game.players[game.bank.owed.debtor]
        assert debtor.cash == 0
        assert 0 < game.bank.owed.left <= sum(lot.deed.price for lot in debtor.lots)


def attempt(game: UltimateGame, action: Action) -> Refused | None:
    """Let `action` happen; why it was refused, if it was."""
    try:
        game.apply(action)
    except Refused as why:
        return why
    return None


def check_menus(game: UltimateGame) -> None:
    """Each thing that a menu allows is accepted, each that it forbids is refused for its reason."""
    for player in game.players:
        for choice in game.choices(player.seat):
            assert choice.name in ULTIMATE_ACTIONS
            json.dumps(choice.to_dict())
            for action in actions_of(player.seat, choice):
                why = attempt(game.copy(), action)
                if choice.why is None:
                    assert why is None, f"the menu allows {choice}, but {action} is refused: {why}"
                else:
                    assert why is not None, f"the menu forbids {choice}, but {action} was accepted"
                    assert (choice.why.code, choice.why.facts) == (why.code, why.facts)


class Witness:
    """Passes actions to `game` and checks what they did. `actions` are those that were accepted, in order."""

    def __init__(self, game: UltimateGame, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.ledger = Ledger(game)
        self.told: list[Event] = []
        self.actions: list[Action] = []
        game.listener = self.told.append

    def act(self, action: Action) -> None:
        """Let `action` happen, or be refused without a trace; a player's is accepted just if his menu allows it."""
        game = self.game
        assert action_from_dict(json.loads(json.dumps(action.to_dict())), actions=ULTIMATE_ACTIONS) == action
        assert eval(repr(action), NAMES) == action  # noqa: S307 - the text form of a value made here
        if self.rng.random() < 0.1:
            check_menus(game)
            self._copies(action)
        offered = None
        if isinstance(action, SeatAction):
            offered = 0 <= action.seat < len(game.players) and any(
                choice.allowed and action in actions_of(action.seat, choice) for choice in game.choices(action.seat)
            )
        before = game.digest() if self.rng.random() < 0.3 else ""
        why = attempt(game, action)
        if why is not None:
            assert not offered, f"the menu allows {action}, and it is refused: {why}"
            assert why.clause == CODES[why.code]
            json.dumps(why.to_dict())
            assert not self.told, f"{action} was refused ({why}) and told {self.told}"
            assert before in ("", game.digest()), f"{action} was refused ({why}) and changed something"
            self.ledger.check(game)
            return
        assert offered is not False, f"{action} was accepted, but no menu has it"
        self.actions.append(action)
        for event in self.told:
            self.ledger.enter(event)
            if self.rng.random() < 0.2:
                assert event_from_dict(json.loads(json.dumps(event.to_dict())), events=ULTIMATE_EVENTS) == event
                assert eval(repr(event), NAMES) == event  # noqa: S307 - the text form of a value made here
        self.told.clear()
        self.ledger.check(game)
        check_standing(game)
        if self.rng.random() < 0.05:
            self._forms()

    def _forms(self) -> None:
        game = self.game
        again = ultimate_from_dict(json.loads(json.dumps(game.to_dict())), game.board)
        assert again == game
        assert again.digest() == game.digest()
        check_standing(again)
        for player in game.players:
            menu, menu_again = game.choices(player.seat), again.choices(player.seat)
            assert [c.to_dict() for c in menu] == [c.to_dict() for c in menu_again]

    def _copies(self, action: Action) -> None:
        """A copy is equal, and goes its own way without the original."""
        game = self.game
        before = game.digest()
        copy, twin = game.copy(), game.copy()
        assert copy == game
        assert hash(copy) == hash(game)
        if attempt(copy, action) is None:
            assert game.digest() == before, f"{action} on a copy changed the original"
            twin.apply(action)
            assert twin == copy, f"{action} did two things to two equal games"

    def finish(self, fresh: UltimateGame) -> None:
        """The same actions on `fresh`, the same game before its first, lead to the same position."""
        self._forms()
        check_menus(self.game)
        for action in self.actions:
            fresh.apply(action)
        assert fresh.digest() == self.game.digest(), "the replay led elsewhere"
