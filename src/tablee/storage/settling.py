"""How those who wait for a write hear what came of it, whatever the store."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Protocol

Outcome = Exception | None
"""What came of one job: None if it was written."""


class Waiting(Protocol):
    """A job that somebody waits for."""

    @property
    def done(self) -> asyncio.Future[None]:
        """Settled once it is known what came of it."""


def settle(jobs: Iterable[Waiting], outcomes: Sequence[Outcome]) -> None:
    """Tell each asker."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        settled(job, outcome)


def settled(job: Waiting, outcome: Outcome) -> None:
    """The same for one."""
    if job.done.done():  # whoever asked no longer waits
        return
    if outcome is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(outcome)
