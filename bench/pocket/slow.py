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

MOMENT = 0.1


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
    pages: list[int] = []
    while not over.is_set():
        began = time.monotonic()
        time.sleep(MOMENT / times)
        _tell(pages, signal.SIGSTOP)
        stopped = time.monotonic()
        fresh = pages_of(profile)  # looked for while they stand still, or they would run meanwhile
        time.sleep(max(0.0, (stopped - began) * (times - 1) - (time.monotonic() - stopped)))
        _tell(pages, signal.SIGCONT)
        pages = fresh


def _tell(processes: list[int], what: signal.Signals) -> None:
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, what)
