"""What is asked of a match, by a player, a robot or the clock: one at a time, and granted or refused."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from tablee.core.actions import Action
from tablee.core.refusal import Refusal, Refused
from tablee.core.seats import Bot
from tablee.match import codec
from tablee.match.envelope import AnswerLetter, Asking, AskLetter, Guest, TakebackLetter, done_message, refused_message
from tablee.match.play.marks import house_mark, mark_for
from tablee.match.play.step import NothingToDo, Step, decided
from tablee.match.play.telling import Telling
from tablee.match.refusals.messages import HouseTrouble
from tablee.match.refusals.play import Stale
from tablee.match.refusals.tables import NotYourSeat
from tablee.storage.log import StoreFailed

if TYPE_CHECKING:
    from tablee.match.play.referee import Referee


class Asks:
    """The door of a match: one at a time."""

    def __init__(self, referee: Referee, lock: asyncio.Lock) -> None:
        self._referee = referee
        self._lock = lock

    async def player(self, guest: Guest, letter: Asking) -> None:
        """A player asks; the answer goes to the guest."""
        async with self._lock:
            self._referee.audience.tell()  # whose seats have just changed asks with the new ones
            try:
                match letter:
                    case AskLetter():
                        await self._grant(guest, letter)
                    case TakebackLetter():
                        await self._referee.takebacks.ask(guest, letter)
                    case AnswerLetter():
                        await self._referee.takebacks.answer(guest, letter)
            except Refused as refused:
                self._referee.desk.witness.refused(codec.on_wire(refused.refusal)["refused"])
                guest.hear(refused_message(letter.id, refused.refusal))
            except NothingToDo as done:
                guest.hear(done_message(letter.id, done.seq))

    async def robot(self, action: Action, seq: int, bot: Bot) -> Refusal | None:
        """A bot that has seen the match up to `seq` acts; the answer says why not. StoreFailed: it was not written."""
        async with self._lock:
            if self._referee.table.chairs[action.seat].sitter != bot:
                return NotYourSeat()  # whose seat it was came back while the bot was thinking
            return await self._act(action, seq)

    async def if_due(self) -> Refusal | None:
        """The house acts if something is due by now."""
        async with self._lock:
            referee, play = self._referee, self._referee.begun()
            due = referee.owed(play)
            if due is None or due.at > referee.desk.now():
                referee.duty.renew()
                return None
            with suppress(StoreFailed):
                return await self._act(due.action, play.seq)
            return HouseTrouble()

    async def _grant(self, guest: Guest, ask: AskLetter) -> None:
        referee = self._referee
        if ask.seat not in guest.seats:
            raise Refused(NotYourSeat())
        referee.begun()
        action = codec.action_from(referee.game, ask.seat, ask.ask)
        mark = mark_for(action, ask.id)

        def granted() -> Step:
            play = referee.begun()
            if (done := play.answered(mark)) is not None:
                raise NothingToDo(done)
            if not action.stays_fresh and play.moved_on(ask.seat, ask.seq):
                guest.hear(Telling(play, 0, "stale", referee.desk.now()).to(guest.seats))
                raise Refused(Stale(play.seq))
            return Step.of_match(referee.table, play, decided(play, action, mark, referee.desk))

        await referee.move(granted, guest, ask.id)

    async def _act(self, action: Action, seq: int) -> Refusal | None:
        referee = self._referee

        def owed() -> Step:
            play = referee.begun()
            if not action.stays_fresh and play.moved_on(action.seat, seq):
                raise Refused(Stale(play.seq))
            return Step.of_match(referee.table, play, decided(play, action, house_mark(action), referee.desk))

        try:
            await referee.move(owed)
        except Refused as refused:
            if isinstance(refused.__cause__, StoreFailed):
                raise refused.__cause__ from None
            return refused.refusal
        except NothingToDo:
            return HouseTrouble()
        return None
