"""The striped code on the back of a printed card of the Ultimate Banking edition (U-UNIT-10).

A code is five slots, each empty (`.`) or with a bar to the right (`R`) or to the left (`L`). Slots 1, 2, 4 and 5 are the
card's number in base 3; slot 3 is a check that is never empty.
"""

from typing import Final

GREATEST: Final = 80
"""The greatest number that the four slots can hold."""

_MARKS: Final = ".RL"


def card_code(number: int) -> str:
    """The five slots of the card with this number, 1 to `GREATEST`: 9 is `.RR..`."""
    first, second, fourth, fifth = (_MARKS[number // weight % 3] for weight in (27, 9, 3, 1))
    check = "R" if number % 2 else "L"
    return first + second + check + fourth + fifth
