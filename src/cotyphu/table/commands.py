"""What can come to a table or a bank session: from a page (a *device*, named by its host), or from the clock.

`id` is the text by which the page knows the reply; it makes it so that a command sent again acts once.
"""

from dataclasses import dataclass
from typing import Any, Final

LONGEST_PACE: Final = 3000
"""The longest pause of bots before each action, in ms."""


@dataclass(frozen=True)
class Hello:
    """A page is there (again) and shows the secrets it holds; none: it looks on."""

    device: str
    id: str
    keys: tuple[str, ...] = ()
    seq: int | None = None


@dataclass(frozen=True)
class Bye:
    """A page has gone."""

    device: str


@dataclass(frozen=True)
class Act:
    """An action (plain JSON) made against version `seq`."""

    device: str
    id: str
    seq: int
    action: Any


@dataclass(frozen=True)
class Preview:
    """What would this action (plain JSON) do?"""

    device: str
    id: str
    action: Any


@dataclass(frozen=True)
class VoteEnd:
    """`seat` agrees to end the game now, or takes that back (C-END-1)."""

    device: str
    id: str
    seat: int
    yes: bool


@dataclass(frozen=True)
class SetPace:
    """How long bots pause before each action, in ms."""

    device: str
    id: str
    ms: int


@dataclass(frozen=True)
class Tick:
    """Time has passed: the first deadline may be over."""


Command = Hello | Bye | Act | Preview | VoteEnd | SetPace | Tick
"""What can come to a table."""


@dataclass(frozen=True)
class HelloUnit:
    """A page of a bank session is there (again); without the right key it looks on."""

    device: str
    id: str
    key: str = ""


@dataclass(frozen=True)
class TapUnit:
    """A tap (plain JSON) at the bank unit."""

    device: str
    id: str
    tap: Any


@dataclass(frozen=True)
class NameCard:
    """What the player with this bank card is called."""

    device: str
    id: str
    card: int
    name: str


BankSessionCommand = HelloUnit | Bye | TapUnit | NameCard | Tick
"""What can come to a bank session."""
