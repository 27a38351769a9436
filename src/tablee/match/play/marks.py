"""How the log marks a batch: which ask of which seat it answers, and what that ask said, so that it is done once."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from tablee.core.actions import Action, TimeUp
from tablee.match import codec

DIGEST_BYTES = 6

TIME_UP = "time_up "
"""Marks a batch that the clock brought about; the seat's number follows."""


class Mark(NamedTuple):
    """The ask a batch answers: its seat and id, and a digest of what it said (empty in logs of older houses)."""

    ask: str
    digest: str

    @property
    def text(self) -> str:
        """As it stands in the log: `0/1f2e3d4c5b6a:id`; older houses wrote `0:id`."""
        seat, _, own = self.ask.partition(":")
        return f"{seat}/{self.digest}:{own}" if self.digest else self.ask

    @property
    def seat(self) -> int | None:
        """The seat that asked, if it was a player's."""
        seat = self.ask.partition(":")[0]
        return int(seat) if seat.isdecimal() else None

    @property
    def afresh(self) -> int | None:
        """The seat that gets a new turn because the house played the last one for it."""
        return int(self.ask.removeprefix(TIME_UP)) if self.ask.startswith(TIME_UP) else None

    def means(self, other: Mark) -> bool:
        """Whether both may be the same ask; what an older house granted is believed to be."""
        return not self.digest or not other.digest or self.digest == other.digest


def mark_for(action: Action, ask_id: str) -> Mark:
    """The mark of an ask under its seat's own id."""
    return Mark(f"{action.seat}:{ask_id}", blake2b(codec.encode(action), digest_size=DIGEST_BYTES).hexdigest())


NO_MARK = Mark("", "")
"""For batches that answer nobody's ask."""


def house_mark(action: Action) -> Mark:
    """How the log marks what the house does by itself."""
    return Mark(f"{TIME_UP}{action.seat}", "") if isinstance(action, TimeUp) else NO_MARK


def mark_in(text: str) -> Mark:
    """The mark that stands in the log."""
    head, colon, own = text.partition(":")
    seat, _, digest = head.partition("/")
    return Mark(f"{seat}{colon}{own}", digest)
