"""What every store promises: events appended in order and durably, tables and notes with versions, outages."""

from collections.abc import Awaitable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tablee.core.quick import quick
from tablee.core.text.sentences import speaker, texts


@quick
@dataclass(frozen=True, slots=True)
class Entry:
    """One event of a match, as text that only the codec can read; the last of a batch names the ask it answers."""

    seq: int
    at: float
    event: str
    ask: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table as it is kept: what one looks for in columns, the rest in a body that only the match room can read."""

    id: str
    version: int
    """1 for a new table, then one more each time it is put."""
    status: str
    created: float
    browsers: tuple[str, ...]
    body: str


@dataclass(frozen=True, slots=True)
class Note:
    """A small text that is neither a match nor a table, found by its shelf, its key and whose it is."""

    shelf: str
    """What kind of note it is: each part of the house has shelves of its own."""
    key: str
    browser: str
    """Whose it is; nothing for the house's own."""
    version: int
    """1 for a new note, then one more each time it is written down."""
    at: float
    """When it was written down."""
    body: str


@dataclass(frozen=True, slots=True)
class Outage:
    """The house was away from `since`, came `back`, and lets no clock run before `until`."""

    since: float
    back: float
    until: float


class Conflict(Exception):
    """Somebody was quicker: the match has gone on, or the table has changed; nothing was written."""


class StoreFailed(Exception):
    """The store could not write (disk full, file gone); nothing was written."""

    def __init__(self, problem: str, why: str = "failed") -> None:
        super().__init__(problem)
        self.why = why
        """In one word, as `storage.sqlite.troubles` names it; anybody may read it."""


class Lost(StoreFailed):
    """This house no longer has the right to write here: another one has taken the match over, or may do so."""

    def __init__(self, problem: str = "another house has taken over") -> None:
        super().__init__(problem, "lost")


class Damaged(StoreFailed):
    """What is stored of a match or a table is not what was written; the others are as they were."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem, "damaged")


class BadStore(Exception):
    """The store cannot be opened; says which file, what is wrong and what to do."""

    def __init__(self, why: str, /, **fields: Any) -> None:
        super().__init__(why)
        self.why = why
        self._fields = fields

    def said(self, language: str) -> str:
        """The sentence in a language of the house."""
        return sentence(language, f"bad_store.{self.why}", self._fields)

    def __str__(self) -> str:
        return self.said("en")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something those who run the house should hear of: what, and where."""

    kind: str
    fields: Mapping[str, Any]

    def said(self, language: str) -> str:
        """The sentence in a language of the house."""
        return sentence(language, f"found.{self.kind}", self.fields)


def sentence(language: str, key: str, fields: Mapping[str, Any]) -> str:
    """What this room says under a key."""
    return speaker(texts("tablee.storage", language), language=language)(key, **fields)


class Log(Protocol):
    """A durable store; a write that returns is on the disk."""

    @property
    def found(self) -> Sequence[Finding]:
        """What was found when the store was opened."""

    def append(
        self, match: str, after_seq: int, entries: Sequence[Entry], *, sheets: Sequence[Sheet] = ()
    ) -> Awaitable[None]:
        """Write entries that follow `after_seq`, and tables that change with them, or raise Conflict or StoreFailed."""

    async def put(self, *sheets: Sheet) -> None:
        """Write tables, each with the version after the stored one, or raise Conflict or StoreFailed."""

    async def read(self, match: str, after_seq: int = 0) -> list[Entry]:
        """The entries of a match after a number, in order; Damaged if they are not what was written."""

    async def sheet(self, table: str) -> Sheet | None:
        """A table, or None; Damaged if it is not what was written."""

    async def of_browser(self, browser: str, limit: int = 100, without: str = "") -> list[Sheet]:
        """The tables of a browser, newest first, none whose body has that text; damaged ones are left out and noted."""

    async def with_status(self, status: str) -> list[Sheet]:
        """All tables of a status, oldest first; damaged ones are left out and noted."""

    async def write_down(self, *notes: Note, gone: Sequence[Note] = ()) -> None:
        """Write notes, each with the version after the stored one, and strike out those that are gone, each with the
        version it has; all of it, or raise Conflict or StoreFailed."""

    async def note(self, shelf: str, key: str, browser: str = "") -> Note | None:
        """A note, or None; Damaged if it is not what was written."""

    async def notes(
        self, shelf: str | None = None, *, key: str | None = None, browser: str | None = None, limit: int = 1_000
    ) -> list[Note]:
        """Notes in the order of shelf, key and browser, where any of them may be given; damaged ones are left out."""

    async def beat(self, now: float) -> None:
        """Note that the house is alive, so that the next one knows since when it was not."""

    async def reopened(self, now: float, until: float) -> None:
        """Note an outage of what this house holds, from the last beat to `until`; nothing if the house never beat."""

    async def beaten(self) -> float:
        """When the house was last known to be alive, or 0."""

    async def expire(self, before: float, spared: Collection[str], limit: int = 1_000) -> int:
        """Remove tables made before a time at which nobody has begun to play, save some; says how many."""

    async def aged(self, before: float, after: float = 0.0, limit: int = 100) -> list[Sheet]:
        """Begun tables made after a time, oldest first, at which nothing has happened since `before`."""

    async def remove(self, sheet: Sheet, seq: int) -> None:
        """Remove a table and its match of so many events, or raise Conflict if either is another by now."""

    async def outages(self, match: str, after: float) -> list[Outage]:
        """The outages of a match that ended after a time, in order."""

    async def secret(self) -> str:
        """What this store alone knows: 256 bits, drawn once and for good."""

    async def unite(self, browser: str, same_as: str) -> None:
        """Note that two browsers are one from now on, known by the second's name."""

    async def kin(self) -> dict[str, str]:
        """The browsers that are known by another's name, and that name."""

    async def check(self, now: float) -> None:
        """Write something durable and see that it went where the next house will look, or raise StoreFailed."""

    async def close(self) -> None:
        """Finish what was begun and let the store go."""
