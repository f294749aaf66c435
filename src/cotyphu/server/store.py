"""Where tables are kept: one SQLite file with a journal whose key (table, seq) no two writers can both take.

All writing is done by one thread, which commits together whatever has gathered meanwhile, so that many tables share one
sync to disk. What `create` and `append` have acknowledged is on the disk.
"""

import json
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DatabaseError, IntegrityError

from cotyphu.table.outcome import Entry

VERSION: Final = 1
"""The form of the database, kept in its `user_version`."""
_MOST_AT_ONCE: Final = 1000

_T = TypeVar("_T")

_META: Final = sa.MetaData()
_TABLES: Final = sa.Table(
    "tables",
    _META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("opened_at", sa.Integer, nullable=False),  # ms since 1970
    sa.Column("secrets", sa.Text, nullable=False),  # JSON of table.seats.Secrets
)
_JOURNAL: Final = sa.Table(
    "journal",
    _META,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),  # JSON of table.journal's entry
    sqlite_with_rowid=False,
)


class StoreError(Exception):
    """The database cannot be used; the message is one line."""


class Conflict(StoreError):
    """Somebody else has written this entry already: the table went on in another place."""


@dataclass
class _Job:
    rows: list[tuple[sa.Table, list[dict[str, Any]]]]
    done: "Future[None]"


class Store:
    """The store in the file `path`, made if it is not there. Raises `StoreError` if it is damaged or too new.

    May be called from any thread. `close` writes what is left.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"cannot make the folder {path.parent}: {error.strerror}") from None
        self._engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)))
        event.listen(self._engine, "connect", _set_up)
        try:
            self._read(self._prepare)
        except StoreError:
            self._engine.dispose()
            raise
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._writer = threading.Thread(target=self._write_all, name="cotyphu-store", daemon=True)
        self._writer.start()

    def _prepare(self, connection: sa.Connection) -> None:
        version = connection.execute(sa.text("PRAGMA user_version")).scalar_one()
        if version > VERSION:
            raise StoreError(
                f"{self._path} was written by a newer cotyphu (form {version}, this one knows {VERSION}): update cotyphu"
            )
        found = connection.execute(sa.text("PRAGMA quick_check(1)")).scalar_one()
        if found != "ok":
            what = " ".join(found.split())
            raise StoreError(f"{self._path} is damaged ({what}): move it away or bring back a copy")
        if version == 0:
            if sa.inspect(connection).get_table_names():
                raise StoreError(f"{self._path} is a database of another program: choose another folder")
            _META.create_all(connection)
            connection.execute(sa.text(f"PRAGMA user_version = {VERSION}"))
        connection.commit()

    def create(self, table_id: str, opened_at: int, secrets: dict[str, Any], entries: list[Entry]) -> "Future[None]":
        """Keep a new table with its first entries; the future is done when they are on the disk."""
        row = {"id": table_id, "opened_at": opened_at, "secrets": json.dumps(secrets)}
        return self._put([(_TABLES, [row]), (_JOURNAL, _rows(table_id, entries))])

    def append(self, table_id: str, entries: list[Entry]) -> "Future[None]":
        """Keep more entries of a table; the future fails with `Conflict` if one of them is there already."""
        return self._put([(_JOURNAL, _rows(table_id, entries))])

    def load(self, table_id: str) -> tuple[dict[str, Any], list[Entry]] | None:
        """The secrets and all entries of a table in order, or None if there is no such table."""

        def read(connection: sa.Connection) -> tuple[dict[str, Any], list[Entry]] | None:
            secrets = connection.execute(sa.select(_TABLES.c.secrets).where(_TABLES.c.id == table_id)).scalar()
            if secrets is None:
                return None
            rows = connection.execute(
                sa.select(_JOURNAL.c.seq, _JOURNAL.c.entry)
                .where(_JOURNAL.c.table_id == table_id)
                .order_by(_JOURNAL.c.seq)
            )
            return self._parse(secrets, f"secrets of table {table_id}"), [
                self._parse(text, f"entry {seq} of table {table_id}") for seq, text in rows
            ]

        return self._read(read)

    def page(self, table_id: str, before: int, limit: int) -> list[Entry]:
        """Up to `limit` entries with a seq below `before`, the newest of them, in order."""

        def read(connection: sa.Connection) -> list[Entry]:
            rows = connection.execute(
                sa.select(_JOURNAL.c.seq, _JOURNAL.c.entry)
                .where(_JOURNAL.c.table_id == table_id, _JOURNAL.c.seq < before)
                .order_by(_JOURNAL.c.seq.desc())
                .limit(limit)
            ).all()
            return [self._parse(text, f"entry {seq} of table {table_id}") for seq, text in reversed(rows)]

        return self._read(read)

    def close(self) -> None:
        """Write what is left and let go of the file."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._writer.join()
            self._engine.dispose()

    def _read(self, work: Callable[[sa.Connection], _T]) -> _T:
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except DatabaseError as error:
            raise self._wrong(error) from None
        except sqlite3.DatabaseError as error:  # raised while connecting
            raise StoreError(f"cannot use the database {self._path}: {error}") from None

    def _parse(self, text: str, what: str) -> dict[str, Any]:
        try:
            found = json.loads(text)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise StoreError(f"{self._path} is damaged: {what} cannot be read")
        return found

    def _wrong(self, error: DatabaseError) -> StoreError:
        return StoreError(f"cannot use the database {self._path}: {str(error.orig).splitlines()[0]}")

    def _put(self, rows: list[tuple[sa.Table, list[dict[str, Any]]]]) -> "Future[None]":
        done: Future[None] = Future()
        if self._closed:
            done.set_exception(StoreError("the store is closed"))
        else:
            self._jobs.put(_Job(rows, done))
        return done

    def _write_all(self) -> None:
        while True:
            job = self._jobs.get()
            batch: list[_Job] = []
            while job is not None:
                batch.append(job)
                if len(batch) >= _MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            self._write(batch)
            if job is None:
                return

    def _write(self, batch: list[_Job]) -> None:
        """Write a batch in one transaction; if one of it cannot be written, each by itself, so that only that one fails."""
        if not batch:
            return
        try:
            with self._engine.begin() as connection:
                for job in batch:
                    for table, rows in job.rows:
                        connection.execute(table.insert(), rows)
        except IntegrityError as error:
            if len(batch) > 1:
                for job in batch:
                    self._write([job])
            else:
                batch[0].done.set_exception(Conflict(f"written elsewhere already: {error.orig}"))
        except DatabaseError as error:
            for job in batch:
                job.done.set_exception(self._wrong(error))
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it; the thread has to go on
            for job in batch:
                job.done.set_exception(error)
        else:
            for job in batch:
                job.done.set_result(None)


def _rows(table_id: str, entries: list[Entry]) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "seq": e["seq"], "entry": json.dumps(e, ensure_ascii=False, separators=(",", ":"))}
        for e in entries
    ]


def _set_up(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    # WAL lets readers read while the writer syncs; FULL makes a commit survive a loss of power.
    for pragma in ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
