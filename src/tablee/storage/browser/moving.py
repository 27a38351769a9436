"""Matches of one browser as luggage, and luggage brought in beside what is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from tablee.storage.browser.log import BrowserLog
from tablee.storage.browser.rows import row_of, sheet_of
from tablee.storage.browser.works import brought
from tablee.storage.log import Entry, Sheet

Outcome = Literal["new", "longer", "known"]
"""What a match that is brought in was: not here, here but not so far, or here as it is."""


@dataclass(frozen=True, slots=True)
class Luggage:
    """A table with its sum, as it stands in the store, and the events of its match."""

    table: tuple[str, int, str, float, str, str, int]
    events: tuple[tuple[int, float, str, str], ...]


async def packed(log: BrowserLog) -> list[Luggage]:
    """Every table, oldest first."""
    return [await _packed(log, sheet) for sheet in log.tables()]


async def _packed(log: BrowserLog, sheet: Sheet) -> Luggage:
    table, version, status, created, browsers, body, total = row_of(sheet)
    events = tuple((one.seq, one.at, one.event, one.ask) for one in await log.read(sheet.id))
    return Luggage((table, version, status, created, browsers, body, total), events)


async def brought_in(log: BrowserLog, luggage: Sequence[Luggage], awake: Collection[str]) -> Counter[Outcome]:
    """What came of each match. Two that have gone apart are not mixed, and who is awake is not disturbed: what is here
    stays. Damaged if a table is not what was written; then nothing is brought in."""
    arrived = [(sheet_of(one.table), [Entry(*event) for event in one.events]) for one in luggage]
    outcomes: Counter[Outcome] = Counter()
    for sheet, entries in arrived:
        here, mine = await log.sheet(sheet.id), await log.read(sheet.id)
        goes_on = len(entries) > len(mine) and entries[: len(mine)] == mine
        outcome: Outcome = "new" if here is None else "longer" if goes_on and sheet.id not in awake else "known"
        if outcome != "known":
            next_one = replace(sheet, version=here.version + 1 if here else 1)
            await log.write(partial(brought, sheet=next_one, entries=entries))
        outcomes[outcome] += 1
    return outcomes
