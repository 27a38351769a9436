"""One step of a table: what is written together, all of it or nothing, and what the house knows once it is."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from random import Random

import structlog

from tablee.core.actions import Action
from tablee.core.loop import apply
from tablee.core.quick import quick
from tablee.core.refusal import Refusal, Refused
from tablee.match.play.desk import Desk
from tablee.match.play.marks import Mark
from tablee.match.play.play import Batch, Play
from tablee.match.refusals.messages import HouseTrouble
from tablee.match.tables.table import HouseTable, to_sheet
from tablee.storage.log import Log

notes = structlog.get_logger("tablee.match")


class NothingToDo(Exception):
    """An ask that changes nothing, or that was granted before; the match stands where it says."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


@quick
@dataclass(frozen=True, slots=True)
class Step:
    """The table as it is to be, the tables whose sheets change, and what happens in the match."""

    table: HouseTable
    sheets: Sequence[HouseTable]
    play: Play | None = None
    batch: Batch | None = None

    @classmethod
    def of_table(cls, table: HouseTable) -> Step:
        """Chairs and names change, and the match does not."""
        return cls(table, (table,))

    @classmethod
    def of_match(cls, table: HouseTable, play: Play, batch: Batch) -> Step:
        """Something happens in the match; its end is written with its last move."""
        result = play.game.rules.result(batch.position.table)
        if result is None:
            return cls(table, (), play, batch)
        victors = play.game.rules.victors
        winners = victors(batch.position.table) if victors else result.winners
        over = table.changed(status="finished", winners=winners)
        return cls(over, (over,), play, batch)

    @property
    def after_seq(self) -> int:
        """The last event before this step's own."""
        return self.batch.happened[0].seq - 1 if self.batch else 0

    def written(self, log: Log) -> Awaitable[None]:
        """Have it on the disk; to be awaited, and raises Conflict or StoreFailed."""
        sheets = [to_sheet(one) for one in self.sheets]
        if self.batch is None:
            return log.put(*sheets)
        return log.append(self.table.id, self.after_seq, self.batch.entries, sheets=sheets)

    def taken(self) -> Play | None:
        """The match, moved on."""
        if self.play is not None and self.batch is not None:
            self.play.advance(self.batch)
        return self.play


def decided(play: Play, action: Action, mark: Mark, desk: Desk, luck: Random | None = None) -> Batch:
    """What the rules make of an ask; raises Refused, or NothingToDo if nothing comes of it."""
    at = play.later(desk.now())
    try:
        applied = apply(play.game, play.position, action, luck or desk.luck, at)
    except Exception as error:  # a fault of the game must neither end the match nor the connection
        notes.exception("game_failed", game=play.game.name)
        raise Refused(HouseTrouble()) from error
    if isinstance(applied, Refusal):
        raise Refused(applied)
    if not applied.events:
        raise NothingToDo(play.seq)
    return play.batch(applied, at, mark)
