"""`tablee store copy`: a house goes from one store to another and back, and everything is there to the letter."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from tablee.cli.keeping import store
from tablee.core.clock import Clock
from tablee.match.tables.table import NO_CLOCK
from tablee.storage.log import BadStore, Entry, Log, Note, Outage, Sheet
from tablee.storage.moving import move
from tablee.storage.moving.ends import united
from tablee.storage.moving.move import Moved, moved
from tablee.storage.postgres.log import PostgresLog
from tablee.storage.postgres.schema import prepare
from tablee.storage.sqlite.log import SqliteLog
from tests.match.parlour import ANA, BOB, OPEN, parlour

pytestmark = pytest.mark.heavy


def quietly(_done: int, _total: int) -> None:
    """Nobody looks at the bar."""


async def held(log: Log) -> tuple[list[Sheet], list[list[Entry]], dict[str, str], list[Note], str]:
    """All that players would miss."""
    sheets = [one for status in ("waiting", "playing", "finished") for one in await log.with_status(status)]
    return sheets, [await log.read(one.id) for one in sheets], await log.kin(), await log.notes(), await log.secret()


async def a_house(folder: Path) -> None:
    """Two matches, one of them over, one with a clock; a table that waits; two browsers that are one; an outage."""
    async with parlour(folder) as here:
        done = await here.match(ANA, BOB)
        await done.to_the_end()
        timed = await here.match(ANA, BOB, clock=Clock(per_turn=30))
        await timed.lay()
        await here.table(ANA, OPEN, browser="éva")
        await here.log.unite("old", "ana")
        await here.log.write_down(Note("toys", "é", "", 1, 2.5, '{"a": "b"}'), Note("toys", "Z", "ana", 1, 1e9, ""))
        await here.log.beat(here.time + 1)
        here.time += 60
        await here.log.reopened(here.time, here.time + 5)


async def refused(source: str, target: str) -> str:
    with pytest.raises(BadStore) as caught:
        await moved(source, target, quietly)
    assert caught.value.said("fr") != caught.value.said("en")
    return caught.value.why


async def test_a_house_moves_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    await a_house(tmp_path / "here")
    told: list[tuple[int, int]] = []
    there = await moved(str(tmp_path / "here"), database, lambda *far: told.append(far))
    assert (there.tables, there.matches > 1, there.events > 10) == (3, True, True)
    assert told[-1][0] == told[-1][1] == 2 * (there.tables + there.matches + there.events + 4)
    back = await moved(database, str(tmp_path / "back.db"), quietly)
    assert (back.fingerprint, back.events) == (there.fingerprint, there.events)
    logs: list[Callable[[], Log]] = [
        lambda: SqliteLog(tmp_path / "here" / "tablee.db"),
        lambda: PostgresLog(database),
        lambda: SqliteLog(tmp_path / "back.db"),
    ]
    seen = []
    for opened in logs:
        log = opened()
        seen.append(await held(log))
        playing = next(one.id for one in await log.with_status("playing"))
        away = [Outage(1_000_001.0, 1_000_060.0, 1_000_065.0)]
        assert await log.outages(playing, 0.0) == away
        assert await log.beaten() == 1_000_060.0
        await log.close()
    assert seen[0] == seen[1] == seen[2]


async def test_what_is_played_goes_on_in_the_new_store(tmp_path: Path, database: str) -> None:
    await a_house(tmp_path)
    await moved(str(tmp_path), database, quietly)
    log = PostgresLog(database)
    (orphan,) = await log.leases.orphans(NO_CLOCK, 2_000_000.0, 2_000_005.0)
    timed = orphan.sheet
    many = len(await log.read(timed.id))
    await log.append(timed.id, many, [Entry(many + 1, 2_000_006.0, "{}")])
    assert (await log.outages(timed.id, 0.0))[-1] == Outage(1_000_060.0, 2_000_000.0, 2_000_005.0)
    await log.put(Sheet("new", 1, "waiting", 5.0, (), "x"))
    await log.append("new", 0, [Entry(1, 5.0, "{}")])
    await log.close()


async def test_a_target_that_is_not_empty_or_a_store_in_use_is_refused(tmp_path: Path, database: str) -> None:
    await a_house(tmp_path / "a")
    here = str(tmp_path / "a")
    assert await refused(here, here) == "another_house"
    assert await refused(str(tmp_path / "nothing"), database) == "missing"
    house = SqliteLog(tmp_path / "a" / "tablee.db")
    assert await refused(here, database) == "another_house"
    await house.close()
    await moved(here, database, quietly)
    assert await refused(here, database) == "not_empty"
    assert await refused(database, here) == "not_empty"
    busy = PostgresLog(database)
    await busy.leases.begin()
    assert await refused(database, str(tmp_path / "b")) == "houses_open"
    await busy.close()
    assert await refused("postgresql://127.0.0.1:9/x", here) == "database_unreachable"
    assert isinstance(await moved(database, str(tmp_path / "b"), quietly), Moved)


async def test_what_was_damaged_or_arrives_otherwise_is_not_kept(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_house(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(move, "_bytes", lambda part, rows, seen=[]: seen.append(0) or str(len(seen)).encode())
        assert await refused(str(tmp_path), database) == "copy_differs"
    with sqlite3.connect(tmp_path / "tablee.db") as db:
        db.execute("UPDATE events SET event = cast(x'7bff7d' AS TEXT) WHERE seq = 2")
    db.close()
    assert await refused(str(tmp_path), database) == "cannot_carry"
    await prepare(database)
    log = PostgresLog(database)
    assert await held(log) == ([], [], {}, [], await log.secret())
    await log.close()


def test_time_away_is_given_back_once() -> None:
    spans = [(10.0, 20.0, 25.0), (1.0, 2.0, 3.0), (22.0, 30.0, 35.0), (10.0, 20.0, 25.0)]
    assert united(spans) == [(1.0, 2.0, 3.0), (10.0, 30.0, 35.0)]


def test_the_command_says_what_was_copied(tmp_path: Path) -> None:
    app = typer.Typer()
    store.register(app)
    asyncio.run(a_house(tmp_path / "a"))
    words = ["store", "copy", str(tmp_path / "a"), str(tmp_path / "b"), "--lang", "en"]
    done = CliRunner().invoke(app, words)
    assert (done.exit_code, done.stdout[:20]) == (0, "3 tables, 2 matches ")
    again = CliRunner().invoke(app, words)
    assert (again.exit_code, again.stdout) == (2, "")
    assert "holds matches already" in again.stderr
