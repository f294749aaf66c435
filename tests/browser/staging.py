"""Leads a table's game to a wanted situation before a browser opens it, and writes it where the server finds it.

Up to there dice and cards are chosen; from there on the fair dice hold, whose seed is picked so that they bring what a
rehearsal asks for. The game is played by the rules and kept in a journal like any other.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Any, Final

from cotyphu.bots import make_bot
from cotyphu.editions import load_board
from cotyphu.rules.actions import (
    CHANCE_KINDS,
    AcceptTrade,
    Action,
    Bid,
    Build,
    Buy,
    Decline,
    Drew,
    EndTurn,
    OfferTrade,
    Pass,
    Roll,
    Rolled,
    SeatAction,
)
from cotyphu.rules.board import FREE_PARKING, GO, JAIL
from cotyphu.rules.events import Event
from cotyphu.rules.game import Game
from cotyphu.rules.options import Options
from cotyphu.rules.values import Goods
from cotyphu.server.store import Store
from cotyphu.table.dice import FairDice
from cotyphu.table.outcome import Entry, Outcome
from cotyphu.table.seats import Seat, Secrets
from cotyphu.table.table import Table
from cotyphu.table.transition import Transition, is_chance

TOKENS: Final = ("conical_hat", "cyclo", "scooter", "pho", "buffalo", "coracle", "lotus", "kite")
NAMES: Final = ("An", "Bình", "Chi", "Dũng", "Hà", "Khoa", "Linh", "Minh")
START: Final = 1_796_000_000_000  # ms since 1970: some day
_DULL: Final = (GO, JAIL, FREE_PARKING)
_HARMLESS: Final = ("cc02_bank_error", "ch08_dividend", "cc04_stock", "ch16_loan")
_MOST_TURNS: Final = 400


@dataclass(frozen=True)
class Staged:
    """A table that waits in the store: its id, and each person's secret (None for bots)."""

    id: str
    keys: tuple[str | None, ...]


class Stage:
    """A game that is led. `kinds` is one letter a seat: `p` a person, `e` and `n` an easy and a normal bot."""

    def __init__(self, kinds: str, *, names: Sequence[str] = NAMES, board: str = "london", **options: Any) -> None:
        words = {"p": "person", "e": "easy", "n": "normal"}
        self.seats = tuple(Seat(names[i], TOKENS[i], words[kind]) for i, kind in enumerate(kinds))
        self.board = board
        self.options = options
        self.game = self.opening()
        self._steps: list[tuple[Action, ...]] = []
        self._wanted: list[tuple[int, int]] = []  # of each outcome to come: among how many, which

    def opening(self) -> Game:
        """The game before its first turn."""
        return Game.new(load_board(self.board), Options.from_dict(self.options), len(self.seats))

    def seed(self, drawn: int, wanted: Sequence[tuple[int, int]]) -> bytes:
        """A seed whose dice bring `wanted` once `drawn` of its outcomes have been used."""
        return _seed(drawn, wanted)

    # Doing one thing after another

    def act(self, *actions: Action) -> None:
        """One step: what a seat does and the dice and cards that follow."""
        for action in actions:
            self.game.apply(action)
        self._steps.append(actions)

    def roll(self, first: int, second: int, *cards: str) -> None:
        """The seat on turn rolls this and draws these cards."""
        self.act(Roll(self.on_turn), Rolled(first, second), *map(Drew, cards))

    def go(self, distance: int, *cards: str) -> None:
        """The seat on turn rolls this sum, without a double where one can."""
        self.roll(*_dice(distance), *cards)

    def rehearse(self, *actions: Action) -> None:
        """See to it that the dice and cards among `actions` are what will come when the others are done."""
        trial = self.game.copy()
        for action in actions:
            if action.kind in CHANCE_KINDS:
                outcomes = trial.outcomes()
                self._wanted.append((len(outcomes), outcomes.index(action)))
            trial.apply(action)

    @staticmethod
    def dice(distance: int) -> Rolled:
        """A roll of this sum, without a double where one can."""
        return Rolled(*_dice(distance))

    # Leading

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is."""
        seat: int = self.game.to_dict()["turn"]["seat"]
        return seat

    @property
    def phase(self) -> str:
        """The name of what is pending."""
        return self.game.phase.name

    def deal(self, deeds: Mapping[int, Collection[int]]) -> None:
        """Play on until each seat has bought its spaces, and the dice are the next seat's."""
        owners = {space: seat for seat, spaces in deeds.items() for space in spaces}
        for _ in range(_MOST_TURNS):
            left = {space: seat for space, seat in owners.items() if self.game.lot_at(space).owner is None}
            if not left:
                return
            self._turn(left)
        raise AssertionError(f"not all of {owners} were bought")

    def stand(self, seat: int, space: int) -> None:
        """Play on until `seat` is to roll, and stands on `space`."""
        for _ in range(_MOST_TURNS):
            if self.on_turn == seat and self.game.players[seat].space == space:
                return
            self._turn({}, {seat: space})
        raise AssertionError(f"seat {seat} never stood on {space}")

    def turn_of(self, seat: int) -> None:
        """Play on until `seat` is to roll."""
        while self.on_turn != seat:
            self._turn({})

    def build(self, seat: int, *targets: tuple[int, int]) -> None:
        """Build until the spaces hold this."""
        self.act(Build(seat, targets))

    def purse(self, seat: int, cash: int, other: int) -> None:
        """A present between `seat` and `other`, so that `seat` has exactly `cash`."""
        more = cash - self.game.players[seat].cash
        if more:
            giver, taker = (other, seat) if more > 0 else (seat, other)
            self.act(OfferTrade(giver, taker, Goods(abs(more)), Goods()))
            self.act(AcceptTrade(taker, self.game.to_dict()["offers"]))

    def rests(self, seat: int, space: int) -> bool:
        """Whether landing there asks nothing of `seat` and pays nobody."""
        lot = self.game.find_lot(space)
        if lot is None:
            return self.game.board.spaces[space].kind in _DULL
        return lot.owner is not None and lot.owner.seat == seat

    def _turn(self, wanted: Mapping[int, int], goal: Mapping[int, int] | None = None) -> None:
        """A quiet turn: towards `wanted` spaces (with who shall buy them) or the seat's `goal`."""
        seat = self.on_turn
        while self.on_turn == seat and self.phase != "over":
            phase = self.game.phase
            if is_chance(self.game):
                outcomes = self.game.outcomes()
                self.act(next((o for o in outcomes if getattr(o, "card", "") in _HARMLESS), outcomes[0]))
            elif self.phase == "roll":
                aims = set(wanted) if goal is None or seat not in goal else {goal[seat]}
                self._quiet_roll(seat, aims)
            elif self.phase == "buy":
                self._buy(seat, self.game.to_dict()["stack"][-1]["space"], wanted)
            elif self.phase == "end_turn":
                self.act(EndTurn(seat))
            else:
                raise AssertionError(f"a quiet turn came to {phase!r}")

    def _quiet_roll(self, seat: int, aims: set[int]) -> None:
        at = self.game.players[seat].space
        doubles: int = self.game.to_dict()["turn"]["doubles"]
        distances = [d for d in range(2, 13) if doubles == 0 or d not in (2, 12)]
        ahead = sorted((space - at) % 40 or 40 for space in aims)
        best = next((d for d in ahead if d in distances), None)
        if best is None:
            quiet = [d for d in distances[::-1] if d not in (2, 12) and self._is_quiet(seat, (at + d) % 40)]
            # Not past what is wanted, and not right before it.
            short_of = [d for d in quiet if not ahead or d + 2 <= ahead[0]]
            best = (short_of or quiet or [7])[0]
        actions: list[Action] = [Roll(seat), Rolled(*_dice(best))]
        trial = self.game.copy()
        for action in actions:
            trial.apply(action)
        while is_chance(trial):
            outcomes = trial.outcomes()
            actions.append(next((o for o in outcomes if getattr(o, "card", "") in _HARMLESS), outcomes[0]))
            trial.apply(actions[-1])
        self.act(*actions)

    def _is_quiet(self, seat: int, space: int) -> bool:
        lot = self.game.find_lot(space)
        return self.rests(seat, space) or (lot is not None and lot.owner is None)

    def _buy(self, seat: int, space: int, wanted: Mapping[int, int]) -> None:
        owner = wanted.get(space)
        if owner == seat:
            self.act(Buy(seat))
            return
        self.act(Decline(seat))
        if self.phase != "auction":
            return
        if owner is not None:
            self.act(Bid(owner, self.game.options.auction_opening))
        for other in range(len(self.seats)):
            if other != owner and self.phase == "auction":
                self.act(Pass(other))

    # Into the store

    def write(self, store: Store, name: str, pace: int = 0) -> Staged:
        """Keep the table under the id `name`; the server finds it when a page asks for it."""
        keys = tuple(None if seat.is_bot else f"key-{name}-{i}" for i, seat in enumerate(self.seats))
        drawn = sum(1 for step in self._steps for action in step if action.kind in CHANCE_KINDS)
        secrets = Secrets.of(self.seed(drawn, self._wanted), keys)
        table, outcome = Table.open(name, self.board, self.options, self.seats, secrets, make_bot, START, pace=pace)
        journal: list[Entry] = outcome.journal
        for number, actions in enumerate(self._steps):
            events: list[Event] = []
            game = table.game.copy()
            game.listener = events.append
            for action in actions:
                game.apply(action)
            game.listener = None
            table._outcome = Outcome()
            table._record(START + number, {"by": self._by(actions[0], number)}, Transition(game, list(actions), events))
            journal += table._outcome.journal
        store.create(name, START, secrets.to_dict(), journal).result()
        return Staged(name, keys)

    def _by(self, action: Action, number: int) -> dict[str, Any]:
        if not isinstance(action, SeatAction):
            return {"table": True}
        if self.seats[action.seat].is_bot:
            return {"seat": action.seat, "bot": True}
        return {"seat": action.seat, "id": f"staged-{number}"}


def _dice(distance: int) -> tuple[int, int]:
    """Two dice with this sum, unlike where that can be."""
    if distance in (2, 12):
        return distance // 2, distance // 2
    low = max(1, distance - 6)
    if low * 2 == distance:
        low += 1
    return (low, distance - low) if low != distance - low else (low - 1, distance - low + 1)


def _seed(drawn: int, wanted: Sequence[tuple[int, int]]) -> bytes:
    """A seed whose outcomes from number `drawn` on are the wanted ones."""
    for number in count():
        seed = sha256(f"stage {number}".encode()).digest()
        dice = FairDice(seed)
        if all(dice.outcome(drawn + i, among) == which for i, (among, which) in enumerate(wanted)):
            return seed
    raise AssertionError("unreachable: the seeds do not end")
