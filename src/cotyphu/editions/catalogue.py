"""Any board of either edition by its id."""

from typing import Final

from cotyphu.editions.classic import BOARD_IDS, Edition, UnknownBoard, load_edition
from cotyphu.editions.ultimate import ULTIMATE_BOARD_IDS, UltimateEdition, load_ultimate
from cotyphu.rules.values import short

ALL_BOARD_IDS: Final = (*BOARD_IDS, *ULTIMATE_BOARD_IDS)
"""The boards of both editions, the classic ones first."""


def edition_of(board_id: str) -> str:
    """The edition that the board with this id belongs to, `classic` or `ultimate`. Raises `UnknownBoard`."""
    if board_id in BOARD_IDS:
        return "classic"
    if board_id in ULTIMATE_BOARD_IDS:
        return "ultimate"
    raise UnknownBoard(f"no board is called {short(board_id)}; there are {', '.join(ALL_BOARD_IDS)}")


def load_any(board_id: str) -> Edition | UltimateEdition:
    """The board with this id and its names, of whichever edition; the same object every time. Raises `UnknownBoard`."""
    return load_edition(board_id) if edition_of(board_id) == "classic" else load_ultimate(board_id)
