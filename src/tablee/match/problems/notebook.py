"""Notes as classes: read by the codec, written after the version that was read, tried again if somebody was quicker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.refusals.messages import HouseTrouble
from tablee.storage.log import Conflict, Log, Note

T = TypeVar("T")
Reader = Callable[[bytes | str], T]
TRIES = 20


@dataclass(frozen=True, slots=True)
class Kept(Generic[T]):
    """What a note says, and which version of it that is; version 0 if there is none yet."""

    note: Note
    said: T

    def saying(self, what: T, now: float) -> Note:
        """The note that follows it."""
        one = self.note
        return Note(one.shelf, one.key, one.browser, one.version + 1, now, codec.encode(what).decode())


async def page(log: Log, read: Reader[T], empty: T, shelf: str, key: str, browser: str = "") -> Kept[T]:
    """What a note says, or what is said where there is none."""
    note = await log.note(shelf, key, browser)
    if note is None:
        return Kept(Note(shelf, key, browser, 0, 0.0, ""), empty)
    return Kept(note, read(note.body))


async def settled(work: Callable[[], Awaitable[T]]) -> T:
    """What comes of work that reads notes and writes what follows; done again as long as somebody else is quicker."""
    for _ in range(TRIES):
        try:
            return await work()
        except Conflict:
            continue
    raise Refused(HouseTrouble())
