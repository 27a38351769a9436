"""A table of the lobby: who sits where, what is played and how far it is; kept as a sheet of the store."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from tablee.core.clock import Clock
from tablee.core.seats import Bot, Open, Person, Sitter
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
class Table:
    """A table; frozen, every change makes the next version."""

    id: str
    game: str
    rules_version: int
    lexicon: str
    options: dict[str, Any]
    clock: Clock
    chairs: tuple[Chair, ...]
    host: str
    created: float
    status: Status = "waiting"
    rematch: str | None = None
    day: str = ""
    """The date whose match this is, if it is a match of the day."""
    winners: tuple[int, ...] | None = None
    """Who won, once the match is over."""
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
        """The seats that robots have."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if isinstance(chair.sitter, Bot))

    @property
    def peopled(self) -> bool:
        return any(isinstance(chair.sitter, Person) for chair in self.chairs)

    @property
    def timed(self) -> bool:
        """Whether time runs for somebody here even while nobody looks."""
        return self.clock.runs and self.peopled

    @property
    def full(self) -> bool:
        return not any(isinstance(chair.sitter, Open) for chair in self.chairs)

    def changed(self, **changes: Any) -> Table:
        """The next version of the table."""
        return replace(self, version=self.version + 1, **changes)


@dataclass(frozen=True, slots=True)
class _Body:
    game: str
    rules_version: int
    lexicon: str
    options: dict[str, Any]
    clock: Clock
    sitters: list[dict[str, Any]]
    browsers: list[str]
    host: str
    rematch: str | None
    day: str = ""
    winners: list[int] | None = None
    absent: list[Absent | None] | None = None
    forgotten: tuple[str, ...] = ()


def to_sheet(table: Table) -> Sheet:
    """The table as the store keeps it."""
    sitters = [codec.plain(chair.sitter) for chair in table.chairs]
    browsers = [chair.browser for chair in table.chairs]
    what = (table.game, table.rules_version, table.lexicon, table.options, table.clock)
    winners = None if table.winners is None else list(table.winners)
    absent = [chair.absent for chair in table.chairs]
    body = _Body(*what, sitters, browsers, table.host, table.rematch, table.day, winners, absent, table.forgotten)
    holders = {table.host, *browsers, *(one.browser for one in absent if one)} - {""}
    if not table.day:  # whose day's match was put away has played that day even so
        holders -= set(table.forgotten)
    text = codec.encode(body).decode()
    return Sheet(table.id, table.version, table.status, table.created, tuple(sorted(holders)), text)


NO_CLOCK = f'"clock":{codec.encode(Clock()).decode()}'


def has_clock(sheet: Sheet) -> bool:
    """Whether a sheet's table has a clock, seen without reading all of it: a house may have to look at very many."""
    return NO_CLOCK not in sheet.body


def from_sheet(sheet: Sheet) -> Table:
    """The table a sheet holds."""
    body = codec.convert(codec.parse(sheet.body), _Body)
    absent = body.absent or [None] * len(body.sitters)
    chairs = zip(map(codec.sitter_from, body.sitters), body.browsers, absent, strict=True)
    status: Status = "waiting" if sheet.status == "waiting" else "playing" if sheet.status == "playing" else "finished"
    return Table(
        id=sheet.id,
        game=body.game,
        rules_version=body.rules_version,
        lexicon=body.lexicon,
        options=body.options,
        clock=body.clock,
        chairs=tuple(Chair(*chair) for chair in chairs),
        host=body.host,
        created=sheet.created,
        status=status,
        rematch=body.rematch,
        day=body.day,
        winners=None if body.winners is None else tuple(body.winners),
        forgotten=body.forgotten,
        version=sheet.version,
    )
