"""The boards as data: title deeds, decks, names, and the loader that reads and checks them."""

from cotyphu.editions.catalogue import ALL_BOARD_IDS, edition_of, load_any
from cotyphu.editions.classic import BOARD_IDS, Edition, UnknownBoard, load_board, load_edition
from cotyphu.editions.reading import WrongData
from cotyphu.editions.rulesets import (
    CLASSIC,
    RULESETS,
    ULTIMATE,
    Ruleset,
    UnknownEdition,
    game_from_dict,
    new_game,
    ruleset,
    ruleset_of,
)
from cotyphu.editions.ultimate import ULTIMATE_BOARD_IDS, UltimateEdition, load_ultimate

__all__ = [
    "ALL_BOARD_IDS",
    "BOARD_IDS",
    "CLASSIC",
    "RULESETS",
    "ULTIMATE",
    "ULTIMATE_BOARD_IDS",
    "Edition",
    "Ruleset",
    "UltimateEdition",
    "UnknownBoard",
    "UnknownEdition",
    "WrongData",
    "edition_of",
    "game_from_dict",
    "load_any",
    "load_board",
    "load_edition",
    "load_ultimate",
    "new_game",
    "ruleset",
    "ruleset_of",
]
