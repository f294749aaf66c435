"""The boards as data: title deeds, decks, names, and the loader that reads and checks them."""

from cotyphu.editions.classic import BOARD_IDS, Edition, UnknownBoard, load_board, load_edition
from cotyphu.editions.reading import WrongData

__all__ = ["BOARD_IDS", "Edition", "UnknownBoard", "WrongData", "load_board", "load_edition"]
