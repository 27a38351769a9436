"""The tables this house has in memory: taken from the store when needed, let go when idle, lost with its lease."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import structlog

from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.core.seats import Program
from tablee.match.envelope import NUL
from tablee.match.house.awake import Alarm, Caps
from tablee.match.house.locks import Locks
from tablee.match.house.turns import WhoseTurn
from tablee.match.play.desk import Desk
from tablee.match.play.referee import Referee
from tablee.match.refusals.messages import HouseTrouble
from tablee.match.refusals.records import MatchDamaged, NotFinished
from tablee.match.refusals.tables import NoSuchTable
from tablee.match.tables import lobby
from tablee.match.tables.table import HouseTable, from_sheet
from tablee.storage.leases import Elsewhere
from tablee.storage.log import Damaged, Lost, Sheet, StoreFailed

NOBODY_KNOWS = 0
"""No house has this number: whoever asks for it asks again."""

AT_ONCE = 0.0

FAR_OFF = 3600.0
"""Seconds: a table whose next deadline is further away may sleep until then."""

notes = structlog.get_logger("tablee.match")


class Live(dict[str, Referee]):
    """Referees by their tables' ids; none of them is another house's at the same time."""

    def __init__(self, games: Mapping[str, Game], desk: Desk, caps: Caps, grace: float) -> None:
        super().__init__()
        self.finding = Locks()
        """Held, table by table, while they are taken or given away."""
        self.turns = WhoseTurn(games, desk.log, self, remembers=not desk.leases.shared)
        self._games = games
        self._desk = desk
        self._caps = caps
        self._grace = grace
        self._slept: set[str] = set()
        self._alarms: dict[str, Alarm] = {}
        """Of tables that sleep though time runs there."""
        desk.failed = self._failed

    async def referee(self, table_id: str) -> Referee:
        """The referee of a table; Refused(NoSuchTable), or Elsewhere if it is another house's."""
        if not self._desk.leases.fresh:  # it may be another's by now, and have gone on
            await self._confirm()
        found = self.get(table_id)
        if found is None:
            async with self.finding.held(table_id):
                found = self.get(table_id) or self._woken(await self._found(table_id))
        found.touched = self._desk.now()
        return found

    async def adopt(self, table: HouseTable, *, away: bool) -> None:
        """Take up a match that a lost house has left to this one, as it stands in the store."""
        async with self.finding.held(table.id):
            if table.id not in self and self._caps.in_all <= len(self):
                self._alarms[table.id] = Alarm(AT_ONCE)
            elif table.id not in self:
                opens = self._desk.now() + self._grace if away else 0.0
                self._woken(await self._whole(table, opens))

    async def _confirm(self) -> None:
        try:
            await self._desk.leases.confirm()
        except Lost:
            raise Elsewhere(NOBODY_KNOWS) from None

    def make_room(self, source: str) -> None:
        """Have the table sleep that is longest unattended, if there would be one too many."""
        self._sleep(self._caps.crowded_out(self.values(), source))

    def _woken(self, referee: Referee) -> Referee:
        """Have a table in memory that was in the store alone; another one sleeps if there would be too many."""
        self._sleep(self._caps.too_many(self.values()))
        alarm = self._alarms.pop(referee.table.id, None)
        referee.source = alarm.source if alarm else referee.source
        self[referee.table.id] = referee
        return referee

    def let_go(self, unused_since: float) -> None:
        """Forget tables that nobody looks at and that need nothing from the house; the store has them."""
        for referee in list(self.values()):
            if not referee.attended and referee.touched <= unused_since and self._may_sleep(referee):
                self._sleep(referee)

    def _may_sleep(self, referee: Referee) -> bool:
        """Where nothing is to be done, or not for long; of houses that share a store each watches over its own."""
        if referee.duty.idle:
            return True
        due = None if self._desk.leases.shared or referee.duty.busy else referee.due
        return due is not None and due > self._desk.now() + FAR_OFF

    @property
    def clocks_run(self) -> bool:
        """Whether time runs for somebody at a table that sleeps."""
        return bool(self._alarms)

    async def wake_due(self) -> None:
        """Take up the tables that slept until something was to be done there."""
        for table_id in self._caps.to_wake(self.values(), self._alarms, self._desk.now()):
            with suppress(Refused, Elsewhere):  # noted where it was found
                await self.referee(table_id)
            self._alarms.pop(table_id, None)

    async def give_away(self) -> None:
        """Leave the tables that sleep to whichever house is asked for them next."""
        if self._slept:
            slept, self._slept = self._slept, set()
            try:
                async with self.finding.held(*slept):
                    await self._desk.leases.give(*(slept - self.keys()))
            except StoreFailed:
                self._slept |= slept
                raise

    async def pass_on(self, table_id: str) -> None:
        """Leave a table at which nobody has a window to whoever is asked for it next: the proxy sends all to one house,
        and that is seldom the one that was asked to begin it."""
        if not self._desk.leases.shared:
            return
        async with self.finding.held(table_id):
            referee = self.get(table_id)
            if referee is not None and not referee.guests and not _has_program(referee):
                referee.duty.stop()
                del self[table_id]
                await self._desk.leases.give(table_id)

    def lose(self, referee: Referee) -> None:
        """Another house may have this table: windows are hung up on, and find it there."""
        referee.duty.stop()
        if self.get(referee.table.id) is referee:
            del self[referee.table.id]
        for guest in list(referee.guests):
            guest.bye()

    def _failed(self, referee: Referee, error: StoreFailed) -> None:
        if isinstance(error, Lost):
            self.lose(referee)

    async def copy_of(self, table_id: str) -> Referee:
        """A table of another house as it stands in the store, to be read and nothing else."""
        held = await self._desk.log.sheet(table_id)
        if held is None:
            raise Refused(NoSuchTable())
        table = from_sheet(held)
        if table.status != "finished":
            raise Refused(NotFinished())
        return await self._loaded(table, 0.0)

    def _sleep(self, referee: Referee | None) -> None:
        if referee is None:
            return
        referee.duty.stop()
        self.turns.slept(referee)
        del self[referee.table.id]
        if referee.due is not None and referee.table.timed:
            self._alarms[referee.table.id] = Alarm(referee.due, referee.source)
        if self._desk.leases.shared:
            self._slept.add(referee.table.id)

    async def _found(self, table_id: str) -> Referee:
        if NUL in table_id:
            raise Refused(NoSuchTable())
        now = self._desk.now()
        away = await self._desk.leases.take(table_id, now, now + self._grace)
        return await self._whole(table_id, now + self._grace if away else 0.0)

    async def _whole(self, wanted: str | HouseTable, opens: float) -> Referee:
        """The referee of a table as it is known, or is in the store; Refused if that is not what was written."""
        try:
            held = await self._desk.log.sheet(wanted) if isinstance(wanted, str) else wanted
            if held is None:
                raise Refused(NoSuchTable())
            return await self._loaded(held, opens)
        except Damaged as error:
            notes.error("match_damaged", problem=str(error), which="ask tablee verify")
            raise Refused(MatchDamaged()) from error

    async def _loaded(self, held: HouseTable | Sheet, opens: float) -> Referee:
        try:
            table = held if isinstance(held, HouseTable) else from_sheet(held)
            referee = Referee(lobby.game_named(self._games, table.game), table, self._desk, opened=opens)
            await referee.load()
        except Damaged:
            raise
        except Exception as error:  # a log this house cannot read is our trouble, whatever is wrong with it
            notes.exception("log_unreadable")
            raise Refused(HouseTrouble()) from error
        return referee


def _has_program(referee: Referee) -> bool:
    """Whether a bot from outside sits there, which is connected to this house alone."""
    return any(isinstance(chair.sitter, Program) for chair in referee.table.chairs)
