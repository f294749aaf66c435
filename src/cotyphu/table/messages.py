"""The messages of a table to its pages (`docs/protocol.md`)."""

from collections.abc import Collection, Mapping
from typing import Any

from cotyphu.rules.base import BaseGame
from cotyphu.table.course import Course
from cotyphu.table.outcome import Message

Held = Mapping[str, Collection[int]]
"""The seats of each device."""


def table_info(course: Course, held: Held, device: str) -> dict[str, Any]:
    """The part `table` of a message to `device`."""
    mine = held.get(device, ())
    game = course.game
    info: dict[str, Any] = {
        "id": course.table_id,
        "edition": game.edition,
        "board": game.board.id,
        "seats": [
            {
                "seat": i,
                **seat.to_dict(),
                "devices": sum(1 for seats in held.values() if i in seats),
                "mine": i in mine,
            }
            for i, seat in enumerate(course.seats)
        ],
        "host": course.host,
        "votes": sorted(course.votes),
        "pace": course.pace,
        "waiting": list(game.waiting()),
        "commitment": course.dice.commitment,
        "entropy": course.dice.entropy,
    }
    if game.over:
        info["seed"] = course.dice.seed.hex()
    return info


def menus(game: BaseGame, seats: Collection[int]) -> dict[str, Any]:
    """The part `menus`: for each of the seats what it may do, and what not and why."""
    return {str(seat): [choice.to_dict() for choice in game.choices(seat)] for seat in sorted(seats)}


def snapshot(course: Course, held: Held, device: str, now: int, played: int, log: int) -> Message:
    """Everything, with the last `log` entries that have events."""
    return {
        "t": "snapshot",
        "seq": course.seq,
        "now": now,
        "table": table_info(course, held, device),
        "state": course.game.to_dict(),
        "menus": menus(course.game, held.get(device, ())),
        "clock": course.clocks.to_wire(now - played),
        "log": list(course.log)[-log:],
        "worths": course.worths,
    }


def updates(
    course: Course,
    held: Held,
    now: int,
    played: int,
    state: dict[str, Any],
    events: list[dict[str, Any]],
    worth: dict[str, Any] | None,
) -> list[tuple[str, Message]]:
    """The update for each device."""
    clock = course.clocks.to_wire(now - played)
    found = []
    for device, seats in held.items():
        message: Message = {
            "t": "update",
            "seq": course.seq,
            "now": now,
            "events": events,
            "state": state,
            "menus": menus(course.game, seats),
            "clock": clock,
            "table": table_info(course, held, device),
        }
        if worth is not None:
            message["worth"] = worth
        found.append((device, message))
    return found
