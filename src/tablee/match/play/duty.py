"""What the house must do at a table without being asked: act when time is up, and play for the bots."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import structlog

from tablee.core.actions import Action, TimeUp
from tablee.core.game.rules import no_deadline
from tablee.core.loop import view_for
from tablee.core.refusal import MatchOver, Refusal
from tablee.core.seats import Bot
from tablee.match.luck import Use, seed_of
from tablee.match.play.desk import USUAL_PAUSE
from tablee.match.play.play import Play
from tablee.match.refusals.messages import HouseTrouble
from tablee.match.refusals.play import Stale
from tablee.match.refusals.tables import NotYourSeat
from tablee.storage.log import StoreFailed

if TYPE_CHECKING:
    from tablee.match.play.referee import Referee

RETRY = 2.0
"""Seconds until the house tries again what failed through its own fault."""

notes = structlog.get_logger("tablee.match")


class Duty:
    """The alarm and the robots of one table."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._alarm: asyncio.TimerHandle | None = None
        self._acting: asyncio.Task[None] | None = None
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._hurried = asyncio.Event()
        self._stopped = False
        self._timed = referee.table.clock.runs or referee.game.rules.deadline is not no_deadline

    @property
    def idle(self) -> bool:
        return self._alarm is None and not self.busy

    @property
    def busy(self) -> bool:
        """Whether something is being done here at this moment."""
        return self._acting is not None or bool(self._thinking)

    @property
    def timed(self) -> bool:
        return self._alarm is not None

    def renew(self) -> None:
        """Look again at what is due; called whenever the table or the match has changed."""
        play = self._referee.play
        if play is None or self._stopped:
            return
        overdone = play.overdone
        if self._timed or overdone:
            self._set_alarm(play)
        if overdone and play.too_long:
            return  # the house itself brings it to its end
        if self._hurried.is_set() and not self.among_robots:
            self._hurried.clear()
        chairs = self._referee.table.chairs
        for seat in play.to_play:
            if isinstance(chairs[seat].sitter, Bot) and seat not in self._thinking and self._attended(play):
                self._thinking[seat] = asyncio.create_task(self._robot_turn(seat))

    @property
    def among_robots(self) -> bool:
        """Whether the match waits for robots alone."""
        play, chairs = self._referee.play, self._referee.table.chairs
        return play is not None and all(isinstance(chairs[seat].sitter, Bot) for seat in play.to_play)

    def hurry(self) -> None:
        """Robots no longer pause, until a person is to play."""
        self._hurried.set()

    def _attended(self, play: Play) -> bool:
        """The house acts by itself as long as there is a result to come and somebody looks on, or a clock runs."""
        return play.result is None and (bool(self._referee.guests) or self._referee.table.timed)

    def stop(self) -> None:
        """Leave the table alone, for good."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        for task in (*self._thinking.values(), *filter(None, [self._acting])):
            task.cancel()

    def _set_alarm(self, play: Play, at_least: float = 0.0) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        referee = self._referee
        if referee.due is not None and self._attended(play):
            wait = max(at_least, referee.due - referee.desk.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._acting is None:
            self._acting = asyncio.create_task(self._act())

    async def _act(self) -> None:
        refusal: Refusal | None = HouseTrouble()
        try:
            refusal = await self._referee.asks.if_due()
        except Exception:
            notes.exception("house_failed", table=self._referee.name)
        self._acting = None
        if refusal is not None and self._referee.play is not None:
            self._set_alarm(self._referee.play, RETRY)

    async def _robot_turn(self, seat: int) -> None:
        try:
            await self._play_for(seat)
        except Exception:
            notes.exception("robot_failed", table=self._referee.name)
            await asyncio.sleep(RETRY)
        finally:
            self._thinking.pop(seat, None)
        self.renew()

    async def _play_for(self, seat: int) -> None:
        """The bot's choice; if it fails, any legal ask; if even that fails, the house plays as if time were up."""
        referee, play = self._referee, self._referee.play
        bot = referee.table.chairs[seat].sitter
        if play is None or not isinstance(bot, Bot):
            return
        seq = play.seq
        for choose in (self._chosen, self._random, self._none):
            try:
                refusal = await referee.asks.robot(await choose(play, seat, bot.level), seq, bot)
            except StoreFailed:  # noted where it was found, and no fault of the choice, which is made again
                break
            except Exception:
                notes.exception("bot_failed", game=referee.game.name, level=bot.level, table=referee.name)
                continue
            if refusal is None or isinstance(refusal, Stale | MatchOver | NotYourSeat) or referee.seq != seq:
                return  # done, or somebody was quicker: then the bot looks again
            notes.error("bot_refused", game=referee.game.name, level=bot.level, refused=repr(refusal))
        await asyncio.sleep(RETRY)

    async def _chosen(self, play: Play, seat: int, level: str) -> Action:
        desk, view = self._referee.desk, view_for(play.game, play.position, seat)
        pause = paced(play.game.engine.pause(view, level, Random(self._seed(play, seat, level, "pause"))), desk.pause)
        seed, whose = self._seed(play, seat, level), self._referee.whose
        thought = desk.robots.choose(play.game, view, level, seed, whose)
        action, _ = await asyncio.gather(thought, self._linger(pause))
        await self._referee.takebacks.settled()
        return _own(action, seat)

    async def _linger(self, seconds: float) -> None:
        """So that people can follow, unless they do not wish to."""
        try:
            async with asyncio.timeout(seconds):
                await self._hurried.wait()
        except TimeoutError:
            return

    async def _random(self, play: Play, seat: int, level: str) -> Action:
        luck = Random(self._seed(play, seat, level))
        return _own(play.game.exam.random_action(view_for(play.game, play.position, seat), luck), seat)

    def _seed(self, play: Play, seat: int, level: str, use: Use = "choice") -> str:
        return seed_of(self._referee.desk.secret, self._referee.table.id, seat, play.seq, level, use)

    async def _none(self, play: Play, seat: int, level: str) -> Action:
        return TimeUp(seat)


def paced(seconds: float | None, pause: float) -> float:
    """How long a bot waits before it asks: what its game says, at the pace of the house, or the house's own pause."""
    return pause if seconds is None else seconds * pause / USUAL_PAUSE


def _own(action: Action, seat: int) -> Action:
    if not isinstance(action, Action) or action.seat != seat or action.by_house:
        raise ValueError(f"a bot on seat {seat} asked {action!r}")
    return action
