"""Write the golden games anew: `python -m tests.golden.record`. See `games.py` for when that is right."""

import random
from collections.abc import Callable

from cotyphu.rules.actions import Action
from cotyphu.rules.base import BaseGame
from cotyphu.rules.game import Game
from cotyphu.rules.refusals import Refused
from cotyphu.rules.ultimate.game import UltimateGame
from tests.golden.games import GAMES, GoldenGame, Transcript
from tests.properties.players import RandomPlayers
from tests.ultimate.players import RandomPlayers as UltimatePlayers

LONGEST = 3000


def _chooser(golden: GoldenGame, game: BaseGame) -> Callable[[], Action]:
    """What the random players of this game's edition do next."""
    rng = random.Random(golden.seed)
    if isinstance(game, UltimateGame):
        ultimate = UltimatePlayers(rng)
        return lambda: ultimate.action(game)
    assert isinstance(game, Game)
    players = RandomPlayers(rng)
    return lambda: players.action(game)


def record(golden: GoldenGame) -> Transcript:
    """Let random players play it to its end."""
    transcript = Transcript(golden)
    action = _chooser(golden, transcript.game)
    while not transcript.game.over:
        if len(transcript.actions) == LONGEST:
            raise SystemExit(f"{golden.name}: not over after {LONGEST} actions; give it another seed")
        try:
            transcript.act(action())
        except Refused:
            continue
    return transcript


if __name__ == "__main__":
    for one in GAMES:
        record(one).write()
