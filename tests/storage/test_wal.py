"""The write-ahead log that a crash leaves: what is lost of it is told and kept, and no kill is taken for damage."""

import shutil
import sqlite3
from pathlib import Path
from struct import unpack_from

import pytest

from tablee.storage.log import Entry, Sheet
from tablee.storage.sqlite.log import SqliteLog
from tablee.storage.sqlite.wal import FRAME, HEADER, lost_commits
from tests.storage.test_sums import found_in

PAGE = 4096
STEP = FRAME + PAGE
MOVES = 30


async def crashed(folder: Path) -> Path:
    """The files as a house leaves them that ended in the middle of play."""
    alive, dead = folder / "alive", folder / "dead"
    log = SqliteLog(alive / "tablee.db")
    await log.put(Sheet("m", 1, "playing", 1.0, (), ""))
    for seq in range(1, MOVES + 1):
        await log.append("m", seq - 1, [Entry(seq, float(seq), "x" * 200)])
    dead.mkdir()
    for name in ("tablee.db", "tablee.db-wal"):
        shutil.copy(alive / name, dead)
    await log.close()
    return dead / "tablee.db"


def log_beside(path: Path) -> Path:
    return path.with_name("tablee.db-wal")


def commits_in(wal: bytes | bytearray) -> list[int]:
    """Where the frames stand that end a commit."""
    return [start for start in range(HEADER, len(wal), STEP) if unpack_from(">I", wal, start + 4)[0]]


async def test_a_whole_log_loses_nothing_and_says_nothing(tmp_path: Path) -> None:
    path = await crashed(tmp_path)
    log = SqliteLog(path)
    assert log.found == ()
    assert len(await log.read("m")) == MOVES
    await log.close()


async def test_a_log_that_ends_anywhere_is_what_a_kill_leaves(tmp_path: Path) -> None:
    wal = log_beside(await crashed(tmp_path)).read_bytes()
    assert {lost_commits(wal[:end]) for end in range(0, len(wal) + 1, 509)} == {0}


@pytest.mark.parametrize("where", [FRAME + 100, 0, 16], ids=["page", "page number", "sum"])
async def test_commits_behind_a_flipped_bit_are_told_and_the_log_is_kept(tmp_path: Path, where: int) -> None:
    path = await crashed(tmp_path)
    wal = bytearray(log_beside(path).read_bytes())
    tenth = commits_in(wal)[-10]
    wal[tenth + where] ^= 4
    log_beside(path).write_bytes(wal)
    assert [kind for kind, _ in found_in(path)] == ["log_damaged"]
    log = SqliteLog(path)
    (told,) = log.found
    copy = path.with_name("tablee.damaged.db-wal")
    assert (told.kind, told.fields["copy"]) == ("log_damaged", copy)
    assert 9 <= told.fields["count"] <= 10  # a flipped sum makes two frames unreadable, one of them a commit here
    assert (copy.read_bytes(), copy.stat().st_mode & 0o777) == (bytes(wal), 0o600)
    assert len(await log.read("m")) == MOVES - 10
    await log.append("m", MOVES - 10, [Entry(MOVES - 9, 99.0, "on we go")])
    await log.close()
    again = SqliteLog(path)
    assert again.found == ()
    await again.close()


@pytest.mark.parametrize("where", [0, 8, 17, 30], ids=["magic", "page size", "salt", "sum"])
async def test_a_log_without_its_header_is_told_and_kept(tmp_path: Path, where: int) -> None:
    path = await crashed(tmp_path)
    wal = bytearray(log_beside(path).read_bytes())
    wal[where] ^= 4
    log_beside(path).write_bytes(wal)
    log = SqliteLog(path)
    (told,) = log.found
    assert told.fields["count"] >= MOVES
    assert path.with_name("tablee.damaged.db-wal").read_bytes() == bytes(wal)
    await log.close()


async def test_a_flipped_bit_in_the_last_commit_is_told(tmp_path: Path) -> None:
    path = await crashed(tmp_path)
    wal = bytearray(log_beside(path).read_bytes())
    wal[commits_in(wal)[-1] + FRAME + 9] ^= 4
    assert lost_commits(bytes(wal)) == 1


async def test_a_log_that_is_gone_after_a_crash_is_told(tmp_path: Path) -> None:
    path = await crashed(tmp_path)
    log_beside(path).unlink()
    assert ("log_lost", {"file": log_beside(path)}) in found_in(path)
    log = SqliteLog(path)
    assert [one.kind for one in log.found] == ["log_lost"]
    await log.close()
    again = SqliteLog(path)
    assert again.found == ()
    await again.close()


def test_frames_of_a_torn_commit_under_a_later_one_are_no_damage(tmp_path: Path) -> None:
    """A kill in a long commit, a new house, a short commit, a kill: the rest of the long one still stands behind it."""
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    db = sqlite3.connect(first, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("CREATE TABLE t (x)")
    db.execute("BEGIN")
    db.executemany("INSERT INTO t VALUES (randomblob(?))", [(3000,)] * 40)
    db.execute("COMMIT")
    wal = Path(f"{first}-wal").read_bytes()
    shutil.copy(first, second)
    Path(f"{second}-wal").write_bytes(wal[: -2 * STEP])
    db.close()
    db = sqlite3.connect(second, isolation_level=None)
    assert db.execute("SELECT count(*) FROM t").fetchone() == (0,)
    db.execute("INSERT INTO t VALUES (1)")
    later = Path(f"{second}-wal").read_bytes()
    assert later[-STEP:] == wal[-3 * STEP : -2 * STEP], "the long commit was meant to stand behind the short one"
    assert lost_commits(later) == 0
    db.execute("PRAGMA wal_checkpoint(RESTART)")
    db.execute("INSERT INTO t VALUES (2)")
    assert lost_commits(Path(f"{second}-wal").read_bytes()) == 0
    db.close()
