"""Reading a data file with a place for every complaint: a wrong value is reported as `file: place: what is wrong`."""

import json
from collections.abc import Iterator
from importlib.resources.abc import Traversable


class WrongData(ValueError):
    """A data file does not hold what it must; the message is one line naming file and place."""


class Entry:
    """One value of a data file together with where it stands, such as `spaces[5].rents`."""

    __slots__ = ("file", "place", "value")

    def __init__(self, file: str, place: str, value: object) -> None:
        self.file = file
        self.place = place
        self.value = value

    def wrong(self, what: str) -> WrongData:
        """The complaint `what` about this value, to be raised."""
        return WrongData(f"{self.file}: {self.place or 'top'}: {what}")

    def fields(self, *needed: str, optional: tuple[str, ...] = ()) -> dict[str, "Entry"]:
        """The entries of an object that has every needed key and no key beyond these and the optional ones."""
        found = self.entries()
        for key in needed:
            if key not in found:
                raise self.wrong(f"'{key}' is missing")
        for key in found:
            if key not in needed and key not in optional:
                raise self.wrong(f"'{key}' is not known here")
        return found

    def entries(self) -> dict[str, "Entry"]:
        """The entries of an object with keys of its own."""
        if not isinstance(self.value, dict):
            raise self.wrong(f"must be an object, not {json.dumps(self.value)}")
        prefix = self.place + "." if self.place else ""
        return {key: Entry(self.file, prefix + key, value) for key, value in self.value.items()}

    def items(self) -> Iterator["Entry"]:
        """The entries of a list, in order."""
        if not isinstance(self.value, list):
            raise self.wrong(f"must be a list, not {json.dumps(self.value)}")
        for index, value in enumerate(self.value):
            yield Entry(self.file, f"{self.place}[{index}]", value)

    def text(self) -> str:
        """A text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.wrong(f"must be a text, not {json.dumps(self.value)}")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"must be true or false, not {json.dumps(self.value)}")
        return self.value

    def whole(self, least: int, most: int | None = None) -> int:
        """A whole number from `least` to `most`."""
        value = self.value
        if (
            not isinstance(value, int)
            or isinstance(value, bool)
            or value < least
            or (most is not None and value > most)
        ):
            bounds = f"of at least {least}" if most is None else f"from {least} to {most}"
            raise self.wrong(f"must be a whole number {bounds}, not {json.dumps(value)}")
        return value

    def wholes(self, count: int) -> tuple[int, ...]:
        """A list of exactly `count` whole numbers of at least 1."""
        numbers = tuple(item.whole(1) for item in self.items())
        if len(numbers) != count:
            raise self.wrong(f"must hold {count} numbers, not {len(numbers)}")
        return numbers

    def one_of(self, names: tuple[str, ...]) -> int:
        """The index of this text among `names`."""
        if self.value not in names:
            raise self.wrong(f"must be one of {', '.join(names)}, not {json.dumps(self.value)}")
        return names.index(str(self.value))


def read(folder: Traversable, file: str) -> Entry:
    """The whole of a JSON data file."""
    try:
        return Entry(file, "", json.loads(folder.joinpath(file).read_text("utf-8")))
    except json.JSONDecodeError as error:
        raise WrongData(f"{file}: line {error.lineno}, column {error.colno}: {error.msg}") from None
