"""The base of all phases."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from cotyphu.rules.actions import ROLLS, Action
from cotyphu.rules.choices import Choice

if TYPE_CHECKING:
    from cotyphu.rules.base import BaseGame


G = TypeVar("G", bound="BaseGame")
"""The game that a phase belongs to: of one edition, or of either."""

CHANCE_ACTS: Final = (-1,)


class Phase(Generic[G]):
    """One thing that is pending. The game keeps a stack of them; the top one takes the actions.

    A phase that does not change after it was made may be shared by copies of a game; one that changes overrides `copy`.
    Phases name players by seats and lots by the index of their deed, so that a copy needs no translation.
    """

    __slots__ = ()
    name: ClassVar[str] = ""
    auto: ClassVar[bool] = False
    """Whether `run` is to be called when the phase is on top."""
    calm: ClassVar[bool] = False
    """Whether nothing is unsettled: everybody may build, redeem and trade (C-TURN-7)."""
    chance: ClassVar[bool] = False
    """Whether dice or a card are waited for."""
    endable: ClassVar[bool] = False
    """Whether a game that was agreed to end may end here: no debt, auction or inheritance is open (C-END-2)."""

    def waiting(self, game: G) -> tuple[int, ...]:
        """The seats that must act; `(-1,)` is chance."""
        return (game.seat,)

    def act(self, game: G, action: Action) -> None:
        """Carry `action` out, or raise `Refused` with nothing changed."""
        raise game.refusal(action)

    def run(self, game: G) -> bool:
        """Go on by itself if there is nothing to ask; false if somebody has to be waited for."""
        raise NotImplementedError

    def choices(self, game: G, seat: int) -> list[Choice]:
        """What this phase puts on the menu of `seat`."""
        return []

    def outcomes(self, game: G) -> list[Action]:
        """What chance may bring, each equally likely; empty unless `chance`."""
        return []

    def copy(self) -> "Phase[G]":
        """A copy that may change without changing this one."""
        return self

    def to_dict(self, game: G) -> dict[str, Any]:
        """Plain JSON with the phase's `name` under `phase`."""
        return {"phase": self.name}


class ChancePhase(Phase[G]):
    """A phase that waits for chance and nobody else."""

    __slots__ = ()
    chance: ClassVar[bool] = True

    def waiting(self, game: G) -> tuple[int, ...]:
        """Chance."""
        return CHANCE_ACTS


class Dice(ChancePhase[G]):
    """Two dice are in the air."""

    __slots__ = ()
    name: ClassVar[str] = "dice"

    def outcomes(self, game: G) -> list[Action]:
        """Any roll."""
        return list(ROLLS)
