"""What every part of the bank unit stands on: its accounts, its screen, its memory for taking back."""

from typing import Final

from cotyphu.rules.events import Event
from cotyphu.rules.refusals import Refused
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.bank import Bank, Holder, Lot
from cotyphu.rules.ultimate.board import UltimateBoard
from cotyphu.rules.ultimate.ledger import Ledger
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.taps import Screen

RETURN_MS: Final = 10_000
"""After this a screen that waits for nothing important returns home by itself (U-UNIT-2)."""
UNDO_DEPTH: Final = 20
HOME: Final = Screen()
_BUSY: Final = ("setup", "event", "auction_ready", "auction", "auction_unsold", "auction_won", "debt", "over")
"""The screens on which something is under way that has its own way on; taking back waits for it."""


class UnitCore:
    """The state of one evening. `cards[seat]` is the bank card of each player, in the order they were tapped in.

    `screen` is what the unit shows, `bank` all accounts and deeds, `ledger` every movement of money.
    """

    def __init__(self, board: UltimateBoard, options: UltimateOptions) -> None:
        self.board = board
        self.options = options
        self.cards: tuple[int, ...] = ()
        self.bank = Bank(board, 0)
        self.ledger = Ledger()
        self.screen = Screen("setup")
        self._undo: list[tuple[Bank, int]] = []
        self._events: list[Event] = []
        self._now = 0

    # ---- asking ----

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back now: not across an event or an open debt (U-UNIT-11)."""
        return bool(self._undo) and self.screen.name not in _BUSY

    def holder(self, card: int) -> Holder | None:
        """The account of a bank card in play; None before the start."""
        if self.screen.name == "setup" or card not in self.cards:
            return None
        return self.bank.holders[self.cards.index(card)]

    def lot(self, space: int) -> Lot | None:
        """The property on `space`, if there is one."""
        if not 0 <= space < self.board.size:
            return None
        deed = self.board.spaces[space].deed
        return None if deed is None else self.bank.lots[deed.index]

    # ---- what the parts use ----

    def _listen(self, event: Event) -> None:
        self._events.append(event)
        self.ledger.note(event, self._now)

    def _soon(self, name: str, lot: int = -1, seat: int = -1, event: str = "") -> Screen:
        """A screen that returns home by itself."""
        return Screen(name, lot, seat, event=event, until=self._now + RETURN_MS)

    def _show_deed(self, lot: Lot) -> str:
        self.screen = self._soon("deed", lot.deed.index)
        return "tap"

    @staticmethod
    def _refuse_jailed(holder: Holder) -> None:
        if holder.jail != FREE:
            raise Refused("unit/in_jail", seat=holder.seat)

    def _finish(self, sound: str) -> str:
        """After a payment: ask for deeds, announce the end, or go home. A debt cannot be taken back (U-UNIT-11)."""
        if self.bank.broke >= 0:
            self.screen = Screen("over", seat=self.bank.broke)
            return "over"
        if self.bank.owed is not None:
            self._undo = []
            self.screen = Screen("debt", seat=self.bank.owed.debtor)
            return "debt"
        self.screen = HOME
        return "fanfare" if any(e.name == "set_bonus" for e in self._events) else sound

    def _remember(self) -> None:
        """Keep the accounts as they are before an action, so that it can be taken back."""
        self._undo.append((self.bank.copy(), len(self.ledger.rows)))
        del self._undo[:-UNDO_DEPTH]

    def _take_back(self) -> str:
        if not self.can_undo:
            raise Refused("unit/no_undo")
        self.bank, rows = self._undo.pop()
        self.bank.listener = self._listen
        self.ledger.strike(rows)
        self.screen = HOME
        return "undo"
