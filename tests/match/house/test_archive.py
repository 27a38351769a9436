"""Old matches become records in a folder and leave the store; whoever still plays, or looks on, is left in peace."""

from pathlib import Path

import pytest

from tablee.core.refusal import Refused
from tablee.match.house.archive import DAY
from tablee.match.play.desk import Witness
from tablee.match.records import records
from tablee.match.refusals.tables import NoSuchTable
from tablee.storage.log import StoreFailed
from tests.match.parlour import ANA, BOB, LiveMatch, Parlour, parlour


def leave(here: Parlour, match: LiveMatch) -> str:
    """Nobody looks on any more, and the house forgets the table."""
    for ear in match.ears.values():
        match.referee.part(ear.guest)
    here.house.let_go(here.time + 1)
    return match.referee.table.id


async def a_finished_and_an_abandoned_one(here: Parlour) -> tuple[str, str]:
    done = await here.match(ANA, BOB)
    await done.to_the_end()
    left = await here.match(ANA, BOB)
    await left.lay()
    return leave(here, done), leave(here, left)


def kept(folder: Path) -> dict[str, Path]:
    return {file.stem: file for file in folder.rglob("*.txt")}


async def test_nothing_is_put_away_unless_somebody_says_so(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        done, _ = await a_finished_and_an_abandoned_one(here)
        here.time += 1000 * DAY
        assert await here.house.archive.tidy() == 0
        assert await here.house.past.record(done)


async def test_old_matches_become_records_and_leave_the_store(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        done, left = await a_finished_and_an_abandoned_one(here)
        record = await here.house.past.record(done)
        here.house.let_go(here.time + 1)
        counted: list[int] = []
        here.desk.witness = type("Counting", (Witness,), {"archived": lambda _, many: counted.append(many)})()
        here.house.archive.keep(30, tmp_path / "archive")
        here.time += 29 * DAY
        assert await here.house.archive.tidy() == 0
        here.time += 2 * DAY
        assert await here.house.archive.tidy() == 2
        assert counted == [2]
        files = kept(tmp_path / "archive")
        assert set(files) == {done, left}
        assert files[done].read_text() == record
        assert (files[done].stat().st_mode & 0o777, files[done].parent.stat().st_mode & 0o777) == (0o600, 0o700)
        _, game, happened = records.read(files[left].read_text(), here.house.games)
        assert game.name == here.game.name
        assert happened[-1].event.kind == "laid"  # type: ignore[attr-defined]  # the toy's event
        assert await here.house.tables_of("ana") == []
        with pytest.raises(Refused) as refused:
            await here.house.table(done, "ana")
        assert isinstance(refused.value.refusal, NoSuchTable)
        assert await here.house.archive.tidy() == 0


async def test_a_match_that_somebody_looks_at_or_goes_on_with_stays(tmp_path: Path) -> None:
    async with parlour(tmp_path) as here:
        here.house.archive.keep(30, tmp_path / "archive")
        match = await here.match(ANA, BOB)
        await match.lay()
        here.time += 31 * DAY
        assert await here.house.archive.tidy() == 0
        await match.lay()
        leave(here, match)
        assert await here.house.archive.tidy() == 0
        here.time += 31 * DAY
        assert await here.house.archive.tidy() == 1


async def test_what_cannot_be_written_down_or_read_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour(tmp_path) as here:
        done, left = await a_finished_and_an_abandoned_one(here)
        here.time += 31 * DAY
        (tmp_path / "archive").write_text("a file where a folder should be")
        here.house.archive.keep(30, tmp_path / "archive")
        with pytest.raises(OSError, match="archive"):
            await here.house.archive.tidy()
        assert len(await here.house.tables_of("ana")) == 2
        here.house.archive.keep(30, tmp_path / "elsewhere")
        monkeypatch.setattr(here.log, "remove", _full)
        with pytest.raises(StoreFailed):
            await here.house.archive.tidy()
        monkeypatch.undo()
        assert await here.house.archive.tidy() == 2
        assert set(kept(tmp_path / "elsewhere")) == {done, left}


async def _full(*_: object) -> None:
    raise StoreFailed("no room", "full")
