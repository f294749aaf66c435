"""What was already answered, so that a command that is sent again acts once and gets the same reply."""

from typing import Any, Final

REMEMBERED: Final = 64
"""How many answers are kept for each seat; a page resends only what it has no answer to, which is a few."""


class Answered:
    """The last replies of each seat by the id that the page made. Bounded: the oldest is forgotten first."""

    __slots__ = ("_replies",)

    def __init__(self, seats: int) -> None:
        self._replies: list[dict[str, dict[str, Any]]] = [{} for _ in range(seats)]

    def reply(self, seat: int, command_id: str) -> dict[str, Any] | None:
        """The reply this command already got, or None."""
        return self._replies[seat].get(command_id)

    def keep(self, seat: int, command_id: str, reply: dict[str, Any]) -> None:
        """Remember a reply."""
        known = self._replies[seat]
        if len(known) >= REMEMBERED:
            del known[next(iter(known))]
        known[command_id] = reply
