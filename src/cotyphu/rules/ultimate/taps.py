"""What can be done to the bank unit, and what it shows: taps of cards, presses of buttons, screens (U-UNIT-1)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final

from cotyphu.rules.refusals import Refused
from cotyphu.rules.values import Malformed, Value, read_dict, read_str, short

BUTTONS: Final = ("start", "x", "go", "location", "jail", "auction", "bid", "undo", "end")
"""start (confirm), X (cancel), the four menu icons, the bid button, taking back, ending (U-UNIT-1, U-UNIT-9, U-END-4)."""


class Tap(Value):
    """Base of everything that can be done to the unit."""


@dataclass(unsafe_hash=True)
class TapBank(Tap):
    """A bank card, 0 to 3."""

    name: ClassVar[str] = "tap_bank"
    card: int


@dataclass(unsafe_hash=True)
class TapDeed(Tap):
    """The deed card of the property on `space`."""

    name: ClassVar[str] = "tap_deed"
    space: int


@dataclass(unsafe_hash=True)
class TapEvent(Tap):
    """The event card with this id."""

    name: ClassVar[str] = "tap_event"
    event: str


@dataclass(unsafe_hash=True)
class Press(Tap):
    """One of `BUTTONS`."""

    name: ClassVar[str] = "press"
    button: str


@dataclass(unsafe_hash=True)
class MarkJail(Tap):
    """Say that the player of a bank card is in jail, or is not (U-UNIT-9)."""

    name: ClassVar[str] = "mark_jail"
    card: int
    jailed: bool


@dataclass(unsafe_hash=True)
class Resume(Tap):
    """The evening goes on after closing, a reload or a flat battery (U-UNIT-9).

    It is kept among the taps: what was half made before it stays dropped when the evening is played through again.
    """

    name: ClassVar[str] = "resume"


TAPS: Final[Mapping[str, type[Tap]]] = {t.name: t for t in (TapBank, TapDeed, TapEvent, Press, MarkJail, Resume)}


def tap_from_dict(data: object, place: str = "tap") -> Tap:
    """The tap that `to_dict` wrote. `Malformed` names the place of what is wrong."""
    fields = read_dict(data, place)
    found = TAPS.get(read_str(fields.get("kind"), f"{place}.kind"))
    if found is None:
        raise Malformed(f"{place}.kind: unknown tap {short(fields.get('kind'))}")
    return found.from_dict(fields, place)


SCREENS: Final = (
    "setup",  # bank cards are tapped in; start begins the evening
    "home",
    "deed",  # a deed was tapped: a bank card buys, pays or raises, X only looks, the auction icon auctions
    "look",  # just looking: level and rents (U-UNIT-2)
    "balance",  # a bank card alone (U-UNIT-8)
    "go",  # the GO icon: tap the bank card
    "location",
    "jail",
    "auction_ready",  # start lets the clock run
    "auction",  # the clock runs: the bid button raises the price
    "auction_unsold",  # time ran out without a bid: the deed again restarts, X goes on (U-AUC-4)
    "auction_won",  # the winner taps the bank card
    "event",  # an event asks for cards
    "event_done",  # an event is carried out; what is to be done on the board is told
    "debt",  # deeds are tapped until the debt is covered (U-UNIT-7)
    "end",  # the players want to end: start ends, X goes on (U-END-4)
    "over",  # the end and the ranking
)
"""Every screen by its name."""


@dataclass(frozen=True)
class Screen:
    """What the unit shows. Only the fields of the screen in question mean something.

    `lot` is an index of a deed, `seat` a player (whose balance, the debtor, the bankrupt), `amount` the price in an auction,
    `event` the id of the event card, `picked` the lots or seats tapped for it so far, `until` the ms at which the screen
    changes by itself.
    """

    name: str = "home"
    lot: int = -1
    seat: int = -1
    amount: int = 0
    event: str = ""
    picked: tuple[int, ...] = ()
    until: int | None = None

    def with_(self, **changes: Any) -> "Screen":
        """This screen with some fields changed."""
        return replace(self, **changes)


@dataclass
class Answer:
    """What a tap did. `sound` is empty when it was not read: then nothing has changed (U-UNIT-1).

    `refusal` gives the reason where there is more to say than silence; `events` is what happened, as plain JSON.
    """

    sound: str = ""
    refusal: Refused | None = None
    events: list[dict[str, Any]] = field(default_factory=list)

    @property
    def read(self) -> bool:
        """Whether the tap was read."""
        return bool(self.sound)
