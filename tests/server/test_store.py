"""The store: what it has acknowledged is there, nothing is written twice, and a wrong file is told in one line."""

import sqlite3
import threading
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from cotyphu.server.store import VERSION, Conflict, Store, StoreError


def entry(seq: int, **more: Any) -> dict[str, Any]:
    return {"seq": seq, "events": [], **more}


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    store = Store(tmp_path / "new" / "t.sqlite3")
    store.create("a", 5, {"seed": "00"}, [entry(0, name="Đông Hồ")]).result()
    store.append("a", [entry(1), entry(2)]).result()
    store.close()
    store = Store(tmp_path / "new" / "t.sqlite3")
    assert store.load("a") == ({"seed": "00"}, [entry(0, name="Đông Hồ"), entry(1), entry(2)])
    assert store.load("b") is None
    assert [e["seq"] for e in store.page("a", 2, 10)] == [0, 1]
    assert [e["seq"] for e in store.page("a", 99, 2)] == [1, 2]
    assert store.page("b", 9, 9) == []
    store.close()
    store.close()


def test_the_file_lies_where_it_was_said_whatever_its_folder_is_called(tmp_path: Path) -> None:
    path = tmp_path / "is it? 100%25 #1" / "t.sqlite3"
    Store(path).close()
    assert path.is_file()
    assert [found.name for found in tmp_path.iterdir()] == [path.parent.name]


def test_an_entry_is_written_once_and_others_of_the_batch_are_not_lost(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.sqlite3")
    store.create("a", 1, {}, [entry(0)]).result()
    store.create("b", 1, {}, [entry(0)]).result()
    results: list[Future[None]] = []
    for seq in range(1, 60):
        results.append(store.append("a", [entry(seq)]))
        results.append(store.append("a", [entry(seq)]))
        results.append(store.append("b", [entry(seq)]))
    failed = [future.exception() for future in results]
    assert sum(isinstance(error, Conflict) for error in failed) == 59
    assert [e["seq"] for e in store.load("a")[1]] == list(range(60))  # type: ignore[index]
    assert [e["seq"] for e in store.load("b")[1]] == list(range(60))  # type: ignore[index]
    assert isinstance(store.append("nobody", [entry(0)]).exception(), Conflict)
    store.close()


def test_many_threads_write_at_once(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.sqlite3")

    def play(name: str) -> None:
        store.create(name, 1, {}, [entry(0)]).result()
        for seq in range(1, 50):
            store.append(name, [entry(seq)]).result()

    threads = [threading.Thread(target=play, args=(f"t{i}",)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(len(store.load(f"t{i}")[1]) == 50 for i in range(8))  # type: ignore[index]
    store.close()


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.sqlite3")
    store.close()
    with pytest.raises(StoreError, match="closed"):
        store.append("a", [entry(0)]).result()


def wrong(path: Path) -> str:
    with pytest.raises(StoreError) as told:
        Store(path)
    assert "\n" not in str(told.value)
    return str(told.value)


def test_wrong_files_are_told_in_one_line(tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite3"
    text.write_text("not a database, " * 100)
    assert wrong(text) == f"cannot use the database {text}: file is not a database"

    newer = tmp_path / "newer.sqlite3"
    with sqlite3.connect(newer) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()
    assert "was written by a newer cotyphu (form 2, this one knows 1)" in wrong(newer)

    other = tmp_path / "other.sqlite3"
    with sqlite3.connect(other) as database:
        database.execute("CREATE TABLE songs (name TEXT)")
    database.close()
    assert "is a database of another program" in wrong(other)

    folder = tmp_path / "folder.sqlite3"
    folder.mkdir()
    assert wrong(folder).startswith(f"cannot use the database {folder}: ")

    (tmp_path / "file").write_text("")
    assert wrong(tmp_path / "file" / "t.sqlite3").startswith("cannot make the folder")


def test_a_file_with_damaged_pages_is_told(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    store = Store(path)
    store.create("a", 1, {}, [entry(i, text="x" * 500) for i in range(200)]).result()
    store.close()
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    damaged = bytearray(path.read_bytes())
    damaged[20_000:60_000] = b"\x5a" * 40_000
    path.write_bytes(damaged)
    assert "damaged" in wrong(path) or "malformed" in wrong(path)


@pytest.mark.parametrize("text", ["{", "5", "[]"])
def test_a_damaged_entry_is_told(tmp_path: Path, text: str) -> None:
    store = Store(tmp_path / "t.sqlite3")
    store.create("a", 1, {}, [entry(0), entry(1)]).result()
    with sqlite3.connect(tmp_path / "t.sqlite3") as database:
        database.execute("UPDATE journal SET entry = ? WHERE seq = 1", (text,))
    database.close()
    with pytest.raises(StoreError, match="entry 1 of table a cannot be read"):
        store.load("a")
    store.close()


def test_a_disk_that_fails_is_told_to_whoever_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "t.sqlite3")
    with sqlite3.connect(tmp_path / "t.sqlite3") as database:
        database.execute("DROP TABLE journal")
    database.close()
    with pytest.raises(StoreError, match="no such table: journal"):
        store.create("a", 1, {}, [entry(0)]).result()
    with pytest.raises(StoreError, match="no such table: journal"):
        store.load("a") or store.page("a", 1, 1)
    store.close()
