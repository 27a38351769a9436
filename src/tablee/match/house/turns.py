"""Whose turn it is at tables in memory and at those that sleep, for lists of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Mapping

import structlog

from tablee.core.game import Game
from tablee.match.play.play import Play
from tablee.match.play.referee import Referee
from tablee.match.tables.table import HouseTable
from tablee.storage.log import Log

REMEMBERED = 10_000
READ_AT_ONCE = 12
"""Matches that are read for one list: a house that was opened anew knows none, and nobody may keep it busy."""

notes = structlog.get_logger("tablee.match")


class WhoseTurn:
    """Remembered when a table falls asleep, since nothing moves there afterwards; read from the log otherwise."""

    def __init__(
        self, games: Mapping[str, Game], log: Log, live: Mapping[str, Referee], *, remembers: bool = True
    ) -> None:
        self._games, self._log, self._live = games, log, live
        self._remembers = remembers
        """Not in a house that shares its store: there matches go on behind its back."""
        self._known: OrderedDict[str, tuple[int, ...]] = OrderedDict()

    def slept(self, referee: Referee) -> None:
        """A table leaves the memory of the house."""
        if referee.play is not None and self._remembers:
            self._remember(referee.table.id, referee.play.to_play)

    async def of(self, tables: Collection[HouseTable]) -> dict[str, tuple[int, ...]]:
        """The seats to play at each of these tables that is being played, as far as it is known or soon read."""
        playing = [table for table in tables if table.status == "playing" and table.game in self._games]
        unknown = [one for one in playing if one.id not in self._live and one.id not in self._known]
        for table in unknown[:READ_AT_ONCE]:
            await self._read(table)
        turns = {one.id: turn for one in playing if (turn := self._turn(one.id)) is not None}
        if not self._remembers:
            self._known.clear()
        return turns

    def _turn(self, table_id: str) -> tuple[int, ...] | None:
        referee = self._live.get(table_id)
        return referee.play.to_play if referee and referee.play else self._known.get(table_id)

    async def _read(self, table: HouseTable) -> None:
        try:
            play = Play(self._games[table.game], table)
            await asyncio.to_thread(play.load, await self._log.read(table.id), ())
        except Exception:  # a list is no place to stumble: whoever opens that table hears what is wrong with it
            notes.exception("turn_unread")
        else:
            self._remember(table.id, play.to_play)

    def _remember(self, table_id: str, to_play: tuple[int, ...]) -> None:
        self._known[table_id] = to_play
        self._known.move_to_end(table_id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
