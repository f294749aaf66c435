"""How long whole games of the second edition take."""

from collections.abc import Callable
from typing import Final

from cotyphu.bots import make_bot
from cotyphu.editions import load_ultimate
from cotyphu.lab.drive import Luck, drive
from cotyphu.rules.ultimate.game import MAX_SEATS, UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions

GAMES: Final = 100
_PATIENCE: Final = 20_000  # decisions after which a game is broken off


def ultimate_games() -> Callable[[], int]:
    """What is to be timed: `GAMES` games of four easy bots; it tells the number of decisions."""
    board = load_ultimate("ultimate_london").board
    options = UltimateOptions.from_dict({})

    def play() -> int:
        return sum(_play(UltimateGame.new(board, options, MAX_SEATS), seed) for seed in range(GAMES))

    return play


def _play(game: UltimateGame, seed: int) -> int:
    bots = [make_bot("easy", MAX_SEATS * seed + seat, "ultimate") for seat in range(MAX_SEATS)]
    return drive(game, bots, Luck(seed), _PATIENCE)
