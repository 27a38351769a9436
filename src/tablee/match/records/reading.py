"""Records read and stepped through in a process of their own: by turns, within a budget, given up when nobody waits."""

from __future__ import annotations

import asyncio
import gzip
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from tablee.core.game import Game, shelf
from tablee.core.refusal import Refusal, Refused
from tablee.match import codec
from tablee.match.records import records
from tablee.match.records.replay import each_frame
from tablee.match.refusals.crowd import HouseFull
from tablee.match.refusals.records import TooDear, TooManyReplays
from tablee.match.tables.seen import shown
from tablee.match.thinking.turns import Turns
from tablee.match.thinking.worker import Pool, Worker, process

NICENESS = 3
PACKING = 5
"""How hard answers are packed: as hard as all others."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A record to step through as a seat (None: a spectator) saw it, and how the answer is to be."""

    text: str
    seat: int | None
    table: bytes = b""
    """What is to be said of the table, if it is one of the house's own."""
    packed: bool = False


@dataclass(frozen=True, slots=True)
class Budget:
    """What reading may cost: bytes that wait, of one address and in all; seconds; bytes of an answer."""

    waiting_here: int = 2 * 1024 * 1024
    waiting: int = 16 * 1024 * 1024
    seconds: float = 10.0
    answer: int = 16 * 1024 * 1024


def yielding() -> Pool:
    """A process that yields to players, to the house and to its robots."""
    return partial(process, NICENESS)


class ReadingRoom:
    """One reader; whoever comes waits for a turn, and addresses take turns."""

    def __init__(self, budget: Budget, pool: Pool | None = None, games: Mapping[str, Game] | None = None) -> None:
        self._budget = budget
        self._games = games
        self._worker = Worker(pool or yielding(), budget.seconds)
        self._held: Counter[str] = Counter()
        self._waiting: Turns[asyncio.Future[None]] = Turns()
        self._busy = False

    @contextmanager
    def place(self, address: str, size: int) -> Iterator[None]:
        """Room for a record of so many bytes until it is answered, or Refused."""
        if self._held[address] + size > self._budget.waiting_here:
            raise Refused(TooManyReplays())
        if self._held.total() + size > self._budget.waiting:
            raise Refused(HouseFull())
        self._held[address] += size
        try:
            yield
        finally:
            self._held[address] -= size
            if not self._held[address]:
                del self._held[address]

    async def read(self, address: str, wanted: Wanted) -> bytes:
        """The frames of a record as JSON, or Refused; whoever stops waiting for them has the reader stop, too."""
        await self._turn(address)
        try:
            answer = await self._worker.think(partial(stepped_through, wanted, self._budget.answer, self._games))
        except asyncio.CancelledError:
            self._worker.close()
            raise
        except TimeoutError:
            raise Refused(TooDear()) from None
        finally:
            self._busy = False
            self._call_next()
        if isinstance(answer, Refusal):
            raise Refused(answer)
        return answer

    def warm(self) -> None:
        """A match has ended and may soon be looked at again: have the reader come in, which takes a second."""
        if not self._worker.hired:
            self._worker.warm(_come_in)

    def close(self) -> None:
        """Stop reading."""
        self._worker.close()

    async def _turn(self, address: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(address, turn)
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just come
                self._busy = False
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._waiting and not self._busy:
            turn = self._waiting.take()
            if not turn.done():  # whoever has left meanwhile is passed over
                self._busy = True
                turn.set_result(None)


def _come_in() -> None:
    """In the reader's process: the games are loaded."""
    dict(shelf.games())


def stepped_through(wanted: Wanted, most: int, games: Mapping[str, Game] | None = None) -> bytes | Refusal:
    """In the reader's process: the whole answer, packed if that was wanted, or why there is none."""
    try:
        table, game, happened = records.read(wanted.text, shelf.games() if games is None else games)
        parts, size = [], 0
        for frame in each_frame(game, table, happened, wanted.seat):
            parts.append(codec.encode(frame))
            size += len(parts[-1])
            if size > most:
                return TooDear()
    except Refused as refused:
        return refused.refusal
    said = wanted.table or codec.encode(shown(table, "", ()))
    answer = b'{"table":%b,"frames":[%b]}' % (said, b",".join(parts))
    return gzip.compress(answer, PACKING, mtime=0) if wanted.packed else answer
