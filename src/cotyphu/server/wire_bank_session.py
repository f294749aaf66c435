"""What comes in for a bank session at the bank unit (`docs/unit.md`), as types; see `wire.py`."""

from typing import Any, Final

import msgspec

from cotyphu.editions import ULTIMATE, UnknownBoard, load_ultimate
from cotyphu.server.wire import (
    LONGEST_KEY,
    LONGEST_NAME,
    BadRequest,
    ClientMessage,
    Greeting,
    PingMessage,
    clean_name,
    decode_message,
    one_line,
)

LONGEST_TITLE: Final = 60


class NewBankSession(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/bank-sessions`."""

    board: str = ULTIMATE.boards[0]
    options: dict[str, Any] = {}
    title: str = ""


class BankHelloMessage(Greeting, tag="hello"):
    """`{t: "hello", id, key?}`."""

    key: str | None = None


class TapMessage(ClientMessage, tag="tap"):
    """`{t: "tap", id, tap}`."""

    tap: Any


class NameCardMessage(ClientMessage, tag="name"):
    """`{t: "name", id, card, name}`."""

    card: int
    name: str


BankSessionMessage = BankHelloMessage | TapMessage | NameCardMessage | PingMessage

_NEW_BANK_SESSION: Final = msgspec.json.Decoder(NewBankSession)
_BANK_SESSION_MESSAGE: Final = msgspec.json.Decoder(BankSessionMessage)


def read_new_bank_session(body: bytes) -> NewBankSession:
    """The body of a request for a bank session, its title cleaned; raises `BadRequest`."""
    try:
        new = _NEW_BANK_SESSION.decode(body)
    except msgspec.DecodeError as error:
        raise BadRequest(400, "request/malformed", one_line(error)) from None
    try:
        load_ultimate(new.board)
    except UnknownBoard as error:
        raise BadRequest(400, "request/board", str(error)) from None
    new.title = clean_name(new.title)
    if len(new.title) > LONGEST_TITLE:
        raise BadRequest(
            400, "request/title", f"title: expected at most {LONGEST_TITLE} characters, got {len(new.title)}"
        )
    return new


def read_bank_session_message(text: str | bytes) -> BankSessionMessage:
    """A message from a page of a bank session, a name cleaned; raises `BadRequest`, whose facts hold the message's `id` if it has one."""
    message: BankSessionMessage = decode_message(_BANK_SESSION_MESSAGE, text)
    if isinstance(message, BankHelloMessage) and message.key is not None and len(message.key) > LONGEST_KEY:
        raise BadRequest(400, "request/malformed", "$.key: expected a short text", id=message.id)
    if isinstance(message, NameCardMessage):
        message.name = clean_name(message.name)
        if len(message.name) > LONGEST_NAME:
            raise BadRequest(
                400, "request/malformed", f"$.name: expected at most {LONGEST_NAME} characters", id=message.id
            )
    return message
