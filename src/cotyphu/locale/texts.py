"""The texts of one language, read from its Fluent files."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("vi", "en")
"""The languages there are; each has a folder of `.ftl` files with the same keys."""


class Texts:
    """The texts of one language. Values of variables are texts, already formatted, or small whole numbers."""

    __slots__ = ("_bundle", "language")

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted(files("cotyphu.locale").joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def format(self, key: str, **values: str | int) -> str:
        """The text of `key` (`key.attribute` for an attribute) with its variables filled in.

        KeyError if there is no such text; ValueError if a variable that it needs is not given.
        """
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise KeyError(key)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)


@cache
def texts(language: str) -> Texts:
    """The texts of a language of `LANGUAGES`; the same object every time. KeyError for any other."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return Texts(language)
