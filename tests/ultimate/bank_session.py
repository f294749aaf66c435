"""A digital game told to a bank unit, as by people who play the same session beside a physical board."""

from collections.abc import Iterator

from cotyphu.rules.actions import Action, Buy, Drew, PayFine
from cotyphu.rules.events import AuctionClosed, Event, Freed, Jailed, JailRollFailed, Moved
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.actions import HandOver, MoveTo, PickLot, PickPlayer
from cotyphu.rules.ultimate.bank import Bank
from cotyphu.rules.ultimate.effects import (
    AllToFreeParking,
    BothCollect,
    LevelOneRents,
    MoveAnywhere,
    PayPerDeed,
    Swap,
)
from cotyphu.rules.ultimate.events import AuctionRestarted, EventIdle
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.taps import MarkJail, Press, Tap, TapBank, TapDeed, TapEvent
from cotyphu.rules.ultimate.unit import Unit

SECOND = 1000


class BankSession:
    """Plays `game` and taps into `unit` what happens; the bank card of each seat is that of its number."""

    def __init__(self, game: UltimateGame) -> None:
        self.game = game
        self.unit = Unit(game.board, game.options)
        self.now = 1_700_000_000_000
        self.taps = 0
        self.card = ""  # the event card drawn last
        self.given = -1  # the space of the deed that its drawer puts into a swap
        self.restarted = False
        self.told: list[Event] = []
        game.listener = self.told.append
        for seat in range(len(game.players)):
            self._tap(TapBank(seat))
        self._tap(Press("start"))

    def act(self, action: Action) -> None:
        """Let `action` happen in the game, and at the unit."""
        effect = self._effect()
        phase = self.game.phase.name
        seat = self.game.seat
        self.game.apply(action)
        for tap in self._of_action(action, phase, effect, seat):
            self._tap(tap)
        for event in self.told:
            for tap in self._of_event(event):
                self._tap(tap)
        self.told.clear()
        if self.game.result is not None and self.game.bank.broke < 0:
            self._tap(Press("end"))
            self._tap(Press("start"))

    def _tap(self, tap: Tap) -> None:
        self.now += SECOND
        self.taps += 1
        answer = self.unit.tap(tap, self.now)
        assert answer.read, f"{tap} was not read on {self.unit.screen}: {answer.refusal}"

    def _effect(self) -> object:
        return self.game.board.events_by_id[self.card].effect if self.card else None

    def _of_action(self, action: Action, phase: str, effect: object, seat: int) -> Iterator[Tap]:
        """What is tapped because somebody did this; `effect` is that of the last event card, `seat` was on turn."""
        if isinstance(action, PayFine):
            yield from (Press("jail"), TapBank(seat))
        elif isinstance(action, Buy):
            yield from (TapDeed(self.game.players[seat].space), TapBank(seat))
        elif isinstance(action, HandOver):
            yield TapDeed(action.space)
        elif isinstance(action, MoveTo) and phase == "location":
            yield from (Press("location"), TapBank(seat))
        elif isinstance(action, Drew):
            self.card = action.card
            yield from self._of_card(seat)
        elif isinstance(action, PickLot):
            if not isinstance(effect, Swap):
                yield from (TapEvent(self.card), TapDeed(action.space))
            elif self.given < 0:
                self.given = action.space
            else:
                yield from (TapEvent(self.card), TapDeed(self.given), TapDeed(action.space))
                self.given = -1
        elif isinstance(action, PickPlayer) and not isinstance(effect, Swap):
            yield TapEvent(self.card)
            if isinstance(effect, BothCollect):
                yield TapBank(seat)
            yield TapBank(action.partner)

    def _of_card(self, seat: int) -> Iterator[Tap]:
        """An event that is carried out as soon as `seat` has drawn it."""
        effect = self._effect()
        if isinstance(effect, MoveAnywhere | LevelOneRents | AllToFreeParking):
            yield from (TapEvent(self.card), Press("start"))
        elif isinstance(effect, PayPerDeed):
            yield TapEvent(self.card)
            yield Press("start") if self.unit.event_idle() else TapBank(seat)

    def _of_event(self, event: Event) -> Iterator[Tap]:
        """What is tapped because this happened."""
        if isinstance(event, Moved):
            yield from self._of_move(event)
        elif isinstance(event, EventIdle):
            yield TapEvent(event.card)
            yield Press("start" if self.unit.event_idle() else "x")
        elif isinstance(event, Jailed) and event.cause != "event":
            yield MarkJail(event.seat, jailed=True)
        elif isinstance(event, Freed) and event.how == "double":
            yield MarkJail(event.seat, jailed=False)
        elif isinstance(event, JailRollFailed) and event.rolls == 3:
            yield from (Press("jail"), TapBank(event.seat))
        elif isinstance(event, AuctionRestarted):
            self.restarted = True
        elif isinstance(event, AuctionClosed):
            yield from self._of_auction(event)

    def _of_move(self, event: Moved) -> Iterator[Tap]:
        past_go = event.target <= event.origin
        if past_go and (event.by == "dice" or (event.by == "location" and self.game.options.location_pays_go)):
            yield from (Press("go"), TapBank(event.seat))
        lot = self.unit.lot(event.target)
        if lot is not None and lot.owner is not None and lot.owner.jail == FREE:
            yield from (TapDeed(event.target), TapBank(event.seat))

    def _of_auction(self, event: AuctionClosed) -> Iterator[Tap]:
        yield from (TapDeed(event.space), Press("auction"), Press("start"))
        if self.restarted:
            self.restarted = False
            yield from self._until_time_is_up()
            yield from (TapDeed(event.space), Press("start"))
        for _ in range(event.amount // self.game.options.auction_step):
            yield Press("bid")
        if event.winner < 0:
            yield Press("x")
        else:
            yield from self._until_time_is_up()
            yield TapBank(event.winner)

    def _until_time_is_up(self) -> Iterator[Tap]:
        seconds = self.game.options.auction_seconds
        if seconds is None:
            yield Press("start")
        else:
            self.now += seconds * SECOND


def accounts(bank: Bank) -> dict[str, object]:
    """What the bank of a game and that of a unit must agree on: all but where tokens stand and who has rolled how often."""
    told = bank.to_dict()
    told["players"] = [(h.cash, h.jail == FREE, h.out) for h in bank.holders]
    return told
