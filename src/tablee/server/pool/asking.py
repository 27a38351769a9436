"""A house asks robots elsewhere; whatever keeps them from answering, it is told so and thinks itself."""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog

from tablee.core.actions import Action
from tablee.core.game import Game, View
from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.server.pool.thoughts import subject
from tablee.server.visits.bus import Bus, Head
from tablee.server.visits.elsewhere import Unanswered

AT_LEAST = 2.0
USUALLY = 3.0
AT_MOST = 30.0
"""A thought may take so many seconds, and so many times its usual ones, until the house thinks itself."""
REST = 10.0
"""Seconds for which nobody is asked after an answer was late or made no sense: only one table has to wait for it."""

notes = structlog.get_logger("tablee.server")


class RobotsElsewhere:
    """Those who listen on the bus at this moment; there may be none."""

    def __init__(self, bus: Bus, clock: Callable[[], float] = time.monotonic) -> None:
        self._bus = bus
        self._clock = clock
        self._subject = subject()
        self._rests_until = 0.0

    async def choose(self, game: Game, view: View, level: str, seed: str, usual: float) -> Action | None:
        """What a robot elsewhere asks; None if the house must think itself."""
        if not self._bus.up or self._clock() < self._rests_until:
            return None
        seconds = min(AT_MOST, AT_LEAST + USUALLY * usual)
        thought = {"game": game.name, "view": view, "level": level, "seed": seed, "seconds": seconds}
        began = self._clock()
        try:
            head, _ = await self._bus.ask(self._subject, thought, patience=seconds)
            return _ask_in(head, game, view.seat)
        except Unanswered:  # at once if nobody listens
            if self._clock() - began >= seconds:
                self._rest("robots_late", game, level)
        except (Refused, TypeError, ValueError):
            self._rest("robots_rubbish", game, level)
        return None

    def _rest(self, why: str, game: Game, level: str) -> None:
        notes.warning(why, game=game.name, level=level)
        self._rests_until = self._clock() + REST


def _ask_in(head: Head, game: Game, seat: int) -> Action | None:
    """What was answered, if it is an ask of this seat; None if they are busy."""
    if head.get("busy"):
        return None
    ask = head.get("ask")
    if not isinstance(ask, dict):
        raise TypeError("no ask")
    return codec.action_from(game, seat, ask)
