"""Thoughts of robots, analyses and readings in another worker of the browser, which can be ended like a process."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from typing import Any, Protocol


class Mind(Protocol):
    """A worker that thinks: made when it is first needed, again after it was ended."""

    def think(self, thought: bytes) -> Awaitable[bytes]:
        """What comes of a thought; raises if the worker is ended before."""

    def end(self) -> None:
        """End it at once, whatever it is thinking of."""


class Minds(Executor):
    """What the house takes for a pool of processes: one mind, which several may share."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._tasks: set[asyncio.Task[None]] = set()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Have it thought."""
        answer: Future[Any] = Future()
        task = asyncio.ensure_future(self._have_thought(pickle.dumps(partial(fn, *args, **kwargs)), answer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return answer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the mind; whoever else waits for it is told that it is lost, and asks again."""
        self._mind.end()

    async def _have_thought(self, thought: bytes, answer: Future[Any]) -> None:
        try:
            good, result = pickle.loads(await self._mind.think(thought))
        except Exception as error:  # the worker was ended, or could not be made
            good, result = False, BrokenExecutor(str(error))
        if not answer.set_running_or_notify_cancel():
            return
        if good:
            answer.set_result(result)
        else:
            answer.set_exception(result)


def thought_over(thought: bytes) -> bytes:
    """In the mind: what comes of it, or what went wrong."""
    try:
        result: tuple[bool, Any] = (True, pickle.loads(thought)())
    except Exception as error:
        result = (False, error)
    return pickle.dumps(result)
