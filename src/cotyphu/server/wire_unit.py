"""What comes in for an evening at the bank unit (`docs/unit.md`), as types; see `wire.py`."""

from typing import Any, Final

import msgspec

from cotyphu.editions import ULTIMATE, UnknownBoard, load_ultimate
from cotyphu.server.wire import (
    LONGEST_KEY,
    LONGEST_NAME,
    BadRequest,
    Greeting,
    Said,
    SayPing,
    clean_name,
    one_line,
    read_said,
)

LONGEST_TITLE: Final = 60


class NewEvening(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/evenings`."""

    board: str = ULTIMATE.boards[0]
    options: dict[str, Any] = {}
    title: str = ""


class SayHelloUnit(Greeting, tag="hello"):
    """`{t: "hello", id, key?}`."""

    key: str | None = None


class SayTap(Said, tag="tap"):
    """`{t: "tap", id, tap}`."""

    tap: Any


class SayName(Said, tag="name"):
    """`{t: "name", id, card, name}`."""

    card: int
    name: str


SayUnit = SayHelloUnit | SayTap | SayName | SayPing

_NEW_EVENING: Final = msgspec.json.Decoder(NewEvening)
_SAY_UNIT: Final = msgspec.json.Decoder(SayUnit)


def read_new_evening(body: bytes) -> NewEvening:
    """The body of a request for an evening, its title cleaned; raises `BadRequest`."""
    try:
        asked = _NEW_EVENING.decode(body)
    except msgspec.DecodeError as error:
        raise BadRequest(400, "request/malformed", one_line(error)) from None
    try:
        load_ultimate(asked.board)
    except UnknownBoard as error:
        raise BadRequest(400, "request/board", str(error)) from None
    asked.title = clean_name(asked.title)
    if len(asked.title) > LONGEST_TITLE:
        raise BadRequest(
            400, "request/title", f"title: expected at most {LONGEST_TITLE} characters, got {len(asked.title)}"
        )
    return asked


def read_say_unit(text: str | bytes) -> SayUnit:
    """A message from a page of an evening, a name cleaned; raises `BadRequest`, whose facts hold the message's `id` if it has one."""
    said: SayUnit = read_said(_SAY_UNIT, text)
    if isinstance(said, SayHelloUnit) and said.key is not None and len(said.key) > LONGEST_KEY:
        raise BadRequest(400, "request/malformed", "$.key: expected a short text", id=said.id)
    if isinstance(said, SayName):
        said.name = clean_name(said.name)
        if len(said.name) > LONGEST_NAME:
            raise BadRequest(
                400, "request/malformed", f"$.name: expected at most {LONGEST_NAME} characters", id=said.id
            )
    return said
