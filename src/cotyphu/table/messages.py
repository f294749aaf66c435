"""The messages of a table to its pages (`docs/protocol.md`)."""

from collections.abc import Collection, Mapping
from typing import Any

from cotyphu.rules.base import BaseGame
from cotyphu.table.outcome import Message
from cotyphu.table.state import TableState

DeviceSeats = Mapping[str, Collection[int]]
"""The seats of each device."""


def table_info(state: TableState, seats_of: DeviceSeats, device: str) -> dict[str, Any]:
    """The part `table` of a message to `device`."""
    mine = seats_of.get(device, ())
    game = state.game
    info: dict[str, Any] = {
        "id": state.table_id,
        "edition": game.edition,
        "board": game.board.id,
        "seats": [
            {
                "seat": i,
                **seat.to_dict(),
                "devices": sum(1 for seats in seats_of.values() if i in seats),
                "mine": i in mine,
            }
            for i, seat in enumerate(state.seats)
        ],
        "host": state.host,
        "votes": sorted(state.votes),
        "pace": state.pace,
        "waiting": list(game.waiting()),
        "commitment": state.dice.commitment,
        "entropy": state.dice.entropy,
    }
    if game.over:
        info["seed"] = state.dice.seed.hex()
    return info


def menus(game: BaseGame, seats: Collection[int]) -> dict[str, Any]:
    """The part `menus`: for each of the seats what it may do, and what not and why."""
    return {str(seat): [choice.to_dict() for choice in game.choices(seat)] for seat in sorted(seats)}


def snapshot(state: TableState, seats_of: DeviceSeats, device: str, now: int, played: int, log: int) -> Message:
    """Everything, with the last `log` entries that have events."""
    return {
        "t": "snapshot",
        "seq": state.seq,
        "now": now,
        "table": table_info(state, seats_of, device),
        "state": state.game.to_dict(),
        "menus": menus(state.game, seats_of.get(device, ())),
        "clock": state.clocks.to_wire(now - played),
        "log": list(state.log)[-log:],
        "worths": state.worths,
    }


def updates(
    state: TableState,
    seats_of: DeviceSeats,
    now: int,
    played: int,
    game_state: dict[str, Any],
    events: list[dict[str, Any]],
    worth: dict[str, Any] | None,
) -> list[tuple[str, Message]]:
    """The update for each device."""
    clock = state.clocks.to_wire(now - played)
    found = []
    for device, seats in seats_of.items():
        message: Message = {
            "t": "update",
            "seq": state.seq,
            "now": now,
            "events": events,
            "state": game_state,
            "menus": menus(state.game, seats),
            "clock": clock,
            "table": table_info(state, seats_of, device),
        }
        if worth is not None:
            message["worth"] = worth
        found.append((device, message))
    return found
