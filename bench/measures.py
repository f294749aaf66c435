"""What is measured, and the figures that must be reached.

Speeds are per *calibration*, the time that a plain Python loop takes to add up `i * i` for ten million `i` on the same machine,
so that they say something about the program and not about the machine. All times are those of the processor spent on this
program, as other programs may run beside it.
"""

from collections.abc import Callable, Iterator
from time import process_time
from typing import Final

from bench.minimal import Minimal
from bench.ultimate import GAMES as ULTIMATE_GAMES
from bench.ultimate import ultimate_games
from cotyphu.bots import make_bot
from cotyphu.editions import load_board
from cotyphu.lab.drive import Luck, drive
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options

SEATS: Final = 4
_REPEATS: Final = 5
_MINIMAL_GAMES: Final = 30
_MINIMAL_LENGTH: Final = 1000  # decisions of a game after which it is broken off: without trades many never end
_BOT_GAMES: Final = 40
_COPIES: Final = 2000
_COPY_AFTER: Final = 300  # decisions before the copied position, well into a game
_COPY_SECONDS: Final = 0.7  # the calibration for which the time of a copy is told
_PATIENCE: Final = 20_000  # decisions after which a game of bots is broken off


class Measure:
    """One line of the result. It is missed if `value` is on the wrong side of `bound`; no bound, no miss."""

    __slots__ = ("at_most", "bound", "name", "value", "words")

    def __init__(
        self, name: str, words: str, value: float, bound: float | None = None, *, at_most: bool = False
    ) -> None:
        self.name = name
        self.words = words
        self.value = value
        self.bound = bound
        self.at_most = at_most

    @property
    def missed(self) -> bool:
        """Whether the figure that must be reached is not."""
        if self.bound is None:
            return False
        return self.value > self.bound if self.at_most else self.value < self.bound


def measure_all() -> list[Measure]:
    """All figures. Each thing is timed several times and its best time taken, the one least disturbed by other programs."""
    board = load_board("london")
    options = Options.from_dict({})
    middle = Game.new(board, options, SEATS)
    drive(middle, [Minimal()] * SEATS, Luck(0), _COPY_AFTER)

    def new() -> Game:
        return Game.new(board, options, SEATS)

    play_ultimate = ultimate_games()
    calibration = decision = copy = ultimate = float("inf")
    game_time = {"easy": float("inf"), "normal": float("inf")}
    rounds = dict.fromkeys(game_time, 0.0)
    for _ in range(_REPEATS):
        calibration = min(calibration, _timed(_calibrate)[0])
        seconds, decisions = _timed(lambda: _play_minimal(new))
        decision = min(decision, seconds / decisions)
        for kind, best in game_time.items():
            seconds, total = _timed(lambda kind=kind: _play_bots(new, kind))  # type: ignore[misc]  # kind is bound at once
            game_time[kind] = min(best, seconds / _BOT_GAMES)
            rounds[kind] = total / _BOT_GAMES
        ultimate = min(ultimate, _timed(play_ultimate)[0] / ULTIMATE_GAMES)
        copy = min(copy, _timed(lambda: _copy(middle))[0] / _COPIES)
    calibration = min(calibration, _timed(_calibrate)[0])
    return [
        Measure("calibration", "seconds of the processor for the calibration", calibration),
        Measure("decisions", "decisions of the minimal policy per calibration", calibration / decision, 150_000),
        Measure("easy_games", "games of four easy bots per calibration", calibration / game_time["easy"], 100),
        Measure("normal_games", "games of four normal bots per calibration", calibration / game_time["normal"], 40),
        Measure("ultimate_games", "Ultimate games of four easy bots per calibration", calibration / ultimate, 300),
        Measure("copy", "µs per Game.copy() at 0.7 s", copy * 1e6 * _COPY_SECONDS / calibration, 25, at_most=True),
        Measure("easy_rounds", "rounds of a game of easy bots", rounds["easy"]),
        Measure("normal_rounds", "rounds of a game of normal bots", rounds["normal"]),
    ]


def _timed(work: Callable[[], int]) -> tuple[float, int]:
    start = process_time()
    result = work()
    return process_time() - start, result


def _calibrate() -> int:
    total = 0
    for i in range(10_000_000):
        total += i * i
    return total


def _play_minimal(new: Callable[[], Game]) -> int:
    """The number of decisions."""
    return sum(drive(new(), [Minimal()] * SEATS, Luck(seed), _MINIMAL_LENGTH) for seed in range(_MINIMAL_GAMES))


def _play_bots(new: Callable[[], Game], kind: str) -> int:
    """The number of rounds of all games together."""
    return sum(_rounds(new, kind))


def _rounds(new: Callable[[], Game], kind: str) -> Iterator[int]:
    for seed in range(_BOT_GAMES):
        game = new()
        drive(game, [make_bot(kind, SEATS * seed + seat) for seat in range(SEATS)], Luck(seed), _PATIENCE)
        yield game.round


def _copy(game: Game) -> int:
    for _ in range(_COPIES):
        game.copy()
    return _COPIES
