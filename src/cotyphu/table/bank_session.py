"""A bank session at the bank unit beside a physical board: taps in, what the unit shows out (`docs/unit.md`).

It knows no socket, no store and no clock, and is hosted as a table is: `handle(command, now)` is all there is. Its journal
is a list of entries in plain JSON: `seq` (from 0), `at` (ms since 1970), and one of

- `open`: `{version, session, edition, board, options, title}`, in entry 0 only,
- `tap`: a tap that was read, with the `id` of its command; the tap `resume`, made by the session itself, has none,
- `name`: `{card, name}`, with the `id` of its command.

The session is the fold of these. What the unit does by itself when time passes needs no entry: the next tap's time tells it.
"""

import hmac
import logging
from collections.abc import Sequence
from typing import Any, Final

from cotyphu import __version__
from cotyphu.editions import load_ultimate
from cotyphu.rules.ultimate.options import UltimateOptions
from cotyphu.rules.ultimate.taps import Answer, Resume, Tap, tap_from_dict
from cotyphu.rules.ultimate.unit import CARDS, Unit
from cotyphu.rules.values import Malformed, read_dict, read_int, read_str
from cotyphu.table.commands import BankSessionCommand, Bye, HelloUnit, NameCard, TapUnit, Tick
from cotyphu.table.deduplication import ReplyCache
from cotyphu.table.outcome import Deadline, Entry, Message, Outcome
from cotyphu.table.refusals import refusal
from cotyphu.table.replay import WrongJournal
from cotyphu.table.seats import hash_of_key

_LOG: Final = logging.getLogger(__name__)


class BankSession:
    """One session. Make it with `open` or `restore`; `key_hash` is the SHA-256 of the secret with which one may tap."""

    def __init__(self, opening: dict[str, Any], key_hash: str) -> None:
        self.opening = opening
        self._board = load_ultimate(opening["board"]).board
        self._options = UltimateOptions.from_dict(opening["options"])
        self._key_hash = key_hash
        self._unit = Unit(self._board, self._options)
        self._taps: list[tuple[Tap, int]] = []
        self._names = [""] * CARDS
        self._replies = ReplyCache(1)
        self._devices: dict[str, bool] = {}  # whether each device may tap
        self._started = self._changed = 0
        self._outcome = Outcome()
        self.seq = -1

    @classmethod
    def open(
        cls, session_id: str, board: str, options: dict[str, Any], title: str, key_hash: str, now: int
    ) -> tuple["BankSession", Outcome]:
        """A new session and the outcome with its first journal entry. Raises `UnknownBoard` or `BadOption`."""
        load_ultimate(board)
        opening = {
            "version": __version__,
            "session": session_id,
            "edition": "ultimate",
            "board": board,
            "options": UltimateOptions.from_dict(options).to_dict(),
            "title": title,
        }
        session = cls(opening, key_hash)
        session._record(now, {"open": opening})
        return session, session._outcome

    @classmethod
    def restore(cls, key_hash: str, entries: Sequence[Entry]) -> "BankSession":
        """The session whose journal this is. Raises `WrongJournal`."""
        if not entries:
            raise WrongJournal("the journal is empty")
        session: BankSession | None = None
        try:
            session = cls(_read_opening(entries[0].get("open")), key_hash)
            for entry in entries:
                session._follow(entry)
        except ValueError as error:  # Malformed, BadOption, UnknownBoard: their messages name the place
            seq = 0 if session is None else session.seq + 1
            raise WrongJournal(f"entry {seq}: {error}") from None
        return session

    def _follow(self, entry: Entry) -> None:
        """Go on by an entry that was read from a journal."""
        if read_int(entry.get("seq"), "seq") != self.seq + 1:
            raise Malformed(f"seq: expected {self.seq + 1}, got {entry['seq']}")
        at = read_int(entry.get("at"), "at")
        reply: dict[str, Any] = {"ok": True}
        if "tap" in entry:
            tap = tap_from_dict(entry["tap"])
            answer = self._unit.tap(tap, at)
            if not answer.read:
                raise Malformed(f"tap: {tap!r} is not read here: {answer.refusal}")
            self._taps.append((tap, at))
            reply = _reply_of(answer)
        elif "name" in entry:
            named = read_dict(entry["name"], "name")
            card = read_int(named.get("card"), "name.card")
            if not 0 <= card < CARDS:
                raise Malformed(f"name.card: expected 0 to {CARDS - 1}, got {card}")
            self._names[card] = read_str(named.get("name"), "name.name")
        elif "open" not in entry:
            raise Malformed("neither tap nor name")
        if "id" in entry:
            self._replies.put(0, read_str(entry["id"], "id"), reply)
        self._take(entry, at)

    # ---- what a host may ask ----

    @property
    def id(self) -> str:
        """The session's name in links."""
        found: str = self.opening["session"]
        return found

    @property
    def unit(self) -> Unit:
        """The unit as it stands, to look at only."""
        return self._unit

    def opened_by(self, key: str) -> bool:
        """Whether this secret lets one tap."""
        return hmac.compare_digest(self._key_hash, hash_of_key(key))

    def summary(self) -> dict[str, Any]:
        """What a list of sessions shows: `{session, title, board, names, players, started, changed, over}`.

        `names` are those of the players in seat order, empty where none was given; times are in ms since 1970.
        """
        cards = self._unit.cards
        return {
            "session": self.id,
            "title": self.opening["title"],
            "board": self._board.id,
            "names": [self._names[card] for card in cards],
            "players": len(cards),
            "started": self._started,
            "changed": self._changed,
            "over": self._unit.screen.name == "over",
        }

    # ---- commands ----

    def handle(self, command: BankSessionCommand, now: int) -> Outcome:
        """Do what `command` asks. Nothing is raised for what a page may send wrong: it is not read, or gets a refusal."""
        self._outcome = Outcome()
        if isinstance(command, Tick):
            self._tick(now)
        elif isinstance(command, HelloUnit):
            self._hello(command, now)
        elif isinstance(command, Bye):
            self._devices.pop(command.device, None)
        else:
            self._by_player(command, now)
        until = self._unit.deadline
        if self._devices and until is not None:
            self._outcome.deadlines = (Deadline("screen", until),)
        return self._outcome

    def _hello(self, command: HelloUnit, now: int) -> None:
        may_tap = self.opened_by(command.key)
        alone = not any(self._devices.values())
        self._devices[command.device] = may_tap
        self._say(command.device, command.id, ok=True, may_tap=may_tap)
        self._tick(now, besides=command.device)
        sound = ""
        if may_tap and alone and self._taps and self._unit.screen.name != "over":
            answer = self._do(Resume(), now)
            if answer is not None:
                sound = answer.sound
                self._record(now, {"tap": Resume().to_dict()})
                self._show(now, sound, besides=command.device)
        self._outcome.replies.append((command.device, self._snapshot(now, sound, [])))

    def _by_player(self, command: TapUnit | NameCard, now: int) -> None:
        may_tap = self._devices.get(command.device)
        if may_tap is None:
            self._refuse(command, refusal("table/hello_first"))
            return
        if not may_tap:
            self._refuse(command, refusal("table/looking_on"))
            return
        known = self._replies.get(0, command.id)
        if known is not None:
            self._say(command.device, command.id, **known)
            return
        self._tick(now)
        if isinstance(command, TapUnit):
            self._tap(command, now)
        else:
            self._name(command, now)

    def _tap(self, command: TapUnit, now: int) -> None:
        try:
            tap = tap_from_dict(command.tap)
        except Malformed as error:
            self._refuse(command, refusal("table/bad_action", message=str(error)))
            return
        if isinstance(tap, Resume):
            self._refuse(command, refusal("table/not_for_players", kind=tap.name))
            return
        answer = self._do(tap, now)
        if answer is None:
            self._refuse(command, refusal("table/fault"))
            return
        reply = _reply_of(answer)
        self._replies.put(0, command.id, reply)
        self._say(command.device, command.id, **reply)
        if answer.read:
            self._record(now, {"tap": tap.to_dict(), "id": command.id})
            self._show(now, answer.sound, answer.events)

    def _name(self, command: NameCard, now: int) -> None:
        if not 0 <= command.card < CARDS:
            self._refuse(command, refusal("table/bad_action", message=f"card: expected 0 to {CARDS - 1}"))
            return
        self._names[command.card] = command.name
        self._replies.put(0, command.id, {"ok": True})
        self._say(command.device, command.id, ok=True)
        self._record(now, {"name": {"card": command.card, "name": command.name}, "id": command.id})
        self._show(now)

    def _do(self, tap: Tap, now: int) -> Answer | None:
        """Hand a tap to the unit; None if the program failed: then the unit is as it was, and the fault is logged."""
        try:
            answer = self._unit.tap(tap, now)
        except Exception:  # noqa: BLE001 - a fault of the program must not end the session; it is logged
            _LOG.exception("session %s, version %d: the unit failed at %r", self.id, self.seq, tap)
            self._unit = Unit(self._board, self._options)
            for before, at in self._taps:
                self._unit.tap(before, at)
            self._unit.tick(now)
            return None
        if answer.read:
            self._taps.append((tap, now))
        return answer

    def _tick(self, now: int, besides: str = "") -> None:
        """Let time pass at the unit, and show what came of it."""
        ran = self._unit.screen.name == "auction"
        if self._unit.tick(now):
            self._show(now, "time" if ran else "", besides=besides)

    # ---- what is written and sent ----

    def _record(self, now: int, what: dict[str, Any]) -> None:
        entry: Entry = {"seq": self.seq + 1, "at": now, **what}
        self._take(entry, now)
        self._outcome.journal.append(entry)

    def _take(self, entry: Entry, at: int) -> None:
        self.seq = entry["seq"]
        self._changed = at
        if self.seq == 0:
            self._started = at

    def _snapshot(self, now: int, sound: str, events: list[dict[str, Any]]) -> Message:
        return {
            "t": "snapshot",
            "seq": self.seq,
            "now": now,
            "state": self._unit.to_dict(),
            "names": list(self._names),
            "sound": sound,
            "events": events,
        }

    def _show(self, now: int, sound: str = "", events: list[dict[str, Any]] | None = None, besides: str = "") -> None:
        """Show everybody what the unit shows now."""
        shown = self._snapshot(now, sound, events or [])
        self._outcome.broadcast += [(device, shown) for device in self._devices if device != besides]

    def _say(self, device: str, command_id: str, **facts: Any) -> None:
        self._outcome.replies.append((device, {"t": "reply", "id": command_id, **facts}))

    def _refuse(self, command: TapUnit | NameCard, why: dict[str, Any]) -> None:
        self._say(command.device, command.id, ok=False, sound="", refusal=why)


def _read_opening(value: object) -> dict[str, Any]:
    """What entry 0 opens, each part of its type; `Malformed` names the place."""
    opening = read_dict(value, "open")
    if "evening" in opening:  # what 0.1.0 called a session
        opening = {**opening, "session": opening["evening"]}
    for name in ("session", "board", "title"):
        read_str(opening.get(name), f"open.{name}")
    read_dict(opening.get("options"), "open.options")
    return opening


def _reply_of(answer: Answer) -> dict[str, Any]:
    """The reply to a tap: the sound and what happened, or silence, with the reason where there is one."""
    if answer.read:
        return {"ok": True, "sound": answer.sound, "events": answer.events}
    return {"ok": False, "sound": "", "refusal": None if answer.refusal is None else answer.refusal.to_dict()}
