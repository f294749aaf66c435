"""The text and JSON form of actions and events: small typed values that round-trip.

Each is a dataclass whose fields are of the few types in `_READERS`. `repr` evaluates to an equal value; `to_dict` and
`from_dict` give and take plain JSON, where a wrong value is answered by a `Malformed` that names the place.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self

Targets = tuple[tuple[int, int], ...]
"""Pairs of (space, buildings wanted there afterwards): 0 to 4 houses, 5 = a hotel."""


class Malformed(ValueError):
    """A value from outside does not have the shape it should have; the message names the place and what was found."""


def read_int(value: object, place: str) -> int:
    """`value` as a whole number; anything else is `Malformed` at `place`."""
    if type(value) is not int:
        raise Malformed(f"{place}: expected a whole number, got {short(value)}")
    return value


def read_str(value: object, place: str) -> str:
    """`value` as a text; anything else is `Malformed` at `place`."""
    if type(value) is not str:
        raise Malformed(f"{place}: expected a text, got {short(value)}")
    return value


def read_bool(value: object, place: str) -> bool:
    """`value` as true or false; anything else is `Malformed` at `place`."""
    if type(value) is not bool:
        raise Malformed(f"{place}: expected true or false, got {short(value)}")
    return value


def read_list(value: object, place: str) -> list[Any]:
    """`value` as a list (a tuple serves); anything else is `Malformed` at `place`."""
    if not isinstance(value, list | tuple):
        raise Malformed(f"{place}: expected a list, got {short(value)}")
    return list(value)


def read_dict(value: object, place: str) -> dict[str, Any]:
    """`value` as an object with text keys; anything else is `Malformed` at `place`."""
    if not isinstance(value, dict):
        raise Malformed(f"{place}: expected an object, got {short(value)}")
    return value


def short(value: object) -> str:
    """`value` as it goes into an error message: its `repr`, cut to a readable length."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _read_ints(value: object, place: str) -> tuple[int, ...]:
    return tuple(read_int(v, f"{place}[{i}]") for i, v in enumerate(read_list(value, place)))


def _read_strs(value: object, place: str) -> tuple[str, ...]:
    return tuple(read_str(v, f"{place}[{i}]") for i, v in enumerate(read_list(value, place)))


def _read_targets(value: object, place: str) -> Targets:
    pairs = []
    for i, v in enumerate(read_list(value, place)):
        pair = _read_ints(v, f"{place}[{i}]")
        if len(pair) != 2:
            raise Malformed(f"{place}[{i}]: expected [space, buildings], got {short(v)}")
        pairs.append((pair[0], pair[1]))
    return tuple(pairs)


@dataclass(unsafe_hash=True)
class Goods:
    """One side of a trade: cash, the spaces of deeds, ids of release cards (C-TRADE-1). Kept sorted, so equal is equal."""

    cash: int = 0
    deeds: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self.deeds = tuple(sorted(self.deeds))
        self.cards = tuple(sorted(self.cards))

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON: `{"cash": 100, "deeds": [1, 3], "cards": []}`."""
        return {"cash": self.cash, "deeds": list(self.deeds), "cards": list(self.cards)}


def read_goods(value: object, place: str) -> Goods:
    """`value` as `Goods`, sorted; a missing part is empty."""
    data = read_dict(value, place)
    reject_unknown(data, ("cash", "deeds", "cards"), place)
    return Goods(
        read_int(data.get("cash", 0), f"{place}.cash"),
        _read_ints(data.get("deeds", ()), f"{place}.deeds"),
        _read_strs(data.get("cards", ()), f"{place}.cards"),
    )


def reject_unknown(data: dict[str, Any], known: tuple[str, ...], place: str) -> None:
    """Refuse keys that nobody reads: a misspelt field would otherwise be lost silently."""
    for key in data:
        if key not in known:
            raise Malformed(f"{place}: unknown field {short(key)} (known: {', '.join(known)})")


_READERS: dict[Any, Callable[[object, str], Any]] = {
    int: read_int,
    str: read_str,
    bool: read_bool,
    tuple[int, ...]: _read_ints,
    tuple[str, ...]: _read_strs,
    Targets: _read_targets,
    Goods: read_goods,
}


class Value:
    """Base of actions and events; `name` is the value's kind in JSON."""

    name: ClassVar[str] = ""

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON: the kind and the fields."""
        data: dict[str, Any] = {"kind": self.name}
        for f in fields(self):  # type: ignore[arg-type]  # every subclass is a dataclass
            value = getattr(self, f.name)
            if isinstance(value, Goods):
                value = value.to_dict()
            elif isinstance(value, tuple):
                value = [list(v) if isinstance(v, tuple) else v for v in value]
            data[f.name] = value
        return data

    @classmethod
    def from_dict(cls, data: dict[str, Any], place: str) -> Self:
        """The value that `to_dict` wrote; `Malformed` names what is missing, unknown or of a wrong type."""
        known = fields(cls)  # type: ignore[arg-type]  # every subclass is a dataclass
        reject_unknown(data, ("kind", *(f.name for f in known)), place)
        values = []
        for f in known:
            if f.name not in data:
                raise Malformed(f"{place}: field {f.name!r} is missing")
            values.append(_READERS[f.type](data[f.name], f"{place}.{f.name}"))
        return cls(*values)
