"""Bots at work outside the event loop: elsewhere or in processes of their own, with nothing but their view, in turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any, Literal

from tablee.core.actions import Action
from tablee.core.extras import at_hand
from tablee.core.game import Game, Hint, View
from tablee.core.game.shelf import games
from tablee.match.luck import luck_from
from tablee.match.thinking.fair import Fair, Whose
from tablee.match.thinking.worker import Pool, Worker, cores, process
from tablee.search import warm

WORKERS = max(1, cores() - 1)
"""Robots for all thoughts; one more is kept for quick ones."""
QUICK = 0.1
"""Seconds; a level that takes no longer is never made to wait for a free robot by those that do."""
UNKNOWN = 1.0
"""Seconds that a level is believed to take before it was measured."""

NOBODY = Whose("")
HINTING = "hint"
"""Under this name hints are measured, beside the levels."""

Where = Literal["here", "elsewhere"]
Elsewhere = Callable[[Game, View, str, str, float], Awaitable[Action | None]]
"""(game, view, level, seed, usual seconds) → what a robot on another machine asks; None: think yourself."""


@dataclass(frozen=True, slots=True)
class _Thought:
    game: str
    level: str
    work: Callable[[], Any]
    answer: asyncio.Future[Any]


def think(name: str, view: View, level: str, seed: str) -> Action:
    """In a robot's process: the bot of that level looks at its view and chooses."""
    get_ready(name)
    return games()[name].engine.choose(view, level, luck_from(seed))


def hinted(name: str, view: View, seed: str) -> Hint | None:
    """In a robot's process: what may be said to somebody who is stuck."""
    get_ready(name)
    tell = games()[name].engine.hint
    return tell(view, luck_from(seed)) if tell else None


def get_ready(name: str) -> None:
    """In a robot's process: everything it needs for a game is loaded; its kernels are compiled while it thinks."""
    kernels = games()[name].engine.kernels
    if kernels and at_hand("engine"):
        warm.start(*kernels)


class Robots:
    """The robots of the house, and those who wait for them: browsers in fair turns, quick thoughts not behind slow."""

    def __init__(
        self,
        pool: Pool = process,
        work: Callable[..., Action] = think,
        budget: float = 30.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._work = work
        self._clock = clock
        self._workers = [Worker(pool, budget) for _ in range(WORKERS + 1)]
        self._waiting: Fair[_Thought] = Fair()
        self._costs: dict[tuple[str, str], float] = {}
        self._busy: dict[Worker, asyncio.Task[None]] = {}
        self.elsewhere: Elsewhere | None = None
        """Who is asked first, if there is anybody."""
        self.counted: Callable[[Where], None] = lambda where: None
        """Told where each thought was thought."""

    def warm(self, game: Game) -> None:
        """Have a robot come in and get ready for a game before it is needed; it takes a second."""
        self._workers[0].warm(partial(get_ready, game.name))

    async def choose(self, game: Game, view: View, level: str, seed: str, whose: Whose = NOBODY) -> Action:
        """What the bot asks, at a table that somebody opened; raises whatever went wrong."""
        began = self._clock()
        usual = self.cost(game.name, level)
        action = await self.elsewhere(game, view, level, seed, usual) if self.elsewhere else None
        if action is not None:
            self._measured(game.name, level, self._clock() - began)
            self.counted("elsewhere")
            return action
        self.counted("here")
        return await self._choose_here(game, view, level, seed, whose)

    async def _choose_here(self, game: Game, view: View, level: str, seed: str, whose: Whose) -> Action:
        action: Action = await self._thought(game, level, partial(self._work, game.name, view, level, seed), whose)
        return action

    async def hint(self, game: Game, view: View, seed: str, whose: Whose) -> Hint | None:
        """What a robot would say to somebody who is stuck with this view."""
        told: Hint | None = await self._thought(game, HINTING, partial(hinted, game.name, view, seed), whose)
        return told

    async def _thought(self, game: Game, level: str, work: Callable[[], Any], whose: Whose) -> Any:
        """What comes of a thought when its turn has come."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.add(whose, self.cost(game.name, level), _Thought(game.name, level, work, answer))
        self._hand_out()
        return await answer

    def cost(self, game: str, level: str) -> float:
        """Seconds that a thought of this level takes, judged by past ones."""
        return self._costs.get((game, level), UNKNOWN)

    async def at_hand(self) -> bool:
        """Whether robots can be had; whichever could not the last time is called again."""
        for one in self._workers:
            if one.lost and one not in self._busy:
                with suppress(Exception):
                    await one.think(_come_in)
        return not any(one.lost for one in self._workers)

    def close(self) -> None:
        """Let the robots go at once, whatever they are thinking of."""
        for task in self._busy.values():
            task.cancel()
        for one in self._workers:
            one.close()

    def _hand_out(self) -> None:
        """Give free robots to those whose turn it is; the last robot takes quick thoughts only."""
        *most, last = self._workers
        for one in self._workers:
            if one in self._busy:
                continue
            thought = self._waiting.next(QUICK if one is last else inf)
            while thought is not None and thought.answer.done():  # nobody waits for it any more
                thought = self._waiting.next(QUICK if one is last else inf)
            if thought is not None:
                self._busy[one] = asyncio.create_task(self._have_thought(one, thought))
                if not last.hired and all(other in self._busy for other in most):
                    last.warm(partial(get_ready, thought.game))

    async def _have_thought(self, worker: Worker, thought: _Thought) -> None:
        began = self._clock()
        try:
            action = await worker.think(thought.work)
        except asyncio.CancelledError:
            thought.answer.cancel()
            raise
        except Exception as error:
            if not thought.answer.done():
                thought.answer.set_exception(error)
        else:
            self._measured(thought.game, thought.level, self._clock() - began)
            if not thought.answer.done():
                thought.answer.set_result(action)
        finally:
            del self._busy[worker]
        self._hand_out()

    def _measured(self, game: str, level: str, took: float) -> None:
        """A level is as dear as its dearest thoughts of late."""
        before = self._costs.get((game, level), took)
        self._costs[game, level] = max(took, (before + took) / 2)


def _come_in() -> None:
    """In a robot's process: nothing but being there."""
