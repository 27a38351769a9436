"""Writes the notes of the house on a thread of its own: a pipe that nobody reads must not stop the house."""

from __future__ import annotations

import atexit
import os
from io import TextIOBase
from queue import Full, Queue
from threading import Thread
from typing import TextIO

MOST_UNWRITTEN = 2_000
"""Notes that wait to be written; further ones are lost, and their number is noted once there is room again."""
FAREWELL = 1.0
"""Seconds that the last notes are given when the house closes."""


class Scribe(TextIOBase):
    """A stream for notes; whoever writes to it never waits."""

    def __init__(self, stream: TextIO) -> None:
        self._person = stream.isatty()
        self._file = stream.fileno()
        self._unwritten: Queue[str] = Queue(MOST_UNWRITTEN)
        self._lost = 0
        Thread(target=self._write_all, name="tablee-notes", daemon=True).start()
        atexit.register(self._farewell)

    def write(self, text: str) -> int:
        """Have this written, if there is room for it."""
        try:
            self._unwritten.put_nowait(text)
        except Full:
            self._lost += 1
        return len(text)

    def isatty(self) -> bool:
        """Whether a person reads it."""
        return self._person

    def flush(self) -> None:
        """Nothing to do: everything is written as soon as it can be."""

    def _write_all(self) -> None:
        while True:
            text = self._unwritten.get()
            if self._lost:
                lost, self._lost = self._lost, 0
                text += f'{{"event":"notes_lost","count":{lost},"level":"warning"}}\n'
            self._put(text.encode(errors="backslashreplace"))
            self._unwritten.task_done()

    def _put(self, rest: bytes) -> None:
        try:
            while rest:  # by the bare system call: Python's own streams hold a lock that the end of the house needs
                rest = rest[os.write(self._file, rest) :]
        except OSError:  # nobody is there to read it
            return

    def _farewell(self) -> None:
        written = self._unwritten.all_tasks_done
        with written:
            written.wait_for(lambda: not self._unwritten.unfinished_tasks, FAREWELL)
