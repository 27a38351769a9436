"""An engine of somebody else: a program that is asked for moves, and is not trusted to answer well, or at all."""

from __future__ import annotations

import shlex
import subprocess
import threading
import time
from contextlib import suppress
from queue import Empty, Queue
from typing import Any

from tablee.core.actions import Action
from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.match import codec

LONGEST_LINE = 64 * 1024
MOST_LINES = 10_000
"""That an engine may say before it answers."""
START, MOVE = 60.0, 30.0
"""Seconds it may take to get ready, and for a move."""


class EngineFailed(Exception):
    """The engine does not play on: it is dead, silent, talks rubbish or makes a move that is none."""


class Partner:
    """A running engine."""

    def __init__(self, command: str, game: Game, *, start: float = START, move: float = MOVE) -> None:
        self.command, self.game = command, game
        self._patience = move
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError) as error:
            raise EngineFailed(f"cannot be started: {error}") from None
        self._lines: Queue[str | None] = Queue(MOST_LINES)
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            self.introduced = self._await("tableeok", start, "tablee")
            self._await("readyok", start, "isready")
        except EngineFailed:
            self.close()
            raise

    def newmatch(self, seed: int) -> None:
        """Another match begins; an engine that offers it gets a seed."""
        self._tell("newmatch")
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
        """End it, politely first."""
        if self._process.poll() is None:
            try:
                self._tell("quit")
                self._process.wait(1.0)
            except (EngineFailed, subprocess.TimeoutExpired):
                self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what was still to be said to a dead one
                if pipe:
                    pipe.close()

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None, "it was opened with a pipe"
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise EngineFailed("dead") from None

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
                raise EngineFailed("dead")
            said.append(heard)
            if heard.split(" ", 1)[0] == word:
                return said
            if len(said) > MOST_LINES:
                raise EngineFailed(f"rubbish: {MOST_LINES} lines without {word}")

    def _listen(self) -> None:
        """In a thread: its lines, and None when there are no more; one that floods waits until somebody listens."""
        assert self._process.stdout is not None, "it was opened with a pipe"
        while True:
            try:
                raw = self._process.stdout.readline(LONGEST_LINE)
            except ValueError:  # closed
                return
            self._lines.put(raw.decode(errors="replace").strip() if raw else None)
            if not raw:
                return
