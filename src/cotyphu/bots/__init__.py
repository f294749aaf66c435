"""Players that look at a game and choose one of its legal actions."""

from collections.abc import Callable, Mapping
from typing import Final

from cotyphu.bots.bot import Bot
from cotyphu.bots.easy import Easy
from cotyphu.bots.normal import Normal

_KINDS: Final[Mapping[str, Callable[[int], Bot]]] = {"easy": Easy, "normal": Normal}

BOT_KINDS: Final = tuple(_KINDS)
"""The strengths of bots, the weakest first."""


class UnknownBot(ValueError):
    """There is no bot of this kind; the message lists those there are."""


def make_bot(kind: str, seed: int) -> Bot:
    """A new bot for one seat of one game; the same `seed` plays the same way. Raises `UnknownBot`."""
    if kind not in _KINDS:
        raise UnknownBot(f"no bot is called {kind!r}; there are {', '.join(BOT_KINDS)}")
    return _KINDS[kind](seed)


__all__ = ["BOT_KINDS", "Bot", "UnknownBot", "make_bot"]
