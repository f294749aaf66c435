"""Refusals by the table itself; those by the rules are in `cotyphu.rules.refusals`."""

from collections.abc import Mapping
from typing import Any, Final

TABLE_CODES: Final[Mapping[str, str]] = {
    "table/stale": "C-TURN-7",  # the game has moved on; facts: seq (the present version)
    "table/not_your_seat": "C-SET-1",  # this page does not hold the seat; facts: seat
    "table/bad_action": "C-TURN-7",  # the action is not well formed; facts: message
    "table/not_for_players": "C-TURN-2",  # dice, cards, the hammer and the end are the table's own; facts: kind
    "table/no_vote": "C-END-1",  # only people who are still in the game vote; facts: seat
    "table/hello_first": "C-SET-1",  # a page says hello before anything else
    "table/looking_on": "U-UNIT-1",  # this page does not hold the key of the session, so it only looks on
    "table/fault": "C-TURN-7",  # a fault of the program; nothing has changed
}
"""Every refusal code of the table with the clause nearest to it."""


def refusal(code: str, **facts: Any) -> dict[str, Any]:
    """A refusal of the table as plain JSON: `{"code": …, "clause": …, "facts": {…}}`."""
    return {"code": code, "clause": TABLE_CODES[code], "facts": facts}
