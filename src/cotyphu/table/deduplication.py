"""Deduplication of commands: one that is sent again acts once and gets the reply it already got."""

from typing import Any, Final

REPLIES_KEPT: Final = 64
"""How many answers are kept for each seat; a page resends only what it has no answer to, which is a few."""


class ReplyCache:
    """The last replies of each seat by the id that the page gave its command. Bounded: the oldest is dropped first."""

    __slots__ = ("_replies",)

    def __init__(self, seats: int) -> None:
        self._replies: list[dict[str, dict[str, Any]]] = [{} for _ in range(seats)]

    def get(self, seat: int, command_id: str) -> dict[str, Any] | None:
        """The reply this command already got, or None."""
        return self._replies[seat].get(command_id)

    def put(self, seat: int, command_id: str, reply: dict[str, Any]) -> None:
        """Keep a reply."""
        known = self._replies[seat]
        if len(known) >= REPLIES_KEPT:
            del known[next(iter(known))]
        known[command_id] = reply
