"""One step of a table: what is written together, all of it or nothing, and what the house knows once it is."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass

from tablee.core.quick import quick
from tablee.match.play.play import Batch, Play
from tablee.match.tables.table import HouseTable, to_sheet
from tablee.storage.log import Log


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
