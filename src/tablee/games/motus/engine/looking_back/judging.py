"""Judging: how good each proposal for a word was, and how lucky, beside what the solver would have tried.

Skill compares what a proposal could be expected to tell, in bits, with what the better of it and the solver's choice
could; the chance of being the word itself counts as one bit more. Luck says how few words were left then: for how many
of the words that were possible more would have been left. So 50 is what one can expect, and 100 cannot be had.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.core.actions import HOUSE
from tablee.games.motus.engine.forecast import Forecast
from tablee.games.motus.engine.solver import best_word
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import HOUSE_SETS, PEOPLE_SET, Origin, hidden_words
from tablee.games.motus.rules.words.marks import marks
from tablee.games.motus.rules.words.slate import LAST_LINE, UNKNOWN, Line, Slate, Status


@dataclass(frozen=True, slots=True)
class Judged:
    """A line of a slate."""

    line: int
    seat: int
    word: str
    marks: str
    before: int
    """How many words were possible."""
    after: int
    """How many were left; 0 if it was the word."""
    expected: float
    """How many would have been left on average over the words that were possible."""
    best: str
    """What the solver would have tried."""
    best_marks: str
    """The marks that it would have got."""
    best_after: int
    """How many words it would have left."""
    best_expected: float
    skill: int
    luck: int


@dataclass(frozen=True, slots=True)
class JudgedWord:
    """A slate whose word is over."""

    setter: int
    secret: str
    status: Status
    lines: tuple[Judged, ...]
    """Without those that were lost to a bad word or to time: they told nothing."""
    skill: int | None
    luck: int | None
    """On average over the lines, if there are any."""


def judged(slate: Slate) -> JudgedWord:
    """Every line of a slate whose word is over."""
    origin = origin_of(slate)
    lines = tuple(_judged(slate, line, origin) for line in slate.lines if line.fate == "tried")
    return JudgedWord(
        setter=slate.setter,
        secret=slate.secret,
        status=slate.status,
        lines=lines,
        skill=average([line.skill for line in lines]),
        luck=average([line.luck for line in lines]),
    )


def origin_of(slate: Slate) -> Origin:
    """Where a guesser could think that the word came from: people's own are mostly words that people use."""
    if slate.setter == HOUSE:
        return HOUSE_SETS
    usual = hidden_words(PEOPLE_SET, slate.secret[0], len(slate.secret))
    return PEOPLE_SET if slate.secret in usual else "common"


def average(figures: Sequence[int]) -> int | None:
    """Rounded; None of nothing."""
    return round(sum(figures) / len(figures)) if figures else None


def _judged(slate: Slate, line: Line, origin: Origin) -> Judged:
    clues = clues_before(slate, line)
    words = {*clues.fitting(hidden_words(origin, clues.first, clues.letters)), slate.secret}
    tried = Forecast.of(line.word, words)
    best = Forecast.of(best_word(clues, origin) or slate.secret, words)
    best_marks = marks(slate.secret, best.word)
    return Judged(
        line=line.number,
        seat=line.seat,
        word=line.word,
        marks=line.marks,
        before=len(words),
        after=tried.left(line.marks),
        expected=tried.expected(),
        best=best.word,
        best_marks=best_marks,
        best_after=best.left(best_marks),
        best_expected=best.expected(),
        skill=tried.skill_beside(best),
        luck=tried.luck(line.marks),
    )


def clues_before(slate: Slate, line: Line) -> Clues:
    """What was known when a line was written; the letter after the sixth line was given for the seventh only."""
    shown = {0, *(slate.given if line.number == LAST_LINE else ())}
    known = "".join(letter if place in shown else UNKNOWN for place, letter in enumerate(slate.secret))
    earlier = (one for one in slate.lines if one.fate == "tried" and one.number < line.number)
    return Clues(known, tuple((one.word, one.marks) for one in earlier))
