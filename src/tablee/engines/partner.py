"""An engine of somebody else: a program that is asked for moves, and is not trusted to answer well, or at all."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import threading
import time
from contextlib import suppress
from queue import Empty, Full, Queue
from typing import Any

from tablee.core.actions import Action
from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.match import codec

LONGEST_LINE = 64 * 1024
MOST_LINES = 10_000
"""That an engine may say before it answers."""
MOST_UNSAID = 1_000
"""Lines that wait for an engine that does not read."""
START, MOVE = 60.0, 30.0
"""Seconds it may take to get ready, and for a move."""


class EngineFailed(Exception):
    """The engine does not play on: it is dead, silent, talks rubbish or makes a move that is none."""


class Partner:
    """A running engine."""

    def __init__(
        self, command: str, game: Game, *, start: float = START, move: float = MOVE, complains: bool = False
    ) -> None:
        """Start it; what it complains of on its standard error is heard here, or nowhere."""
        self.command, self.game = command, game
        self._patience = move
        self._process = _started(command, complains)
        self._lines: Queue[str | None] = Queue(MOST_LINES)
        self._unsaid: Queue[str | None] = Queue(MOST_UNSAID)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        threading.Thread(target=self._speak, daemon=True).start()
        try:
            self.introduced = self._await("tableeok", start, "tablee")
            self._await("readyok", start, "isready")
        except EngineFailed:
            self.end()
            raise

    def newmatch(self) -> None:
        """Another match begins."""
        self._tell("newmatch")

    def seed(self, seed: int) -> None:
        """The luck of the next move, for an engine that offers to be told."""
        if any(line.startswith("option name Seed ") for line in self.introduced):
            self._tell(f"setoption name Seed value {seed}")

    def choose(self, view: Any) -> Action:
        """What it asks in this position, or EngineFailed."""
        self._tell(f"position {codec.encode(view).decode()}")
        move = self._await("bestmove", self._patience, "go mode search")[-1].partition(" ")[2].strip()
        try:
            ask: Action = self.game.text.read(move, view)
        except Refused:
            raise EngineFailed(f"illegal move {move[:40]!r}") from None
        return ask

    def listed(self, view: Any, most: int) -> list[str]:
        """The first moves it lists."""
        self._tell(f"position {codec.encode(view).decode()}")
        said = self._await("bestmove", self._patience, f"go mode list moves {most}")
        return [line.removeprefix("info move ") for line in said if line.startswith("info move ")]

    def says(self, line: str, awaited: str, seconds: float | None = None) -> list[str]:
        """Say anything, and what it says up to the line awaited; for tests of engines."""
        return self._await(awaited, seconds or self._patience, line)

    def close(self) -> None:
        """Ask it to leave, and see that it does."""
        with suppress(EngineFailed, subprocess.TimeoutExpired):
            self._tell("quit")
            self._process.wait(1.0)
        self.end()

    def end(self) -> None:
        """Make an end of it and of whatever it has started."""
        with suppress(ProcessLookupError, PermissionError):  # nobody is left of it
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with suppress(Full):  # then it is not waiting for a line
            self._unsaid.put_nowait(None)
        while self._listener.is_alive():
            with suppress(Empty):  # what a flood has left: nobody listens any more
                self._lines.get(timeout=0.01)

    def _tell(self, line: str) -> None:
        """Have a line said; nobody waits for an engine that does not read."""
        try:
            self._unsaid.put_nowait(line)
        except Full:
            raise EngineFailed("deaf: it does not read what it is told") from None

    def _await(self, word: str, seconds: float, line: str) -> list[str]:
        """Say a line and listen until a line begins with a word; everything that was said."""
        self._tell(line)
        until, said = time.monotonic() + seconds, list[str]()
        while True:
            try:
                heard = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except Empty:
                raise EngineFailed(f"silent: no {word} within {seconds:g} s") from None
            if heard is None:
                raise EngineFailed(self._dead())
            said.append(heard)
            if heard.split(" ", 1)[0] == word:
                return said
            if len(said) > MOST_LINES:
                raise EngineFailed(f"rubbish: {MOST_LINES} lines without {word}")

    def _dead(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            if code := self._process.wait(1.0):
                return f"dead, with exit code {code}"
        return "dead"

    def _speak(self) -> None:
        """In a thread: what it is to be told, line by line; the dead are told nothing more."""
        assert self._process.stdin is not None, "it was opened with a pipe"
        with suppress(OSError), self._process.stdin as ear:
            while (line := self._unsaid.get()) is not None:
                ear.write(f"{line}\n".encode())
                ear.flush()

    def _listen(self) -> None:
        """In a thread: its lines, and None when there are no more; one that floods waits until somebody listens."""
        assert self._process.stdout is not None, "it was opened with a pipe"
        with self._process.stdout as mouth:
            while raw := mouth.readline(LONGEST_LINE):
                self._lines.put(raw.decode(errors="replace").strip())
        self._lines.put(None)


def _started(command: str, complains: bool) -> subprocess.Popen[bytes]:
    """The program, in a group of its own, so that what it starts ends with it."""
    pipe, errors = subprocess.PIPE, None if complains else subprocess.DEVNULL
    try:
        words = shlex.split(command)
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=errors, process_group=0)
    except (OSError, ValueError, IndexError) as error:
        raise EngineFailed(f"cannot be started: {error if command.strip() else 'no command'}") from None
