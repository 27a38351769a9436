"""Who sits where, and how a match ended for them."""

from dataclasses import dataclass
from typing import Literal, Protocol


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name."""

    name: str
    kind: Literal["person"] = "person"


@dataclass(frozen=True, slots=True)
class Bot:
    """A robot of one of the game's levels."""

    level: str
    kind: Literal["bot"] = "bot"


@dataclass(frozen=True, slots=True)
class Program:
    """A bot of somebody's own that plays from outside, by a token of the house; everybody sees that it is one."""

    name: str
    kind: Literal["program"] = "program"


@dataclass(frozen=True, slots=True)
class Open:
    """A chair that waits for somebody."""

    kind: Literal["open"] = "open"


Sitter = Person | Bot | Program | Open


@dataclass(frozen=True, slots=True)
class Result:
    """How it ended: the winning seats (none: a draw), every seat's score, and why it ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    """A key under [result] in the game's locales."""


class MayHaveEnded(Protocol):
    """A game's table that says how the match ended, once it has."""

    @property
    def result(self) -> Result | None: ...


def result(table: MayHaveEnded) -> Result | None:
    """How it ended, or None."""
    return table.result
