"""`python -m cotyphu.server.typescript` writes the TypeScript types of what the Python definitions say is on the wire.

So a new action, event, option or refusal code cannot be forgotten in the client: its type check fails instead.
"""

import sys
from collections.abc import Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from cotyphu.editions.rulesets import ALL_ACTIONS, ALL_EVENTS, ALL_REASONS, CLASSIC, ULTIMATE
from cotyphu.rules.actions import SeatAction
from cotyphu.rules.options import OptionSpec
from cotyphu.rules.refusals import CODES
from cotyphu.rules.ultimate.taps import BUTTONS, SCREENS, TAPS, Resume
from cotyphu.rules.values import Goods, Targets, Value
from cotyphu.server.wire import SERVER_CODES
from cotyphu.table.refusals import TABLE_CODES

TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "generated.ts"

_WIDTH: Final = 120
"""Where the client's formatter breaks a line."""

_TYPES: Final[Mapping[Any, str]] = {
    int: "number",
    str: "string",
    bool: "boolean",
    tuple[int, ...]: "number[]",
    tuple[str, ...]: "string[]",
    Targets: "[space: number, houses: number][]",
    Goods: "Goods",
}


def typescript() -> str:
    """The whole file: both editions in one, as the client shows both."""
    actions = {name: action for name, action in ALL_ACTIONS.items() if issubclass(action, SeatAction)}
    taps = {name: tap for name, tap in TAPS.items() if tap is not Resume}
    return (
        "\n\n".join(
            (
                "// Written by `python -m cotyphu.server.typescript` from the Python definitions. Change those, not this.",
                _interface("Goods", Goods),
                _union("Action", actions),
                _union("GameEvent", ALL_EVENTS),
                _words("PaidReason", ALL_REASONS),
                _options("Options", CLASSIC.specs),
                _options("UltimateOptions", ULTIMATE.specs),
                _union("UnitTap", taps),
                _words("UnitButton", BUTTONS),
                _words("UnitScreenName", SCREENS),
                _words("RefusalCode", (*CODES, *TABLE_CODES, *SERVER_CODES)),
            )
        )
        + "\n"
    )


def _interface(name: str, value: Any) -> str:
    lines = "".join(f"  {f.name}: {_TYPES[f.type]};\n" for f in fields(value))
    return f"export interface {name} {{\n{lines}}}"


def _union(name: str, kinds: Mapping[str, type[Value]]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {_shape(kind, value)}" for kind, value in kinds.items()) + ";"


def _shape(kind: str, value: Any) -> str:
    parts = [f'kind: "{kind}"', *(f"{f.name}: {_TYPES[f.type]}" for f in fields(value))]
    line = "{ " + "; ".join(parts) + " }"
    if len("  | ;" + line) <= _WIDTH:
        return line
    return "{\n" + "".join(f"      {part};\n" for part in parts) + "    }"


def _words(name: str, words: Iterable[str]) -> str:
    quoted = [f'"{word}"' for word in words]
    line = f"export type {name} = {' | '.join(quoted)};"
    if len(line) <= _WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {word}" for word in quoted) + ";"


def _options(name: str, specs: Iterable[OptionSpec]) -> str:
    return f"export interface {name} {{\n" + "".join(f"  {s.name}: {_option(s)};\n" for s in specs) + "}"


def _option(spec: OptionSpec) -> str:
    if spec.kind == "word":
        return " | ".join(f'"{word}"' for word in spec.words)
    return {"bool": "boolean", "int": "number", "limit": "number | null"}[spec.kind]


def main() -> None:
    """Write the file."""
    TARGET.write_text(typescript(), "utf-8")
    sys.stdout.write(f"{TARGET}\n")


if __name__ == "__main__":
    main()
