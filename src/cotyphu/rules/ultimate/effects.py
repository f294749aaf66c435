"""What an event card does, as typed values (U-EVT-6); `events.py` carries them out."""

from cotyphu.rules.effects import Effect


class MoveAnywhere(Effect):
    """Move to any property and settle it there (U-EVT-9)."""

    __slots__ = ()


class GroupShift(Effect):
    """Pick an own property: every owned property of its colour set moves by `delta` levels."""

    __slots__ = ("delta",)

    def __init__(self, delta: int) -> None:
        self.delta = delta


class SideShift(Effect):
    """Pick an own property: every owned property of its side of the board moves by `delta` levels."""

    __slots__ = ("delta",)

    def __init__(self, delta: int) -> None:
        self.delta = delta


class SetLevel(Effect):
    """Pick a property, an own one if `own`: its level becomes `level`."""

    __slots__ = ("level", "own")

    def __init__(self, level: int, *, own: bool) -> None:
        self.level = level
        self.own = own


class Swap(Effect):
    """Swap a property with another player (U-EVT-7)."""

    __slots__ = ()


class UpAndNeighboursDown(Effect):
    """Pick an own property: it rises one level, its two neighbours fall one (U-EVT-3)."""

    __slots__ = ()


class PayPerDeed(Effect):
    """The drawer pays the Bank `amount` for each property he owns."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class BothCollect(Effect):
    """The drawer and another player of his choice get `amount` each."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class LevelOneRents(Effect):
    """The next `count` rents paid by anyone are those of level 1 (U-EVT-8)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class SendToJail(Effect):
    """Send another, free player to jail (U-EVT-10)."""

    __slots__ = ()


class AllToFreeParking(Effect):
    """Every free player moves to Free Parking (U-EVT-10)."""

    __slots__ = ()
