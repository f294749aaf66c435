"""What follows from a command: the host stores the journal entries first, then sends the messages, then sets its timer."""

from dataclasses import dataclass, field
from typing import Any

Entry = dict[str, Any]
"""One entry of the journal, plain JSON (see `journal.py`)."""

Message = dict[str, Any]
"""One message to a page, plain JSON (see `docs/protocol.md`)."""


@dataclass(frozen=True)
class Deadline:
    """When the table wants a `Tick`: `kind` is `bot`, `auction`, `turn` or `minutes`, `at` is in ms since 1970."""

    kind: str
    at: int


@dataclass
class Outcome:
    """`replies` go to the device that asked, `broadcast` to every device; each pair is (device, message), in order."""

    replies: list[tuple[str, Message]] = field(default_factory=list)
    broadcast: list[tuple[str, Message]] = field(default_factory=list)
    journal: list[Entry] = field(default_factory=list)
    deadlines: tuple[Deadline, ...] = ()

    @property
    def wake_at(self) -> int | None:
        """When the first deadline passes, in ms since 1970; None: nothing happens without a command."""
        return min((d.at for d in self.deadlines), default=None)
