"""All tables of this process: they are made here, and loaded from the store when somebody asks for them."""

import asyncio
import secrets
from collections import OrderedDict
from typing import Any, Final

from cotyphu.rules.options import BadOption
from cotyphu.rules.values import Malformed
from cotyphu.server.room import Room, now_ms
from cotyphu.server.store import Store, StoreError
from cotyphu.server.wire import BadRequest, NewTable, read_seats
from cotyphu.table.dice import SEED_BYTES, commitment_of
from cotyphu.table.journal import journal_file
from cotyphu.table.outcome import Entry
from cotyphu.table.players import MakeBot
from cotyphu.table.replay import WrongJournal
from cotyphu.table.seats import SEAT_KINDS, Secrets
from cotyphu.table.table import Table

_PROMISED: Final = 1000
"""How many dice seeds may wait for their table."""


class Hall:
    """Finds and makes rooms. `close` when done."""

    def __init__(self, store: Store, make_bot: MakeBot) -> None:
        self._store = store
        self._make_bot = make_bot
        self._rooms: dict[str, Room] = {}
        self._promised: OrderedDict[str, bytes] = OrderedDict()

    def promise_dice(self) -> str:
        """Make a seed for a table to come and return its commitment, so that a player can add entropy knowing it."""
        seed = secrets.token_bytes(SEED_BYTES)
        commitment = commitment_of(seed)
        self._promised[commitment] = seed
        if len(self._promised) > _PROMISED:
            self._promised.popitem(last=False)
        return commitment

    async def create(self, asked: NewTable) -> tuple[str, list[str | None]]:
        """A new table: its id and each seat's secret (None for bots). Raises `BadRequest`."""
        seats = read_seats(asked.seats, SEAT_KINDS)
        seed = self._seed(asked.commitment)
        table_id = secrets.token_urlsafe(9)
        keys = [None if seat.is_bot else secrets.token_urlsafe(18) for seat in seats]
        hidden = Secrets.of(seed, tuple(keys))
        now = now_ms()
        try:
            table, outcome = Table.open(
                table_id,
                asked.board,
                asked.options,
                seats,
                hidden,
                self._make_bot,
                now,
                pace=asked.pace,
                entropy=asked.entropy,
            )
        except (BadOption, Malformed) as error:
            raise BadRequest(400, "request/option", str(error)) from None
        await asyncio.wrap_future(self._store.create(table_id, now, hidden.to_dict(), outcome.journal))
        self._rooms[table_id] = Room(table, self._store, self._forget)
        return table_id, keys

    async def find(self, table_id: str) -> Room | None:
        """The room of this table, loaded if need be; None if there is no such table. Raises `BadRequest`."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        table = await asyncio.to_thread(self._load, table_id)
        if table is None:
            return None
        # Somebody else may have loaded it meanwhile.
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = Room(table, self._store, self._forget)
        return room

    def _load(self, table_id: str) -> Table | None:
        try:
            found = self._store.load(table_id)
            if found is None:
                return None
            hidden, entries = found
            return Table.restore(Secrets.from_dict(hidden), entries, self._make_bot, now_ms())
        except (StoreError, WrongJournal) as error:
            raise BadRequest(500, "table/unreadable", f"table {table_id} cannot be read: {error}") from None

    async def log(self, room: Room, before: int, limit: int) -> list[dict[str, Any]]:
        """Up to `limit` entries with events older than version `before`, newest last."""
        found: list[dict[str, Any]] = []
        while len(found) < limit:
            page: list[Entry] = await asyncio.to_thread(self._store.page, room.table.id, before, limit)
            found[:0] = [{"seq": e["seq"], "events": e["events"]} for e in page if e["events"]]
            if len(page) < limit:
                break
            before = page[0]["seq"]
        return found[-limit:]

    async def journal(self, room: Room) -> dict[str, Any]:
        """The whole journal as `cotyphu verify` takes it, with the seed if the game is over."""
        seed = room.table.shown_seed
        found = await asyncio.to_thread(self._store.load, room.table.id)
        return journal_file(room.table.id, seed, found[1] if found is not None else [])

    async def close(self) -> None:
        """Finish what is in hand, and stop. The store stays open."""
        for room in list(self._rooms.values()):
            await room.close()

    def _seed(self, commitment: str | None) -> bytes:
        if commitment is None:
            return secrets.token_bytes(SEED_BYTES)
        seed = self._promised.pop(commitment, None)
        if seed is None:
            raise BadRequest(409, "request/dice", "commitment: these dice were not promised, or too long ago")
        return seed

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
