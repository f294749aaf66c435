"""The effects of cards in data files and on the wire: `{"kind": "collect", "amount": 50}`."""

from collections.abc import Callable
from typing import Final

from cotyphu.editions.reading import Entry
from cotyphu.rules.board import KIND_NAMES, STATION, UTILITY, Space
from cotyphu.rules.effects import (
    DECK_NAMES,
    Advance,
    AdvanceNearest,
    Back,
    BackTo,
    Collect,
    CollectEach,
    Effect,
    Pay,
    PayEach,
    PayOrDraw,
    Release,
    Repairs,
    ToJail,
)

_EFFECTS: Final[dict[str, tuple[Callable[..., Effect], tuple[str, ...]]]] = {
    "advance": (Advance, ("target",)),
    "advance_nearest": (AdvanceNearest, ("space_kind", "multiplier")),
    "back": (Back, ("steps",)),
    "back_to": (BackTo, ("target",)),
    "to_jail": (ToJail, ()),
    "collect": (Collect, ("amount",)),
    "pay": (Pay, ("amount",)),
    "pay_each": (PayEach, ("amount",)),
    "collect_each": (CollectEach, ("amount",)),
    "repairs": (Repairs, ("house", "hotel")),
    "release": (Release, ()),
    "pay_or_draw": (PayOrDraw, ("amount", "deck")),
}
"""Each kind of effect with its fields, in the order in which its class takes them."""

_KINDS: Final = {effect: kind for kind, (effect, _) in _EFFECTS.items()}


def read_effect(entry: Entry, spaces: tuple[Space, ...]) -> Effect:
    """The effect that an entry of a data file describes. Raises `WrongData`."""
    found = entry.entries()
    if "kind" not in found:
        raise entry.wrong("'kind' is missing")
    kinds = tuple(_EFFECTS)
    effect, names = _EFFECTS[kinds[found["kind"].one_of(kinds)]]
    fields = entry.fields("kind", *names)
    return effect(*(_read_field(name, fields[name], spaces) for name in names))


def _read_field(name: str, entry: Entry, spaces: tuple[Space, ...]) -> int:
    if name == "target":
        return entry.whole(0, len(spaces) - 1)
    if name == "steps":
        return entry.whole(1, len(spaces) - 1)
    if name == "deck":
        return entry.one_of(DECK_NAMES)
    if name == "space_kind":
        kind = entry.one_of(KIND_NAMES)
        if kind not in (STATION, UTILITY):
            raise entry.wrong("must be station or utility")
        return kind
    return entry.whole(1)


def effect_to_wire(effect: Effect) -> dict[str, object]:
    """The effect as plain JSON values, in the form of the data files."""
    kind = _KINDS[type(effect)]
    wire: dict[str, object] = {"kind": kind}
    for name in _EFFECTS[kind][1]:
        value: int = getattr(effect, "kind" if name == "space_kind" else name)
        wire[name] = KIND_NAMES[value] if name == "space_kind" else DECK_NAMES[value] if name == "deck" else value
    return wire
