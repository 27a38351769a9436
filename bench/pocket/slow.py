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

MOMENT = 0.04


@contextmanager
def slowed_down(profile: Path, times: float) -> Iterator[None]:
    """Everything that draws or computes for the browser with this profile gets one part in so many of the time."""
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
            looked, pages = time.monotonic(), _pages(profile)
        _tell(pages, signal.SIGSTOP)
        time.sleep(MOMENT * (1 - 1 / times))
        _tell(pages, signal.SIGCONT)
        time.sleep(MOMENT / times)


def _tell(processes: list[int], what: signal.Signals) -> None:
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, what)


def _pages(profile: Path) -> list[int]:
    """The processes of pages that descend from the browser with this profile."""
    lines, parents = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            number = int(folder.name)
            lines[number] = (folder / "cmdline").read_bytes().decode(errors="replace")
            parents[number] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    browsers = {one for one, line in lines.items() if str(profile) in line and "--type=" not in line}

    def ours(number: int) -> bool:
        while number in parents:
            if number in browsers:
                return True
            number = parents[number]
        return False

    return [one for one, line in lines.items() if "--type=renderer" in line and ours(one)]
