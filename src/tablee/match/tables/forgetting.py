"""Putting a table away: it leaves the list of one browser; whoever plays there plays on; pure."""

from __future__ import annotations

from dataclasses import replace

from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.core.seats import Person
from tablee.match.refusals.tables import NotAtTable
from tablee.match.tables.lobby import left
from tablee.match.tables.table import HouseTable


def forgotten(table: HouseTable, game: Game, browser: str) -> HouseTable:
    """The table without a browser; its chairs are free or robots' where others wait, and else the match just stops."""
    if not table.concerns(browser):
        raise Refused(NotAtTable())
    if browser in table.forgotten:
        return table.changed()
    others = _others(table, browser)
    away = table
    if table.status == "waiting" or (table.status == "playing" and others):
        for seat in table.seats_of(browser):
            away = left(away, game, browser, seat)
    host = others[0] if others and table.status == "waiting" and table.host == browser else table.host
    away = replace(away, version=table.version + 1, host=host)
    gone = (*table.forgotten, browser)  # whoever has no part in it any more need not be kept in mind
    return replace(away, forgotten=tuple(one for one in gone if away.concerns(one)))


def _others(table: HouseTable, browser: str) -> list[str]:
    """The other browsers that sit here, or whose seat a robot keeps."""
    holders = [
        chair.browser if isinstance(chair.sitter, Person) else chair.absent.browser if chair.absent else ""
        for chair in table.chairs
    ]
    return [one for one in holders if one not in ("", browser)]
