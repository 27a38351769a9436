"""Finished matches: as a record, to step through, and how well they were played."""

from __future__ import annotations

from tablee.core.events import standing
from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.house.live import Live
from tablee.match.play.desk import Desk
from tablee.match.play.play import Play
from tablee.match.play.referee import Referee
from tablee.match.records import records
from tablee.match.refusals.records import NotFinished
from tablee.match.tables.seen import TableSeen
from tablee.match.thinking.analyses import StillThinking
from tablee.match.thinking.fair import Whose
from tablee.storage.leases import Elsewhere


class Past:
    """They do not change any more, so that any house may tell of them, whichever has the table."""

    def __init__(self, desk: Desk, live: Live) -> None:
        self._desk = desk
        self._live = live

    async def record(self, table_id: str) -> str:
        """The text of a match."""
        referee = await self._found(table_id)
        return records.written(referee.table, _match_of(referee))

    async def replay(self, table_id: str, browser: str) -> tuple[TableSeen, str]:
        """A match to step through: the table as this browser sees it, and the record."""
        referee = await self._found(table_id)
        return referee.shown_to(browser), records.written(referee.table, _match_of(referee))

    async def analysis(self, table_id: str, whose: Whose) -> codec.Encoded | StillThinking | None:
        """How well it was played, how far the answer is, or None if the game does not say; the table's house thinks."""
        referee = await self._live.referee(table_id)
        events = standing(one.event for one in _match_of(referee).happened)
        return await self._desk.analyses.asked(referee.game, referee.table, events, whose)

    async def _found(self, table_id: str) -> Referee:
        try:
            return await self._live.referee(table_id)
        except Elsewhere:
            return await self._live.copy_of(table_id)


def _match_of(referee: Referee) -> Play:
    if referee.play is None or referee.table.status != "finished":
        raise Refused(NotFinished())
    return referee.play
