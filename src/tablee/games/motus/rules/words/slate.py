"""A slate: a hidden word, what is known of it, and the lines written under it."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.quick import quick

LINES = 6
"""So many proposals; then one letter is given for a last one (R9)."""
LAST_LINE = LINES + 1
UNKNOWN = "."

Fate = Literal["tried", "bad_word", "time"]
"""tried: marked · bad_word: a strict table lost the line to it (R5) · time: nobody proposed in time (R20)."""
Status = Literal["setting", "guessing", "found", "missed", "void"]
"""The word is still being chosen, sought, was found, was not; or two found it at once in a race (R15)."""


@quick
@dataclass(frozen=True, slots=True)
class Line:
    """A proposal and its marks; in a race two simultaneous ones have the same number."""

    number: int
    seat: int
    """Who proposed, or whose time ran out."""
    word: str
    """What was proposed, empty if time ran out; a bad word may have any length."""
    marks: str
    """A letter for each place: X well placed, O misplaced, - not in the word; empty unless tried (R6)."""
    fate: Fate = "tried"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A word called out in a race, while it is not yet clear whether another came at the same time (R15)."""

    seat: int
    word: str
    at: float


@dataclass(frozen=True, slots=True)
class Slate:
    """A word to be found."""

    setter: int
    """The seat that sets the word; HOUSE (-1) for the house."""
    guessers: tuple[int, ...]
    """Who proposes, in turn (R7); in a race, whoever is first (R14)."""
    helpers: tuple[int, ...]
    """Who tries the seventh line (R9)."""
    race: bool
    status: Status
    known: str
    """The word as far as it is known: letters given or well placed, full stops for the rest."""
    given: tuple[int, ...]
    """The places, from 0, of the letters that were given."""
    line: int
    """The line to be written next, from 1 to 7."""
    lines: tuple[Line, ...]
    since: float
    """When the present line began."""
    helped: bool = False
    """The letter for the seventh line has been given (R9)."""
    proposals: tuple[Proposal, ...] = ()
    """In a race: what was called out for the present line and is not marked yet."""
    out: tuple[int, ...] = ()
    """In a race: who has run out of time on the present line."""
    finder: int | None = None
    points: int = 0
    secret: str = ""
    """The word, once its fate is known."""

    @property
    def over(self) -> bool:
        return self.status in ("found", "missed", "void")

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that may write the present line."""
        if self.status != "guessing":
            return ()
        seats = self.helpers if self.line == LAST_LINE else self.guessers
        if self.race:
            done = (*self.out, *(proposal.seat for proposal in self.proposals))
            return tuple(seat for seat in seats if seat not in done)
        return (seats[(self.line - 1) % len(seats)],)


def blank(setter: int, guessers: tuple[int, ...], helpers: tuple[int, ...], letters: int, race: bool = False) -> Slate:
    """A slate whose word is still to be set."""
    return Slate(
        setter=setter,
        guessers=guessers,
        helpers=helpers,
        race=race,
        status="setting",
        known=UNKNOWN * letters,
        given=(),
        line=1,
        lines=(),
        since=0.0,
    )
