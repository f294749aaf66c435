"""The options of the Ultimate Banking edition."""

from typing import Final

from cotyphu.rules.options import OptionSet, OptionSpec

ULTIMATE_SPECS: Final = (
    OptionSpec("starting_cash", "U-SET-3", "int", 1500, 0, 100_000),
    OptionSpec("location_pays_go", "U-GO-2", "bool", default=False),
    OptionSpec("jail_fee", "U-JAIL-4", "int", 100, 0, 10_000),
    OptionSpec("auction_step", "U-AUC-2", "int", 20, 1, 1000),
    OptionSpec("auction_seconds", "U-AUC-2", "limit", 10, 3, 600),
    OptionSpec("end_vote", "C-END-1", "word", "unanimous", words=("unanimous", "majority", "host")),
    OptionSpec("turn_limit", "C-END-2", "limit", None, 1, 10_000),
    OptionSpec("minutes_limit", "C-END-2", "limit", None, 1, 10_000),
    OptionSpec("turn_seconds", "C-TURN-8", "limit", None, 5, 3600),
)
"""Every option of the edition, in the order a lobby shows them."""


class UltimateOptions(OptionSet):
    """The options of an Ultimate Banking game; `auto_end_turn` and `jail_fine` are what the shared phases ask for."""

    __slots__ = tuple(s.name for s in ULTIMATE_SPECS)
    specs = ULTIMATE_SPECS
    auto_end_turn = True

    starting_cash: int
    location_pays_go: bool
    jail_fee: int
    auction_step: int
    auction_seconds: int | None
    end_vote: str
    turn_limit: int | None
    minutes_limit: int | None
    turn_seconds: int | None

    @property
    def jail_fine(self) -> int:
        """What it costs to leave jail (U-JAIL-4)."""
        return self.jail_fee
