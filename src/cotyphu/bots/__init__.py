"""Players that look at a game and choose one of its legal actions."""

from collections.abc import Callable, Mapping
from typing import Final

from cotyphu.bots.bot import Bot
from cotyphu.bots.easy import Easy
from cotyphu.bots.normal import Normal
from cotyphu.bots.ultimate.easy import UltimateEasy
from cotyphu.bots.ultimate.normal import UltimateNormal

_KINDS: Final[Mapping[str, Mapping[str, Callable[[int], Bot]]]] = {
    "classic": {"easy": Easy, "normal": Normal},
    "ultimate": {"easy": UltimateEasy, "normal": UltimateNormal},
}
"""The bots of each edition."""

BOT_KINDS: Final = tuple(_KINDS["classic"])
"""The strengths of bots, the weakest first."""


class UnknownBot(ValueError):
    """There is no bot of this kind; the message lists those there are."""


def make_bot(kind: str, seed: int, edition: str = "classic") -> Bot:
    """A new bot for one seat of one game of this edition; the same `seed` plays the same way. Raises `UnknownBot`."""
    if kind not in BOT_KINDS:
        raise UnknownBot(f"no bot is called {kind!r}; there are {', '.join(BOT_KINDS)}")
    return _KINDS[edition][kind](seed)


__all__ = ["BOT_KINDS", "Bot", "UnknownBot", "make_bot"]
