"""Opening a store: claimed before it is touched, copied before it is changed, and troubles called by their names."""

import ctypes
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.storage.log import BadStore, Entry, Note, Sheet, StoreFailed
from tablee.storage.sqlite import opening, schema
from tablee.storage.sqlite.log import SqliteLog
from tablee.storage.sqlite.schema import claim
from tablee.storage.sqlite.summing import with_sums
from tablee.storage.stores import in_words

OLD = 4


@pytest.fixture
def older(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of the version before sums, with a table and a match."""
    path = tmp_path / "tablee.db"
    db = sqlite3.connect(path)
    with monkeypatch.context() as past:
        past.setattr(schema, "STEPS", schema.STEPS[:OLD])
        schema.step_up(db, 0)
    db.execute("INSERT INTO matches VALUES (1, 'a')")
    db.execute("INSERT INTO events VALUES (1, -1, 1, 1, 1.0, '{1}', ''), (2, 1, 1, 2, 2.5, '{2}', '0:x')")
    db.execute("INSERT INTO tables VALUES ('a', 1, 'playing', 1.0, 'body')")
    db.execute("INSERT INTO holders VALUES ('bob', 'a'), ('ana', 'a')")
    db.commit()
    db.close()
    return path


def version_in(path: Path) -> int:
    db = sqlite3.connect(path)
    (version,) = db.execute("PRAGMA user_version").fetchone()
    db.close()
    return int(version)


def test_a_house_that_is_open_keeps_its_version_when_a_newer_one_comes(older: Path) -> None:
    held = claim(older)
    with pytest.raises(BadStore, match="Another house"):
        SqliteLog(older)
    assert version_in(older) == OLD
    assert held
    held.close()


async def test_an_older_file_is_copied_before_it_is_changed_and_says_so(older: Path) -> None:
    log = SqliteLog(older)
    (told,) = log.found
    copy = older.with_name("tablee.v4.db")
    assert (told.kind, told.fields) == ("copied", {"old": OLD, "new": len(schema.STEPS), "copy": copy})
    assert (version_in(copy), copy.stat().st_mode & 0o777) == (OLD, 0o600)
    assert await log.read("a") == [Entry(1, 1.0, "{1}"), Entry(2, 2.5, "{2}", "0:x")]
    assert await log.sheet("a") == Sheet("a", 1, "playing", 1.0, ("ana", "bob"), "body")
    await log.append("a", 2, [Entry(3, 3.0, "{3}")])
    await log.close()
    again = SqliteLog(older)
    assert again.found == ()
    assert len(await again.read("a")) == 3
    await again.close()


async def test_so_is_one_that_holds_nothing_but_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tablee.db"
    log = SqliteLog(path)
    await log.write_down(Note("problems", "toy", "ana", 1, 1.0, "{}"))
    await log.close()
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "CREATE TABLE later (x);"))
    log = SqliteLog(path)
    assert [one.kind for one in log.found] == ["copied"]
    await log.close()


async def test_a_copy_never_takes_the_place_of_another(older: Path) -> None:
    older.with_name("tablee.v4.db").write_text("kept from last year")
    await SqliteLog(older).close()
    assert older.with_name("tablee.v4.db").read_text() == "kept from last year"
    assert version_in(older.with_name("tablee.v4-2.db")) == OLD


KILLED = """import os, sys; from pathlib import Path; from tablee.storage.sqlite import copying
copying.synced = lambda path: os._exit(9)
from tablee.storage.sqlite.log import SqliteLog; SqliteLog(Path(sys.argv[1]))"""


async def test_a_copy_has_its_name_only_when_it_is_whole(older: Path) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED, str(older)], timeout=50, check=False)
    assert killed.returncode == 9
    assert version_in(older) == OLD
    assert not older.with_name("tablee.v4.db").exists()
    older.with_name(".tablee.v4.db.new-journal").write_bytes(b"of one that was killed while it wrote")
    await SqliteLog(older).close()
    assert version_in(older.with_name("tablee.v4.db")) == OLD
    assert [one.name for one in older.parent.iterdir() if ".new" in one.name] == []


async def test_an_older_file_with_nothing_in_it_is_not_copied(older: Path) -> None:
    db = sqlite3.connect(older)
    for table in ("events", "tables", "holders", "matches"):
        db.execute(f"DELETE FROM {table}")
    db.commit()
    db.close()
    log = SqliteLog(older)
    assert log.found == ()
    await log.close()
    assert [one.name for one in older.parent.glob("*.v*")] == []


async def test_a_step_that_fails_changes_nothing(older: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(db: sqlite3.Connection) -> None:
        with_sums(db)
        raise sqlite3.OperationalError("no more")

    with monkeypatch.context() as wrong:
        wrong.setattr(schema, "STEPS", (*schema.STEPS[:OLD], failing))
        with pytest.raises(BadStore, match="no more"):
            SqliteLog(older)
    assert version_in(older) == OLD
    await SqliteLog(older).close()


def small(pages: int) -> Callable[..., sqlite3.Connection]:
    """Connections to a file that may not grow beyond so many pages: SQLite calls that a full disk."""
    real = sqlite3.connect

    def connect(*where: object, **how: object) -> sqlite3.Connection:
        db: sqlite3.Connection = real(*where, **how)  # type: ignore[call-overload]  # passed on as they came
        db.execute(f"PRAGMA max_page_count = {pages}")
        return db

    return connect


async def test_a_full_disk_is_called_full_and_nothing_is_lost(older: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = older.read_bytes()
    with monkeypatch.context() as full:
        full.setattr(sqlite3, "connect", small(len(before) // 4096))
        with pytest.raises(BadStore) as caught:
            SqliteLog(older)
    assert caught.value.why == "full"
    assert "nothing is damaged" in str(caught.value)
    assert "backup" not in str(caught.value)
    assert version_in(older) == OLD
    log = SqliteLog(older)
    assert len(await log.read("a")) == 2
    await log.close()


def test_a_disk_with_no_room_for_a_first_write_is_full_before_the_house_says_that_it_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "no_room", lambda folder: folder == tmp_path)
    with pytest.raises(BadStore, match="make room"):
        SqliteLog(tmp_path / "tablee.db")
    assert [one.name for one in tmp_path.iterdir()] == ["tablee.lock"]


OPEN = """import sys; from pathlib import Path
from tablee.storage.sqlite.log import SqliteLog; SqliteLog(Path(sys.argv[1]))"""


def refused(path: Path, surroundings: Callable[[], None]) -> str:
    """Why the store cannot be opened in a process with such surroundings."""
    command = [sys.executable, "-c", OPEN, str(path)]
    ended = subprocess.run(command, capture_output=True, text=True, preexec_fn=surroundings, timeout=50, check=False)
    assert ended.returncode == 1
    return ended.stderr.splitlines()[-1]


def no_file_may_grow() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))


def even_root_keeps_to_modes() -> None:
    """Give up the right to write everywhere (CAP_DAC_OVERRIDE), for this process and what it becomes."""
    if os.geteuid() == 0:
        drop_from_bounding_set, override = 24, 1
        assert ctypes.CDLL(None).prctl(drop_from_bounding_set, override, 0, 0, 0) == 0


def test_a_disk_that_cannot_be_written_is_not_called_damaged(older: Path) -> None:
    said = refused(older, no_file_may_grow)
    assert "The disk of" in said
    assert "damaged" not in said
    assert version_in(older) == OLD


def test_a_folder_that_may_only_be_read_is_named(older: Path) -> None:
    older.parent.chmod(0o555)
    said = refused(older, even_root_keeps_to_modes)
    older.parent.chmod(0o755)
    assert "cannot be written" in said
    assert "Permission denied" in said


def test_a_file_that_may_only_be_read_is_named(older: Path) -> None:
    older.chmod(0o444)
    assert "cannot be written" in refused(older, even_root_keeps_to_modes)


async def test_a_file_that_another_program_holds_is_called_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tablee.db"
    await SqliteLog(path).close()
    real = sqlite3.connect
    other = real(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(sqlite3, "connect", lambda *where, **how: real(*where, **{**how, "timeout": 0}))
    with pytest.raises(BadStore) as caught:
        SqliteLog(path)
    assert caught.value.why == "busy"
    other.close()


async def test_a_house_that_could_not_open_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    path.write_text("Chère Camille, " * 500)
    with pytest.raises(BadStore):
        SqliteLog(path)
    path.unlink()
    await SqliteLog(path).close()


@pytest.mark.parametrize("why", ["full", "gone"])
@pytest.mark.parametrize("store", ["postgresql://ana:secret@one,two/house", Path("/house/tablee.db")])
def test_a_store_that_then_does_not_work_is_told_of_in_its_own_words(store: str | Path, why: str) -> None:
    said = in_words(StoreFailed("it is away", why), store).said("en")
    assert ("it is away" in said) is (why == "gone")
    assert "secret" not in said
    assert ("postgresql://one,two/house" if isinstance(store, str) else "/house/tablee.db") in said
