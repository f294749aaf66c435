"""BankSessions at the bank unit that were played before a browser opens them, put where the server finds them."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cotyphu.rules.ultimate.taps import Press, Tap, TapBank, TapDeed
from cotyphu.server.store import Store
from cotyphu.table.bank_session import BankSession
from cotyphu.table.commands import HelloUnit, NameCard, TapUnit
from cotyphu.table.outcome import Entry
from cotyphu.table.seats import hash_of_key

NAMES: Final = ("An", "Bình", "Chi", "Dũng")
_START: Final = 1_796_000_000_000  # ms since 1970: some session
_APART: Final = 2_000  # ms from tap to tap


class Kept(NamedTuple):
    """A bank session that waits in the store: its id, and the secret of those who may tap."""

    id: str
    key: str

    @property
    def path(self) -> str:
        """Where a page opens it for the first time."""
        return f"/u/{self.id}#k={self.key}"


class Played:
    """A bank session of which some was tapped already; `cards` play, seat by seat, each with the name at its place in `names`."""

    def __init__(
        self,
        cards: Sequence[int] = (0, 1),
        *,
        board: str = "ultimate_london",
        names: Sequence[str] = NAMES,
        **options: Any,
    ) -> None:
        self._taps: list[tuple[Tap, int]] = []
        self.tap(*map(TapBank, cards), Press("start"))
        self._names = names
        self._cards = cards
        self._board = board
        self._options = options

    def tap(self, *taps: Tap, after: int = _APART) -> "Played":
        """What is tapped next, each `after` so many ms; each must be read."""
        self._taps += [(tap, after) for tap in taps]
        return self

    def buy(self, card: int, *spaces: int) -> "Played":
        """The deeds of these spaces are bought with a bank card, which also raises what it owns and pays what others own."""
        for space in spaces:
            self.tap(TapDeed(space), TapBank(card))
        return self

    def write(self, store: Store, name: str) -> Kept:
        """Keep the session under the id `name`; the server finds it when a page asks for it."""
        kept = Kept(name, f"key-{name}")
        now = _START
        session, outcome = BankSession.open(name, self._board, self._options, "", hash_of_key(kept.key), now)
        journal: list[Entry] = outcome.journal
        session.handle(HelloUnit("phone", "hello", kept.key), now)
        for seat, card in enumerate(self._cards):
            journal += session.handle(NameCard("phone", f"name-{card}", card, self._names[seat]), now).journal
        for number, (tap, after) in enumerate(self._taps):
            now += after
            done = session.handle(TapUnit("phone", f"tap-{number}", tap.to_dict()), now)
            assert done.journal, f"tap {number}, {tap}, was not read: {done.replies}"
            journal += done.journal
        store.create(name, _START, {"key_hash": hash_of_key(kept.key)}, journal).result()
        return kept
