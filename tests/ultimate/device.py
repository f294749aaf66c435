"""A bank unit for tests: cards are tapped in the order of seats, time passes as the test says, the books are checked."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from cotyphu.editions import load_ultimate
from cotyphu.rules.state import FREE
from cotyphu.rules.ultimate.bank import Lot
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.taps import (
    Answer,
    MarkJail,
    Press,
    Resume,
    Screen,
    Tap,
    TapBank,
    TapDeed,
    TapEvent,
    tap_from_dict,
)
from cotyphu.rules.ultimate.unit import Unit
from tests.ultimate.books import check_books

BANK = -1
SECOND = 1000


class Device:
    """A unit with 2 to 4 players at home, one second between taps unless a test says otherwise."""

    def __init__(
        self, seats: int = 2, board: str = "ultimate_london", *, start: bool = True, **options: object
    ) -> None:
        self.board = load_ultimate(board).board
        self.options = UltimateOptions.from_dict(options)
        self.unit = Unit(self.board, self.options)
        self.now = 1_700_000_000_000
        self.taps: list[tuple[Tap, int]] = []
        self.answer = Answer()
        if start:
            for seat in range(seats):
                self.card(seat)
            self.press("start")

    # ---- tapping ----

    def tap(self, tap: Tap, after: int = SECOND) -> Answer:
        """Tap `after` ms; what is not read must change nothing (U-UNIT-1)."""
        self.now += after
        self.unit.tick(self.now)
        before = self.state()
        self.answer = answer = self.unit.tap(tap_from_dict(json.loads(json.dumps(tap.to_dict()))), self.now)
        self.taps.append((tap, self.now))
        if not answer.read:
            assert self.state() == before, f"{tap} was not read and changed something"
            assert not answer.events
        check_books(self.unit.bank)
        return answer

    def read(self, tap: Tap, after: int = SECOND) -> Answer:
        """Tap; it must be read."""
        answer = self.tap(tap, after)
        assert answer.read, f"{tap} was not read on {self.screen}: {answer.refusal}"
        return answer

    def silent(self, tap: Tap, code: str = "", after: int = SECOND) -> None:
        """Tap; it must not be read, for the reason `code` if that is given, else without one."""
        answer = self.tap(tap, after)
        assert not answer.read, f"{tap} was read"
        assert ("" if answer.refusal is None else answer.refusal.code) == code

    def card(self, *seats: int) -> Answer:
        """These seats tap their bank cards."""
        for seat in seats:
            self.read(TapBank(seat))
        return self.answer

    def deed(self, *numbers: int) -> Answer:
        """The deeds with these printed numbers are tapped."""
        for number in numbers:
            self.read(TapDeed(self.space(number)))
        return self.answer

    def event(self, card: str) -> Answer:
        """This event card is tapped."""
        return self.read(TapEvent(card))

    def press(self, *buttons: str) -> Answer:
        """These buttons are pressed."""
        for button in buttons:
            self.read(Press(button))
        return self.answer

    def mark(self, seat: int, *, jailed: bool = True) -> Answer:
        """The player of this seat is marked as being in jail, or not."""
        return self.read(MarkJail(seat, jailed))

    def resume(self, after: int = SECOND) -> Answer:
        """The device was closed and goes on."""
        return self.read(Resume(), after)

    def wait(self, ms: int) -> None:
        """Let time pass; the unit is told, as a host does."""
        self.now += ms
        self.unit.tick(self.now)

    # ---- setting up ----

    def place(self, seat: int, *, cash: int | None = None, deeds: Iterable[int] | Mapping[int, int] = ()) -> None:
        """Give `seat` money and deeds (printed numbers, with levels if it is a mapping)."""
        bank = self.unit.bank
        holder = bank.holders[seat]
        if cash is not None:
            bank.paid_in += holder.cash - cash
            holder.cash = cash
        levels = deeds if isinstance(deeds, Mapping) else dict.fromkeys(deeds, 1)
        listener, bank.listener = bank.listener, None
        for number, level in levels.items():
            bank.give(self.lot(number), holder, "bought", "U-BUY-2")
            self.lot(number).level = level
        bank.listener = listener

    # ---- looking ----

    @property
    def screen(self) -> Screen:
        return self.unit.screen

    def state(self) -> dict[str, Any]:
        """All that is shown, through JSON."""
        state: dict[str, Any] = json.loads(json.dumps(self.unit.to_dict()))
        return state

    def lot(self, number: int) -> Lot:
        return self.unit.bank.lots[number - 1]

    def space(self, number: int) -> int:
        return self.lot(number).deed.space

    def cash(self, seat: int) -> int:
        return self.unit.bank.holders[seat].cash

    def owner(self, number: int) -> int:
        """The seat that owns this property, or `BANK`."""
        owner = self.lot(number).owner
        return BANK if owner is None else owner.seat

    def levels(self, *numbers: int) -> list[int]:
        return [self.lot(number).level for number in numbers]

    def free(self, seat: int) -> bool:
        return self.unit.bank.holders[seat].jail == FREE

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of this kind that the last tap brought."""
        return [event for event in self.answer.events if event["kind"] == kind]
