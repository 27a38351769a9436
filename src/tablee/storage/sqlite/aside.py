"""Notes of a file that a house may have open meanwhile: for commands that write a line and are done."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from tablee.storage.log import BadStore, Note
from tablee.storage.notes import one_note, whole_notes
from tablee.storage.sqlite.notes import found, write_notes
from tablee.storage.sqlite.opening import claimed, in_words, prepare
from tablee.storage.sqlite.schema import connect


class NotesAside:
    """A second hand at the file; SQLite has it and the house's writer take turns."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            held = claimed(path)
        except BadStore as error:
            if error.why != "another_house":
                raise
        else:  # nobody is there: the file may have to be made, or brought up to date
            try:
                prepare(path)
            finally:
                if held:
                    held.close()

    async def write_down(self, *notes: Note, gone: Sequence[Note] = ()) -> None:
        """Write notes and strike others out, all or none, or Conflict."""
        with in_words(self._path), closing(connect(self._path)) as db:
            db.execute("BEGIN IMMEDIATE")
            write_notes(db, notes, gone)
            db.execute("COMMIT")

    async def note(self, shelf: str, key: str, browser: str = "") -> Note | None:
        """One note, or None."""
        with in_words(self._path), closing(connect(self._path)) as db:
            return one_note(found(db, shelf, key, browser))

    async def notes(
        self, shelf: str | None = None, *, key: str | None = None, browser: str | None = None, limit: int = 1_000
    ) -> list[Note]:
        """All notes with these names."""
        with in_words(self._path), closing(connect(self._path)) as db:
            return whole_notes(found(db, shelf, key, browser, limit))

    async def close(self) -> None:
        """Nothing stays open."""
