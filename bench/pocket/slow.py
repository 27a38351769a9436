"""A slower processor: the pages of a browser, workers and all, are stopped for most of each moment.

DevTools' own throttling reaches the page's main thread only, and the house is in a worker.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

from bench.pocket.processes import pages_of

MOMENT = 0.04


@contextmanager
def slowed_down(profile: Path, times: float) -> Iterator[None]:
    """Everything that draws or computes for the browser with this profile gets one part in so many of the time."""
    if times <= 1:
        yield
        return
    over = Event()
    thread = Thread(target=_hold_back, args=(profile, times, over), daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _hold_back(profile: Path, times: float, over: Event) -> None:
    looked, pages = 0.0, []
    while not over.is_set():
        if time.monotonic() - looked > 1:
            looked, pages = time.monotonic(), pages_of(profile)
        _tell(pages, signal.SIGSTOP)
        time.sleep(MOMENT * (1 - 1 / times))
        _tell(pages, signal.SIGCONT)
        time.sleep(MOMENT / times)


def _tell(processes: list[int], what: signal.Signals) -> None:
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, what)
