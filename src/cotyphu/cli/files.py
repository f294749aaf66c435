"""Reading a JSON file that a person wrote, strictly."""

import json
import sys
from pathlib import Path
from typing import Any, Final

from cotyphu.cli.words import Complaint, say
from cotyphu.locale import Texts

_LONGEST_NUMBER: Final = 18


class _Strict(ValueError):
    """A thing that Python's reader lets pass and that is an error here."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def read_json(words: Texts, file: str) -> object:
    """What the JSON in `file` (`-`: standard input) says. Whatever is wrong with it is a `Complaint` naming the file."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Complaint(say(words, "file-unreadable", file=file, why=why)) from None
    try:
        return json.loads(
            raw.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_constant, parse_int=_whole
        )
    except UnicodeDecodeError:
        raise Complaint(say(words, "file-not-text", file=file)) from None
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
        raise Complaint(say(words, "file-not-json", file=file, why=error.msg, **place)) from None
    except _Strict as wrong:
        raise Complaint(say(words, wrong.key, file=file, **wrong.facts)) from None
    except RecursionError:
        raise Complaint(say(words, "file-nested", file=file)) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise _Strict("file-field-twice", field=repr(name))
        found[name] = value
    return found


def _whole(digits: str) -> int:
    # Nothing here is so big; sums of thousands of digits could be neither counted with at ease nor written again.
    if len(digits) > _LONGEST_NUMBER:
        raise _Strict("file-number", given=f"{digits[:_LONGEST_NUMBER]}…")
    return int(digits)


def _constant(name: str) -> float:
    raise _Strict("file-constant", given=name)
