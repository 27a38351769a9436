"""`tablee verify` and `tablee backup`: what they say, and how they end."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from tablee.cli.keeping import backup, verify
from tablee.storage.log import Entry
from tablee.storage.sqlite import copying
from tablee.storage.sqlite.log import SqliteLog
from tests.match.parlour import ANA, BOB, parlour


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data of a house in which two matches were begun."""

    async def played() -> None:
        async with parlour(tmp_path) as here:
            await here.match(ANA, BOB)
            await here.match(ANA, BOB)

    asyncio.run(played())
    return tmp_path


def run(*words: Any) -> Result:
    app = typer.Typer()
    for door in (verify, backup):
        door.register(app)
    return CliRunner().invoke(app, [*map(str, words), "--lang", "en"], catch_exceptions=False)


def damage(path: Path) -> str:
    """Change an event; says of which match."""
    with sqlite3.connect(path) as db:
        number, match = db.execute(
            "SELECT number, id FROM events JOIN matches ON number = match WHERE seq = 2"
        ).fetchone()
        db.execute("UPDATE events SET event = event || ' ' WHERE match = ? AND seq = 2", (number,))
    db.close()
    return str(match)


def test_a_whole_store_is_said_to_be_whole(folder: Path) -> None:
    ended = run("verify", "--data", folder)
    assert ended.exit_code == 0, ended.output
    assert "2 tables, 2 matches" in ended.stdout
    assert "all as they were written" in ended.stdout


def test_what_is_wrong_is_named_and_the_exit_code_says_so(folder: Path) -> None:
    match = damage(folder / "tablee.db")
    ended = run("verify", "--data", folder)
    assert ended.exit_code == 1
    assert f"Match {match}: event 2 is not what was written." in ended.stdout
    assert "one thing is wrong" in ended.stdout


def test_a_note_that_is_not_what_was_written_is_named(folder: Path) -> None:
    with sqlite3.connect(folder / "tablee.db") as db:
        db.execute("INSERT INTO notes VALUES ('problems', 'toy', 'ana', 1, 1.0, '{}', 12345)")
    db.close()
    ended = run("verify", "--data", folder)
    assert (ended.exit_code, "The note toy on the shelf “problems” is not what" in ended.stdout) == (1, True)


def test_a_table_the_house_cannot_read_is_named(folder: Path) -> None:
    async def put() -> None:
        log = SqliteLog(folder / "tablee.db")
        (sheet, *_) = await log.with_status("playing")
        await log.put(type(sheet)("x", 1, "waiting", 1.0, (), "no table"))
        await log.close()

    asyncio.run(put())
    ended = run("verify", "--data", folder)
    assert ended.exit_code == 1
    assert "Table x cannot be read" in ended.stdout


@pytest.mark.parametrize(
    ("words", "said"), [(("verify",), "There is no store"), (("backup", "x.db"), "There is no store")]
)
def test_where_there_is_no_store(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    ended = run(*words, "--data", tmp_path / "nowhere")
    assert ended.exit_code == 2
    assert said in ended.stderr
    assert not (tmp_path / "nowhere").exists()


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "tablee.db").write_text("Chère Camille, " * 500)
    ended = run("verify", "--data", tmp_path)
    assert ended.exit_code == 2
    assert "damaged or no SQLite file" in ended.stderr


def test_a_backup_is_one_private_file_that_opens_like_the_store(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()
    ended = run("backup", copy, "--data", folder)
    assert ended.exit_code == 0, ended.output
    assert [one.name for one in copy.parent.iterdir()] == ["monday.db"]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert run("verify", "--file", copy).exit_code == 0
    restored = tmp_path / "restored"
    restored.mkdir()
    copy.rename(restored / "tablee.db")

    async def reopened() -> tuple[Any, int]:
        log = SqliteLog(restored / "tablee.db")
        try:
            return log.found, len(await log.with_status("playing"))
        finally:
            await log.close()

    assert asyncio.run(reopened()) == ((), 2)


@contextmanager
def busy_house(folder: Path) -> Iterator[None]:
    """A house that writes all the time."""
    stop, began = threading.Event(), threading.Event()

    async def play() -> None:
        log = SqliteLog(folder / "tablee.db")
        (sheet, *_) = await log.with_status("playing")
        await log.append(
            "long", 0, [Entry(1, 1.0, "{}")], sheets=[type(sheet)("long", 1, "playing", 1.0, (), sheet.body)]
        )
        seq = 1
        while not stop.is_set():
            await log.append("long", seq, [Entry(seq + 1, 1.0, "x" * 2000)])
            seq += 1
            if seq == 50:
                began.set()
        await log.close()

    house = threading.Thread(target=lambda: asyncio.run(play()))
    house.start()
    try:
        assert began.wait(60)
        yield
    finally:
        stop.set()
        house.join()


def test_a_backup_of_an_open_house_is_one_moment_of_it(folder: Path, tmp_path: Path) -> None:
    with busy_house(folder):
        ended = run("backup", tmp_path / "copy.db", "--data", folder)
        assert ended.exit_code == 0, ended.output
        assert run("verify", "--data", folder).exit_code == 0
    db = sqlite3.connect(tmp_path / "copy.db")
    assert db.execute("SELECT open FROM pulse").fetchone() == (0,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    db.close()


def test_what_is_written_meanwhile_is_not_in_the_copy_and_does_not_begin_it_anew(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    far: list[int] = []

    def written(done: int, _: int) -> None:
        far.append(done)
        if len(far) < 99:  # so that a copy that begins anew each time comes to an end
            house.execute("INSERT INTO outages VALUES (1, 2, 3)")

    monkeypatch.setattr(copying, "AT_ONCE", 1)
    with closing(sqlite3.connect(folder / "tablee.db", isolation_level=None)) as house:
        copying.copied(folder / "tablee.db", tmp_path / "copy.db", written)
        assert len(far) > 2
        assert far == list(range(1, len(far) + 1))
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM outages WHERE since = 1").fetchone() == (0,)


def test_a_backup_replaces_nothing_unless_it_is_told_to(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("last week")
    ended = run("backup", copy, "--data", folder)
    assert (ended.exit_code, copy.read_text()) == (2, "last week")
    assert "--force" in ended.stderr
    assert run("backup", copy, "--data", folder, "--force").exit_code == 0
    assert run("verify", "--file", copy).exit_code == 0


def test_the_store_itself_is_never_replaced(folder: Path) -> None:
    ended = run("backup", folder / "tablee.db", "--data", folder, "--force")
    assert ended.exit_code == 2
    assert "the store itself" in ended.stderr
    assert run("verify", "--data", folder).exit_code == 0


def test_a_damaged_copy_never_takes_the_place_of_a_good_one(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("last week")
    damage(folder / "tablee.db")
    ended = run("backup", copy, "--data", folder, "--force")
    assert (ended.exit_code, copy.read_text()) == (1, "last week")
    assert "event 2 is not what was written" in ended.stdout
    assert (tmp_path / "copy.db.damaged").stat().st_mode & 0o777 == 0o600


def test_a_copy_that_has_no_room_leaves_nothing_behind(folder: Path, tmp_path: Path) -> None:
    ended = run("backup", tmp_path / "no" / "such" / "folder" / "copy.db", "--data", folder)
    assert ended.exit_code == 2
    assert "cannot be written" in ended.stderr
    assert not list(tmp_path.glob(".*"))


def test_helps_are_there() -> None:
    for command in ("verify", "backup"):
        ended = CliRunner().invoke(_app(), [command, "--help"], env={**os.environ, "COLUMNS": "200"})
        assert ended.exit_code == 0
        assert "--data" in ended.output


def _app() -> typer.Typer:
    app = typer.Typer()
    for door in (verify, backup):
        door.register(app)
    return app


def test_an_older_store_with_sums_is_walked_through(folder: Path) -> None:
    with sqlite3.connect(folder / "tablee.db") as db:
        db.execute("PRAGMA user_version = 5")
    db.close()
    ended = run("verify", "--data", folder)
    assert (ended.exit_code, "no sums yet" in ended.stdout, "all as they were" in ended.stdout) == (0, False, True)


def test_a_store_without_sums_is_not_praised_for_them(folder: Path) -> None:
    with sqlite3.connect(folder / "tablee.db") as db:
        db.execute("PRAGMA user_version = 4")
    db.close()
    ended = run("verify", "--data", folder)
    assert (ended.exit_code, "no sums yet" in ended.stdout, "all as they were" in ended.stdout) == (0, True, False)
