"""The one writer of a match: load → decide → append → tell; first write, then tell."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Collection
from random import Random
from time import perf_counter
from typing import Any

import structlog

from tablee.core.actions import Action, Deal
from tablee.core.engine import Applied, apply
from tablee.core.game import Game
from tablee.core.refusal import Refusal, Refused
from tablee.core.seats import Bot
from tablee.match import codec, lobby
from tablee.match.absence import Absence
from tablee.match.audience import Audience
from tablee.match.clock import due_in, paused
from tablee.match.desk import Desk
from tablee.match.duty import Duty, mark_of
from tablee.match.envelope import Ask, Guest, done_message, refused_message, shown
from tablee.match.marks import mark_for
from tablee.match.play import Play
from tablee.match.refusals import HouseTrouble, NotStarted, NotYourSeat, Stale
from tablee.match.table import Table, from_sheet, to_sheet
from tablee.match.telling import Telling
from tablee.storage.log import Conflict, Outage, StoreFailed

TRIES = 5
"""How often the referee decides again when somebody else was quicker to write."""

notes = structlog.get_logger("tablee.match")


class Referee:
    """A table while somebody needs it: the match, the windows that look on, and what the house owes it."""

    def __init__(self, game: Game, table: Table, desk: Desk, source: str = "") -> None:
        self.game = game
        self.source = source
        self.table = table
        self.desk = desk
        self.play: Play | None = None
        self.audience = Audience(self)
        self.touched = desk.now()
        self.absence = Absence(desk.now())
        self.duty = Duty(self)
        self._lock = asyncio.Lock()

    @property
    def name(self) -> str:
        """The table in our notes: its id is an invitation and stays out of them."""
        return hashlib.sha256(self.table.id.encode()).hexdigest()[:8]

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
        return self.absence.waits(self.table, self.online, self.desk.now(), self.desk.patience)

    def shown_to(self, browser: str) -> dict[str, Any]:
        """The table as a browser sees it."""
        return shown(self.table, browser, self.online, self.waits)

    async def load(self) -> None:
        """Take the table and its match from the store."""
        log = self.desk.log
        sheet = await log.sheet(self.table.id)
        if sheet is not None:
            self.table = from_sheet(sheet)
        if self.table.status != "waiting":
            play = Play(self.game, self.table)
            play.load(await log.read(self.table.id), await log.outages(self.table.created))
            self.play = play
        self.duty.renew()

    def join(self, guest: Guest) -> None:
        """A window opens at the table and is told everything it may know."""
        self.audience.join(guest)
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

    async def ask(self, guest: Guest, ask: Ask) -> None:
        """A player asks; the answer goes to the guest."""
        async with self._lock:
            try:
                await self._grant(guest, ask)
            except Refused as refused:
                self.desk.witness.refused(codec.on_wire(refused.refusal)["refused"])
                guest.hear(refused_message(ask.id, refused.refusal))

    async def act(self, action: Action, seq: int, bot: Bot | None = None) -> Refusal | None:
        """The house, or a bot that has seen the match up to `seq`, acts; the answer says why not."""
        async with self._lock:
            if bot is not None and self.table.chairs[action.seat].sitter != bot:
                return NotYourSeat()  # whose seat it was came back while the bot was thinking
            return await self._act(action, seq)

    async def act_if_due(self) -> Refusal | None:
        """The house acts if something is due by now."""
        async with self._lock:
            play = self._begun()
            due = due_in(play, self.table.clock, self.desk.opens)
            if due is None or due.at > self.desk.now():
                self.duty.renew()
                return None
            return await self._act(due.action, play.seq)

    async def change(self, change: Callable[[Table], Table]) -> Table:
        """Change the table itself (chairs, names), durably, and show it to everybody."""
        async with self._lock:
            for _ in range(TRIES):
                table = change(self.table)
                if await self._written(self.desk.log.put(to_sheet(table))):
                    self.table = table
                    self.audience.changed()
                    self.duty.renew()
                    return table
            raise Refused(HouseTrouble())

    async def start(self, browser: str) -> None:
        """The host starts the match."""
        async with self._lock:
            await self._open(lobby.started(self.table, browser))

    async def rematch(self, browser: str) -> Referee | None:
        """The referee of the next match of the same sitters, or None if it was made before."""
        async with self._lock:
            if self._followed():
                return None
            ended, again = lobby.rematched(self.table, self.game, browser, self.desk.now())
            follower = Referee(self.game, again, self.desk, self.source)
            try:
                await follower._open(again, ended)
            except Refused:
                await self.load()
                if self._followed():  # somebody at another house was quicker
                    return None
                raise
            self.table = ended
            self.audience.changed()
            return follower

    async def deal_alike(self, luck: Random) -> None:
        """Start a new table at once with a luck that others are dealt from as well."""
        async with self._lock:
            await self._open(self.table, luck=luck)

    async def _open(self, table: Table, *others: Table, luck: Random | None = None) -> None:
        play = Play(self.game, table)
        at = play.later(self.desk.now())
        applied = self._decided(play, Deal(robots=table.robots), at, luck)
        entries = play.written(applied.events, at, "")
        sheets = [to_sheet(one) for one in (table, *others)]
        if not await self._written(self.desk.log.append(table.id, 0, entries, sheets=sheets)):
            raise Refused(HouseTrouble())
        play.follow(applied.events, entries, applied.position)
        self.play, self.table = play, table
        self.absence = Absence(self.desk.now())  # nobody can be missed before the match has begun
        self.audience.changed()
        self._tell(0)

    async def _grant(self, guest: Guest, ask: Ask) -> None:
        self.audience.tell()  # whose seats have just changed asks with the new ones
        if ask.seat not in guest.seats:
            raise Refused(NotYourSeat())
        self._begun()
        action = codec.action_from(self.game, ask.seat, ask.ask)
        mark = mark_for(action, ask.id)
        for _ in range(TRIES):
            play = self._begun()
            if (done := play.answered(mark)) is not None:
                guest.hear(done_message(ask.id, done))
                return
            if not action.stays_fresh and play.moved_on(ask.seat, ask.seq):
                guest.hear(Telling(play, 0, "stale", self.desk.now()).to(guest.seats))
                raise Refused(Stale(play.seq))
            if await self._write(action, mark.text, guest, ask.id):
                return
        raise Refused(HouseTrouble())

    async def _act(self, action: Action, seq: int) -> Refusal | None:
        try:
            for _ in range(TRIES):
                play_seq = self._begun().seq
                if not action.stays_fresh and self._begun().moved_on(action.seat, seq):
                    return Stale(play_seq)
                if await self._write(action, mark_of(action)):
                    return None if self.seq > play_seq else HouseTrouble()
        except Refused as refused:
            return refused.refusal
        return HouseTrouble()

    async def _write(self, action: Action, mark: str, asker: Guest | None = None, ask_id: str = "") -> bool:
        """Decide, append, move on, tell; False if somebody else was quicker and all must be looked at again."""
        began, play = perf_counter(), self._begun()
        before = play.seq
        at = play.later(self.desk.now())
        applied = self._decided(play, action, at)
        if not applied.events:
            if asker:
                asker.hear(done_message(ask_id, before))
            return True
        entries = play.written(applied.events, at, mark)
        result = self.game.result(applied.position.table)
        over = result is not None
        table = self.table.changed(status="finished", winners=result.winners) if result else self.table
        sheets = [to_sheet(table)] if over else ()
        try:
            await self.desk.log.append(table.id, before, entries, sheets=sheets)
        except (Conflict, StoreFailed) as error:
            return await self._not_written(error)
        play.follow(applied.events, entries, applied.position)
        self.table = table
        self._tell(before, asker, ask_id)
        if over:
            self.audience.changed()
            self.desk.witness.ended()
        self.desk.witness.moved(self.game.name, perf_counter() - began)
        return True

    def _decided(self, play: Play, action: Action, at: float, luck: Random | None = None) -> Applied:
        try:
            applied = apply(self.game, play.position, action, luck or self.desk.luck, at)
        except Exception as error:  # a fault of the game must neither end the match nor the connection
            notes.exception("game_failed", game=self.game.name, table=self.name)
            raise Refused(HouseTrouble()) from error
        if isinstance(applied, Refusal):
            raise Refused(applied)
        return applied

    async def _written(self, writing: Awaitable[None]) -> bool:
        try:
            await writing
        except (Conflict, StoreFailed) as error:
            return await self._not_written(error)
        return True

    async def _not_written(self, error: Conflict | StoreFailed) -> bool:
        if isinstance(error, StoreFailed):
            notes.error("store_failed", problem=str(error))
            raise Refused(HouseTrouble()) from error
        await self.load()
        self.audience.changed()
        self._tell(0, why="stale")
        return False

    def _tell(self, after_seq: int, asker: Guest | None = None, ask_id: str = "", why: str = "happened") -> None:
        if self.play and self.guests:
            self.audience.tell()
            telling = Telling(self.play, after_seq, why, self.desk.now())
            for guest in self.guests:
                if guest is asker:
                    guest.hear(telling.to_asker(guest.seats, ask_id))
                else:
                    guest.hear(telling.to(guest.seats))
        self.duty.renew()

    def _followed(self) -> bool:
        return self.table.rematch is not None

    def _begun(self) -> Play:
        if self.play is None:
            raise Refused(NotStarted())
        return self.play
