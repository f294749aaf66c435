"""Tables for tests: a simple bot, a table with people and bots, and a host without any clock of its own."""

import random
from typing import Any

from cotyphu.rules.actions import ROLLS, Action, Bid, Build, Buy, Rolled
from cotyphu.rules.game import Game
from cotyphu.table.autopilot import default_action
from cotyphu.table.bot_seats import MakeBot
from cotyphu.table.commands import Act, Command, Hello, Tick
from cotyphu.table.dice import FairDice
from cotyphu.table.outcome import Entry, Message, Outcome
from cotyphu.table.seats import Seat, Secrets
from cotyphu.table.table import Table

SEED = bytes(range(32))
START = 1_700_000_000_000
TOKENS = ("hat", "cyclo", "scooter", "pho", "buffalo", "coracle", "lotus", "kite")


class SimpleBot:
    """Buys what it can, bids a little, builds where it may; else does what the table would do for it."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def choose(self, game: Game, seat: int) -> Action | None:
        menu = {c.name: c.facts for c in game.choices(seat) if c.allowed}
        if "buy" in menu and game.players[seat].cash > menu["buy"]["price"] + 50:
            return Buy(seat)
        if "bid" in menu and menu["bid"]["min"] <= min(menu["bid"]["max"], self.chance.randrange(1, 120)):
            return Bid(seat, menu["bid"]["min"])
        if "end_turn" in menu and "build" in menu and menu["build"]["add"]:
            space = menu["build"]["add"][0]
            return Build(seat, ((space, game.lot_at(space).houses + 1),))
        return default_action(game, seat)


def simple_bot(kind: str, seed: int, edition: str) -> SimpleBot:
    return SimpleBot(seed)


def seats(kinds: str) -> list[Seat]:
    """`"pbb"`: a person and two bots."""
    return [Seat(f"Seat {i}", TOKENS[i], "person" if kind == "p" else "easy") for i, kind in enumerate(kinds)]


def secrets(kinds: str, seed: bytes = SEED) -> Secrets:
    return Secrets.of(seed, tuple(f"key-{i}" if kind == "p" else None for i, kind in enumerate(kinds)))


class Host:
    """Hosts one table: keeps its journal, hands commands on, and lets time pass when asked to."""

    def __init__(
        self,
        kinds: str = "pp",
        *,
        seed: bytes = SEED,
        pace: int = 700,
        make_bot: MakeBot = simple_bot,
        board: str = "london",
        entropy: str = "",
        **options: Any,
    ) -> None:
        self.kinds = kinds
        self.now = START
        self.secrets = secrets(kinds, seed)
        self.make_bot = make_bot
        self.journal: list[Entry] = []
        self.told: list[tuple[str, Message]] = []
        self.count = 0
        self.table, outcome = Table.open(
            "t", board, options, seats(kinds), self.secrets, make_bot, self.now, pace=pace, entropy=entropy
        )
        self._keep(outcome)

    def _keep(self, outcome: Outcome) -> Outcome:
        self.journal += outcome.journal
        self.told += outcome.broadcast
        self.last = outcome
        return outcome

    def say(self, command: Command, after: int = 0) -> Outcome:
        self.now += after
        return self._keep(self.table.handle(command, self.now))

    def join(self, device: str = "d", *keys: str) -> Outcome:
        return self.say(Hello(device, f"hello-{device}", keys))

    def join_all(self) -> Outcome:
        """One page that holds every person's seat."""
        return self.join("d", *(f"key-{i}" for i, kind in enumerate(self.kinds) if kind == "p"))

    def act(
        self,
        name: str,
        seat: int,
        *,
        device: str = "d",
        command: str | None = None,
        seq: int | None = None,
        **facts: Any,
    ) -> Message:
        self.count += 1
        outcome = self.say(
            Act(
                device,
                command if command is not None else f"c{self.count}",
                self.table.seq if seq is None else seq,
                {"kind": name, "seat": seat, **facts},
            )
        )
        return reply(outcome)

    def wait(self) -> Outcome:
        """Let time pass until the next deadline, and tell the table."""
        at = self.last.wake_at
        assert at is not None, "nothing will happen by itself"
        self.now = max(self.now, at)
        return self.say(Tick())

    def to_auction(self) -> None:
        """Roll onto a deed and decline it; the seed is `BUYABLE`."""
        assert self.act("roll", 0)["ok"]
        assert self.table.game.phase.name == "buy"
        assert self.act("decline", 0)["ok"]

    def play_on(self, most: int = 20_000) -> None:
        """Let the bots and clocks play until they wait for a person or the game is over."""
        for _ in range(most):
            if self.last.wake_at is None:
                return
            self.wait()
        raise AssertionError("the game does not come to an end")

    def restored(self, entries: list[Entry] | None = None) -> Table:
        return Table.restore(self.secrets, self.journal if entries is None else entries, self.make_bot, self.now)


def seed_rolling(first: int, second: int) -> bytes:
    """A seed whose first roll is this one."""
    wanted = ROLLS.index(Rolled(first, second))
    return next(s for i in range(10_000) if FairDice(s := i.to_bytes(32, "big")).outcome(0, 36) == wanted)


def reply(outcome: Outcome) -> Message:
    """The one reply of an outcome."""
    found = [message for _, message in outcome.replies if message["t"] == "reply"]
    assert len(found) == 1
    return found[0]


BUYABLE = seed_rolling(1, 2)
"""With this seed the first roll ends on a deed that nobody owns."""
