"""Write the golden games anew: `python -m tests.golden.record`. See `games.py` for when that is right."""

import random

from cotyphu.rules.refusals import Refused
from tests.golden.games import GAMES, GoldenGame, Transcript
from tests.properties.players import RandomPlayers

LONGEST = 3000


def record(golden: GoldenGame) -> Transcript:
    """Let random players play it to its end."""
    transcript = Transcript(golden)
    players = RandomPlayers(random.Random(golden.seed))
    while not transcript.game.over:
        if len(transcript.actions) == LONGEST:
            raise SystemExit(f"{golden.name}: not over after {LONGEST} actions; give it another seed")
        try:
            transcript.act(players.action(transcript.game))
        except Refused:
            continue
    return transcript


if __name__ == "__main__":
    for game in GAMES:
        record(game).write()
