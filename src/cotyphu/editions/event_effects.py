"""The effects of event cards in data files and on the wire: `{"kind": "group_shift", "delta": 1}`."""

from collections.abc import Callable
from typing import Any, Final

from cotyphu.editions.reading import Entry
from cotyphu.rules.effects import Effect
from cotyphu.rules.ultimate.bank import TOP_LEVEL
from cotyphu.rules.ultimate.effects import (
    AllToFreeParking,
    BothCollect,
    GroupShift,
    LevelOneRents,
    MoveAnywhere,
    PayPerDeed,
    SendToJail,
    SetLevel,
    SideShift,
    Swap,
    UpAndNeighboursDown,
)

_EFFECTS: Final[dict[str, tuple[Callable[..., Effect], tuple[str, ...]]]] = {
    "move_anywhere": (MoveAnywhere, ()),
    "group_shift": (GroupShift, ("delta",)),
    "side_shift": (SideShift, ("delta",)),
    "set_level": (SetLevel, ("level", "own")),
    "swap": (Swap, ()),
    "up_and_neighbours_down": (UpAndNeighboursDown, ()),
    "pay_per_deed": (PayPerDeed, ("amount",)),
    "both_collect": (BothCollect, ("amount",)),
    "level_one_rents": (LevelOneRents, ("count",)),
    "send_to_jail": (SendToJail, ()),
    "all_to_free_parking": (AllToFreeParking, ()),
}
"""Each kind of effect with its fields, which are called as its class calls them."""

_KINDS: Final = {effect: kind for kind, (effect, _) in _EFFECTS.items()}


def read_event_effect(entry: Entry) -> Effect:
    """The effect that an entry of a data file describes. Raises `WrongData`."""
    found = entry.entries()
    if "kind" not in found:
        raise entry.wrong("'kind' is missing")
    kinds = tuple(_EFFECTS)
    effect, names = _EFFECTS[kinds[found["kind"].one_of(kinds)]]
    fields = entry.fields("kind", *names)
    return effect(**{name: _read_field(name, fields[name]) for name in names})


def _read_field(name: str, entry: Entry) -> int | bool:
    if name == "own":
        return entry.flag()
    if name == "level":
        return entry.whole(1, TOP_LEVEL)
    if name == "delta":
        delta = entry.whole(-1, 1)
        if delta == 0:
            raise entry.wrong("must be 1 or -1, not 0")
        return delta
    return entry.whole(1)


def event_effect_to_wire(effect: Effect) -> dict[str, Any]:
    """The effect as plain JSON values, in the form of the data files."""
    kind = _KINDS[type(effect)]
    return {"kind": kind, **{name: getattr(effect, name) for name in _EFFECTS[kind][1]}}
