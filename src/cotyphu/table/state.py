"""The state of a table: everything that is the fold of its journal, made entry by entry, live or anew."""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from cotyphu import __version__
from cotyphu.editions import edition_of
from cotyphu.rules.actions import CHANCE_KINDS, Action
from cotyphu.rules.base import BaseGame
from cotyphu.rules.events import Event, TradeOffered
from cotyphu.table.clocks import Clocks
from cotyphu.table.deduplication import ReplyCache
from cotyphu.table.dice import FairDice
from cotyphu.table.outcome import Entry
from cotyphu.table.prompt import Prompt
from cotyphu.table.replay import WrongJournal, check_entry, follow, new_game, read_opening
from cotyphu.table.seats import Seat
from cotyphu.table.transition import Transition, carry_out, once

LOG_KEPT: Final = 500
"""How many entries of the log are kept at hand."""
OFFERS_KEPT: Final = 1000
"""How many trade offers are kept for bots that are made in the middle of a game."""


class TableState:
    """Where the game of a table stands.

    `prompt` is what the game waits for, `changed_at` the table time of the last action, `worths` has for each turn what every
    seat was worth when it began, and a last one for the end.
    """

    def __init__(self, opening: dict[str, Any], seed: bytes, game: BaseGame) -> None:
        self.opening = opening
        self.table_id: str = opening["table"]
        self.seats = tuple(Seat(s["name"], s["token"], s["kind"]) for s in opening["seats"])
        self.dice = FairDice(seed, opening["entropy"])
        self.game = game
        self.seq = -1
        self.digest = ""
        self.played = 0
        self.changed_at = 0
        self.prompt = Prompt()
        self.pace: int = opening["pace"]
        self.votes: frozenset[int] = frozenset()
        self.worths: list[dict[str, Any]] = []
        self.log: deque[dict[str, Any]] = deque(maxlen=LOG_KEPT)
        self.replies = ReplyCache(len(self.seats))
        self.offers: deque[TradeOffered] = deque(maxlen=OFFERS_KEPT)
        options = game.options
        persons = tuple(i for i, seat in enumerate(self.seats) if not seat.is_bot)
        self.clocks = Clocks(options.auction_seconds, options.turn_seconds, options.minutes_limit, persons)

    @classmethod
    def begin(
        cls,
        table_id: str,
        board: str,
        options: dict[str, Any],
        seats: Sequence[Seat],
        seed: bytes,
        pace: int,
        entropy: str,
    ) -> tuple["TableState", Transition]:
        """A new state and its first transition, which is not taken yet. Raises `ValueError` for what cannot be played."""
        opening = {
            "version": __version__,
            "table": table_id,
            "edition": edition_of(board),
            "board": board,
            "options": options,
            "seats": [seat.to_dict() for seat in seats],
            "pace": pace,
            "commitment": "",
            "entropy": entropy,
        }
        events: list[Event] = []
        game = new_game(opening, events.append)
        game.listener = None
        opening["options"] = game.options.to_dict()
        state = cls(opening, seed, game)
        opening["commitment"] = state.dice.commitment
        transition = carry_out(game, state.dice, once(None))
        return state, Transition(transition.game, transition.actions, events + transition.events)

    @classmethod
    def restore(cls, seed: bytes, entries: Sequence[Entry]) -> "TableState":
        """The state that these entries lead to. Raises `WrongJournal`."""
        if not entries:
            raise WrongJournal("the journal is empty")
        state: TableState | None = None
        try:
            opening = read_opening(entries[0].get("open"), "open")
            state = cls(opening, seed, new_game(opening))
            for entry in entries:
                check_entry(entry, len(state.seats))
                state.apply(entry, follow(state.game, entry), state.game)
        except ValueError as error:  # Malformed, BadOption, UnknownBoard: their messages name the place
            seq = 0 if state is None else state.seq + 1
            raise WrongJournal(f"entry {seq}: {error}") from None
        return state

    @property
    def host(self) -> int | None:
        """The seat of the host: the first person still in the game; None at a table without people."""
        return next(iter(self.people()), next((i for i, s in enumerate(self.seats) if not s.is_bot), None))

    def people(self) -> list[int]:
        """The seats of the people who are still in the game."""
        return [i for i, seat in enumerate(self.seats) if not seat.is_bot and not self.game.players[i].out]

    def apply(self, entry: Entry, actions: Sequence[Action], game: BaseGame) -> None:
        """Go on by `entry`, whose `actions` led to `game`."""
        if entry["seq"] != self.seq + 1:
            raise WrongJournal(f"seq: expected {self.seq + 1}, got {entry['seq']}")
        self.game = game
        self.seq = entry["seq"]
        self.digest = entry["digest"]
        self.played = entry["played"]
        self.dice.drawn += sum(1 for action in actions if action.kind in CHANCE_KINDS)
        self._keep_reply(entry)
        if entry["events"]:
            self.log.append({"seq": self.seq, "events": entry["events"]})
            self._keep_offers(entry["events"])
        self._weigh()
        if actions or self.seq == 0:
            self.changed_at = self.played
            self.prompt.sync(game, self.seq)
        late = entry.get("by", {})
        self.clocks.sync(game, self.played, actions, late["seat"] if late.get("clock") else None)

    def _keep_reply(self, entry: Entry) -> None:
        vote = entry.get("vote")
        if vote is not None:
            self.votes = self.votes | {vote["seat"]} if vote["yes"] else self.votes - {vote["seat"]}
        if "pace" in entry:
            self.pace = entry["pace"]["ms"]
        by = vote or entry.get("by", {})
        if "id" in by:
            self.replies.put(by["seat"], by["id"], {"ok": True, "seq": self.seq})

    def _keep_offers(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if event.get("kind") == TradeOffered.name:
                self.offers.append(TradeOffered.from_dict(event, "events"))

    def _weigh(self) -> None:
        """Keep the worth of every seat at the beginning of a turn, and at the end."""
        game = self.game
        turn = game.number + 1 if game.over else game.number
        if not self.worths or self.worths[-1]["turn"] < turn:
            self.worths.append({"turn": turn, "values": [game.worth(seat) for seat in range(len(self.seats))]})
