"""A cluster of machines as the crew, by Dask: a piece whose worker died is done again by another.

Work and its pieces travel as pickles, so a cluster is for machines that trust each other. A worker does one piece at a
time, whatever number of threads it was given: engines keep their scratch arrays for the whole process. And it does
none if its Tablée is not the same to the letter: figures of two versions would be added up.
"""

import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeVar

from tablee.arena.sameness import fingerprint
from tablee.core.refusal import Refusal, Refused

if TYPE_CHECKING:
    from distributed import Client

P = TypeVar("P")
R = TypeVar("R")

PATIENCE = 10.0
"""Seconds in which a scheduler must answer, and in which it must have a worker."""

_at_work = threading.Lock()


@dataclass(frozen=True, slots=True)
class NoScheduler(Refusal):
    """Nobody answers at the address, or it is none."""

    address: str
    refused: Literal["no_scheduler"] = "no_scheduler"


@dataclass(frozen=True, slots=True)
class NoWorker(Refusal):
    """The scheduler has nobody to give work to."""

    address: str
    refused: Literal["no_worker"] = "no_worker"


@dataclass(frozen=True, slots=True)
class ClusterLost(Refusal):
    """The scheduler went away before the work was done."""

    address: str
    refused: Literal["cluster_lost"] = "cluster_lost"


@dataclass(frozen=True, slots=True)
class WorkersDied(Refusal):
    """One worker after another died of the same piece."""

    last: str
    refused: Literal["workers_died"] = "workers_died"


@dataclass(frozen=True, slots=True)
class AnotherTablee(Refusal):
    """A worker has other sources, words or tables than we have."""

    worker: str
    refused: Literal["another_tablee"] = "another_tablee"


@contextmanager
def joined(address: str) -> Iterator["DaskCrew"]:
    """The workers of a scheduler, or Refused; what they still do for us is dropped at the end."""
    from distributed import Client

    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # a worker that is lost is no news: others go on
    try:
        client: Client = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]  # Dask has no types here
    except (OSError, ValueError):
        raise Refused(NoScheduler(address[:100])) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise Refused(NoWorker(address)) from None
        yield DaskCrew(client, address)


class DaskCrew:
    """The workers that a scheduler has; those that come later help too, but are not counted."""

    def __init__(self, client: "Client", address: str) -> None:
        self._client, self._address = client, address
        self.size = len(client.scheduler_info(n_workers=-1)["workers"])

    def results(self, work: Callable[[P], R], pieces: Iterable[P]) -> Iterator[R]:
        from distributed import CancelledError, KilledWorker, as_completed

        same = fingerprint(work.__module__)
        futures = self._client.map(_done, [(work, same, piece) for piece in pieces], pure=False)
        try:
            for future in as_completed(futures, loop=self._client.loop):  # type: ignore[no-untyped-call]  # as above
                yield future.result()
                future.release()
        except CancelledError:
            raise Refused(ClusterLost(self._address)) from None
        except KilledWorker as killed:
            raise Refused(WorkersDied(killed.last_worker.address)) from None


def _done(task: tuple[Callable[[P], R], str, P]) -> R:
    """In a worker: one piece at a time, and only if the figures can be added to those of the others."""
    work, same, piece = task
    with _at_work:
        if fingerprint(work.__module__) != same:
            from distributed import get_worker

            raise Refused(AnotherTablee(get_worker().address))
        return work(piece)
