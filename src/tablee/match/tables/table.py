"""A table of the lobby: who sits where, what is played and how far it is; kept as a sheet of the store."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from tablee.core.clock import Clock
from tablee.core.options import Value
from tablee.core.seats import Bot, Open, Person, Program, Sitter
from tablee.match import codec
from tablee.storage.log import Sheet

Status = Literal["waiting", "playing", "finished"]


@dataclass(frozen=True, slots=True)
class Absent:
    """Somebody who vanished from a match: their name, and the browser that may have the seat back."""

    name: str
    browser: str


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat, and the browser that plays it (a fingerprint of its secret; empty for bots and open chairs)."""

    sitter: Sitter
    browser: str = ""
    absent: Absent | None = None
    """For whom a bot keeps the seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """What anybody may read of a table; every other shape of a table is this and something more."""

    id: str
    game: str
    options: dict[str, Value]
    clock: Clock
    created: float
    status: Status = "waiting"
    rematch: str | None = None
    """Where the same sitters play again."""
    day: str = ""
    """The date whose match this is, or empty."""
    winners: tuple[int, ...] | None = None
    """The seats that won, once the match is over; none: a draw."""
    takeback: bool = True
    """Whether a move may be taken back, if every other person agrees."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseTable(Notice):
    """A table as the house knows it; frozen, every change makes the next version."""

    rules_version: int
    lexicon: str
    chairs: tuple[Chair, ...]
    host: str
    forgotten: tuple[str, ...] = ()
    """The browsers that have put this table away."""
    version: int = 1

    def seats_of(self, browser: str) -> tuple[int, ...]:
        """The seats a browser plays."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if browser and chair.browser == browser)

    def kept_for(self, browser: str) -> tuple[int, ...]:
        """The seats that bots keep for a browser until it is back."""
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if browser and chair.absent and chair.absent.browser == browser
        )

    def concerns(self, browser: str) -> bool:
        """Whether a browser has, or may have back, a part in this table."""
        return bool(browser) and (
            browser == self.host
            or any(
                browser == chair.browser or (chair.absent and browser == chair.absent.browser) for chair in self.chairs
            )
        )

    @property
    def robots(self) -> tuple[int, ...]:
        """The seats that robots have, those of the house and bots from outside."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if isinstance(chair.sitter, Bot | Program))

    @property
    def peopled(self) -> bool:
        return any(isinstance(chair.sitter, Person) for chair in self.chairs)

    @property
    def alone(self) -> bool:
        """Whether one person plays here, alone or with robots, and it is nobody's day: then hints hurt nobody."""
        persons = sum(isinstance(chair.sitter, Person) or chair.absent is not None for chair in self.chairs)
        return persons == 1 and not self.day

    @property
    def timed(self) -> bool:
        """Whether time runs for somebody here even while nobody looks."""
        return self.clock.runs and self.peopled

    @property
    def full(self) -> bool:
        return not any(isinstance(chair.sitter, Open) for chair in self.chairs)

    def changed(self, **changes: Any) -> HouseTable:
        """The next version of the table."""
        return replace(self, version=self.version + 1, **changes)


IN_COLUMNS = frozenset({"id", "version", "status", "created"})
"""What a sheet keeps beside its body, to be looked for."""


def to_sheet(table: HouseTable) -> Sheet:
    """The table as the store keeps it: in the body each field under its name, and the chairs taken apart."""
    inside = {one.name: getattr(table, one.name) for one in fields(table) if one.name not in {*IN_COLUMNS, "chairs"}}
    body = inside | {
        "sitters": [chair.sitter for chair in table.chairs],
        "browsers": [chair.browser for chair in table.chairs],
        "absent": [chair.absent for chair in table.chairs],
    }
    holders = {table.host, *body["browsers"], *(one.browser for one in body["absent"] if one)} - {""}
    if not table.day:  # whose day's match was put away has played that day even so
        holders -= set(table.forgotten)
    text = codec.encode(body).decode()
    return Sheet(table.id, table.version, table.status, table.created, tuple(sorted(holders)), text)


NO_CLOCK = f'"clock":{codec.encode(Clock()).decode()}'
"""Stands in the sheet of a table without a clock: so it is found without reading all of it, among very many."""
NO_DAY = f'"day":{codec.encode("").decode()}'
"""The same of a table that is no match of the day."""


def from_sheet(sheet: Sheet) -> HouseTable:
    """The table a sheet holds."""
    body = codec.parse(sheet.body)
    sitters = [codec.sitter_from(one) for one in body.pop("sitters")]
    absent = body.pop("absent", None) or [None] * len(sitters)
    kept = [one and codec.convert(one, Absent) for one in absent]
    chairs = tuple(Chair(*chair) for chair in zip(sitters, body.pop("browsers"), kept, strict=True))
    columns = {name: getattr(sheet, name) for name in IN_COLUMNS}
    return codec.filled(HouseTable, body | columns, chairs=chairs)
