"""Who sits at a table: names, tokens, persons and bots, and the secret that is a person's seat."""

import hmac
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from cotyphu.rules.values import read_list, read_str

PERSON: Final = "person"
SEAT_KINDS: Final = (PERSON, "easy", "normal")
"""Who may sit on a seat: a person, or a bot of the named strength."""


@dataclass(frozen=True)
class Seat:
    """A seat as it was set up: the name and token to show and who plays it, one of `SEAT_KINDS`."""

    name: str
    token: str
    kind: str

    @property
    def is_bot(self) -> bool:
        """Whether the table plays this seat itself."""
        return self.kind != PERSON

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON: `{"name": …, "token": …, "kind": …}`."""
        return {"name": self.name, "token": self.token, "kind": self.kind}


class Secrets:
    """What only the host of a table knows: the dice seed, and for each person's seat the SHA-256 of its secret link.

    The links themselves are not kept, so who reads the store cannot take a seat.
    """

    __slots__ = ("key_hashes", "seed")

    def __init__(self, seed: bytes, key_hashes: tuple[str | None, ...]) -> None:
        self.seed = seed
        self.key_hashes = key_hashes

    @classmethod
    def of(cls, seed: bytes, keys: tuple[str | None, ...]) -> "Secrets":
        """The secrets of a new table; `keys` has one text a seat, None for a bot's."""
        return cls(seed, tuple(None if key is None else hash_of_key(key) for key in keys))

    def seat_of(self, key: str) -> int | None:
        """The seat this key opens, or None. It takes as long whichever seat it is."""
        given = hash_of_key(key)
        found = None
        for seat, known in enumerate(self.key_hashes):
            if known is not None and hmac.compare_digest(known, given):
                found = seat
        return found

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON for the store: `{"seed": hex, "key_hashes": […]}`."""
        return {"seed": self.seed.hex(), "key_hashes": list(self.key_hashes)}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Secrets":
        """The secrets that `to_dict` wrote. Raises `ValueError` (`Malformed`) for anything else."""
        hashes = read_list(data.get("key_hashes"), "key_hashes")
        return cls(
            bytes.fromhex(read_str(data.get("seed"), "seed")),
            tuple(None if known is None else read_str(known, f"key_hashes[{i}]") for i, known in enumerate(hashes)),
        )


def hash_of_key(key: str) -> str:
    """The SHA-256 of a seat's secret in hexadecimal digits."""
    return sha256(key.encode()).hexdigest()
