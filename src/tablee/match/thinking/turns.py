"""Taking turns: a queue in which visitors alternate, and a turnstile that lets a few through in a turn of the loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")

A_TURN = 50
"""Small things that are done in one turn of the loop."""


async def in_turns(things: Iterable[T]) -> AsyncIterator[T]:
    """The same things; after a few of them the players have their turn."""
    for number, thing in enumerate(things, 1):
        yield thing
        if number % A_TURN == 0:
            await asyncio.sleep(0)


class Turns(Generic[T]):
    """Things wait in a line for each visitor; the next one comes from the line that was served longest ago."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._lines)

    def put(self, whose: str, thing: T) -> None:
        """One more at the end of somebody's line."""
        self._lines.setdefault(whose, deque()).append(thing)

    def take(self) -> T:
        """The next one; there must be one."""
        whose, line = self._lines.popitem(last=False)
        thing = line.popleft()
        if line:
            self._lines[whose] = line
        return thing


class Turnstile:
    """Lets so many things happen in one turn of the event loop: whoever plays waits for that many at most."""

    def __init__(self, a_turn: int) -> None:
        self._a_turn = a_turn
        self._waiting: Turns[Callable[[], None]] = Turns()
        self._passed = 0
        self._turning = False

    def let(self, whose: str, happen: Callable[[], None]) -> bool:
        """Have it happen, now (then say so) or in its turn."""
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._turn)
        if self._passed < self._a_turn and not self._waiting:
            self._passed += 1
            happen()
            return True
        self._waiting.put(whose, happen)
        return False

    def _turn(self) -> None:
        self._passed = 0
        while self._waiting and self._passed < self._a_turn:
            self._passed += 1
            self._waiting.take()()
        self._turning = self._passed > 0
        if self._turning:
            asyncio.get_running_loop().call_soon(self._turn)
