"""Looking a text up, and writing an amount."""

import pytest

from cotyphu.locale import LANGUAGES, money, texts


def test_a_line_of_the_log() -> None:
    rent: dict[str, str] = {
        "reason": "rent",
        "flow": "between",
        "payer": "An",
        "payee": "Bình",
        "space": "Phố Huế",
        "amount": "24₫",
    }
    assert texts("vi").format("event-paid", **rent) == "An trả Bình 24₫ tiền thuê Phố Huế."
    assert texts("en").format("event-paid", **rent) == "An pays Bình 24₫ rent for Phố Huế."


def test_an_attribute() -> None:
    assert texts("vi").format("space-jail.visiting") == "Thăm tù"
    assert texts("en").format("space-jail.visiting") == "Just visiting"


def test_a_number_chooses_its_words() -> None:
    assert [texts("en").format("buildings", houses=n) for n in (0, 1, 2, 5)] == [
        "no houses",
        "1 house",
        "2 houses",
        "a hotel",
    ]


@pytest.mark.parametrize("key", ["nonsense", "space-jail.nonsense", "nonsense.title", "nonsense."])
def test_a_text_that_is_not_there(key: str) -> None:
    with pytest.raises(KeyError, match=key):
        texts("vi").format(key)


def test_a_variable_that_is_not_given() -> None:
    with pytest.raises(ValueError, match=r"^en: event-turn_ended: .*seat"):
        texts("en").format("event-turn_ended")


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(KeyError, match="fr"):
        texts("fr")


def test_the_same_object_every_time() -> None:
    assert [texts(language).language for language in LANGUAGES] == ["vi", "en"]
    assert texts("vi") is texts("vi")


@pytest.mark.parametrize(
    ("amount", "vi", "en"),
    [
        (0, "£0", "£0"),
        (999, "£999", "£999"),
        (1500, "£1.500", "£1,500"),
        (1234567, "£1.234.567", "£1,234,567"),
        (-50, "−£50", "−£50"),
    ],
)
def test_money(amount: int, vi: str, en: str) -> None:
    assert money(amount, "£", "vi") == vi
    assert money(amount, "£", "en") == en


def test_money_with_its_mark_behind() -> None:
    assert money(1500, "₫", "vi", after=True) == "1.500₫"
    assert money(-1500, "₫", "en", after=True) == "−1,500₫"
