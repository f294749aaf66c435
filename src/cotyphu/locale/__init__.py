"""The words of every door, in Vietnamese and English: Fluent files, and what formats them."""

from cotyphu.locale.money import money
from cotyphu.locale.texts import LANGUAGES, Texts, texts

__all__ = ["LANGUAGES", "Texts", "money", "texts"]
