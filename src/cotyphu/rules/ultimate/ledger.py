"""The ledger of the bank unit: every movement of money with time, payer, payee, amount and reason (U-UNIT-9)."""

from dataclasses import dataclass
from typing import Any

from cotyphu.rules.events import Event, Paid


@dataclass
class Row:
    """One movement; `at` is ms since 1970, parties are seats or -1 for the Bank, `struck` once it was taken back."""

    at: int
    payer: int
    payee: int
    amount: int
    reason: str
    space: int
    struck: bool = False


class Ledger:
    """All movements of an evening, oldest first."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def note(self, event: Event, now: int) -> None:
        """Write a movement of money down; other events are passed over."""
        if isinstance(event, Paid):
            self.rows.append(Row(now, event.payer, event.payee, event.amount, event.reason, event.space))

    def strike(self, start: int) -> None:
        """Strike out what was written from row `start` on: it was taken back. The rows stay legible."""
        for row in self.rows[start:]:
            row.struck = True

    def to_list(self) -> list[dict[str, Any]]:
        """Plain JSON."""
        return [dict(vars(row)) for row in self.rows]
