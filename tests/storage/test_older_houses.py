"""Files that houses of every older version have left, two of them killed: brought up to date, nothing lost."""

import hashlib
import json
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tablee.core.game import shelf
from tablee.match.tables.table import from_sheet
from tablee.storage.log import Conflict, Damaged, Entry
from tablee.storage.sqlite import schema
from tablee.storage.sqlite.log import SqliteLog
from tablee.storage.sqlite.verify import SUMS_SINCE, Verification
from tests.match.parlour import parlour

OLD = Path(__file__).parent / "old"
TOLD: dict[str, dict[str, dict[str, Any]]] = json.loads((OLD / "told.json").read_text())
"""What each house read in its own file: matches, how many events, and a fingerprint of them."""
VERSIONS = range(1, len(TOLD) + 1)
ONE_NUMBER_SINCE = 7
"""From this version on SQLite itself keeps two events of a match from having the same number."""


def left_by(version: int, folder: Path) -> Path:
    """The file as the house left it, with its write-ahead log if it was killed."""
    with tarfile.open(OLD / f"v{version}.tar.xz") as archive:
        archive.extractall(folder, filter="data")
    return folder / "tablee.db"


def fingerprint(entries: list[Entry]) -> str:
    rows = [(one.seq, one.at, one.event, one.ask) for one in entries]
    return hashlib.sha256(json.dumps(rows).encode()).hexdigest()


def wrong_in(path: Path) -> list[str]:
    walk = Verification(path, from_sheet, lambda done, total: None)
    return [one.kind for one in walk.findings()]


def version_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def test_there_is_a_file_of_every_older_version() -> None:
    assert len(VERSIONS) == len(schema.STEPS) - 1


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_match_of_an_older_house_is_read_as_it_was_and_goes_on(tmp_path: Path, version: int) -> None:
    path = left_by(version, tmp_path)
    log = SqliteLog(path)
    assert [(one.kind, one.fields["old"]) for one in log.found] == [("copied", version)]
    for match, told in TOLD[f"v{version}"].items():
        entries = await log.read(match)
        assert (len(entries), fingerprint(entries)) == (told["events"], told["sha256"])
        with pytest.raises(Conflict):
            await log.append(match, len(entries) - 1, [Entry(len(entries), 9e9, "{}")])
        with pytest.raises(Conflict):
            await log.append(match, len(entries) + 1, [Entry(len(entries) + 2, 9e9, "{}")])  # a gap
        await log.append(match, len(entries), [Entry(len(entries) + 1, 9e9, "{}")])
    await log.close()
    assert wrong_in(path) == []
    assert version_in(tmp_path / f"tablee.v{version}.db") == version
    again = SqliteLog(path)
    assert again.found == ()
    assert [len(await again.read(match)) - told["events"] for match, told in TOLD[f"v{version}"].items()] == [1, 1]
    await again.close()


@pytest.mark.parametrize("version", VERSIONS)
async def test_the_house_takes_up_the_tables_of_an_older_one(tmp_path: Path, version: int) -> None:
    left_by(version, tmp_path)
    async with parlour(tmp_path, shelf.games()["multiplipotion"]) as here:
        for match, told in TOLD[f"v{version}"].items():
            referee = await here.house.referee(match)
            assert (referee.table.status, referee.seq) == ("playing", told["events"])
            assert referee.play is not None
            assert referee.play.to_play


@pytest.mark.parametrize("version", VERSIONS)
def test_an_older_file_is_walked_through_as_it_is(tmp_path: Path, version: int) -> None:
    path = left_by(version, tmp_path)
    assert wrong_in(path) == ([] if version >= SUMS_SINCE else ["older"])
    assert version_in(path) == version


@pytest.mark.parametrize("version", range(SUMS_SINCE, ONE_NUMBER_SINCE))
async def test_a_number_that_the_disk_made_equal_to_another_spoils_one_match_alone(
    tmp_path: Path, version: int
) -> None:
    path = left_by(version, tmp_path)
    good, spoilt = TOLD[f"v{version}"]
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        where = "match = (SELECT number FROM matches WHERE id = ?)"
        db.execute(f"UPDATE events SET seq = 4 WHERE seq = 3 AND {where}", (spoilt,))
    assert "changed" in wrong_in(path)
    log = SqliteLog(path)
    assert len(await log.read(good)) == TOLD[f"v{version}"][good]["events"]
    with pytest.raises(Damaged, match="event 3"):
        await log.read(spoilt)
    await log.close()
