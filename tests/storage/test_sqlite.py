"""The SQLite file itself: durable before anybody is told, and clear about files it cannot use."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tablee.storage import sums
from tablee.storage.log import BadStore, Conflict, Entry, StoreFailed
from tablee.storage.sqlite import opening, schema, writer
from tablee.storage.sqlite.ends import Known
from tablee.storage.sqlite.log import SqliteLog


async def test_what_was_appended_is_in_the_file_when_the_asker_is_told(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "tablee.db")
    await log.append("m", 0, [Entry(1, 1.0, "{}")])
    with sqlite3.connect(tmp_path / "tablee.db") as other:
        assert other.execute("SELECT id, seq FROM events JOIN matches ON number = match").fetchall() == [("m", 1)]
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()
    await log.close()


async def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    opening.prepare(tmp_path / "tablee.db")
    db = schema.connect(tmp_path / "tablee.db")
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    db.close()


async def test_many_appends_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    real = writer._commit

    def counted(db: sqlite3.Connection, batch: list[writer.Job], known: Known) -> writer.Outcomes:
        commits.append(len(batch))
        return real(db, batch, known)

    monkeypatch.setattr(writer, "_commit", counted)
    log = SqliteLog(tmp_path / "tablee.db")
    await asyncio.gather(*(log.append(f"m{number}", 0, [Entry(1, 1.0, "{}")]) for number in range(200)))
    assert sum(commits) == 200
    assert len(commits) < 100
    await log.close()


async def test_a_busy_loop_stands_still_for_a_commit_until_it_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stood_still: list[float] = []
    often_enough = Event()
    commit = writer._commit

    def stand_still(seconds: float) -> None:
        stood_still.append(seconds)
        if len(stood_still) == 3:
            often_enough.set()

    def slow(db: sqlite3.Connection, batch: list[writer.Job], known: Known) -> writer.Outcomes:
        assert often_enough.wait(30)
        return commit(db, batch, known)

    monkeypatch.setattr(writer, "sleep", stand_still)
    monkeypatch.setattr(writer, "_commit", slow)
    log = SqliteLog(tmp_path / "tablee.db")
    await log.append("m", 0, [Entry(1, 1.0, "{}")])
    done = len(stood_still)
    await asyncio.sleep(writer.A_WHILE * 5)
    assert 3 <= done == len(stood_still)
    await log.close()


async def test_closing_writes_what_was_submitted(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "tablee.db")
    writing = [asyncio.ensure_future(log.append(f"m{number}", 0, [Entry(1, 1.0, "{}")])) for number in range(50)]
    await asyncio.sleep(0)
    await log.close()
    await asyncio.gather(*writing)
    log = SqliteLog(tmp_path / "tablee.db")
    assert [len(await log.read(f"m{number}")) for number in range(50)] == [1] * 50
    await log.close()


async def test_a_full_disk_is_told_and_survived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def small(path: Path) -> sqlite3.Connection:
        db = schema.connect(path)
        db.execute("PRAGMA max_page_count = 30")
        return db

    monkeypatch.setattr(writer, "connect", small)
    log = SqliteLog(tmp_path / "tablee.db")
    await log.append("m", 0, [Entry(1, 1.0, "{}")])
    with pytest.raises(StoreFailed, match="full"):
        await log.append("m", 1, [Entry(2, 1.0, "x" * 500_000)])
    await log.append("m", 1, [Entry(2, 1.0, "{}")])
    assert len(await log.read("m")) == 2
    await log.close()


async def test_two_houses_may_not_open_one_file(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "tablee.db")
    with pytest.raises(BadStore, match="Another house"):
        SqliteLog(tmp_path / "tablee.db")
    await log.close()
    await SqliteLog(tmp_path / "tablee.db").close()


def test_a_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "tablee.db")
    db.execute("CREATE TABLE recipes (cake TEXT)")
    db.commit()
    db.close()
    with pytest.raises(BadStore, match="another program"):
        opening.prepare(tmp_path / "tablee.db")


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "tablee.db").write_text("Chère Camille, " * 500)
    with pytest.raises(BadStore, match=r"tablee\.db is damaged or no SQLite file"):
        opening.prepare(tmp_path / "tablee.db")


async def test_a_damaged_file_is_noticed_before_play(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    log = SqliteLog(path)
    await asyncio.gather(*(log.append(f"m{number}", 0, [Entry(1, 1.0, "x" * 300)]) for number in range(300)))
    await log.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + b"\xff" * 40_000 + whole[48_192:])
    with pytest.raises(BadStore, match="damaged"):
        opening.prepare(path)


def test_a_newer_file_asks_for_a_newer_house(tmp_path: Path) -> None:
    path = tmp_path / "tablee.db"
    opening.prepare(path)
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {len(schema.STEPS) + 1}")
    db.close()
    with pytest.raises(BadStore, match="newer"):
        opening.prepare(path)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadStore, match="--data"):
        opening.prepare(tmp_path / "file" / "tablee.db")


async def test_an_older_file_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tablee.db"
    log = SqliteLog(path)
    await log.append("m", 0, [Entry(1, 1.0, "{}")])
    await log.close()
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "CREATE TABLE later (what TEXT);"))
    log = SqliteLog(path)
    (told,) = log.found
    assert (told.kind, told.fields["old"]) == ("copied", len(schema.STEPS) - 1)
    assert len(await log.read("m")) == 1
    await log.close()
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone() == (len(schema.STEPS),)
    assert db.execute("SELECT count(*) FROM later").fetchone() == (0,)
    db.close()


@pytest.mark.parametrize("version", [2, 3])
async def test_events_of_an_older_file_keep_their_matches_and_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    path = tmp_path / "tablee.db"
    db = sqlite3.connect(path)
    with monkeypatch.context() as past:
        past.setattr(schema, "STEPS", schema.STEPS[:version])
        schema.step_up(db, 0)
    a, b = ("a", "b") if version == 2 else (2, 1)  # later files know matches by numbers
    if version > 2:
        db.executemany("INSERT INTO matches VALUES (?, ?)", [(1, "b"), (2, "a")])
    rows = [(b, 1, 1.0, "{1}", ""), (a, 1, 2.0, "{2}", ""), (b, 2, 3.0, "{3}", "0:x"), (b, 3, 3.0, "{4}", "")]
    db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)
    db.commit()
    db.close()
    log = SqliteLog(path)
    assert await log.read("a") == [Entry(1, 2.0, "{2}")]
    assert await log.read("b") == [Entry(1, 1.0, "{1}"), Entry(2, 3.0, "{3}", "0:x"), Entry(3, 3.0, "{4}")]
    with pytest.raises(Conflict):
        await log.append("b", 2, [Entry(3, 4.0, "{}")])
    with pytest.raises(Conflict):
        await log.append("a", 2, [Entry(3, 4.0, "{}")])  # a gap
    await log.append("b", 3, [Entry(4, 4.0, "{}")])
    assert len(await log.read("b", 3)) == 1
    await log.close()


async def test_what_another_house_wrote_meanwhile_is_neither_lost_nor_followed_twice(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "tablee.db")
    await log.append("m", 0, [Entry(1, 1.0, "{}")])
    await log.append("n", 0, [Entry(1, 1.0, "{}")])
    with sqlite3.connect(tmp_path / "tablee.db") as other:  # m is match 1
        (before,) = other.execute("SELECT sum FROM events WHERE match = 1").fetchone()
        total = sums.following(before, 2, 2.0, "{theirs}", "")
        other.execute("INSERT INTO events VALUES (1, 2, 2.0, '{theirs}', '', ?)", (total,))
    other.close()
    both = (log.append("m", 1, [Entry(2, 3.0, "{ours}")]), log.append("n", 1, [Entry(2, 3.0, "{}")]))
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Conflict, type(None)]
    await log.append("m", 2, [Entry(3, 4.0, "{}")])
    assert [entry.event for entry in await log.read("m")] == ["{}", "{theirs}", "{}"]
    assert len(await log.read("n")) == 2
    await log.close()


@pytest.mark.parametrize("matches", [2, 1200])
async def test_if_a_batch_fails_all_of_it_is_told_so_and_nothing_of_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, matches: int
) -> None:
    log = SqliteLog(tmp_path / "tablee.db")
    await asyncio.gather(*(log.append(f"m{number}", 0, [Entry(1, 1.0, "{}")]) for number in range(matches)))
    real = writer._insert

    def failing(db: sqlite3.Connection, rows: Sequence[Any]) -> None:
        real(db, rows)
        if db.in_transaction:
            raise sqlite3.OperationalError("full")

    monkeypatch.setattr(writer, "_insert", failing)
    jobs = [log.append(f"m{number}", 1, [Entry(2, 1.0, "{}")]) for number in range(matches - 1)]
    outcomes = await asyncio.gather(*jobs, log.append("new", 0, [Entry(1, 1.0, "{}")]), return_exceptions=True)
    monkeypatch.undo()
    written = [len(await log.read(f"m{number}")) == 2 for number in range(matches - 1)]
    assert [outcome is None for outcome in outcomes[:-1]] == written
    assert await log.read("new") == []
    await log.append("new", 0, [Entry(1, 1.0, "{}")])
    await log.close()


async def test_a_match_whose_first_events_were_refused_can_still_begin(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "tablee.db")
    with pytest.raises(Conflict):
        await log.append("m", 1, [Entry(2, 1.0, "{}")])
    await log.append("m", 0, [Entry(1, 1.0, "{}")])
    await log.append("m", 1, [Entry(2, 1.0, "{}")])
    assert len(await log.read("m")) == 2
    await log.close()


async def test_after_a_restart_a_match_is_taken_up_without_a_query_for_every_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = SqliteLog(tmp_path / "tablee.db")
    await log.append("m", 0, [Entry(seq, float(seq), "{}") for seq in range(1, 501)])
    await log.close()
    asked: list[str] = []

    def listening(db: sqlite3.Connection) -> sqlite3.Connection:
        db.set_trace_callback(asked.append)
        return db

    monkeypatch.setattr(writer, "connect", lambda path: listening(schema.connect(path)))
    log = SqliteLog(tmp_path / "tablee.db")
    listening(log._reading)
    assert len(await log.read("m")) == 500
    await log.append("m", 500, [Entry(501, 501.0, "{}")])
    assert 1 < len(asked) < 15
    asked.clear()
    await log.append("m", 501, [Entry(502, 502.0, "{}")])
    assert len(asked) == 1
    await log.close()
