"""Seats and their secrets."""

from typing import Any

import pytest

from cotyphu.table.seats import Secrets
from tests.table.tables import SEED, Host


def test_a_key_opens_its_seat_only() -> None:
    secrets = Secrets.of(SEED, ("one", None, "three"))
    assert [secrets.seat_of(key) for key in ("one", "three", "None", "", "two")] == [0, 2, None, None, None]


def test_the_store_never_sees_a_key() -> None:
    secrets = Secrets.of(SEED, ("one", None))
    kept = secrets.to_dict()
    assert "one" not in str(kept["key_hashes"][0])
    again = Secrets.from_dict(kept)
    assert again.seat_of("one") == 0
    assert again.seed == SEED


@pytest.mark.parametrize(
    "wrong",
    [{}, {"seed": None}, {"seed": "zz"}, {"key_hashes": None}, {"key_hashes": 5}, {"key_hashes": [5]}],
)
def test_what_are_no_secrets_are_told_in_one_line(wrong: dict[str, Any]) -> None:
    kept = Secrets.of(SEED, ("one", None)).to_dict() | wrong if wrong else {}
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        Secrets.from_dict(kept)


def test_neither_keys_nor_seed_are_in_journal_or_messages() -> None:
    host = Host("ppb")
    shown = str(host.join_all()) + str(host.journal)
    host.act("roll", 0)
    shown += str(host.told) + str(host.journal)
    assert SEED.hex() not in shown
    assert "key-0" not in shown
    assert host.secrets.key_hashes[0] is not None
    assert host.secrets.key_hashes[0] not in shown
