"""The one writer of a match: load → decide → append → tell; first write, then tell."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Collection
from random import Random
from time import perf_counter

import structlog

from tablee.core.actions import Deadline, Deal
from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.match.envelope import Guest
from tablee.match.play.asks import Asks
from tablee.match.play.audience import Audience
from tablee.match.play.clock import due_in, paused
from tablee.match.play.desk import Desk
from tablee.match.play.duty import Duty
from tablee.match.play.hints import Hints
from tablee.match.play.marks import NO_MARK
from tablee.match.play.play import Play
from tablee.match.play.step import Step, decided
from tablee.match.play.takebacks import Takebacks
from tablee.match.play.telling import Telling
from tablee.match.refusals.messages import HouseTrouble
from tablee.match.refusals.tables import NotStarted
from tablee.match.tables import lobby
from tablee.match.tables.absence import Absence
from tablee.match.tables.seen import TableSeen, shown
from tablee.match.tables.table import HouseTable, from_sheet
from tablee.match.thinking.fair import Whose
from tablee.storage.log import Conflict, Outage, StoreFailed

TRIES = 5  # so often the referee decides again when somebody else was quicker to write

notes = structlog.get_logger("tablee.match")


class Referee:
    """A table while somebody needs it: the match, the windows that look on, and what the house owes it."""

    def __init__(self, game: Game, table: HouseTable, desk: Desk, source: str = "", opened: float = 0.0) -> None:
        self.game = game
        self.source = source
        self.table = table
        self.desk = desk
        self.play: Play | None = None
        self.audience = Audience(self)
        self.touched = desk.now()
        self.absence = Absence(desk.now())
        self.duty = Duty(self)
        self.takebacks = Takebacks(self)
        self.opened = opened  # when clocks run again here, if the table was another house's that is gone
        self._lock = asyncio.Lock()
        self.asks = Asks(self, self._lock)
        self.hints = Hints(self, self._lock)

    @property
    def name(self) -> str:
        """The table in our notes: its id is an invitation and stays out of them."""
        return hashlib.sha256(self.table.id.encode()).hexdigest()[:8]

    @property
    def whose(self) -> Whose:
        """For whom robots think here."""
        return Whose(self.table.host, self.source)

    @property
    def seq(self) -> int:
        return self.play.seq if self.play else 0

    @property
    def attended(self) -> bool:
        """Whether somebody looks at this table, or something is being done there."""
        return bool(self.guests) or self._lock.locked()

    @property
    def guests(self) -> set[Guest]:
        return self.audience.guests

    @property
    def online(self) -> Collection[str]:
        return self.audience.online

    @property
    def waits(self) -> dict[int, float]:
        """For the seats whose persons are away from the match: in how many seconds a robot may stand in."""
        turn = self.table.clock.per_turn if self.table.clock.slow else 0.0  # who has days may be away for as long
        return self.absence.waits(self.table, self.online, self.desk.now(), max(self.desk.patience, turn))

    @property
    def due(self) -> float | None:
        """When the house must act by itself, if ever."""
        owed = None if self.play is None else self.owed(self.play)
        return None if owed is None else owed.at

    def owed(self, play: Play) -> Deadline | None:
        """What the house must do by itself, and when."""
        return due_in(play, self.table.clock, max(self.opened, self.desk.opens))

    def shown_to(self, browser: str) -> TableSeen:
        """The table as a browser sees it."""
        return shown(self.table, browser, self.online, self.waits)

    async def load(self) -> None:
        """Take the match of this table from the store."""
        if self.table.status != "waiting":
            log = self.desk.log
            play = Play(self.game, self.table)
            play.load(await log.read(self.table.id), await log.outages(self.table.id, self.table.created))
            self.play = play
        self.duty.renew()

    def join(self, guest: Guest) -> None:
        """A window opens at the table and is told everything it may know."""
        self.audience.join(guest)
        self.takebacks.shown_to(guest)
        self.duty.renew()

    def part(self, guest: Guest) -> None:
        """A window closes."""
        self.touched = self.desk.now()
        self.absence.noted(self.table, guest.browser, self.touched)
        self.audience.part(guest)
        if not self.guests:
            self.duty.renew()  # what need not be done while nobody looks waits

    def stood_still(self, away: Outage) -> None:
        """The house was away without knowing: no clock ran, and everybody is told how the clocks stand now."""
        if self.play:
            self.play.glass = paused(self.play.glass, away)
            self._tell(self.seq)

    async def change(self, change: Callable[[HouseTable], HouseTable]) -> HouseTable:
        """Change the table itself (chairs, names), durably, and show it to everybody."""
        async with self._lock:
            step = await self._commit(lambda: Step.of_table(change(self.table)))
            self.audience.changed()
            self.takebacks.look_again()
            self.duty.renew()
            return step.table

    async def start(self, browser: str) -> None:
        """The host starts the match."""
        async with self._lock:
            await self._open(lobby.started(self.table, browser))

    async def rematch(self, browser: str) -> Referee | None:
        """The referee of the next match of the same sitters, or None if it was made before."""
        async with self._lock:
            if self.table.rematch:
                return None
            ended, again = lobby.rematched(self.table, self.game, browser, self.desk.now())
            follower = Referee(self.game, again, self.desk, self.source)
            try:
                await follower._open(again, ended)
            except Refused:
                if (await self._reload()).rematch:  # somebody at another house was quicker
                    return None
                raise
            self.table = ended
            self.audience.changed()
            return follower

    async def deal_alike(self, luck: Random) -> None:
        """Start a new table at once with a luck that others are dealt from as well."""
        async with self._lock:
            await self._open(self.table, luck=luck)

    async def _open(self, table: HouseTable, *others: HouseTable, luck: Random | None = None) -> None:
        play = Play(self.game, table)

        def dealt() -> Step:
            batch = decided(play, Deal(robots=table.robots), NO_MARK, self.desk, luck)
            return Step(table, (table, *others), play, batch)

        await self._commit(dealt, tries=1)
        self.absence = Absence(self.desk.now())  # nobody can be missed before the match has begun
        self.audience.changed()
        self._tell(0)
        self.desk.knock(self)

    async def move(self, plan: Callable[[], Step], asker: Guest | None = None, ask_id: str = "") -> None:
        """Under the lock of the match: write what was decided, then tell everybody."""
        began = perf_counter()
        step = await self._commit(plan)
        self._tell(step.after_seq, asker, ask_id)
        self.desk.knock(self)
        if step.sheets:
            self.audience.changed()
            self.desk.witness.ended()
            self.desk.ended(self)
        self.desk.witness.moved(self.game.name, perf_counter() - began)

    async def _commit(self, plan: Callable[[], Step], tries: int = TRIES) -> Step:
        """Write what follows from the present state and move on to it; planned anew when somebody else was quicker."""
        for _ in range(tries):
            step = plan()
            try:
                await step.written(self.desk.log)
            except StoreFailed as error:
                notes.error("store_failed", problem=str(error))
                self.desk.failed(self, error)
                raise Refused(HouseTrouble()) from error
            except Conflict:
                await self._reload()
                self.audience.changed()
                self._tell(0, why="stale")
            else:
                self.play, self.table = step.taken() or self.play, step.table
                return step
        raise Refused(HouseTrouble())

    async def _reload(self) -> HouseTable:
        """Take up what somebody else has made of the table and its match."""
        sheet = await self.desk.log.sheet(self.table.id)
        if sheet is not None:
            self.table = from_sheet(sheet)
        await self.load()
        return self.table

    def _tell(self, after_seq: int, asker: Guest | None = None, ask_id: str = "", why: str = "happened") -> None:
        if self.play and self.guests:
            self.audience.tell()
            telling = Telling(self.play, after_seq, why, self.desk.now())
            for guest in self.guests:
                guest.hear(telling.to_asker(guest.seats, ask_id) if guest is asker else telling.to(guest.seats))
        self.takebacks.look_again()
        self.duty.renew()

    def begun(self) -> Play:
        """The match, or Refused(NotStarted)."""
        if self.play is None:
            raise Refused(NotStarted())
        return self.play
