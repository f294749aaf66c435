"""`UltimateGame`: a digital game of the Ultimate Banking edition, turns and tokens around the one `Bank`."""

from collections.abc import Callable
from typing import Any, Final

from cotyphu.rules.actions import RESIGN, Action, EndTurn
from cotyphu.rules.base import BadSeats, GameOf
from cotyphu.rules.board import FREE_PARKING, GO_TO_JAIL, JAIL
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import DeedOffered, Event, Jailed, Moved, NoRent, Rested
from cotyphu.rules.phases.turn import StarterRolls
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE, Traveller
from cotyphu.rules.ultimate.bank import Bank, Holder, Lot
from cotyphu.rules.ultimate.board import EVENT, LOCATION, EventCard, UltimateBoard
from cotyphu.rules.ultimate.event_cards import DRAW_EVENT
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.phases import LOCATION_OFFER, SETTLE_DEBT, UltimateBuy

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

_CLAUSES: Final = {
    "C-TURN-1": "U-SET-4",
    "C-TURN-2": "U-TURN-1",
    "C-TURN-3": "U-TURN-2",
    "C-TURN-4": "U-TURN-2",
    "C-TURN-8": "U-TURN-1",
    "C-JAIL-2": "U-JAIL-4",
    "C-JAIL-3": "U-JAIL-4",
    "C-END-1": "U-END-4",
    "C-END-2": "U-END-4",
}
"""The clause of this edition for an event of a shared phase."""


class UltimateGame(GameOf[UltimateBoard, UltimateOptions, Holder]):
    """A digital Ultimate Banking game. `deck` holds the event cards unseen since the shuffle, `seen` those put under it.

    All money, deeds and levels are the `bank`'s; `players` are its holders.
    """

    __slots__ = ("bank", "deck", "seen")

    edition = "ultimate"
    bank: Bank
    deck: list[EventCard]
    seen: list[EventCard]

    @classmethod
    def new(
        cls,
        board: UltimateBoard,
        options: UltimateOptions,
        seats: int,
        listener: Callable[[Event], None] | None = None,
    ) -> "UltimateGame":
        """A game before its first turn (U-SET-3, U-SET-4). `BadSeats` for fewer than 2 or more than 4 seats."""
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise BadSeats(f"an Ultimate Banking game takes {MIN_SEATS} to {MAX_SEATS} seats, got {seats}")
        game = cls()
        game.board = board
        game.bank = Bank(board, seats, listener)
        game.players = game.bank.holders
        game.options = options
        game._clear_turns(listener)
        game.deck = list(board.events)
        game.seen = []
        for holder in game.players:
            game.bank.pay(None, holder, options.starting_cash, "start", "U-SET-3")
        game.stack = [StarterRolls(tuple(range(seats)))]
        return game

    # ---- asking ----

    def choices(self, seat: int) -> list[Choice]:
        """The whole menu of `seat`. A turn ends by itself (U-TURN-1), so there is no line for ending it."""
        menu = [choice for choice in super().choices(seat) if choice.name != EndTurn.name]
        if self.result is None and not self.players[seat].out and not self.stack[-1].chance:
            menu.append(Choice("resign", {}, self._resign_refusal()))
        return menu

    def worth(self, seat: int) -> int:
        """What the player of `seat` is worth (U-END-3)."""
        return self.bank.worth(self.players[seat])

    def find_lot(self, space: int) -> Lot | None:
        """The lot on `space`, if there is one."""
        if not 0 <= space < self.board.size:
            return None
        deed = self.board.spaces[space].deed
        return None if deed is None else self.bank.lots[deed.index]

    def bidders(self) -> tuple[int, ...]:
        """The seats that may take part in an auction: everyone free (U-AUC-1, U-JAIL-3)."""
        return tuple(p.seat for p in self.players if p.jail == FREE and not p.out)

    def deck_possible(self) -> list[EventCard]:
        """The event cards that may be on top now, equally likely."""
        return self.deck or self.seen[:1]

    def clause(self, clause: str) -> str:
        """The clause of this edition for an event of a shared phase."""
        if clause == "C-JAIL-3" and self.first != self.second:
            return "U-JAIL-5"  # freed by the fee after the third roll, not by a double
        return _CLAUSES.get(clause, clause)

    # ---- acting ----

    def apply(self, action: Action) -> None:
        """Carry `action` out; see `BaseGame.apply`."""
        self.bank.listener = self.listener
        super().apply(action)

    def do_business(self, action: Action) -> None:
        """Leaving for good is all the business there is (U-TRADE-1): it is a bankruptcy to the Bank (C-DEBT-11)."""
        why = self._resign_refusal() if action.kind == RESIGN else self.refusal(action)
        if why is not None:
            raise why
        seat: int = action.seat  # type: ignore[attr-defined]  # all business has a seat
        self.bank.bankrupt(self.players[seat], None, 0)
        self.settle()

    def _resign_refusal(self) -> Refused | None:
        return None if self.stack[-1].calm else Refused("resign/unsettled")

    # ---- what phases use ----

    def take_card(self, card: EventCard) -> None:
        """Take `card`, one of `deck_possible()`, off the top and put it under the deck (U-SET-2)."""
        (self.deck or self.seen).remove(card)
        self.seen.append(card)

    def pay_fine(self, player: Traveller) -> None:
        """Pay M100 before rolling (U-JAIL-4)."""
        self.bank.pay(self.players[player.seat], None, self.options.jail_fee, "fine", "U-JAIL-4")

    def charge_fine(self, player: Traveller) -> None:
        """M100 after the third roll without a double, if need be as a debt (U-JAIL-5)."""
        self.bank.demand(self.players[player.seat], None, self.options.jail_fee, "fine", "U-JAIL-5")
        self.settle()

    def settle(self) -> None:
        """After a demand: an open debt comes before everything else; the first bankruptcy ends the game (U-END-1)."""
        if self.bank.broke >= 0:
            self.bankrupts.append(self.bank.broke)
            self.finish("bankrupt")
        elif self.bank.owed is not None:
            self.stack.append(SETTLE_DEBT)

    def walk(self, player: Traveller, steps: int) -> None:
        """An ordinary move by the dice; GO pays before the landing is settled (U-TURN-1, U-GO-1)."""
        holder = self.players[player.seat]
        origin = holder.space
        target = (origin + steps) % self.board.size
        self.place(holder, target, "dice", "U-TURN-1")
        if target <= origin:
            self.bank.salary(holder)
        self.land(holder)

    def place(self, holder: Holder, space: int, by: str, clause: str) -> None:
        """Set a token on `space`; nothing is paid or settled."""
        origin = holder.space
        holder.space = space
        if self.listener is not None:
            self.listener(Moved(clause, holder.seat, origin, space, by))

    def jump(self, holder: Holder, space: int, by: str, clause: str, *, pays_go: bool) -> None:
        """Move straight to a property and settle it there (U-LOC-1, U-EVT-9); GO pays only if the option says so (U-GO-2)."""
        origin = holder.space
        self.place(holder, space, by, clause)
        if pays_go and space <= origin:
            self.bank.salary(holder)
        self.land(holder)

    def send_to_jail(self, player: Traveller, cause: str, clause: str) -> None:
        """Straight to jail; if it is the player on turn his rolling is over (U-JAIL-2, U-TURN-3)."""
        holder = self.players[player.seat]
        holder.jail = 0
        if holder.seat == self.seat:
            self.doubles = 0
        if self.listener is not None:
            self.listener(Jailed(self.clause(clause), holder.seat, cause))
        self.place(holder, self.board.jail, "jail", "U-GO-2")

    def land(self, holder: Holder) -> None:
        """Settle the space under the token."""
        space = self.board.spaces[holder.space]
        if space.deed is not None:
            self._land_on_property(holder, self.bank.lots[space.deed.index])
        elif space.kind == EVENT:
            self.stack.append(DRAW_EVENT)
        elif space.kind == LOCATION:
            self.stack.append(LOCATION_OFFER)
        elif space.kind == GO_TO_JAIL:
            self.send_to_jail(holder, "space", "U-JAIL-2")
        elif self.listener is not None:
            clause = {JAIL: "U-JAIL-1", FREE_PARKING: "U-FREE-1"}.get(space.kind, "U-GO-1")
            self.listener(Rested(clause, holder.seat, space.index))

    def _land_on_property(self, holder: Holder, lot: Lot) -> None:
        deed = lot.deed
        owner = lot.owner
        if owner is None:
            self.stack.append(UltimateBuy(deed.index))
            if self.listener is not None:
                self.listener(DeedOffered("U-BUY-1", holder.seat, deed.space, deed.price))
        elif owner is holder:
            self.bank.raise_own(lot)
        elif owner.jail != FREE:
            if self.listener is not None:
                self.listener(NoRent("U-JAIL-3", holder.seat, deed.space, owner.seat, "jailed"))
        else:
            self.bank.visit(holder, lot)
            self.settle()

    def count(self, reason: str) -> dict[str, Any]:
        """The result as it stands (U-END-3)."""
        return {"reason": reason, **self.bank.ranking()}

    # ---- copies and forms ----

    def copy(self) -> "UltimateGame":
        """An independent copy without a listener; board and options are shared, as nothing changes them."""
        new = UltimateGame()
        new.board = self.board
        new.options = self.options
        new.bank = self.bank.copy()
        new.players = new.bank.holders
        new.deck = self.deck[:]
        new.seen = self.seen[:]
        self.copy_turns_into(new)
        return new

    def to_dict(self) -> dict[str, Any]:
        """The whole state as plain JSON (see `docs/protocol.md`)."""
        return {
            "edition": self.edition,
            "board": self.board.id,
            "options": self.options.to_dict(),
            "seats": len(self.players),
            "starter": self.starter,
            **self.bank.to_dict(),
            "decks": {"event": {"unseen": [c.id for c in self.deck], "known": [c.id for c in self.seen]}},
            **self.turn_dict(),
        }
