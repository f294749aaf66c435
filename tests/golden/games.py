"""The golden games: what they are, how they are written down, how they are played again.

A golden game is a whole game of random players, kept with every action, the hash of its transcript (each event in its text
form, one a line) and the digest of its last position. A change of the rules that changes any of it shows itself here. Where
that is meant, write the files anew, and say in the commit why the games went another way:

    .venv/bin/python -m tests.golden.record
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cotyphu.editions import edition_of, load_board, load_ultimate
from cotyphu.rules.actions import ACTIONS, Action
from cotyphu.rules.base import BaseGame
from cotyphu.rules.events import Event
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from cotyphu.rules.ultimate.actions import ULTIMATE_ACTIONS
from cotyphu.rules.ultimate.game import UltimateGame
from cotyphu.rules.ultimate.options import UltimateOptions

FOLDER = Path(__file__).parent


class GoldenGame(NamedTuple):
    """A game to be recorded: `seed` is that of its random players."""

    name: str
    board: str
    seats: int
    seed: int
    options: dict[str, object]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.json"

    @property
    def ultimate(self) -> bool:
        """Whether it is a game of the Ultimate Banking edition."""
        return edition_of(self.board) == "ultimate"

    @property
    def actions(self) -> Mapping[str, type[Action]]:
        """The kinds of actions there may be."""
        return ULTIMATE_ACTIONS if self.ultimate else ACTIONS

    def new(self, listener: Callable[[Event], None]) -> BaseGame:
        """The game before its first action."""
        if self.ultimate:
            board = load_ultimate(self.board).board
            return UltimateGame.new(board, UltimateOptions.from_dict(self.options), self.seats, listener)
        return Game.new(load_board(self.board), Options.from_dict(self.options), self.seats, listener)


GAMES = (
    GoldenGame("london", "london", 3, 27, {}),
    GoldenGame(
        "london_old_cards", "london", 4, 12, {"deck": "uk_classic", "free_parking_pot": True, "auctions": False}
    ),
    GoldenGame("atlantic", "atlantic", 4, 8, {"deck": "us_pre2008", "mortgage_transfer": "choice"}),
    GoldenGame("vietnam", "vietnam", 5, 57, {"first_player": "highest_roll", "auto_end_turn": True}),
    GoldenGame(
        "vietnam_house_rules",
        "vietnam",
        8,
        27,
        {
            "even_building": False,
            "shortage_auction": False,
            "rent_in_jail": False,
            "exact_go_bonus": 200,
            "jail_fine": 100,
            "auction_opening": 10,
            "auction_step": 5,
            "no_gifts": True,
            "turn_limit": 40,
            "first_player": "random",
        },
    ),
    GoldenGame("ultimate_london", "ultimate_london", 4, 42, {}),
    GoldenGame("ultimate_atlantic", "ultimate_atlantic", 2, 5, {"location_pays_go": True, "auction_step": 70}),
    GoldenGame(
        "ultimate_vietnam",
        "ultimate_vietnam",
        3,
        11,
        {"starting_cash": 4000, "jail_fee": 40, "auction_seconds": None, "turn_limit": 60},
    ),
)


class Transcript:
    """A game on its way, with the events as they are told."""

    def __init__(self, golden: GoldenGame) -> None:
        self.golden = golden
        self.lines: list[str] = []
        self.game = golden.new(self._tell)
        self.actions: list[Action] = []

    def _tell(self, event: Event) -> None:
        self.lines.append(repr(event))

    def act(self, action: Action) -> None:
        """Carry `action` out; `Refused` if it may not be done."""
        self.game.apply(action)
        self.actions.append(action)

    def outcome(self) -> dict[str, Any]:
        """What a replay must come to."""
        return {
            "result": self.game.result,
            "turns": self.game.number,
            "events": len(self.lines),
            "transcript": hashlib.sha256("\n".join(self.lines).encode()).hexdigest(),
            "digest": self.game.digest(),
        }

    def write(self) -> None:
        """Write the golden file: one action a line."""
        head = {"board": self.golden.board, "seats": self.golden.seats, "options": self.golden.options}
        parts = [f'"{key}": {json.dumps(value)}' for key, value in {**head, **self.outcome()}.items()]
        actions = ",\n".join(json.dumps(action.to_dict(), separators=(",", ":")) for action in self.actions)
        text = "{\n" + ",\n".join(parts) + ',\n"actions": [\n' + actions + "\n]\n}\n"
        self.golden.file.write_text(text, encoding="utf-8")
