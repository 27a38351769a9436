"""Taking turns at the kernel cache: of several processes that want a kernel one compiles it, the others fetch it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import IO

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows has none; there each process compiles for itself
    fcntl = None

LOOK_AGAIN = 0.1
"""Seconds; nobody waits for this but a thread in the background."""


@contextmanager
def in_turn(folder: Path | None, name: str) -> Iterator[None]:
    """Wait until no other process is at it; a process that is about to end does not wait."""
    if folder is None or fcntl is None:
        yield
        return
    with (folder / f"{name}.lock").open("w") as held:
        while not _had(held) and threading.main_thread().is_alive():
            threading.Event().wait(LOOK_AGAIN)
        yield


def _had(held: IO[str]) -> bool:
    assert fcntl is not None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
