"""What comes in from outside, as types: msgspec refuses what does not fit and names the place.

A request that is refused is a `BadRequest` with a stable code and one English line.
"""

import re
import unicodedata
from typing import Any, Final, TypeVar

import msgspec

from cotyphu.editions import RULESETS, UnknownBoard, ruleset_of
from cotyphu.table.commands import LONGEST_PACE
from cotyphu.table.seats import Seat

LARGEST_MESSAGE: Final = 64 * 1024
"""Bytes of a request's body or of a message from a page."""
LONGEST_NAME: Final = 24
LARGEST_ENTROPY: Final = 1024
"""Characters of a player's own randomness."""
_LONGEST_ID: Final = 64
LONGEST_KEY: Final = 128
"""Characters of a secret."""
_MOST_KEYS: Final = max(rules.max_seats for rules in RULESETS.values())
_BLANKS: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that show nothing: a name of them would look like none."""
_TOKEN: Final = re.compile(r"[a-z][a-z0-9_-]{0,23}")


SERVER_CODES: Final = {
    "table/unknown": "C-SET-1",  # no table has this id
    "table/full": "C-SET-1",  # too many pages are open
    "table/unreadable": "C-SET-1",  # its journal is damaged or of another version; facts: message
    "request/malformed": "C-SET-1",  # not a message of the protocol; facts: message
}
"""Refusals on the WebSocket that come from the server itself, with the clause nearest to each."""


class BadRequest(Exception):
    """A request that cannot be done: HTTP `status`, a stable `code`, one line, and facts in plain JSON."""

    def __init__(self, status: int, code: str, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.facts = facts

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON: `{"error": {code, message, …facts}}`."""
        return {"error": {"code": self.code, "message": self.message, **self.facts}}


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """One seat of a new table."""

    name: str
    token: str
    kind: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`; `commitment` names dice that were promised by `POST /api/dice`."""

    board: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    pace: int = 700
    entropy: str = ""
    commitment: str | None = None


class ClientMessage(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Base of all messages from pages."""

    id: str


class Greeting(ClientMessage):
    """Base of the first message of a page."""


class HelloMessage(Greeting, tag="hello"):
    """`{t: "hello", id, keys, seq?}`."""

    keys: list[str] = []
    seq: int | None = None


class ActMessage(ClientMessage, tag="act"):
    """`{t: "act", id, seq, action}`."""

    seq: int
    action: Any


class PreviewMessage(ClientMessage, tag="preview"):
    """`{t: "preview", id, action}`."""

    action: Any


class VoteEndMessage(ClientMessage, tag="vote_end"):
    """`{t: "vote_end", id, seat, yes}`."""

    seat: int
    yes: bool


class PaceMessage(ClientMessage, tag="pace"):
    """`{t: "pace", id, ms}`."""

    ms: int


class PingMessage(ClientMessage, tag="ping"):
    """`{t: "ping", id}`."""


TableMessage = HelloMessage | ActMessage | PreviewMessage | VoteEndMessage | PaceMessage | PingMessage

_NEW_TABLE: Final = msgspec.json.Decoder(NewTable)
_TABLE_MESSAGE: Final = msgspec.json.Decoder(TableMessage)


def read_new_table(body: bytes) -> NewTable:
    """The body of a request for a table, with its bounds checked; raises `BadRequest`."""
    try:
        new = _NEW_TABLE.decode(body)
    except msgspec.DecodeError as error:
        raise BadRequest(400, "request/malformed", one_line(error)) from None
    try:
        rules = ruleset_of(new.board)
    except UnknownBoard as error:
        raise BadRequest(400, "request/board", str(error)) from None
    low, high = rules.min_seats, rules.max_seats
    if not low <= len(new.seats) <= high:
        raise BadRequest(
            400,
            "request/seats",
            f"seats: a game on {new.board} takes {low} to {high} players, got {len(new.seats)}",
            low=low,
            high=high,
        )
    if not 0 <= new.pace <= LONGEST_PACE:
        raise BadRequest(400, "request/pace", f"pace: expected 0 to {LONGEST_PACE} ms, got {new.pace}")
    if len(new.entropy) > LARGEST_ENTROPY:
        raise BadRequest(400, "request/entropy", f"entropy: expected at most {LARGEST_ENTROPY} characters")
    return new


def read_seats(seats: list[NewSeat], kinds: tuple[str, ...]) -> tuple[Seat, ...]:
    """The seats with their names cleaned; raises `BadRequest` that names the seat and what is wrong with it."""
    found = []
    tokens: dict[str, int] = {}
    for i, seat in enumerate(seats):
        place = f"seats[{i}]"
        if seat.kind not in kinds:
            raise BadRequest(400, "request/kind", f"{place}.kind: expected one of {', '.join(kinds)}", seat=i)
        name = clean_name(seat.name)
        if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
            raise BadRequest(400, "request/name", f"{place}.name: a name needs at least one letter", seat=i)
        if len(name) > LONGEST_NAME:
            raise BadRequest(
                400,
                "request/name",
                f"{place}.name: expected at most {LONGEST_NAME} characters, got {len(name)}",
                seat=i,
            )
        if not _TOKEN.fullmatch(seat.token):
            raise BadRequest(400, "request/token", f"{place}.token: expected a short word of small letters", seat=i)
        if seat.token in tokens:
            raise BadRequest(
                400,
                "request/token_taken",
                f"{place}.token: seat {tokens[seat.token]} has the token {seat.token!r} already",
                seat=i,
            )
        tokens[seat.token] = i
        found.append(Seat(name, seat.token, seat.kind))
    return tuple(found)


def clean_name(name: str) -> str:
    """The name composed, without control, private, direction-changing and blank characters, with single spaces."""
    kept = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", name) if not _is_hidden(c))
    return " ".join(kept.split())


def _is_hidden(character: str) -> bool:
    if character.isspace():
        return False
    # A zero-width joiner holds an emoji together.
    return character in _BLANKS or (
        unicodedata.category(character) in {"Cc", "Cf", "Co", "Cs", "Cn"} and character != "\u200d"
    )


def read_table_message(text: str | bytes) -> TableMessage:
    """A message from a page; raises `BadRequest`, whose facts hold the message's `id` if it has one."""
    message = decode_message(_TABLE_MESSAGE, text)
    if isinstance(message, HelloMessage) and (
        len(message.keys) > _MOST_KEYS or any(len(key) > LONGEST_KEY for key in message.keys)
    ):
        raise BadRequest(400, "request/malformed", f"$.keys: expected at most {_MOST_KEYS} short texts", id=message.id)
    if isinstance(message, PaceMessage) and not 0 <= message.ms <= LONGEST_PACE:
        raise BadRequest(
            400, "request/malformed", f"$.ms: expected 0 to {LONGEST_PACE}, got {message.ms}", id=message.id
        )
    return message


S = TypeVar("S", bound=ClientMessage)


def decode_message(decoder: msgspec.json.Decoder[S], text: str | bytes) -> S:
    """A message of one of the decoder's types; raises `BadRequest`, whose facts hold the message's `id` if it has one."""
    try:
        message = decoder.decode(text)
    except msgspec.DecodeError as error:
        raise BadRequest(400, "request/malformed", one_line(error), id=_id_of(text)) from None
    if len(message.id) > _LONGEST_ID:
        raise BadRequest(400, "request/malformed", f"$.id: expected at most {_LONGEST_ID} characters", id=None)
    return message


def _id_of(text: str | bytes) -> str | None:
    try:
        found = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= _LONGEST_ID else None


def one_line(error: Exception) -> str:
    """The message of an error from outside data on one line."""
    return " ".join(str(error).split())
