"""Vietnamese and English are equals: the same texts with the same variables, and each of them can be told."""

import re

import pytest

from cotyphu.locale import texts
from tests.locale.messages import LANGUAGES, needs, parsed


def test_the_same_files_hold_the_same_keys() -> None:
    vi, en = parsed("vi"), parsed("en")
    assert {file: sorted(found) for file, found in vi.items()} == {file: sorted(found) for file, found in en.items()}


def test_no_key_stands_in_two_files() -> None:
    keys = [key for found in parsed("vi").values() for key in found]
    assert len(keys) == len(set(keys))


def test_the_same_variables() -> None:
    vi, en = needs("vi"), needs("en")
    assert {key: text.variables for key, text in vi.items()} == {key: en[key].variables for key in vi}


def test_the_same_words_are_told_apart() -> None:
    def words(language: str) -> dict[str, dict[str, set[str]]]:
        return {
            key: {name: found - {"other"} for name, found in text.words.items() if found != {"other"}}
            for key, text in needs(language).items()
        }

    assert words("vi") == words("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_told_apart_exactly(language: str) -> None:
    """Plural categories of Vietnamese differ between Python and browsers."""
    for key, text in needs(language).items():
        for name, found in text.words.items():
            assert not found & {"zero", "one", "two", "few", "many"}, key
            assert name not in text.numbers or found == {"other"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    keys = needs(language)
    for key, text in keys.items():
        assert text.references <= keys.keys(), key
        assert not any(keys[reference].variables for reference in text.references), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_can_be_told(language: str) -> None:
    spoken = texts(language)
    for key, text in needs(language).items():
        told = [spoken.format(key, **values) for values in text.samples()]
        assert all(line.strip() and not re.search(r"[{}]|  ", line) for line in told), key
        for name in text.variables - text.words.keys() - text.numbers.keys():
            assert any(f"‹{name}›" in line for line in told), (key, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_and_start_as_sentences_do(language: str) -> None:
    spoken = texts(language)
    for key, text in needs(language).items():
        if re.match(r"(card|clause|event|refusal|end)-[^.]*$|.*\.hint$", key):
            for values in text.samples():
                line = spoken.format(key, **values)
                assert line[0].isupper() or line[0] in "‹«\"'", (key, line)
                assert line[-1] in ".!?›", (key, line)


def test_vietnamese_letters_are_composed() -> None:
    """One form of each letter (NFC), so that searching and comparing work."""
    import unicodedata

    for language in LANGUAGES:
        spoken = texts(language)
        for key, text in needs(language).items():
            line = spoken.format(key, **next(text.samples()))
            assert unicodedata.is_normalized("NFC", line), key
