"""How an amount of money is written.

The browser has its own copy of this rule: a minus sign (U+2212) if the amount is negative; the board's mark, before the
figures or after them as the board says, without a space; the figures in groups of three, parted by a point in Vietnamese and
by a comma in English. So 1500 is `£1.500` and `1.500₫` in Vietnamese, `£1,500` and `1,500₫` in English.
"""

from typing import Final

_SEPARATORS: Final = {"vi": ".", "en": ","}


def money(amount: int, currency: str, language: str, *, after: bool = False) -> str:
    """`amount` with the mark `currency`, which stands behind the figures if `after`. KeyError for an unknown language."""
    figures = f"{abs(amount):,}".replace(",", _SEPARATORS[language])
    sign = "\N{MINUS SIGN}" if amount < 0 else ""
    return f"{sign}{figures}{currency}" if after else f"{sign}{currency}{figures}"
