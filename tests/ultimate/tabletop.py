"""A digital Ultimate Banking table for tests: set a position up, throw dice, turn events, look at what happened."""

import json
from collections.abc import Iterable, Mapping
from typing import TypeVar

import pytest

from cotyphu.editions import load_ultimate
from cotyphu.rules.actions import Action, Bid, Buy, Decline, Drew, Pass, Roll, Rolled, action_from_dict
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import Event, Paid, event_from_dict
from cotyphu.rules.phases.turn import AWAIT_ROLL
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.actions import ULTIMATE_ACTIONS, PickLot
from cotyphu.rules.ultimate.bank import Lot
from cotyphu.rules.ultimate.events import ULTIMATE_EVENTS
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.phases import PressAuction
from cotyphu.rules.ultimate.restore import ultimate_from_dict
from tests.ultimate.books import check_books

BANK = -1
AnyEvent = TypeVar("AnyEvent", bound=Event)


class Tabletop:
    """A game past the rolling for the start, seat 0 to play, with all events since the last `forget`."""

    def __init__(self, seats: int = 2, board: str = "ultimate_london", **options: object) -> None:
        self.events: list[Event] = []
        self.board = load_ultimate(board).board
        self.game = UltimateGame.new(self.board, UltimateOptions.from_dict(options), seats, self.events.append)
        for seat in range(seats):
            self.do(Rolled(6, 6) if seat == 0 else Rolled(1, 2))
        self.forget()

    def lot(self, number: int) -> Lot:
        """The property with this printed number, 1 to 22."""
        return self.game.bank.lots[number - 1]

    def space(self, number: int) -> int:
        """The space of the property with this printed number."""
        return self.lot(number).deed.space

    def place(
        self,
        seat: int,
        *,
        cash: int | None = None,
        space: int | None = None,
        deeds: Iterable[int] | Mapping[int, int] = (),
        jail: int | None = None,
    ) -> None:
        """Give `seat` a position; `deeds` are printed numbers, with levels if it is a mapping."""
        bank = self.game.bank
        player = self.game.players[seat]
        if cash is not None:
            bank.paid_in += player.cash - cash
            player.cash = cash
        if space is not None:
            player.space = space
            player.jail = FREE
        if jail is not None:
            player.space = self.board.jail
            player.jail = jail
        levels = deeds if isinstance(deeds, Mapping) else dict.fromkeys(deeds, 1)
        for number, level in levels.items():
            lot = self.lot(number)
            bank.listener = None
            bank.give(lot, player, "bought", "U-BUY-2")
            lot.level = level

    def do(self, action: Action) -> None:
        """Carry an action out, check the books, and write the position as JSON and read it back."""
        self.game.apply(action_from_dict(json.loads(json.dumps(action.to_dict())), actions=ULTIMATE_ACTIONS))
        check_books(self.game.bank)
        state = json.loads(json.dumps(self.game.to_dict()))
        for again in (ultimate_from_dict(state, self.board), self.game.copy()):
            assert again == self.game
            for seat in range(len(self.game.players)):
                menu = [choice.to_dict() for choice in self.game.choices(seat)]
                assert [choice.to_dict() for choice in again.choices(seat)] == menu
        for event in self.events:
            assert event_from_dict(json.loads(json.dumps(event.to_dict())), events=ULTIMATE_EVENTS) == event

    def roll(self, first: int, second: int) -> None:
        """The player on turn rolls."""
        self.do(Roll(self.game.seat))
        self.do(Rolled(first, second))

    def land(self, space: int) -> None:
        """The player on turn walks to `space` by 1 and 2."""
        self.game.players[self.game.seat].space = (space - 3) % self.board.size
        self.roll(1, 2)

    def draw(self, event: str) -> None:
        """The player on turn lands on an Event space and turns this event."""
        self.land(11)
        self.forget()
        self.do(Drew(event))

    def buy(self) -> None:
        """The player on turn buys."""
        self.do(Buy(self.game.seat))

    def decline(self) -> None:
        """The player on turn does not buy."""
        self.do(Decline(self.game.seat))

    def press(self, *seats: int) -> None:
        """These seats, in this order, press in the auction."""
        for seat in seats:
            phase = self.game.phase
            assert isinstance(phase, PressAuction)
            self.do(Bid(seat, phase.amount + self.game.options.auction_step))

    def passes(self, *seats: int) -> None:
        """These seats leave the auction."""
        for seat in seats:
            self.do(Pass(seat))

    def pick(self, number: int) -> None:
        """The seat that an event asks picks this property."""
        self.do(PickLot(self.game.waiting()[0], self.space(number)))

    def refused(self, action: Action, code: str) -> Refused:
        """The refusal of an action that must be refused with this code, nothing having changed."""
        before = self.game.digest()
        told = len(self.events)
        with pytest.raises(Refused) as caught:
            self.game.apply(action)
        assert caught.value.code == code
        assert self.game.digest() == before
        assert len(self.events) == told
        json.dumps(caught.value.to_dict())
        return caught.value

    def give_turn(self, seat: int) -> None:
        """Let `seat` be on turn, about to roll."""
        self.game.seat = seat
        self.game.doubles = 0
        self.game.stack = [AWAIT_ROLL]

    def forget(self) -> None:
        """Forget the events so far."""
        self.events.clear()

    def cash(self, seat: int) -> int:
        """The money of `seat`."""
        return self.game.players[seat].cash

    def level(self, number: int) -> int:
        """The rent level of the property with this printed number."""
        return self.lot(number).level

    def owner(self, number: int) -> int:
        """The seat that owns this property, or `BANK`."""
        owner = self.lot(number).owner
        return BANK if owner is None else owner.seat

    def of(self, kind: type[AnyEvent]) -> list[AnyEvent]:
        """The events of a kind since the last `forget`."""
        return [event for event in self.events if isinstance(event, kind)]

    def paid(self, reason: str) -> list[tuple[int, int, int]]:
        """(payer, payee, amount) of every payment for this reason."""
        return [(event.payer, event.payee, event.amount) for event in self.of(Paid) if event.reason == reason]

    def menu(self, seat: int) -> dict[str, Choice]:
        """The menu of `seat` by action name."""
        return {choice.name: choice for choice in self.game.choices(seat)}

    @property
    def phase(self) -> str:
        """The name of what is pending."""
        return self.game.phase.name

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats waited for."""
        return self.game.waiting()

    def levels(self, *numbers: int) -> list[int]:
        """The levels of these properties."""
        return [self.level(number) for number in numbers]

    def free(self, seat: int) -> bool:
        """Whether `seat` is out of jail."""
        return self.game.players[seat].jail == FREE
