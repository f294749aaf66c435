"""The actions that only the Ultimate Banking edition has."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from cotyphu.rules.actions import ACTIONS, Action, SeatAction

HAND_OVER: Final = 30
MOVE_TO: Final = 31
STAY: Final = 32
PICK_LOT: Final = 33
PICK_PLAYER: Final = 34


@dataclass(unsafe_hash=True)
class HandOver(SeatAction):
    """Settle a debt with the deed of `space`, worth its board price (U-DEBT-1)."""

    kind: ClassVar[int] = HAND_OVER
    name: ClassVar[str] = "hand_over"
    space: int


@dataclass(unsafe_hash=True)
class MoveTo(SeatAction):
    """Move the token to the property on `space`, from a Location space for its fee or by an event (U-LOC-1, U-EVT-6)."""

    kind: ClassVar[int] = MOVE_TO
    name: ClassVar[str] = "move_to"
    space: int


@dataclass(unsafe_hash=True)
class Stay(SeatAction):
    """Stay on the Location space (U-LOC-1)."""

    kind: ClassVar[int] = STAY
    name: ClassVar[str] = "stay"


@dataclass(unsafe_hash=True)
class PickLot(SeatAction):
    """Pick the property on `space` for an event (U-EVT-1)."""

    kind: ClassVar[int] = PICK_LOT
    name: ClassVar[str] = "pick_lot"
    space: int


@dataclass(unsafe_hash=True)
class PickPlayer(SeatAction):
    """Pick another player for an event (U-EVT-1)."""

    kind: ClassVar[int] = PICK_PLAYER
    name: ClassVar[str] = "pick_player"
    partner: int


_SHARED: Final = (
    "rolled",
    "drew",
    "hammer",
    "call_end",
    "roll",
    "pay_fine",
    "buy",
    "decline",
    "bid",
    "pass",
    "resign",
)

ULTIMATE_ACTIONS: Final[Mapping[str, type[Action]]] = {name: ACTIONS[name] for name in _SHARED} | {
    a.name: a for a in (HandOver, MoveTo, Stay, PickLot, PickPlayer)
}
"""Every kind of action of this edition by its name in JSON."""
