"""The calls that take all matches of this browser out as one file, and bring such a file in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.refusals.records import NotOurFile
from tablee.server.calls.asking import AskedHere, Calls, HouseHere, Said, said
from tablee.storage.browser.log import BrowserLog
from tablee.storage.browser.moving import Luggage, brought_in, packed
from tablee.storage.log import Damaged

KIND = "tablee-matches"
VERSION = 1

exchange = Calls()


@dataclass(frozen=True, slots=True)
class File:
    """Everything that a browser has kept, as one file."""

    kind: str
    version: int
    matches: list[Luggage]


@dataclass(frozen=True, slots=True)
class BroughtIn:
    """What came of a file: matches that are new here, that have gone on, and that were here as they are."""

    new: int
    longer: int
    known: int


@exchange.get("/api/matches", response_model=File)
async def take_out(house: HouseHere) -> Said:
    """All matches as one file."""
    return said(File(KIND, VERSION, await packed(_log(house))))


@exchange.post("/api/matches", response_model=BroughtIn)
async def bring_in(house: HouseHere, asked: AskedHere) -> Said:
    """Matches of such a file, added to those that are here; none that is here is lost."""
    file: dict[str, Any] = codec.parse(await asked.body())
    if file.get("kind") != KIND or file.get("version") != VERSION:
        raise Refused(NotOurFile())
    luggage = codec.convert(file.get("matches"), list[Luggage])
    try:
        outcomes = await brought_in(_log(house), luggage, {one.table.id for one in house.awake})
    except Damaged:
        raise Refused(NotOurFile()) from None
    return said(BroughtIn(outcomes["new"], outcomes["longer"], outcomes["known"]))


def _log(house: HouseHere) -> BrowserLog:
    log = house.desk.log
    assert isinstance(log, BrowserLog), "only a house in a browser has these calls"
    return log
