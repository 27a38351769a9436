"""The field: bouts spread over processes, scores as they come in; what they add up to does not depend on the spread."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context

from tablee.arena.bout import Bout, BoutScore, Contest, bouts, fought
from tablee.core.game.shelf import games
from tablee.search import warm

CHUNKS_EACH = 16
"""Parts of the work a process gets: enough for an even load and a smooth progress bar, few enough to cost nothing."""


def scores(contest: Contest, workers: int) -> Iterator[list[BoutScore]]:
    """The scores of all bouts, in bunches; with one worker in this process, else in processes of their own."""
    size = max(1, min(100, contest.matches // (workers * CHUNKS_EACH)))
    if workers == 1:
        _warm_up(contest)
        yield from (_fight(contest, bunch) for bunch in _bunches(contest, size))
        return
    spawn = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=_settle_in, initargs=(contest,)) as pool:
        try:
            jobs = [pool.submit(_fight, contest, bunch) for bunch in _bunches(contest, size)]
            yield from (job.result() for job in as_completed(jobs))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _bunches(contest: Contest, size: int) -> Iterator[list[Bout]]:
    rest = bouts(contest)
    while bunch := list(islice(rest, size)):
        yield bunch


def _settle_in(contest: Contest) -> None:
    """In a worker: Ctrl+C is for the process that started us; it will send us home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _warm_up(contest)


def _warm_up(contest: Contest) -> None:
    """Nobody plays before the kernels of the game are compiled: here bots are measured at their best."""
    kernels = games()[contest.game].engine.kernels
    if kernels:
        warm.now(*kernels)


def _fight(contest: Contest, bunch: list[Bout]) -> list[BoutScore]:
    """In a worker: fetch the game from the shelf and play."""
    game = games()[contest.game]
    return [fought(game, contest, bout) for bout in bunch]
