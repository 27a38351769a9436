"""What becomes of a browser's notes when it is known by another's name from now on."""

from __future__ import annotations

from dataclasses import replace

from tablee.core.refusal import Refused
from tablee.match.problems.uniting import MERGES
from tablee.match.refusals.messages import HouseTrouble
from tablee.storage.log import Conflict, Log, Note

TRIES = 5
SOME = 200
"""Notes that are moved together."""


async def inherit(log: Log, browser: str, into: str) -> None:
    """Have all notes of a browser be another's; of two under one key one is made, or the later one stays."""
    tries = TRIES
    while old := await log.notes(browser=browser, limit=SOME):
        moved = [note for one in old if (note := await _moved(log, one, into)) is not None]
        try:
            await log.write_down(*moved, gone=old)
        except Conflict:  # one of them was written down meanwhile
            tries -= 1
            if tries == 0:
                raise Refused(HouseTrouble()) from None


async def _moved(log: Log, note: Note, into: str) -> Note | None:
    there = await log.note(note.shelf, note.key, into)
    if there is None:
        return replace(note, browser=into, version=1)
    if note.shelf in MERGES:
        both = MERGES[note.shelf](there.body, note.body)
        return replace(there, version=there.version + 1, body=both)
    return None if there.at > note.at else replace(note, browser=into, version=there.version + 1)
