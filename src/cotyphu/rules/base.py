"""`BaseGame`: what both editions share: seats, turns, dice, the stack of phases, the end."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from cotyphu.rules.actions import (
    ACCEPT_TRADE,
    CALL_END,
    CHANCE_KINDS,
    FIRST_BUSINESS,
    ROLL,
    WITHDRAW_TRADE,
    Action,
    CallEnd,
    SeatAction,
    UseRelease,
)
from cotyphu.rules.board import Card
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import EndCalled, Event, GameOver, TurnBegan, TurnEnded
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.phases.turn import AFTER_MOVE, AWAIT_ROLL, OVER
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import Traveller

END_REASONS: Final = ("agreed", "minutes")


class TurnOptions(Protocol):
    """The options that both editions have: the shared phases and a table ask for them."""

    @property
    def auto_end_turn(self) -> bool:
        """Whether a turn ends by itself (C-TURN-8)."""

    @property
    def jail_fine(self) -> int:
        """What it costs to leave jail."""

    @property
    def turn_limit(self) -> int | None:
        """After how many rounds the game ends (C-END-2)."""

    @property
    def minutes_limit(self) -> int | None:
        """After how many minutes the game ends (C-END-2)."""

    @property
    def end_vote(self) -> str:
        """Whose agreement ends the game (C-END-1)."""

    @property
    def auction_seconds(self) -> int | None:
        """How long the hammer waits for a bid (C-AUC-2, U-AUC-2)."""

    @property
    def turn_seconds(self) -> int | None:
        """How long a player may think (C-TURN-8)."""

    def to_dict(self) -> dict[str, Any]:
        """Every option with its value, as plain JSON."""


class PrintedBoard(Protocol):
    """What the boards of both editions have."""

    @property
    def id(self) -> str:
        """Its id in data and links."""


class BadSeats(ValueError):
    """A number of seats that this game cannot have (C-SET-1, U-SET-1)."""


B_co = TypeVar("B_co", bound=PrintedBoard, covariant=True)
O_co = TypeVar("O_co", bound=TurnOptions, covariant=True)
P_co = TypeVar("P_co", bound=Traveller, covariant=True)


class GameOf(ABC, Generic[B_co, O_co, P_co]):
    """A game with a board, options and players of its edition. Change it with `apply`; ask it with `choices` and `waiting`.

    `seat` is the seat on turn; `first`, `second` the dice last rolled for a move (0 before); `doubles` the doubles in a
    row that still earn a roll. `listener`, if set, is called with every event as it happens.
    """

    # An edition fills the types in and does not declare them again, which mypyc could not compile.
    __slots__ = (
        "bankrupts",
        "board",
        "doubles",
        "ending",
        "first",
        "listener",
        "number",
        "offers",
        "options",
        "players",
        "result",
        "round",
        "seat",
        "second",
        "stack",
        "starter",
    )

    edition: ClassVar[str]
    board: B_co
    players: list[P_co]
    options: O_co
    starter: int
    seat: int
    round: int
    number: int
    doubles: int
    first: int
    second: int
    ending: str | None
    bankrupts: list[int]
    offers: int
    stack: list[Phase[Any]]
    result: dict[str, Any] | None
    listener: Callable[[Event], None] | None

    def _clear_turns(self, listener: Callable[[Event], None] | None) -> None:
        """Set what this class keeps to its values before the first turn; board, options and players are the edition's."""
        self.listener = listener
        self.starter = self.seat = self.round = self.number = self.doubles = 0
        self.first = self.second = self.offers = 0
        self.ending = None
        self.bankrupts = []
        self.result = None
        self.stack = []

    # ---- asking ----

    @property
    def phase(self) -> Phase[Any]:
        """What is pending."""
        return self.stack[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    def waiting(self) -> tuple[int, ...]:
        """The seats that must act now; `(-1,)` when dice or a card are due, `()` at the end."""
        return self.stack[-1].waiting(self)

    def outcomes(self) -> list[Action]:
        """What chance may bring now, each equally likely; empty when chance is not waited for."""
        return self.stack[-1].outcomes(self)

    def choices(self, seat: int) -> list[Choice]:
        """The whole menu of `seat`: what it may do now with bounds, and what it may not, with the reason."""
        if self.result is not None or self.players[seat].out:
            return []
        return self.stack[-1].choices(self, seat)

    @abstractmethod
    def worth(self, seat: int) -> int:
        """What the player of `seat` is worth (C-END-1, U-END-3)."""

    def others(self, seat: int) -> list[int]:
        """The other seats still in, from the left of `seat` on."""
        n = len(self.players)
        seats = [(seat + i) % n for i in range(1, n)]
        return [s for s in seats if not self.players[s].out]

    def clause(self, clause: str) -> str:
        """The clause that an event of a shared phase carries in this edition."""
        return clause

    # ---- acting ----

    def apply(self, action: Action) -> None:
        """Carry `action` out. `Refused` says why it may not be done; then nothing has changed."""
        kind = action.kind
        if kind >= ROLL:
            seat = action.seat  # type: ignore[attr-defined]  # every action from ROLL on has a seat
            if self.result is not None or not 0 <= seat < len(self.players) or self.players[seat].out:
                raise self.refusal(action)
            if kind >= FIRST_BUSINESS:
                self.do_business(action)
            else:
                self.stack[-1].act(self, action)
        elif kind == CALL_END:
            assert isinstance(action, CallEnd)
            self._call_end(action.reason)
        else:
            self.stack[-1].act(self, action)
        stack = self.stack
        while True:
            top = stack[-1]
            if not (top.auto and top.run(self)):
                break
        if self.ending == "agreed" and self.result is None and all(phase.endable for phase in stack):
            self.finish("agreed")

    def do_business(self, action: Action) -> None:
        """Carry out business on the side, in an edition that has it."""
        raise self.refusal(action)

    def refusal(self, action: Action) -> Refused:
        """Why `action` does not fit what is pending now, the general answer of every phase."""
        top = self.stack[-1]
        if isinstance(action, SeatAction) and not 0 <= action.seat < len(self.players):
            return Refused("turn/no_seat", seat=action.seat, seats=len(self.players))
        if self.result is not None:
            return Refused("turn/over")
        if isinstance(action, SeatAction) and self.players[action.seat].out:
            return Refused("turn/out")
        kind = action.kind
        if ACCEPT_TRADE <= kind <= WITHDRAW_TRADE:
            number: int = action.number  # type: ignore[attr-defined]  # the four answers to an offer have a number
            return Refused("trade/lapsed" if 1 <= number <= self.offers else "trade/no_such_offer", number=number)
        if top.chance and kind not in CHANCE_KINDS:
            return Refused("turn/wait_for_chance")
        waiting = self.waiting()
        if isinstance(action, SeatAction) and action.seat not in waiting:
            return Refused("turn/not_yours", waiting=list(waiting))
        return Refused("turn/not_now", phase=top.name)

    def off_turn(self, action: Action, seat: int) -> Refused | None:
        """The refusal for a seat that is not waited for, if so."""
        return None if seat in self.waiting() else self.refusal(action)

    def _call_end(self, reason: str) -> None:
        if self.result is not None:
            raise Refused("turn/over")
        if reason not in END_REASONS:
            raise Refused("end/bad_reason", given=reason)
        if self.ending is None:
            self.ending = reason
            if self.listener is not None:
                self.listener(EndCalled(self.clause("C-END-1" if reason == "agreed" else "C-END-2"), reason))
        elif reason == "agreed":
            self.ending = reason
        if self.stack[0] is AWAIT_ROLL and self.doubles:
            self.stack[0] = AFTER_MOVE  # an unrolled extra roll is dropped (C-END-2)

    # ---- what phases use ----

    def begin_turn(self, seat: int) -> None:
        """Give the dice to `seat`."""
        self.seat = seat
        self.number += 1
        if self.number == 1:
            self.round = 1
        self.doubles = 0
        self.stack = [AWAIT_ROLL]
        if self.listener is not None:
            self.listener(TurnBegan(self.clause("C-TURN-1"), seat, self.round, self.number))

    def next_turn(self) -> None:
        """End the turn; the next seat plays, unless the game was to end with it (C-TURN-1, C-END-2)."""
        if self.listener is not None:
            self.listener(TurnEnded(self.clause("C-TURN-8"), self.seat))
        if self.ending is not None:
            self.finish(self.ending)
            return
        players = self.players
        n = len(players)
        seat = self.seat
        wrapped = False
        while True:
            seat = (seat + 1) % n
            if seat == self.starter:
                wrapped = True
            if not players[seat].out:
                break
        if wrapped:
            limit = self.options.turn_limit
            if limit is not None and self.round >= limit:
                self.finish("turns")
                return
            self.round += 1
        stack = self.stack
        self.seat = seat
        self.number += 1
        self.doubles = 0
        del stack[1:]
        stack[0] = AWAIT_ROLL
        if self.listener is not None:
            self.listener(TurnBegan(self.clause("C-TURN-1"), seat, self.round, self.number))

    def finish(self, reason: str) -> None:
        """Count and rank; nothing is pending any more."""
        self.ending = reason
        self.result = result = self.count(reason)
        self.stack[:] = [OVER]
        if self.listener is not None:
            clause = {"last_player": "C-END-3", "agreed": "C-END-1", "bankrupt": "U-END-1"}.get(reason, "C-END-2")
            self.listener(GameOver(self.clause(clause), reason, tuple(result["winners"])))

    @abstractmethod
    def count(self, reason: str) -> dict[str, Any]:
        """The result as it stands: `{reason, winners, ranking}`."""

    @abstractmethod
    def pay_fine(self, player: Traveller) -> None:
        """`player`, who has the cash, pays the fine to leave jail."""

    @abstractmethod
    def charge_fine(self, player: Traveller) -> None:
        """The fine after the third failed roll is due, if need be as a debt (C-JAIL-3, U-JAIL-5)."""

    @abstractmethod
    def walk(self, player: Traveller, steps: int) -> None:
        """An ordinary move by the dice, and what the space asks (C-TURN-2)."""

    @abstractmethod
    def send_to_jail(self, player: Traveller, cause: str, clause: str) -> None:
        """Straight to jail."""

    def release_cards(self, player: Traveller) -> list[Card] | None:
        """The cards with which `player` may leave jail; None in an edition that has no such cards."""
        return None

    def use_release(self, action: UseRelease) -> None:
        """Give a release card back and be free, in an edition that has them."""
        raise Refused("jail/no_card")

    # ---- forms ----

    def turn_dict(self) -> dict[str, Any]:
        """The part of `to_dict` that tells where the game stands, the same in both editions."""
        return {
            "turn": {
                "seat": self.seat,
                "round": self.round,
                "number": self.number,
                "doubles": self.doubles,
                "dice": [self.first, self.second] if self.first else None,
            },
            "ending": self.ending,
            "bankrupts": list(self.bankrupts),
            "stack": [phase.to_dict(self) for phase in self.stack],
            "offers": self.offers,
            "result": self.result,
        }

    def copy_turns_into(self, new: "GameOf[B_co, O_co, P_co]") -> None:
        """Copy what this class keeps, but for players, options and listener."""
        new.listener = None
        new.starter = self.starter
        new.seat = self.seat
        new.round = self.round
        new.number = self.number
        new.doubles = self.doubles
        new.first = self.first
        new.second = self.second
        new.ending = self.ending
        new.bankrupts = self.bankrupts[:]
        new.offers = self.offers
        new.stack = [phase.copy() for phase in self.stack]
        new.result = self.result

    @abstractmethod
    def copy(self) -> "BaseGame":
        """An independent copy without a listener; board and options are shared, as nothing changes them."""

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The whole state as plain JSON (see `docs/protocol.md`)."""

    def digest(self) -> str:
        """A stable fingerprint of the state: SHA-256 over its JSON with sorted keys."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameOf) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} turn {self.number} seat {self.seat} {self.phase.name}>"


BaseGame = GameOf[PrintedBoard, TurnOptions, Traveller]
"""A game of either edition."""
