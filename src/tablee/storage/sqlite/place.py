"""Where the store is on the disk: whether what is written still goes where the next house will look for it."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from tablee.storage.log import StoreFailed

EVERY = 1.0
"""Seconds between two looks of the writer, which has better things to do."""


class OpenedFiles:
    """The files as they were opened; a file that was removed or replaced takes writes to nowhere, without a word."""

    def __init__(self, path: Path) -> None:
        self._paths = (path, log_of(path))
        self._files = [_identity(one) for one in self._paths]
        self._looked = monotonic()

    def look_now_and_then(self) -> None:
        """Look again if it is time, or raise StoreFailed."""
        if monotonic() - self._looked >= EVERY:
            self.look()

    def look(self) -> None:
        """See that the files are there and are the same, or raise StoreFailed."""
        for path, known in zip(self._paths, self._files, strict=True):
            try:
                same = _identity(path) == known
            except OSError:
                same = False
            if not same:
                raise StoreFailed(f"{path.name} was removed or replaced while the house was open", "gone")
        self._looked = monotonic()


def log_of(path: Path) -> Path:
    """SQLite's write-ahead log of a file."""
    return path.with_name(f"{path.name}-wal")


def has_log(path: Path) -> bool:
    """Whether there is a log with something in it; who only reads may leave an empty one."""
    log = log_of(path)
    return log.is_file() and log.stat().st_size > 0


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino
