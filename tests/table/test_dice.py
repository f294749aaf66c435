"""The dice: committed to before play, the same for everybody who knows the seed, and evenly spread."""

import hashlib
import hmac
from collections import Counter

import pytest

from cotyphu.table.dice import FairDice, commitment_of

SEED = bytes(range(32))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert FairDice(SEED).commitment == hashlib.sha256(SEED).hexdigest() == commitment_of(SEED)


def test_outcomes_are_made_as_the_text_says() -> None:
    dice = FairDice(SEED, "của tôi")
    for number in range(50):
        code = hmac.new(SEED, f"của tôi|{number}|0".encode(), "sha256").digest()
        assert dice.draw(36) == int.from_bytes(code[:4], "big") % 36  # a word is dropped once in 119 million
    assert dice.drawn == 50


def test_numbers_beyond_the_last_whole_multiple_are_dropped() -> None:
    outcomes = 2**31 + 1  # every second number of 32 bits is too large, so that many are dropped
    dropped = 0
    for number in range(200):
        code = hmac.new(SEED, f"|{number}|0".encode(), "sha256").digest()
        words = [int.from_bytes(code[i : i + 4], "big") for i in range(0, 32, 4)]
        kept = [w for w in words if w < outcomes]
        dropped += words[0] >= outcomes
        if kept:
            assert FairDice(SEED).outcome(number, outcomes) == kept[0]
        else:
            code = hmac.new(SEED, f"|{number}|1".encode(), "sha256").digest()
            assert FairDice(SEED).outcome(number, outcomes) < outcomes
    assert dropped > 50


def test_entropy_and_seed_change_everything() -> None:
    one, two, three = FairDice(SEED), FairDice(SEED, "x"), FairDice(bytes(32))
    draws = [[d.draw(36) for _ in range(20)] for d in (one, two, three)]
    assert draws[0] != draws[1] != draws[2] != draws[0]


def test_dice_go_on_where_they_were() -> None:
    dice = FairDice(SEED)
    first = [dice.draw(6) for _ in range(10)]
    again = FairDice(SEED, drawn=4)
    assert [again.draw(6) for _ in range(6)] == first[4:]


def test_every_outcome_comes_up_evenly() -> None:
    dice = FairDice(SEED)
    counts = Counter(dice.draw(36) for _ in range(36_000))
    chi = sum((counts[i] - 1000) ** 2 / 1000 for i in range(36))
    assert chi < 66.6  # 35 degrees of freedom: exceeded once in a thousand seeds, and this seed is fixed


def test_wrong_sizes_are_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, got 3"):
        FairDice(b"abc")
    with pytest.raises(ValueError, match="outcomes, got 0"):
        FairDice(SEED).draw(0)
