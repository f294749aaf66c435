"""`Game`: the whole state of a classic game and the one door through which it changes, `apply`.

Nothing hidden lives here: dice not yet rolled and cards not yet drawn are supplied by whoever drives the game.
"""

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from cotyphu.rules import business, forms, movement, ranking
from cotyphu.rules.actions import Action, UseRelease
from cotyphu.rules.base import BadSeats, GameOf
from cotyphu.rules.board import Board, Card
from cotyphu.rules.choices import Choice
from cotyphu.rules.events import BANK, POT, CardReturned, DebtOpened, DeedMoved, Event, Freed, Paid
from cotyphu.rules.options import BadOption, Options
from cotyphu.rules.phases.debts import Debt, TakeOverMortgages
from cotyphu.rules.phases.turn import STARTER_DRAW, StarterRolls, begin
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE, Deck, Lot, Player, Traveller

MIN_SEATS: Final = 2
MAX_SEATS: Final = 8
_INTO_POT: Final = ("tax", "fine", "card")


class Game(GameOf[Board, Options, Player]):
    """A classic game. Make one with `Game.new`; change it with `apply`; ask it with `choices` and `waiting`.

    `bank` is what the Bank has gained, so that all cash, `bank` and the Free Parking `pot` always sum to 0.
    """

    __slots__ = ("bank", "decks", "hotels", "houses", "lots", "pot")

    edition = "classic"
    lots: list[Lot]
    decks: list[Deck]
    houses: int
    hotels: int
    bank: int
    pot: int

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
        game._clear_turns(listener)
        game.players = [Player(seat, 0, len(board.groups)) for seat in range(seats)]
        game.lots = [Lot.of(deed) for deed in board.deeds]
        game.decks = [Deck(list(cards), []) for cards in decks]
        game.houses = board.houses
        game.hotels = board.hotels
        game.bank = game.pot = 0
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

    def choices(self, seat: int) -> list[Choice]:
        """The whole menu of `seat`: what is pending, and business (C-TURN-7)."""
        menu = super().choices(seat)
        if self.result is None and not self.players[seat].out:
            menu += business.business_choices(self, seat)
        return menu

    def worth(self, seat: int) -> int:
        """What the player of `seat` is worth (C-END-1)."""
        return ranking.worth_of(self.players[seat])

    def could_raise(self, player: Player) -> int:
        """Cash and everything that could be raised from the Bank (C-AUC-4, C-DEBT-2)."""
        return ranking.could_raise(player)

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

    # ---- what phases use ----

    def do_business(self, action: Action) -> None:
        """Building, selling, mortgages, trades and leaving, at any moment that allows it (C-TURN-7)."""
        business.do_business(self, action)

    def count(self, reason: str) -> dict[str, Any]:
        """The result as it stands (C-END-1 to C-END-3)."""
        return ranking.result_of(self, reason)

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

    def pay_fine(self, player: Traveller) -> None:
        """Pay one's way out of jail before rolling (C-JAIL-2)."""
        self.pay(self.players[player.seat], None, self.options.jail_fine, "fine", "C-JAIL-2")

    def charge_fine(self, player: Traveller) -> None:
        """The fine after the third failed roll (C-JAIL-3, C-DEBT-9)."""
        self.charge(self.players[player.seat], None, self.options.jail_fine, "fine", "C-JAIL-3")

    def release_cards(self, player: Traveller) -> list[Card]:
        """The release cards that `player` holds (C-CARD-2)."""
        return self.players[player.seat].cards

    def use_release(self, action: UseRelease) -> None:
        """Give a release card back and be free (C-JAIL-2, C-CARD-2)."""
        why = self.off_turn(action, action.seat)
        if why is not None:
            raise why
        player = self.players[self.seat]
        if player.jail == FREE:
            raise Refused("jail/not_in_jail")
        card = next((c for c in player.cards if c.id == action.card), None)
        if card is None:
            raise Refused("jail/no_card")
        player.jail = FREE
        self.return_card(player, card)
        if self.listener is not None:
            self.listener(Freed("C-JAIL-2", player.seat, "card"))

    def walk(self, player: Traveller, steps: int) -> None:
        """An ordinary move by the dice, and what the space asks (C-TURN-2)."""
        mover = self.players[player.seat]
        movement.advance(self, mover, (player.space + steps) % self.board.size, "dice")
        movement.land(self, mover, 1)

    def advance(self, player: Player, target: int, by: str) -> None:
        """Forward to `target`, with salary (see `movement.advance`)."""
        movement.advance(self, player, target, by)

    def move_back(self, player: Player, target: int) -> None:
        """Backward to `target` (see `movement.move_back`)."""
        movement.move_back(self, player, target)

    def land(self, player: Player, multiplier: int) -> None:
        """Settle the space under the token (see `movement.land`)."""
        movement.land(self, player, multiplier)

    def send_to_jail(self, player: Traveller, cause: str, clause: str) -> None:
        """Straight to jail (see `movement.send_to_jail`)."""
        movement.send_to_jail(self, self.players[player.seat], cause, clause)

    # ---- copies and forms ----

    def copy(self) -> "Game":
        """An independent copy without a listener; board and options are shared, as nothing changes them."""
        return forms.copy_into(self, Game())

    def to_dict(self) -> dict[str, Any]:
        """The whole state as plain JSON (see `docs/protocol.md`)."""
        return forms.to_dict(self)

    @classmethod
    def from_dict(cls, data: object, board: Board) -> "Game":
        """The game that `to_dict` wrote, on `board`. `Malformed` or `BadOption` names the place of what is wrong."""
        from cotyphu.rules.restore import game_from_dict  # noqa: PLC0415 - restore needs Game and all phases

        return game_from_dict(data, board)

    def __repr__(self) -> str:
        return f"<Game {self.board.id} turn {self.number} seat {self.seat} {self.phase.name}>"


def _place(lot: Lot) -> int:
    return lot.deed.index
