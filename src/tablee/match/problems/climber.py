"""What the house remembers of a browser and the problems of one game: one small note."""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from zlib import crc32

from tablee.core.game import Problem
from tablee.match.problems.glicko import Rating
from tablee.match.problems.shapes import RatingChange, RatingTold

COMES_BACK = (1, 3, 7, 16, 35)
"""Days after which a problem that went wrong comes back, as long as it goes right; then it is learnt."""
MOST_BACK = 300
MOST_OPEN = 8
"""Problems whose asks are remembered, those answered last."""
SUM = "I"
"""Seen problems are kept as sums of their ids, four bytes each: the same problem never counts twice."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A problem that is being answered, or was of late."""

    id: str
    asks: tuple[dict[str, Any], ...] = ()
    rated: bool = True
    done: bool = False
    """Whether nothing more can be answered, perhaps because somebody gave up."""
    change: RatingChange | None = None


@dataclass(frozen=True, slots=True)
class Climber:
    """A browser as the problems of a game know it."""

    rating: Rating = field(default_factory=Rating)
    day: int = 0
    """When it was last rated."""
    tried: int = 0
    solved: int = 0
    seen: str = ""
    back: dict[str, tuple[int, int]] = field(default_factory=dict)
    """What comes back: on which day, and for which time."""
    open: tuple[Attempt, ...] = ()
    """Newest last."""

    def sums(self) -> array[int]:
        """The sums of all problems that were done, those done last at the end."""
        return array(SUM, b64decode(self.seen))

    def attempt(self, problem: Problem) -> Attempt:
        """How far a problem has been answered."""
        found = (one for one in self.open if one.id == problem.id)
        return next(found, Attempt(problem.id, rated=sum_of(problem) not in self.sums()))

    def with_attempt(self, attempt: Attempt) -> Climber:
        """The same, with this one answered last."""
        others = tuple(one for one in self.open if one.id != attempt.id)
        return replace(self, open=(*others, attempt)[-MOST_OPEN:])

    def anew(self, problems: Sequence[Problem]) -> Climber:
        """The same, where those of these problems that were done are to be tried again."""
        names = {one.id for one in problems}
        return replace(self, open=tuple(one for one in self.open if not one.done or one.id not in names))

    def with_done(self, problem: Problem, day: int, *, right: bool) -> Climber:
        """The same, with a problem done on a day: what went wrong comes back."""
        mark = sum_of(problem)
        seen = array(SUM, [one for one in self.sums() if one != mark] + [mark])
        back = {name: when for name, when in self.back.items() if name != problem.id}
        times = self.back.get(problem.id, (0, -1))[1] + 1 if right else 0
        if not right or (problem.id in self.back and times < len(COMES_BACK)):
            back[problem.id] = (day + COMES_BACK[times], times)
        while len(back) > MOST_BACK:
            del back[min(back, key=lambda name: back[name])]
        return replace(self, seen=b64encode(seen.tobytes()).decode(), back=back)

    def due(self, day: int) -> list[str]:
        """What comes back on a day, longest due first."""
        return sorted((name for name, (when, _) in self.back.items() if when <= day), key=lambda name: self.back[name])


def sum_of(problem: Problem) -> int:
    """Four bytes by which a problem is remembered."""
    return crc32(problem.id.encode())


def rating_told(rating: Rating) -> RatingTold:
    """A rating in whole numbers; the margin holds in 95 of 100 cases."""
    return RatingTold(round(rating.rating), round(1.96 * rating.deviation))
