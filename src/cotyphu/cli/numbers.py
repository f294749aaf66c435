"""Whole numbers of a command line, read strictly: cyclopts alone takes 0.5 for 0."""

import re
from collections.abc import Sequence
from typing import Any, Final

from cyclopts import Token

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,100}")


def read_whole(_kind: Any, tokens: Sequence[Token]) -> int:
    """The number that the one token says; `ValueError` for anything but digits and a sign."""
    text = tokens[0].value
    if _WHOLE.fullmatch(text) is None:
        raise ValueError(text)
    return int(text)
