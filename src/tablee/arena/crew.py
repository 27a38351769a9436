"""The crew: who does work that is cut in pieces, this process, several of this machine, or a cluster of machines."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Protocol, TypeVar

P = TypeVar("P")
R = TypeVar("R")


class Crew(Protocol):
    """Those who work; what comes of it must not depend on how many they are, nor on who did which piece."""

    @property
    def size(self) -> int:
        """How many work at the same time."""
        ...

    def results(self, work: Callable[[P], R], pieces: Iterable[P]) -> Iterator[R]:
        """What came of each piece, in the order in which they get done; `work` is a function of a module."""
        ...


@contextmanager
def crew(workers: int, cluster: str | None = None) -> Iterator[Crew]:
    """So many processes of this machine, or the workers of the cluster whose scheduler has this address."""
    if cluster is None:
        yield _Here(workers)
        return
    from tablee.arena.cluster import joined  # not above: a match on one machine needs none of it

    with joined(cluster) as others:
        yield others


class _Here:
    """This machine: with one worker this process itself, else processes of their own."""

    def __init__(self, workers: int) -> None:
        self.size = workers

    def results(self, work: Callable[[P], R], pieces: Iterable[P]) -> Iterator[R]:
        if self.size == 1:
            yield from map(work, pieces)
            return
        with ProcessPoolExecutor(self.size, mp_context=get_context("spawn"), initializer=_settle_in) as pool:
            try:
                jobs = [pool.submit(work, piece) for piece in pieces]
                yield from (job.result() for job in as_completed(jobs))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def _settle_in() -> None:
    """In a worker: Ctrl+C is for the process that started us; it will send us home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
