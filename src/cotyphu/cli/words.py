"""The language that the command line speaks, and how it says things: one line each, whatever strange texts are in it."""

from collections.abc import Mapping
from typing import Final

from cotyphu.locale import LANGUAGES, Texts, texts

_FLAG: Final = "--lang"
_LONGEST: Final = 800
"""Letters of a name or value that are shown; more would hide what is said of it."""


class Complaint(Exception):
    """What is wrong with what was asked: one line for the person who asked, then exit code 2."""


def take_language(arguments: list[str], environment: Mapping[str, str]) -> tuple[Texts, list[str]]:
    """The texts to speak with, and the arguments without `--lang`. Raises `Complaint` for a language there is not."""
    spoken = _environment_language(environment)
    rest = []
    i = 0
    while i < len(arguments):
        argument = arguments[i]
        if argument == "--":
            rest += arguments[i:]
            break
        name, equals, given = argument.partition("=")
        if name == _FLAG:
            if not equals:
                i += 1
                given = arguments[i] if i < len(arguments) else ""
            if given not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise Complaint(say(texts(spoken), "bad-language", given=repr(given), known=known))
            spoken = given
        else:
            rest.append(argument)
        i += 1
    return texts(spoken), rest


def _environment_language(environment: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name)
        if value:
            return "vi" if value.lower().startswith("vi") else "en"
    return "en"


def say(words: Texts, key: str, **facts: object) -> str:
    """The text `cli-<key>` with its facts filled in, in one line."""
    shown = {
        name: text if len(text := str(fact)) <= _LONGEST else f"{text[:_LONGEST]}…" for name, fact in facts.items()
    }
    return one_line(words.format(f"cli-{key}", **shown))


def one_line(text: str) -> str:
    """`text` with what would break its line, or command a terminal, made visible."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def bounded(words: Texts, name: str, value: int, low: int, high: int | None = None) -> int:
    """`value` if it is from `low` to `high`; else a `Complaint` that names it."""
    if value < low and high is None:
        raise Complaint(say(words, "too-small", name=name, low=low, given=value))
    if high is not None and not low <= value <= high:
        raise Complaint(say(words, "out-of-bounds", name=name, low=low, high=high, given=value))
    return value
