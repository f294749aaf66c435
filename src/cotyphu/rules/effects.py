"""What a card does, as typed values; `cards.py` carries them out (C-CARD-1 to C-CARD-7)."""

from typing import Final

CHANCE: Final = 0
CHEST: Final = 1
DECK_NAMES: Final = ("chance", "community_chest")


class Effect:
    """One effect of a card. Subclasses carry their own figures; amounts are in the board's currency."""

    __slots__ = ()


class Advance(Effect):
    """Forward to the space `target`, with salary when GO is passed or reached (C-CARD-4, C-GO-3)."""

    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target


class AdvanceNearest(Effect):
    """Forward to the nearest space of `kind` (`STATION` or `UTILITY`) with its special rent (C-CARD-5)."""

    __slots__ = ("kind", "multiplier")

    def __init__(self, kind: int, multiplier: int) -> None:
        self.kind = kind
        self.multiplier = multiplier


class Back(Effect):
    """Backward by `steps`, without salary (C-CARD-4)."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps


class BackTo(Effect):
    """Backward to the space `target`, without salary (C-CARD-4)."""

    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target


class ToJail(Effect):
    """Straight to jail (C-JAIL-1)."""

    __slots__ = ()


class Collect(Effect):
    """The Bank pays the drawer `amount`."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Pay(Effect):
    """The drawer pays the Bank `amount`."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class PayEach(Effect):
    """The drawer pays `amount` to every other player still in (C-CARD-7)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class CollectEach(Effect):
    """Every other player still in pays the drawer `amount` (C-CARD-7)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Repairs(Effect):
    """The drawer pays the Bank so much for each house and each hotel, counted when drawn (C-CARD-6)."""

    __slots__ = ("hotel", "house")

    def __init__(self, house: int, hotel: int) -> None:
        self.house = house
        self.hotel = hotel


class Release(Effect):
    """Kept until used or traded; lets its holder out of jail (C-CARD-2)."""

    __slots__ = ()


class PayOrDraw(Effect):
    """The drawer chooses: pay the Bank `amount`, or draw from `deck` (C-CARD-4)."""

    __slots__ = ("amount", "deck")

    def __init__(self, amount: int, deck: int) -> None:
        self.amount = amount
        self.deck = deck
