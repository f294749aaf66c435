"""A bank session for tests, and a host of it without any clock of its own."""

import json
from typing import Any

from cotyphu.editions import load_ultimate
from cotyphu.rules.ultimate.taps import MarkJail, Press, Tap, TapBank, TapDeed, TapEvent
from cotyphu.table.bank_session import BankSession
from cotyphu.table.commands import BankSessionCommand, Bye, HelloUnit, NameCard, TapUnit, Tick
from cotyphu.table.outcome import Entry, Message, Outcome
from cotyphu.table.seats import hash_of_key
from tests.table.tables import START, reply

KEY = "a key"
SECOND = 1000
DEEDS = tuple(deed.space for deed in load_ultimate("ultimate_london").board.deeds)


class BankSessionHost:
    """Hosts one session: keeps its journal, hands commands on, and lets time pass when asked to."""

    def __init__(self, board: str = "ultimate_london", title: str = "", **options: Any) -> None:
        self.now = START
        self.journal: list[Entry] = []
        self.told: list[tuple[str, Message]] = []
        self.count = 0
        self.session, outcome = BankSession.open("e", board, options, title, hash_of_key(KEY), self.now)
        self._keep(outcome)

    def _keep(self, outcome: Outcome) -> Outcome:
        self.journal += outcome.journal
        self.told += outcome.broadcast
        self.last = outcome
        return outcome

    def say(self, command: BankSessionCommand, after: int = 0) -> Outcome:
        self.now += after
        return self._keep(self.session.handle(command, self.now))

    def join(self, device: str = "d", key: str = KEY, after: int = 0) -> Outcome:
        return self.say(HelloUnit(device, f"hello-{device}", key), after)

    def leave(self, device: str = "d") -> Outcome:
        return self.say(Bye(device))

    def send(self, tap: Any, *, device: str = "d", command: str | None = None, after: int = SECOND) -> Message:
        """Tap, and return the reply."""
        self.count += 1
        name = command if command is not None else f"t{self.count}"
        data = tap.to_dict() if isinstance(tap, Tap) else tap
        return reply(self.say(TapUnit(device, name, data), after))

    def tap(self, *taps: Tap | str | int) -> list[Message]:
        """Taps that must be read, a second apart: a button by its name, a bank card by its number."""
        found = []
        for tap in taps:
            what = Press(tap) if isinstance(tap, str) else TapBank(tap) if isinstance(tap, int) else tap
            found.append(self.send(what))
            assert found[-1]["ok"], (what, found[-1])
        return found

    def deed(self, number: int) -> TapDeed:
        """The deed with this printed number."""
        return TapDeed(DEEDS[number - 1])

    def name(self, card: int, name: str, device: str = "d") -> Message:
        self.count += 1
        return reply(self.say(NameCard(device, f"n{self.count}", card, name)))

    def start(self, *cards: int) -> None:
        """Join, tap these bank cards in, and start."""
        self.join()
        self.tap(*cards, "start")

    def wait(self) -> Outcome:
        """Let time pass until the unit changes by itself."""
        at = self.last.wake_at
        assert at is not None, "nothing will happen by itself"
        self.now = max(self.now, at)
        return self.say(Tick())

    def restored(self, entries: list[Entry] | None = None) -> BankSession:
        return BankSession.restore(
            hash_of_key(KEY), json.loads(json.dumps(self.journal if entries is None else entries))
        )

    @property
    def state(self) -> dict[str, Any]:
        return self.session.unit.to_dict()

    @property
    def screen(self) -> str:
        return self.session.unit.screen.name

    @property
    def cash(self) -> list[int]:
        return [player["cash"] for player in self.state["bank"]["players"]]


__all__ = ["DEEDS", "KEY", "BankSessionHost", "MarkJail", "Press", "TapBank", "TapDeed", "TapEvent"]
