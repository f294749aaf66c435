"""The parts of a position that both editions write alike: options, bankrupts, whose turn it is and what is pending."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from cotyphu.rules.base import BaseGame, TurnOptions
from cotyphu.rules.options import BadOption, OptionSet
from cotyphu.rules.values import Malformed, read_dict, read_int, read_list, reject_unknown, short

TURN_FIELDS: Final = ("seat", "phase", "stack", "doubles", "dice", "round", "number", "starter")
"""The fields of a turn that both editions have."""

_O = TypeVar("_O", bound=OptionSet)


def read_options(d: dict[str, Any], options: type[_O]) -> _O:
    """The options of a position."""
    try:
        return options.from_dict(read_dict(d.get("options", {}), "options"))
    except BadOption as error:
        raise Malformed(f"options: {error}") from None


def read_bankrupts(d: dict[str, Any]) -> list[int]:
    """The seats that are out, in the order in which they went; whether they exist is left to who reads the seats."""
    return [read_int(s, f"bankrupts[{i}]") for i, s in enumerate(read_list(d.get("bankrupts", []), "bankrupts"))]


def check_bankrupts(bankrupts: list[int], seats: int) -> None:
    """`Malformed` for a seat that there is not, or that is there twice, or if nobody is left."""
    for i, out in enumerate(bankrupts):
        if not 0 <= out < seats:
            raise Malformed(f"bankrupts[{i}]: no seat {short(out)}")
        if out in bankrupts[:i]:
            raise Malformed(f"bankrupts[{i}]: seat {out} is there twice")
    if len(bankrupts) == seats:
        raise Malformed("bankrupts: somebody is left in the game")


def read_turn(
    data: object,
    seats: int,
    bankrupts: list[int],
    options: TurnOptions,
    phases: Sequence[str],
    fields: tuple[str, ...] = TURN_FIELDS,
) -> tuple[list[Any], dict[str, Any]]:
    """The stack, and the turn as a game reads it with `starter` besides; `phases` are those that may stand alone."""
    d = read_dict(data, "turn")
    reject_unknown(d, fields, "turn")
    seat = count(d.get("seat", 0), "turn.seat", 0, seats - 1)
    if "stack" in d and "phase" in d:
        raise Malformed("turn: give phase or stack, not both")
    phase = d.get("phase", "roll")
    if phase not in phases:
        raise Malformed(f"turn.phase: expected one of {', '.join(phases)} (or give turn.stack), got {short(phase)}")
    stack = read_list(d.get("stack", [{"phase": phase}]), "turn.stack")
    before_play = bool(stack) and isinstance(stack[0], dict) and stack[0].get("phase") == "starter"
    if phase in ("roll", "end_turn") and "stack" not in d and seat in bankrupts:
        raise Malformed(f"turn.seat: seat {seat} is bankrupt and has no turn")
    dice = d.get("dice")
    if dice is not None:
        dice = [count(n, f"turn.dice[{i}]", 1, 6) for i, n in enumerate(read_list(dice, "turn.dice"))]
        if len(dice) != 2:
            raise Malformed(f"turn.dice: expected two dice, got {short(d['dice'])}")
    doubles = count(d.get("doubles", 0), "turn.doubles", 0, 2)
    if doubles and (dice is None or dice[0] != dice[1]):
        raise Malformed(f"turn.doubles: {doubles} in a row, but turn.dice is not a double")
    least = 0 if before_play else 1
    rounds = count(d.get("round", least), "turn.round", least, options.turn_limit)
    starter = count(d.get("starter", 0), "turn.starter", 0, seats - 1)
    number = (rounds - 1) * seats + (seat - starter) % seats + 1 if rounds else 0
    return stack, {
        "seat": seat,
        "round": rounds,
        "number": count(d.get("number", number), "turn.number", least, None),
        "doubles": doubles,
        "dice": dice,
        "starter": starter,
    }


def count(value: object, place: str, low: int, high: int | None) -> int:
    """`value` as a whole number from `low` to `high` (None: without an upper bound)."""
    number = read_int(value, place)
    if number < low or (high is not None and number > high):
        bounds = f"{low} or more" if high is None else f"{low} to {high}"
        raise Malformed(f"{place}: expected {bounds}, got {short(number)}")
    return number


def turn_to_dict(game: BaseGame, phases: Sequence[str]) -> dict[str, Any]:
    """The turn of `game` in the form that `read_turn` takes."""
    stack = [phase.to_dict(game) for phase in game.stack]
    plain = len(stack) == 1 and stack[0]["phase"] in phases
    return {
        "seat": game.seat,
        **({"phase": stack[0]["phase"]} if plain else {"stack": stack}),
        "doubles": game.doubles,
        "dice": [game.first, game.second] if game.first else None,
        "round": game.round,
        "number": game.number,
        "starter": game.starter,
    }
