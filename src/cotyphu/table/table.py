"""One table: takes commands, and says what to answer, to tell everybody, to write down, and when to be woken.

It knows no socket, no store and no clock: `handle(command, now)` is all there is, `now` being ms since 1970. A host stores the
journal entries of an `Outcome` before it sends anything of it.
"""

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

from cotyphu.editions import ruleset
from cotyphu.rules.actions import Action, CallEnd, Hammer, SeatAction, action_from_dict
from cotyphu.rules.base import BaseGame
from cotyphu.rules.refusals import Refused
from cotyphu.rules.values import Malformed
from cotyphu.table.autopilot import default_actions
from cotyphu.table.bot_seats import BotSeats, MakeBot
from cotyphu.table.commands import Act, Bye, Command, Hello, Preview, SetPace, Tick, VoteEnd
from cotyphu.table.journal import digest_of
from cotyphu.table.messages import snapshot, updates
from cotyphu.table.outcome import Deadline, Entry, Outcome
from cotyphu.table.refusals import refusal
from cotyphu.table.seats import Seat, Secrets
from cotyphu.table.state import TableState
from cotyphu.table.transition import Transition, carry_out, once
from cotyphu.table.votes import agreed

_LOG: Final = logging.getLogger(__name__)

LOG_SENT: Final = 200
"""How many entries of the log a snapshot brings; older ones are asked for by the page."""


class Table:
    """A table and its game. Make one with `open` or `restore`."""

    def __init__(self, state: TableState, secrets: Secrets, make_bot: MakeBot, now: int) -> None:
        self._state = state
        self._secrets = secrets
        self._devices: dict[str, frozenset[int]] = {}  # the seats that each holds
        self._bots = BotSeats(state.seats, state.dice.commitment, make_bot, state.offers)
        self._played = state.played
        self._last = now
        self._outcome = Outcome()

    @classmethod
    def open(
        cls,
        table_id: str,
        board: str,
        options: dict[str, Any],
        seats: Sequence[Seat],
        secrets: Secrets,
        make_bot: MakeBot,
        now: int,
        *,
        pace: int = 700,
        entropy: str = "",
    ) -> tuple["Table", Outcome]:
        """A new table and the outcome with its first journal entry.

        Raises `ValueError` (`BadOption`, `UnknownBoard`, `Malformed`) with one line on what is wrong.
        """
        state, transition = TableState.begin(table_id, board, options, seats, secrets.seed, pace, entropy)
        table = cls(state, secrets, make_bot, now)
        table._record(now, {"open": state.opening}, transition)
        return table, table._close(now)

    @classmethod
    def restore(cls, secrets: Secrets, entries: Sequence[Entry], make_bot: MakeBot, now: int) -> "Table":
        """The table whose journal this is; its clocks start anew. Raises `WrongJournal`."""
        return cls(TableState.restore(secrets.seed, entries), secrets, make_bot, now)

    # What a host may ask

    @property
    def id(self) -> str:
        """The table's name in links."""
        return self._state.table_id

    @property
    def game(self) -> BaseGame:
        """The game as it stands, to look at only."""
        return self._state.game

    @property
    def seq(self) -> int:
        """The version: the number of the last journal entry."""
        return self._state.seq

    @property
    def devices(self) -> int:
        """How many pages are there."""
        return len(self._devices)

    @property
    def shown_seed(self) -> bytes | None:
        """The seed of the dice, once the game is over."""
        return self._secrets.seed if self._state.game.over else None

    def seat_of(self, key: str) -> int | None:
        """The seat that this secret opens, or None."""
        return self._secrets.seat_of(key)

    def summary(self) -> dict[str, Any]:
        """What anybody may know without a secret: `{table, edition, board, seats, seq, over}`."""
        state = self._state
        return {
            "table": state.table_id,
            "edition": state.game.edition,
            "board": state.game.board.id,
            "seats": [seat.to_dict() for seat in state.seats],
            "seq": state.seq,
            "over": state.game.over,
        }

    # Commands

    def handle(self, command: Command, now: int) -> Outcome:
        """Do what `command` asks. Nothing is raised for what a page may send wrong: it gets a refusal."""
        self._outcome = Outcome()
        if self._devices:
            self._played += max(now - self._last, 0)
        self._last = now
        if isinstance(command, Tick):
            self._tick(now)
        elif isinstance(command, Hello):
            self._hello(command, now)
        elif isinstance(command, Bye):
            if self._devices.pop(command.device, None):
                self._show_table(now)
        else:
            held = self._devices.get(command.device)
            if held is None:
                self._refuse(command.device, command.id, refusal("table/hello_first"))
            elif isinstance(command, Act):
                self._act(command, held, now)
            elif isinstance(command, Preview):
                self._preview(command, held)
            elif isinstance(command, VoteEnd):
                self._vote(command, held, now)
            else:
                self._set_pace(command, held, now)
        return self._close(now)

    def _close(self, now: int) -> Outcome:
        self._outcome.deadlines = self._deadlines(now)
        return self._outcome

    def _hello(self, command: Hello, now: int) -> None:
        found = [self._secrets.seat_of(key) for key in command.keys]
        before = self._devices.get(command.device, frozenset())
        held = frozenset(seat for seat in found if seat is not None)
        self._devices[command.device] = held
        self._reply(
            command.device, command.id, seats=sorted(held), unknown=[i for i, s in enumerate(found) if s is None]
        )
        missed = LOG_SENT if command.seq is None else max(LOG_SENT, self.seq - command.seq)
        self._outcome.replies.append(
            (command.device, snapshot(self._state, self._devices, command.device, now, self._played, missed))
        )
        if held != before:
            self._show_table(now, besides=command.device)

    def _act(self, command: Act, held: frozenset[int], now: int) -> None:
        action = self._read_action(command, held)
        if action is None:
            return
        state = self._state
        known = state.replies.get(action.seat, command.id)
        if known is not None:
            self._outcome.replies.append((command.device, {"t": "reply", "id": command.id, **known}))
            return
        if state.prompt.is_stale(action.name, command.seq, state.seq):
            self._refuse(command.device, command.id, refusal("table/stale", seq=state.seq), action.seat)
            return
        transition = self._carry_out(command.device, command.id, once(action), action.seat)
        if transition is not None:
            self._record(now, {"by": {"seat": action.seat, "id": command.id}}, transition)
            self._reply(command.device, command.id, seq=state.seq)

    def _read_action(self, command: Act | Preview, held: frozenset[int]) -> SeatAction | None:
        try:
            action = action_from_dict(command.action, actions=ruleset(self.game.edition).actions)
        except Malformed as error:
            self._refuse(command.device, command.id, refusal("table/bad_action", message=str(error)))
            return None
        if not isinstance(action, SeatAction):
            self._refuse(command.device, command.id, refusal("table/not_for_players", kind=action.name))
            return None
        if action.seat not in held:
            self._refuse(command.device, command.id, refusal("table/not_your_seat", seat=action.seat))
            return None
        return action

    def _preview(self, command: Preview, held: frozenset[int]) -> None:
        action = self._read_action(command, held)
        if action is None:
            return
        trial = self._state.game.copy()
        events: list[dict[str, Any]] = []
        trial.listener = lambda event: events.append(event.to_dict())
        try:
            trial.apply(action)
        except Refused as refused:
            self._refuse(command.device, command.id, refused.to_dict())
        except Exception:  # noqa: BLE001 - a fault of the program must not end the table; it is logged
            _LOG.exception("table %s, version %d: the rules failed in a preview of %r", self.id, self.seq, action)
            self._refuse(command.device, command.id, refusal("table/fault"))
        else:
            self._reply(
                command.device,
                command.id,
                preview={"events": events, "cash": [player.cash for player in trial.players]},
            )

    def _vote(self, command: VoteEnd, held: frozenset[int], now: int) -> None:
        state = self._state
        if command.seat not in held:
            self._refuse(command.device, command.id, refusal("table/not_your_seat", seat=command.seat))
            return
        known = state.replies.get(command.seat, command.id)
        if known is not None:
            self._outcome.replies.append((command.device, {"t": "reply", "id": command.id, **known}))
            return
        if state.game.over or state.game.players[command.seat].out:
            self._refuse(command.device, command.id, refusal("table/no_vote", seat=command.seat))
            return
        votes = state.votes | {command.seat} if command.yes else state.votes - {command.seat}
        there = frozenset().union(*self._devices.values())
        voters = [seat for seat in state.people() if seat in there]
        ends = command.yes and agreed(state.game.options.end_vote, votes, voters, state.host)
        call = CallEnd("agreed") if ends and state.game.ending != "agreed" else None
        transition = self._carry_out(command.device, command.id, once(call), command.seat)
        if transition is not None:
            self._record(now, {"vote": {"seat": command.seat, "id": command.id, "yes": command.yes}}, transition)
            self._reply(command.device, command.id, seq=state.seq)

    def _set_pace(self, command: SetPace, held: frozenset[int], now: int) -> None:
        state = self._state
        if state.people() and not held:
            self._refuse(command.device, command.id, refusal("table/not_your_seat", seat=None))
            return
        if command.ms != state.pace:
            self._record(now, {"pace": {"ms": command.ms}}, Transition(state.game, [], []))
        self._reply(command.device, command.id, seq=state.seq)

    def _carry_out(
        self, device: str, command_id: str, choose: Callable[[BaseGame], Action | None], seat: int
    ) -> Transition | None:
        """The transition, or None when it was refused and the device was answered so."""
        try:
            return carry_out(self._state.game, self._state.dice, choose)
        except Refused as refused:
            self._refuse(device, command_id, refused.to_dict(), seat)
        except Exception:  # noqa: BLE001 - a fault of the program must not end the table; it is logged
            _LOG.exception("table %s, version %d: the rules failed", self.id, self.seq)
            self._refuse(device, command_id, refusal("table/fault"), seat)
        return None

    # What the table does by itself

    def _deadlines(self, now: int) -> tuple[Deadline, ...]:
        state = self._state
        clocks = state.clocks
        if not self._devices or state.game.over:
            return ()
        found = {"minutes": clocks.minutes_at, "auction": clocks.auction_at}
        turn = clocks.turn_due()
        if turn is not None:
            found["turn"] = turn[0]
        if self._bots.next(state.game) is not None:
            pace = self._bots.pace(state.game, state.pace, clocks.auction_ms)
            found["bot"] = max(state.changed_at + pace, self._bots.retry_at)
        wall = now - self._played
        return tuple(Deadline(kind, wall + at) for kind, at in found.items() if at is not None)

    def _tick(self, now: int) -> None:
        due = min((d for d in self._deadlines(now) if d.at <= now), key=lambda d: d.at, default=None)
        if due is None:
            return
        if due.kind == "minutes":
            self._by_table(CallEnd("minutes"), now)
        elif due.kind == "auction":
            self._by_table(Hammer(), now)
        elif due.kind == "turn":
            turn = self._state.clocks.turn_due()
            if turn is not None:
                self._by_autopilot(turn[1], "clock", now)
        else:
            seat = self._bots.next(self._state.game)
            if seat is not None:
                self._by_bot(seat, now)

    def _by_table(self, action: Action, now: int) -> None:
        try:
            transition = carry_out(self._state.game, self._state.dice, once(action))
        except Exception:  # noqa: BLE001 - a fault of the program must not end the table; it is logged
            _LOG.exception("table %s, version %d: %r failed", self.id, self.seq, action)
            self._state.clocks.put_off(self._played)
            return
        self._record(now, {"by": {"table": True}}, transition)

    def _by_bot(self, seat: int, now: int) -> None:
        state = self._state
        try:
            action = self._bots.choose(state.game, seat)
            if action is None:
                return
            transition = carry_out(state.game, state.dice, once(action))
        except Exception:  # noqa: BLE001 - a fault of the program must not end the table; it is logged
            _LOG.exception("table %s, version %d: the bot of seat %d failed, the table acts", self.id, self.seq, seat)
            self._by_autopilot(seat, "bot", now)
            return
        self._record(now, {"by": {"seat": seat, "bot": True}}, transition)

    def _by_autopilot(self, seat: int, instead_of: str, now: int) -> None:
        state = self._state
        try:
            transition = carry_out(state.game, state.dice, default_actions(seat))
        except Exception:  # noqa: BLE001 - a fault of the program must not end the table; it is logged
            _LOG.exception("table %s, version %d: nothing could be done for seat %d", self.id, self.seq, seat)
            transition = None
        if transition is None or not transition.actions:
            self._bots.put_off(seat, self._played)
            state.clocks.put_off(self._played)
            return
        self._record(now, {"by": {"seat": seat, instead_of: True}}, transition)

    # What is written and sent

    def _record(self, now: int, what: dict[str, Any], transition: Transition) -> None:
        """Write the transition down as the next entry and tell every device."""
        state = self._state
        events = [event.to_dict() for event in transition.events]
        entry: Entry = {
            "seq": state.seq + 1,
            "at": now,
            "played": self._played,
            **what,
            "actions": [action.to_dict() for action in transition.actions],
            "events": events,
        }
        game_state = transition.game.to_dict()
        entry["digest"] = digest_of(state.digest, entry, game_state)
        turns = len(state.worths)
        state.apply(entry, transition.actions, transition.game)
        self._bots.changed(transition.game, transition.actions)
        self._outcome.journal.append(entry)
        worth = state.worths[-1] if len(state.worths) > turns else None
        self._outcome.broadcast += updates(state, self._devices, now, self._played, game_state, events, worth)

    def _show_table(self, now: int, besides: str | None = None) -> None:
        """Tell that only who is here has changed: an update of the same version, without events."""
        state = self._state
        messages = updates(state, self._devices, now, self._played, state.game.to_dict(), [], None)
        self._outcome.broadcast += [(device, message) for device, message in messages if device != besides]

    def _reply(self, device: str, command_id: str, **facts: Any) -> None:
        self._outcome.replies.append((device, {"t": "reply", "id": command_id, "ok": True, **facts}))

    def _refuse(self, device: str, command_id: str, why: dict[str, Any], seat: int | None = None) -> None:
        """Answer with a refusal; one to an action of `seat` is remembered, so that the same command never acts later."""
        reply = {"ok": False, "refusal": why}
        if seat is not None:
            self._state.replies.put(seat, command_id, reply)
        self._outcome.replies.append((device, {"t": "reply", "id": command_id, **reply}))
