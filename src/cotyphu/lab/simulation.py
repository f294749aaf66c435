"""Many games between bots, shared among processes, and what came of them: wins, lengths, how they ended."""

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from statistics import fmean, median
from threading import current_thread, main_thread
from typing import Any, Final

from cotyphu.bots import make_bot
from cotyphu.editions import edition_of, new_game
from cotyphu.lab.drive import Luck, drive

DEFAULT_TURN_LIMIT: Final = 500
"""The `turn_limit` (rounds) of a simulation that is given none, so that every game ends."""

_SHARD: Final = 8
"""Games that a process plays at a time."""
_SEED_STEP: Final = 16
"""Seeds that one game may use: one for its chance and one for each bot."""


@dataclass(frozen=True)
class Setup:
    """What is played, of the edition to which `board` belongs: `bots` names the kind of bot on each seat, `options` holds all options, `seed` the whole run's."""

    board: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int

    @classmethod
    def of(cls, board: str, bots: Sequence[str], options: Mapping[str, object], seed: int) -> "Setup":
        """A checked setup. Raises `UnknownBoard`, `UnknownBot`, `BadOption` or `BadSeats`."""
        game = new_game(board, {"turn_limit": DEFAULT_TURN_LIMIT, **options}, len(bots))
        for kind in bots:
            make_bot(kind, 0, game.edition)
        return cls(board, tuple(bots), game.options.to_dict(), seed)

    def play(self, number: int) -> "Played":
        """Play game `number` of the run, which depends on nothing but this setup and the number."""
        game = new_game(self.board, self.options, len(self.bots))
        first = (self.seed * 2**40 + number) * _SEED_STEP
        bots = [make_bot(kind, first + 1 + seat, game.edition) for seat, kind in enumerate(self.bots)]
        decisions = drive(game, bots, Luck(first))
        result = game.result
        assert result is not None, "a game without an end"
        worths = {row["seat"]: row["worth"] for row in result["ranking"]}
        return Played(
            tuple(result["winners"]),
            result["reason"],
            game.round,
            decisions,
            tuple(worths[seat] for seat in range(len(self.bots))),
        )


@dataclass(frozen=True)
class Played:
    """One finished game: the `winners` (several share a tie), why it ended, its length, the worth of each seat."""

    winners: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int
    worths: tuple[int, ...]


def simulate(setup: Setup, games: int, jobs: int, on_progress: Callable[[int], None]) -> list[Played]:
    """Play `games` games in `jobs` processes; in order, the same for any `jobs`. `on_progress` is called with how many more are done."""
    shards = [range(first, min(first + _SHARD, games)) for first in range(0, games, _SHARD)]
    found: dict[int, list[Played]] = {}
    for index, played in _run(setup, shards, min(jobs, len(shards))):
        found[index] = played
        on_progress(len(played))
    return [played for index in range(len(shards)) for played in found[index]]


def _run(setup: Setup, shards: list[range], jobs: int) -> Iterator[tuple[int, list[Played]]]:
    """The games of each shard with its index, in the order in which they are done."""
    if jobs == 1:
        for index, shard in enumerate(shards):
            yield index, play_shard(setup, shard)
        return
    # Spawned, for a forked process inherits the threads of a progress bar half-way.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts) as pool:
        todo = enumerate(shards)
        doing: dict[Future[list[Played]], int] = {}
        try:
            while True:
                # Few at a time, so that whoever stops the run does not wait for it.
                with _interrupts_ignored():
                    more = islice(todo, 2 * jobs - len(doing))
                    doing |= {pool.submit(play_shard, setup, shard): i for i, shard in more}
                if not doing:
                    return
                for future in wait(doing, return_when=FIRST_COMPLETED).done:
                    yield doing.pop(future), future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started in here ignore Ctrl-C from their first moment: it is for the parent, which then ends them."""
    if current_thread() is not main_thread():  # only there may signals be set, and only there Ctrl-C arrives
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _ignore_interrupts() -> None:
    """The same where processes do not inherit it (Windows)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_shard(setup: Setup, numbers: range) -> list[Played]:
    """Play the games with these numbers."""
    return [setup.play(number) for number in numbers]


def summary(setup: Setup, played: Sequence[Played]) -> dict[str, Any]:
    """What came of `played` games, as plain JSON.

    `{edition, board, options, seed, games, seats: [{seat, bot, wins, share, mean_worth}], bots: {kind: {seats, wins, share}},
    ties, ends: {reason: games}, rounds, decisions}`, the last two `{least, median, mean, most}`. A win that several
    seats share counts for each of them in `wins` and is one of the `ties`; `share` is wins / games (for `bots`: games in
    which a seat of that kind won / games).
    """
    games = len(played)
    wins = Counter(seat for game in played for seat in game.winners)
    kinds = Counter(kind for game in played for kind in {setup.bots[seat] for seat in game.winners})
    return {
        "edition": edition_of(setup.board),
        "board": setup.board,
        "options": dict(setup.options),
        "seed": setup.seed,
        "games": games,
        "seats": [
            {
                "seat": seat,
                "bot": kind,
                "wins": wins[seat],
                "share": wins[seat] / games,
                "mean_worth": fmean(game.worths[seat] for game in played),
            }
            for seat, kind in enumerate(setup.bots)
        ],
        "bots": {
            kind: {"seats": setup.bots.count(kind), "wins": kinds[kind], "share": kinds[kind] / games}
            for kind in dict.fromkeys(setup.bots)
        },
        "ties": sum(1 for game in played if len(game.winners) > 1),
        "ends": dict(sorted(Counter(game.reason for game in played).items())),
        "rounds": _spread([game.rounds for game in played]),
        "decisions": _spread([game.decisions for game in played]),
    }


def _spread(values: list[int]) -> dict[str, float]:
    return {"least": min(values), "median": median(values), "mean": fmean(values), "most": max(values)}
