"""A table for tests: set a position up, throw the dice and turn the cards one wants, look at what happened.

    table = Tabletop(seats=2)
    table.place(0, space=38, cash=100)
    table.roll(1, 2)
    assert table.cash(0) == 300

After every action the books are checked (`invariants`), and the position is written as JSON and read back.
"""

import json
from collections.abc import Iterable, Mapping
from typing import TypeVar

import pytest

from cotyphu.editions import load_board
from cotyphu.rules.actions import (
    Action,
    Bid,
    Buy,
    CallEnd,
    Decline,
    Drew,
    EndTurn,
    Hammer,
    Pass,
    Roll,
    Rolled,
    action_from_dict,
)
from cotyphu.rules.board import Board
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import Event, Paid, event_from_dict
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from cotyphu.rules.phases.turn import AWAIT_ROLL
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE, HOTEL, Lot, Player
from tests.rules import invariants

BROWN = (1, 3)
LIGHT_BLUE = (6, 8, 9)
PINK = (11, 13, 14)
ORANGE = (16, 18, 19)
RED = (21, 23, 24)
YELLOW = (26, 27, 29)
GREEN = (31, 32, 34)
DARK_BLUE = (37, 39)
STATIONS = (5, 15, 25, 35)
UTILITIES = (12, 28)
BANK = -1
POT = -2

AnyEvent = TypeVar("AnyEvent", bound=Event)


class Tabletop:
    """A game with all its events since the last `forget`. Options are given by name."""

    def __init__(self, seats: int = 2, board: str = "london", **options: object) -> None:
        self.events: list[Event] = []
        self.game = Game.new(load_board(board), Options.from_dict(options), seats, self.events.append)

    # ---- setting a position up ----

    def place(
        self,
        seat: int,
        *,
        cash: int | None = None,
        space: int | None = None,
        deeds: Iterable[int] = (),
        houses: Mapping[int, int] | None = None,
        mortgaged: Iterable[int] = (),
        cards: Iterable[str] = (),
        jail: int | None = None,
    ) -> None:
        """Give `seat` a position; what is not named stays. Deeds with `houses` or a mortgage need not be named twice.

        `houses` maps spaces to 1 to 4 houses or 5 for a hotel; `jail` is the number of failed rolls there.
        """
        player = self.player(seat)
        if cash is not None:
            self.game.bank += player.cash - cash
            player.cash = cash
        if jail is not None:
            player.jail = jail
            player.space = self.game.board.jail
        elif space is not None:
            player.jail = FREE
            player.space = space
        built = houses or {}
        pledged = tuple(mortgaged)
        for number in sorted({*deeds, *built, *pledged}):
            lot = self.lot(number)
            if lot.owner is not player:
                self.game.give_deed(lot, player, "trade", "C-TRADE-1")
            lot.mortgaged = number in pledged
            self._build(lot, built.get(number, 0))
        for name in cards:
            card = self.game.board.cards[name]
            self.game.decks[card.deck].take(card)
            player.cards = sorted([*player.cards, card], key=lambda c: c.id)
        self.forget()

    def _build(self, lot: Lot, level: int) -> None:
        self.game.houses += (lot.houses % HOTEL) - (level % HOTEL)
        self.game.hotels += lot.houses // HOTEL - level // HOTEL
        lot.houses = level

    def stock(self, *, houses: int | None = None, hotels: int | None = None) -> None:
        """Leave the Bank this few buildings, out of a box that holds no more than those and what stands already."""
        game, board = self.game, self.game.board
        left_houses = game.houses if houses is None else houses
        left_hotels = game.hotels if hotels is None else hotels
        self.game.board = Board(
            board.id,
            board.currency,
            board.spaces,
            board.groups,
            board.decks,
            houses=board.houses - game.houses + left_houses,
            hotels=board.hotels - game.hotels + left_hotels,
        )
        game.houses, game.hotels = left_houses, left_hotels

    def turn_of(self, seat: int) -> None:
        """It is the beginning of the turn of `seat`."""
        self.game.seat = seat
        self.game.doubles = 0
        self.game.stack = [AWAIT_ROLL]

    def next_card(self, name: str) -> None:
        """The deck was seen through, and this card lies on top."""
        deck = self.game.decks[self.game.board.cards[name].deck]
        cards = [*deck.unseen, *deck.known]
        top = next(card for card in cards if card.id == name)
        cards.remove(top)
        deck.unseen, deck.known = [], [top, *cards]

    # ---- playing ----

    def do(self, *actions: Action) -> None:
        """Carry the actions out; each must be accepted."""
        for action in actions:
            assert action_from_dict(json.loads(json.dumps(action.to_dict()))) == action
            self.game.apply(action)
            invariants.check(self.game)
            again = Game.from_dict(json.loads(json.dumps(self.game.to_dict())), self.game.board)
            assert again == self.game
        for event in self.events:
            assert event_from_dict(json.loads(json.dumps(event.to_dict()))) == event

    def refusal(self, action: Action) -> Refused:
        """`action` must be refused and change nothing; why it was."""
        before = self.game.digest()
        told = len(self.events)
        with pytest.raises(Refused) as caught:
            self.game.apply(action)
        assert self.game.digest() == before, f"{action} was refused ({caught.value}) and changed something"
        assert len(self.events) == told, f"{action} was refused ({caught.value}) and told {self.events[told:]}"
        json.dumps(caught.value.to_dict())
        return caught.value

    def refused(self, action: Action) -> str:
        """The code with which `action` is refused; it must be, and change nothing."""
        return self.refusal(action).code

    def roll(self, first: int, second: int) -> None:
        """The player on turn rolls, and the dice show this."""
        self.do(Roll(self.game.seat), Rolled(first, second))

    def dice(self, first: int, second: int) -> None:
        """The dice that were waited for show this."""
        self.do(Rolled(first, second))

    def draw(self, card: str) -> None:
        """The card that was waited for is this one."""
        self.do(Drew(card))

    def card(self, name: str, seat: int = 0) -> None:
        """`seat`, whose turn begins, lands on a space of the card's deck and draws it."""
        chance = self.game.board.cards[name].deck == 0
        self.place(seat, space=4 if chance else 30)
        self.turn_of(seat)
        self.roll(1, 2)
        self.forget()
        self.draw(name)

    def buy(self) -> None:
        """The player on turn buys."""
        self.do(Buy(self.game.seat))

    def decline(self) -> None:
        """The player on turn does not buy."""
        self.do(Decline(self.game.seat))

    def end(self) -> None:
        """The player on turn ends it."""
        self.do(EndTurn(self.game.seat))

    def bid(self, seat: int, amount: int) -> None:
        """`seat` bids."""
        self.do(Bid(seat, amount))

    def passes(self, *seats: int) -> None:
        """These seats leave the auction."""
        self.do(*(Pass(seat) for seat in seats))

    def hammer(self) -> None:
        """The auction's clock has run out."""
        self.do(Hammer())

    def call_end(self, reason: str = "agreed") -> None:
        """The players agree to end, or time is up."""
        self.do(CallEnd(reason))

    # ---- looking ----

    def player(self, seat: int) -> Player:
        return self.game.players[seat]

    def lot(self, space: int) -> Lot:
        return self.game.lot_at(space)

    def cash(self, seat: int) -> int:
        return self.player(seat).cash

    def space(self, seat: int) -> int:
        return self.player(seat).space

    def owner(self, space: int) -> int:
        """The seat that owns the deed, or the Bank."""
        owner = self.lot(space).owner
        return BANK if owner is None else owner.seat

    def deeds(self, seat: int) -> list[int]:
        return [lot.deed.space for lot in self.player(seat).lots]

    def houses(self, *spaces: int) -> list[int]:
        return [self.lot(space).houses for space in spaces]

    def mortgaged(self, space: int) -> bool:
        return self.lot(space).mortgaged

    def in_jail(self, seat: int) -> bool:
        return self.player(seat).jail >= 0

    @property
    def phase(self) -> str:
        return self.game.phase.name

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.game.waiting()

    def lines(self, seat: int, name: str) -> list[Choice]:
        """The lines of the menu of `seat` for this action."""
        return [choice for choice in self.game.choices(seat) if choice.name == name]

    def line(self, seat: int, name: str, **facts: object) -> Choice:
        """The one line of the menu of `seat` for this action that has these facts."""
        found = [c for c in self.lines(seat, name) if all(c.facts.get(k) == v for k, v in facts.items())]
        assert len(found) == 1, f"{name} {facts} in {self.game.choices(seat)}"
        return found[0]

    def may(self, seat: int, name: str) -> bool:
        """Whether the menu of `seat` allows this action."""
        return any(choice.allowed for choice in self.lines(seat, name))

    def told(self, kind: type[AnyEvent]) -> list[AnyEvent]:
        return [event for event in self.events if isinstance(event, kind)]

    def payments(self, reason: str | None = None) -> list[tuple[int, int, int]]:
        """(payer, payee, amount) of what was paid since the last `forget`, in order."""
        return [(e.payer, e.payee, e.amount) for e in self.told(Paid) if reason in (None, e.reason)]

    def clauses(self, kind: type[Event]) -> list[str]:
        """The clauses that the events of this kind name."""
        return [event.clause for event in self.told(kind)]

    def forget(self) -> None:
        """Look only at what happens from now on."""
        self.events.clear()
