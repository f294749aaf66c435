"""All tables and bank sessions of this process: they are made here, and loaded from the store when somebody asks for them."""

import asyncio
import secrets
from collections import OrderedDict
from typing import Any, Final

from cotyphu.rules.options import BadOption
from cotyphu.rules.values import Malformed, read_str
from cotyphu.server.hosting import HostedTable, HostedTables, now_ms
from cotyphu.server.store import Store, StoreError
from cotyphu.server.wire import BadRequest, NewTable, read_seats
from cotyphu.server.wire_bank_session import NewBankSession
from cotyphu.table.bank_session import BankSession
from cotyphu.table.bot_seats import MakeBot
from cotyphu.table.dice import SEED_BYTES, commitment_of
from cotyphu.table.journal import journal_file
from cotyphu.table.outcome import Entry
from cotyphu.table.seats import SEAT_KINDS, Secrets, hash_of_key
from cotyphu.table.table import Table

_PROMISED: Final = 1000
"""How many dice seeds may wait for their table."""
_ID_BYTES: Final = 9
_KEY_BYTES: Final = 18


class Registry:
    """Finds and makes the hosted `tables` and `bank_sessions`. `close` when done."""

    def __init__(self, store: Store, make_bot: MakeBot) -> None:
        self.tables: HostedTables[Table] = HostedTables(store, self._load_table)
        self.bank_sessions: HostedTables[BankSession] = HostedTables(store, self._load_bank_session)
        self._store = store
        self._make_bot = make_bot
        self._promised: OrderedDict[str, bytes] = OrderedDict()

    def promise_dice(self) -> str:
        """Make a seed for a table to come and return its commitment, so that a player can add entropy knowing it."""
        seed = secrets.token_bytes(SEED_BYTES)
        commitment = commitment_of(seed)
        self._promised[commitment] = seed
        if len(self._promised) > _PROMISED:
            self._promised.popitem(last=False)
        return commitment

    async def create_table(self, new: NewTable) -> tuple[str, list[str | None]]:
        """A new table: its id and each seat's secret (None for bots). Raises `BadRequest`."""
        seats = read_seats(new.seats, SEAT_KINDS)
        seed = self._seed(new.commitment)
        table_id = secrets.token_urlsafe(_ID_BYTES)
        keys = [None if seat.is_bot else secrets.token_urlsafe(_KEY_BYTES) for seat in seats]
        stored_secrets = Secrets.of(seed, tuple(keys))
        now = now_ms()
        try:
            table, outcome = Table.open(
                table_id,
                new.board,
                new.options,
                seats,
                stored_secrets,
                self._make_bot,
                now,
                pace=new.pace,
                entropy=new.entropy,
            )
        except (BadOption, Malformed) as error:
            raise BadRequest(400, "request/option", str(error)) from None
        await asyncio.wrap_future(self._store.create(table_id, now, stored_secrets.to_dict(), outcome.journal))
        self.tables.open(table)
        return table_id, keys

    async def create_bank_session(self, new: NewBankSession) -> tuple[str, str]:
        """A new session: its id and its secret. Raises `BadRequest`."""
        session_id = secrets.token_urlsafe(_ID_BYTES)
        key = secrets.token_urlsafe(_KEY_BYTES)
        key_hash = hash_of_key(key)
        now = now_ms()
        try:
            session, outcome = BankSession.open(session_id, new.board, new.options, new.title, key_hash, now)
        except BadOption as error:
            raise BadRequest(400, "request/option", str(error)) from None
        await asyncio.wrap_future(self._store.create(session_id, now, {"key_hash": key_hash}, outcome.journal))
        self.bank_sessions.open(session)
        return session_id, key

    def _load_table(self, table_id: str) -> Table | None:
        try:
            found = self._store.load(table_id)
            if found is None or _is_bank_session(found[0]):
                return None
            stored_secrets, entries = found
            return Table.restore(Secrets.from_dict(stored_secrets), entries, self._make_bot, now_ms())
        except (StoreError, ValueError) as error:  # WrongJournal, or secrets that are none
            raise BadRequest(500, "table/unreadable", f"table {table_id} cannot be read: {error}") from None

    def _load_bank_session(self, session_id: str) -> BankSession | None:
        try:
            found = self._store.load(session_id)
            if found is None or not _is_bank_session(found[0]):
                return None
            stored_secrets, entries = found
            return BankSession.restore(read_str(stored_secrets.get("key_hash"), "key_hash"), entries)
        except (StoreError, ValueError) as error:
            raise BadRequest(500, "table/unreadable", f"session {session_id} cannot be read: {error}") from None

    async def log(self, hosted: HostedTable[Table], before: int, limit: int) -> list[dict[str, Any]]:
        """Up to `limit` entries with events older than version `before`, newest last."""
        found: list[dict[str, Any]] = []
        while len(found) < limit:
            page: list[Entry] = await asyncio.to_thread(self._store.page, hosted.table.id, before, limit)
            found[:0] = [{"seq": e["seq"], "events": e["events"]} for e in page if e["events"]]
            if len(page) < limit:
                break
            before = page[0]["seq"]
        return found[-limit:]

    async def journal(self, hosted: HostedTable[Table]) -> dict[str, Any]:
        """The whole journal as `cotyphu verify` takes it, with the seed if the game is over."""
        seed = hosted.table.shown_seed
        found = await asyncio.to_thread(self._store.load, hosted.table.id)
        return journal_file(hosted.table.id, seed, found[1] if found is not None else [])

    async def close(self) -> None:
        """Finish what is in hand, and stop. The store stays open."""
        await self.tables.close()
        await self.bank_sessions.close()

    def _seed(self, commitment: str | None) -> bytes:
        if commitment is None:
            return secrets.token_bytes(SEED_BYTES)
        seed = self._promised.pop(commitment, None)
        if seed is None:
            raise BadRequest(409, "request/dice", "commitment: these dice were not promised, or too long ago")
        return seed


def _is_bank_session(stored_secrets: dict[str, Any]) -> bool:
    """Whether these are the secrets of a bank session: it has no dice."""
    return "seed" not in stored_secrets
