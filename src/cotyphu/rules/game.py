"""`Game`: the whole state of a classic game and the one door through which it changes, `apply`.

Nothing hidden lives here: dice not yet rolled and cards not yet drawn are supplied by whoever drives the game.
"""

import hashlib
import json
from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from cotyphu.rules import business, forms, movement, ranking
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
)
from cotyphu.rules.board import Board, Card
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import (
    BANK,
    POT,
    CardReturned,
    DebtOpened,
    DeedMoved,
    EndCalled,
    Event,
    GameOver,
    Paid,
    TurnBegan,
    TurnEnded,
)
from cotyphu.rules.options import BadOption, Options
from cotyphu.rules.phases.debts import Debt, TakeOverMortgages
from cotyphu.rules.phases.phase import Phase
from cotyphu.rules.phases.turn import AWAIT_END, AWAIT_ROLL, OVER, STARTER_DRAW, StarterRolls, begin
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import Deck, Lot, Player

MIN_SEATS: Final = 2
MAX_SEATS: Final = 8
END_REASONS: Final = ("agreed", "minutes")
_INTO_POT: Final = ("tax", "fine", "card")


class BadSeats(ValueError):
    """A number of seats that this game cannot have (C-SET-1)."""


class Game:
    """A classic game. Make one with `Game.new`; change it with `apply`; ask it with `choices` and `waiting`.

    `seat` is the seat on turn; `first`, `second` the dice last rolled for a move (0 before); `doubles` the doubles in a
    row that still earn a roll; `bank` what the Bank has gained, so that all cash, `bank` and `pot` always sum to 0.
    `listener`, if set, is called with every event as it happens.
    """

    __slots__ = (
        "bank",
        "bankrupts",
        "board",
        "decks",
        "doubles",
        "ending",
        "first",
        "hotels",
        "houses",
        "listener",
        "lots",
        "number",
        "offers",
        "options",
        "players",
        "pot",
        "result",
        "round",
        "seat",
        "second",
        "stack",
        "starter",
    )

    board: Board
    options: Options
    players: list[Player]
    lots: list[Lot]
    decks: list[Deck]
    houses: int
    hotels: int
    bank: int
    pot: int
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
    stack: list[Phase]
    result: dict[str, Any] | None
    listener: Callable[[Event], None] | None

    @classmethod
    def new(cls, board: Board, options: Options, seats: int, listener: Callable[[Event], None] | None = None) -> "Game":
        """A game before its first turn, everybody on GO with the starting cash (C-SET-4, C-SET-5).

        `BadSeats` for fewer than 2 or more than 8 seats, `BadOption` for a deck that the board does not have.
        """
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise BadSeats(f"a classic game takes {MIN_SEATS} to {MAX_SEATS} seats, got {seats}")
        decks = board.decks.get(options.deck)
        if decks is None:
            raise BadOption(
                f"option deck: board {board.id} has no deck {options.deck!r} (it has: {', '.join(board.decks)})"
            )
        game = cls()
        game.board = board
        game.options = options
        game.listener = listener
        game.players = [Player(seat, 0, len(board.groups)) for seat in range(seats)]
        game.lots = [Lot(deed) for deed in board.deeds]
        game.decks = [Deck(list(cards), []) for cards in decks]
        game.houses = board.houses
        game.hotels = board.hotels
        game.bank = game.pot = game.starter = game.seat = game.round = game.number = game.doubles = 0
        game.first = game.second = game.offers = 0
        game.ending = None
        game.bankrupts = []
        game.result = None
        for player in game.players:
            game.pay(None, player, options.starting_cash, "start", "C-SET-5")
        if options.first_player == "random":
            game.stack = [STARTER_DRAW]
        elif options.first_player == "highest_roll":
            game.stack = [StarterRolls(tuple(range(seats)))]
        else:
            begin(game, 0, "agreed")
        return game

    # ---- asking ----

    @property
    def phase(self) -> Phase:
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
        return self.stack[-1].choices(self, seat) + business.business_choices(self, seat)

    def worth(self, seat: int) -> int:
        """What the player of `seat` is worth (C-END-1)."""
        return ranking.worth_of(self.players[seat])

    def could_raise(self, player: Player) -> int:
        """Cash and everything that could be raised from the Bank (C-AUC-4, C-DEBT-2)."""
        return ranking.could_raise(player)

    def others(self, seat: int) -> list[int]:
        """The other seats still in, from the left of `seat` on."""
        n = len(self.players)
        seats = [(seat + i) % n for i in range(1, n)]
        return [s for s in seats if not self.players[s].out]

    def find_lot(self, space: int) -> Lot | None:
        """The lot on `space`, if there is one."""
        if not 0 <= space < self.board.size:
            return None
        deed = self.board.spaces[space].deed
        return None if deed is None else self.lots[deed.index]

    def lot_at(self, space: int) -> Lot:
        """The lot on a `space` known to hold one."""
        lot = self.find_lot(space)
        assert lot is not None
        return lot

    # ---- acting ----

    def apply(self, action: Action) -> None:
        """Carry `action` out. `Refused` says why it may not be done; then nothing has changed."""
        kind = action.kind
        if kind >= ROLL:
            seat = action.seat  # type: ignore[attr-defined]  # every action from ROLL on has a seat
            if self.result is not None or not 0 <= seat < len(self.players) or self.players[seat].out:
                raise self.refusal(action)
            if kind >= FIRST_BUSINESS:
                business.do_business(self, action)
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
        if self.ending == "agreed" and self.result is None:
            self._end_if_possible()

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
                self.listener(EndCalled("C-END-1" if reason == "agreed" else "C-END-2", reason))
        elif reason == "agreed":
            self.ending = reason
        if self.stack[-1] is AWAIT_ROLL and self.doubles:
            self.stack[-1] = AWAIT_END  # an unrolled extra roll is dropped (C-END-2)

    def _end_if_possible(self) -> None:
        if all(phase.endable for phase in self.stack):
            self.finish("agreed")

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
            self.listener(TurnBegan("C-TURN-1", seat, self.round, self.number))

    def next_turn(self) -> None:
        """End the turn; the next seat plays, unless the game was to end with it (C-TURN-1, C-END-2)."""
        if self.listener is not None:
            self.listener(TurnEnded("C-TURN-8", self.seat))
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
            self.listener(TurnBegan("C-TURN-1", seat, self.round, self.number))

    def finish(self, reason: str) -> None:
        """Count and rank; nothing is pending any more."""
        self.ending = reason
        self.result = ranking.result_of(self, reason)
        self.stack[:] = [OVER]
        if self.listener is not None:
            clause = {"last_player": "C-END-3", "agreed": "C-END-1"}.get(reason, "C-END-2")
            self.listener(GameOver(clause, reason, tuple(self.result["winners"])))

    def pay(
        self, payer: Player | None, payee: Player | None, amount: int, reason: str, clause: str, space: int = -1
    ) -> None:
        """Move `amount` (None is the Bank); the payer is known to have it."""
        target = BANK
        if payer is None:
            self.bank -= amount
        else:
            payer.cash -= amount
        if payee is not None:
            payee.cash += amount
            target = payee.seat
        elif self.options.free_parking_pot and reason in _INTO_POT:
            self.pot += amount
            target = POT
        else:
            self.bank += amount
        if self.listener is not None and amount:
            self.listener(Paid(clause, BANK if payer is None else payer.seat, target, amount, reason, space))

    def pay_pot(self, player: Player) -> None:
        """The Free Parking pot goes to `player` (C-FREE-1)."""
        amount = self.pot
        self.pot = 0
        player.cash += amount
        if self.listener is not None:
            self.listener(Paid("C-FREE-1", POT, player.seat, amount, "pot", player.space))

    def charge(
        self, debtor: Player, creditor: Player | None, amount: int, reason: str, clause: str, space: int = -1
    ) -> None:
        """`debtor` pays at once if he has the cash; otherwise a debt is opened (C-DEBT-1)."""
        if debtor.cash >= amount:
            if amount:
                self.pay(debtor, creditor, amount, reason, clause, space)
            return
        to = BANK if creditor is None else creditor.seat
        self.stack.append(Debt(debtor.seat, to, amount, reason, clause, space))
        if self.listener is not None:
            self.listener(DebtOpened("C-DEBT-1", debtor.seat, to, amount, amount - debtor.cash, reason))

    def give_deed(self, lot: Lot, owner: Player | None, how: str, clause: str) -> None:
        """Hand a deed over (None: to the Bank)."""
        before = lot.owner
        group = lot.deed.group.index
        if before is not None:
            before.lots.remove(lot)
            before.held[group] -= 1
        lot.owner = owner
        if owner is not None:
            insort(owner.lots, lot, key=_place)
            owner.held[group] += 1
        if self.listener is not None:
            source = BANK if before is None else before.seat
            target = BANK if owner is None else owner.seat
            self.listener(DeedMoved(clause, lot.deed.space, source, target, how))

    def move_card(self, card: Card, source: Player, target: Player) -> None:
        """Hand a release card over."""
        source.cards.remove(card)
        target.cards.append(card)
        target.cards.sort(key=lambda c: c.id)

    def return_card(self, player: Player, card: Card) -> None:
        """A release card goes back under its deck (C-CARD-2)."""
        player.cards.remove(card)
        self.decks[card.deck].known.append(card)
        if self.listener is not None:
            self.listener(CardReturned("C-CARD-2", player.seat, card.id))

    def take_over(self, player: Player, deeds: tuple[int, ...], clause: str) -> None:
        """Ask `player` what to do with the mortgaged lots (indices of deeds) he received (C-DEBT-4, C-MORT-3)."""
        self.stack.append(TakeOverMortgages(player.seat, deeds, clause))

    def walk(self, player: Player, steps: int) -> None:
        """An ordinary move by the dice, and what the space asks (C-TURN-2)."""
        movement.advance(self, player, (player.space + steps) % self.board.size, "dice")
        movement.land(self, player, 1)

    def advance(self, player: Player, target: int, by: str) -> None:
        """Forward to `target`, with salary (see `movement.advance`)."""
        movement.advance(self, player, target, by)

    def move_back(self, player: Player, target: int) -> None:
        """Backward to `target` (see `movement.move_back`)."""
        movement.move_back(self, player, target)

    def land(self, player: Player, multiplier: int) -> None:
        """Settle the space under the token (see `movement.land`)."""
        movement.land(self, player, multiplier)

    def send_to_jail(self, player: Player, cause: str, clause: str) -> None:
        """Straight to jail (see `movement.send_to_jail`)."""
        movement.send_to_jail(self, player, cause, clause)

    # ---- copies and forms ----

    def copy(self) -> "Game":
        """An independent copy without a listener; board and options are shared, as nothing changes them."""
        return forms.copy_into(self, Game.__new__(Game))

    def to_dict(self) -> dict[str, Any]:
        """The whole state as plain JSON (see `docs/protocol.md`)."""
        return forms.to_dict(self)

    @classmethod
    def from_dict(cls, data: object, board: Board) -> "Game":
        """The game that `to_dict` wrote, on `board`. `Malformed` or `BadOption` names the place of what is wrong."""
        from cotyphu.rules.restore import game_from_dict  # noqa: PLC0415 - restore needs Game and all phases

        return game_from_dict(data, board)

    def digest(self) -> str:
        """A stable fingerprint of the state: SHA-256 over its JSON with sorted keys."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)

    def __repr__(self) -> str:
        return f"<Game {self.board.id} turn {self.number} seat {self.seat} {self.phase.name}>"


def _place(lot: Lot) -> int:
    return lot.deed.index
