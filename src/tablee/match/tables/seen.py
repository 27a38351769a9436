"""A table as one browser sees it: what is told of it over HTTP and over the socket."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields

from tablee.core.seats import Bot, Open, Person, Program
from tablee.match.tables.table import Chair, HouseTable, Notice


@dataclass(frozen=True, kw_only=True)
class Look:
    """What a chair is to the browser that looks; no slots of its own, because a sitter's come beside it."""

    mine: bool
    online: bool
    relief: float | None
    """In how many seconds this browser may have a robot stand in for who sits there; null: not at all."""
    kept: bool
    """Whether a robot keeps the seat for this browser."""


@dataclass(frozen=True)
class PersonSeen(Look, Person):
    """A person on a chair."""


@dataclass(frozen=True)
class BotSeen(Look, Bot):
    """A robot on a chair."""


@dataclass(frozen=True)
class ProgramSeen(Look, Program):
    """A bot from outside on a chair."""


@dataclass(frozen=True)
class OpenSeen(Look, Open):
    """A chair that waits for somebody."""


SeatSeen = PersonSeen | BotSeen | ProgramSeen | OpenSeen


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSeen(Notice):
    """A table as one browser sees it; nobody's secret, nor its fingerprint, is in it."""

    seats: tuple[SeatSeen, ...]
    host: bool
    """Whether this browser made the table."""
    lookers: int
    """Before the start: how many have opened the invitation and not sat down, 9 at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MyTable(TableSeen):
    """A table in a browser's list."""

    to_play: tuple[int, ...] | None
    """The seats a running match waits for, as far as the house remembers."""


NOBODY: Mapping[int, float] = {}
MOST_COUNTED = 9
"""Of those who look on before the start: enough to see somebody arrive, and a crowd is no news."""


def shown(table: HouseTable, browser: str, online: Collection[str], waits: Mapping[int, float] = NOBODY) -> TableSeen:
    """A table for one browser; `waits` tells of the persons who are away in how many seconds a robot may stand in."""
    mine, kept = table.seats_of(browser), table.kept_for(browser) if table.status == "playing" else ()
    seats = tuple(
        _seen(
            chair,
            Look(
                mine=seat in mine,
                online=isinstance(chair.sitter, Bot) or (bool(chair.browser) and chair.browser in online),
                relief=waits.get(seat) if mine and seat not in mine else None,
                kept=seat in kept,
            ),
        )
        for seat, chair in enumerate(table.chairs)
    )
    return TableSeen(
        **{one.name: getattr(table, one.name) for one in fields(Notice)},
        seats=seats,
        host=bool(browser) and table.host == browser,
        lookers=min(MOST_COUNTED, lookers(table, online)) if table.status == "waiting" else 0,
    )


def listed(table: TableSeen, to_play: tuple[int, ...] | None) -> MyTable:
    """A table as it stands in a browser's list."""
    return MyTable(**{one.name: getattr(table, one.name) for one in fields(table)}, to_play=to_play)


def lookers(table: HouseTable, online: Collection[str]) -> int:
    """How many browsers have a window open here and no seat, the host's aside."""
    if len(online) > MOST_COUNTED + 1 + len(table.chairs):
        return MOST_COUNTED + 1  # a crowd: nobody counts it
    return len(set(online) - {table.host} - {chair.browser for chair in table.chairs})


def _seen(chair: Chair, look: Look) -> SeatSeen:
    match chair.sitter:
        case Person(name):
            return PersonSeen(name, **vars(look))
        case Bot(level):
            return BotSeen(level, **vars(look))
        case Program(name):
            return ProgramSeen(name, **vars(look))
        case Open():
            return OpenSeen(**vars(look))
