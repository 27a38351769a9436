"""A file of SQLite as an end of a move."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from tablee.storage.log import BadStore
from tablee.storage.moving.ends import AT_ONCE, PARTS, Row, Span, united
from tablee.storage.sqlite.copying import as_it_is
from tablee.storage.sqlite.opening import claimed, in_words, prepare
from tablee.storage.sqlite.schema import connect

BROWSERS = "(SELECT group_concat(browser) FROM (SELECT browser FROM holders WHERE holders.id = tables.id ORDER BY 1))"
READ = {
    "tables": f"SELECT id, version, status, created, coalesce({BROWSERS}, ''), body, sum FROM tables ORDER BY id",
    "matches": "SELECT number, id, reached, reached_sum FROM matches ORDER BY number",
    "events": "SELECT match, seq, at, event, ask, sum FROM events ORDER BY match, seq",
    "kin": "SELECT browser, same_as FROM kin ORDER BY browser",
    "notes": "SELECT shelf, key, browser, version, at, body, sum FROM notes ORDER BY shelf, key, browser",
    "secret": "SELECT secret FROM secrets",
}
WRITE = {
    "tables": "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)",
    "matches": "INSERT INTO matches (number, id, reached, reached_sum) VALUES (?, ?, ?, ?)",
    "events": "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)",
    "kin": "INSERT INTO kin VALUES (?, ?)",
    "notes": "INSERT INTO notes VALUES (?, ?, ?, ?, ?, ?, ?)",
    "secret": "UPDATE secrets SET secret = ?",
}
EMPTY = """SELECT NOT EXISTS (SELECT 1 FROM tables) AND NOT EXISTS (SELECT 1 FROM matches)
    AND NOT EXISTS (SELECT 1 FROM notes)"""


class FileEnd:
    """Claimed as by a house, so that none can open it meanwhile."""

    def __init__(self, path: Path, *, target: bool) -> None:
        if not target and not path.is_file():
            raise BadStore("missing", path=path)
        self.where = str(path)
        self._path = path
        self._claim = claimed(path)
        try:
            prepare(path)
            with in_words(path):
                self._db = connect(path)
                self._db.text_factory = as_it_is
                self._db.execute("BEGIN IMMEDIATE")
                if target and not self._db.execute(EMPTY).fetchone()[0]:
                    self._db.close()
                    raise BadStore("not_empty", path=path)
        except BaseException:
            if self._claim:
                self._claim.close()
            raise

    async def count(self) -> int:
        return sum(self._db.execute(f"SELECT count(*) FROM ({READ[part]})").fetchone()[0] for part in PARTS)

    async def rows(self, part: str) -> AsyncIterator[Sequence[Row]]:
        with in_words(self._path):
            found = self._db.execute(READ[part])
            while some := found.fetchmany(AT_ONCE):
                yield some

    async def write(self, part: str, rows: Sequence[Row]) -> None:
        with in_words(self._path):
            if part == "tables":
                held = [(browser, row[0]) for row in rows for browser in row[4].split(",") if browser]
                self._db.executemany("INSERT INTO holders VALUES (?, ?)", held)
                rows = [(*row[:4], *row[5:]) for row in rows]
            self._db.executemany(WRITE[part], rows)

    async def away(self) -> tuple[float, list[Span]]:
        beaten = self._db.execute("SELECT coalesce(max(at), 0) FROM beats").fetchone()[0]
        return float(beaten), united(self._db.execute("SELECT since, back, until FROM outages").fetchall())

    async def write_away(self, beaten: float, spans: Sequence[Span]) -> None:
        self._db.executemany("INSERT INTO outages VALUES (?, ?, ?)", spans)
        if beaten:
            self._db.execute("INSERT OR REPLACE INTO beats VALUES (1, ?)", (beaten,))

    async def keep(self) -> None:
        with in_words(self._path):
            self._db.execute("COMMIT")

    async def close(self) -> None:
        self._db.close()
        if self._claim:
            self._claim.close()
