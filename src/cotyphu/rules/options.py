"""The options of the classic rules: their defaults, their bounds, and the checked set a game is played by."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self

from cotyphu.rules.values import short


class BadOption(ValueError):
    """An option is unknown or out of bounds; the message names it, what was given and what would do."""


class OptionSpec:
    """What one option may be.

    `kind` is `bool`, `int` (from `low` to `high`), `limit` (such an int, or None for no limit) or `word` (one of `words`).
    """

    __slots__ = ("clause", "default", "high", "kind", "low", "name", "words")

    def __init__(
        self,
        name: str,
        clause: str,
        kind: str,
        default: object,
        low: int = 0,
        high: int = 0,
        words: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.clause = clause
        self.kind = kind
        self.default = default
        self.low = low
        self.high = high
        self.words = words

    def check(self, value: object) -> Any:
        """`value` if this option may have it; else `BadOption` says what would do."""
        if self.kind == "bool":
            if type(value) is bool:
                return value
            raise BadOption(f"option {self.name}: expected true or false, got {short(value)}")
        if self.kind == "word":
            if isinstance(value, str) and value in self.words:
                return value
            raise BadOption(f"option {self.name}: expected one of {', '.join(self.words)}, got {short(value)}")
        if value is None and self.kind == "limit":
            return None
        if type(value) is int and self.low <= value <= self.high:
            return value
        none = " or none" if self.kind == "limit" else ""
        raise BadOption(
            f"option {self.name}: expected a whole number from {self.low} to {self.high}{none}, got {short(value)}"
        )

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON for a lobby."""
        return {
            "name": self.name,
            "clause": self.clause,
            "kind": self.kind,
            "default": self.default,
            "low": self.low,
            "high": self.high,
            "words": list(self.words),
        }


SPECS: Final = (
    OptionSpec("starting_cash", "C-SET-5", "int", 1500, 0, 100_000),
    OptionSpec("first_player", "C-TURN-1", "word", "agreed", words=("agreed", "random", "highest_roll")),
    OptionSpec("auto_end_turn", "C-TURN-8", "bool", default=False),
    OptionSpec("go_salary", "C-GO-1", "int", 200, 0, 10_000),
    OptionSpec("exact_go_bonus", "C-GO-1", "int", 0, 0, 10_000),
    OptionSpec("auctions", "C-BUY-3", "bool", default=True),
    OptionSpec("auction_opening", "C-AUC-1", "int", 1, 1, 1000),
    OptionSpec("auction_step", "C-AUC-1", "int", 1, 1, 1000),
    OptionSpec("auction_seconds", "C-AUC-2", "limit", 15, 3, 600),
    OptionSpec("free_parking_pot", "C-FREE-1", "bool", default=False),
    OptionSpec("even_building", "C-BLD-3", "bool", default=True),
    OptionSpec("shortage_auction", "C-BLD-6", "bool", default=True),
    OptionSpec("jail_fine", "C-JAIL-2", "int", 50, 0, 10_000),
    OptionSpec("rent_in_jail", "C-JAIL-5", "bool", default=True),
    OptionSpec("mortgage_transfer", "C-MORT-3", "word", "redeem", words=("redeem", "choice")),
    OptionSpec("no_gifts", "C-TRADE-4", "bool", default=False),
    OptionSpec("end_vote", "C-END-1", "word", "unanimous", words=("unanimous", "majority", "host")),
    OptionSpec("turn_limit", "C-END-2", "limit", None, 1, 10_000),
    OptionSpec("minutes_limit", "C-END-2", "limit", None, 1, 10_000),
    OptionSpec("turn_seconds", "C-TURN-8", "limit", None, 5, 3600),
    OptionSpec("deck", "C-CARD-4", "word", "international", words=("international", "uk_classic", "us_pre2008")),
)
"""Every option of the classic edition, in the order a lobby shows them (the board itself is chosen beside them)."""


class OptionSet:
    """A checked set of options. Make it with `from_dict`; what is not named has its default."""

    __slots__ = ()
    specs: ClassVar[tuple[OptionSpec, ...]] = ()

    @classmethod
    def from_dict(cls, data: Mapping[str, object] | None = None) -> Self:
        """The set from plain JSON; `BadOption` names an unknown option or a bad value."""
        given = data if data is not None else {}
        known = [spec.name for spec in cls.specs]
        for name in given:
            if name not in known:
                raise BadOption(f"unknown option {short(name)} (known: {', '.join(known)})")
        made = cls()
        for spec in cls.specs:
            value = spec.check(given[spec.name]) if spec.name in given else spec.default
            setattr(made, spec.name, value)
        return made

    def to_dict(self) -> dict[str, Any]:
        """Every option with its value, as plain JSON."""
        return {s.name: getattr(self, s.name) for s in self.specs}

    def changed(self) -> dict[str, Any]:
        """The options that differ from their defaults, as plain JSON."""
        return {s.name: getattr(self, s.name) for s in self.specs if getattr(self, s.name) != s.default}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(tuple(self.to_dict().values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_dict({self.changed()!r})"


class Options(OptionSet):
    """The options of the classic edition."""

    __slots__ = tuple(s.name for s in SPECS)
    specs = SPECS

    starting_cash: int
    first_player: str
    auto_end_turn: bool
    go_salary: int
    exact_go_bonus: int
    auctions: bool
    auction_opening: int
    auction_step: int
    auction_seconds: int | None
    free_parking_pot: bool
    even_building: bool
    shortage_auction: bool
    jail_fine: int
    rent_in_jail: bool
    mortgage_transfer: str
    no_gifts: bool
    end_vote: str
    turn_limit: int | None
    minutes_limit: int | None
    turn_seconds: int | None
    deck: str
