"""What is asked and told of problems and days over the wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablee.core.game import Verdict
from tablee.match.shapes import GameEvent

Why = Literal["done", "again", "stale"]
"""done: it happened now · again: it had happened before, and once is enough · stale: the board stands otherwise by now,
perhaps in another tab, and nothing happened."""


@dataclass(frozen=True, slots=True)
class BestFrame:
    """A step of the best answer: what happens, and how the board looks then."""

    events: tuple[GameEvent, ...]
    view: dict[str, Any]


@dataclass(frozen=True, slots=True)
class ProblemBoard:
    """A problem as it stands on the board of this browser."""

    theme: str
    """`problem.theme.<theme>` names it, `problem.task.<theme>` says what is to be found."""
    level: int
    """How hard it is, as a rating."""
    task: dict[str, Any]
    """What fills the sentence of the task."""
    seat: int
    """The seat that answers."""
    view: dict[str, Any]
    asked: int
    """How many asks were granted so far: the next answer names this number."""
    verdict: Verdict
    best: tuple[BestFrame, ...]
    """The best answer to step through, once the problem is done; the first frame is the position itself."""


@dataclass(frozen=True, slots=True)
class RatingTold:
    """A rating, and how far it may be off."""

    rating: int
    margin: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What an answer did to the rating of this browser."""

    before: RatingTold
    after: RatingTold


@dataclass(frozen=True, slots=True)
class ProblemTold:
    """A problem of the ladder."""

    id: str
    back: bool
    """Whether it comes back because it went wrong another day."""
    rated: bool
    """Whether the answer counts for the rating: once for each problem."""
    board: ProblemBoard


@dataclass(frozen=True, slots=True)
class NextProblems:
    """What to try next, the best choice first."""

    problems: tuple[ProblemTold, ...]


@dataclass(frozen=True, slots=True)
class ThemeTold:
    """A theme, how many problems it has, and how many of them this browser has seen."""

    theme: str
    problems: int
    seen: int


@dataclass(frozen=True, slots=True)
class LadderTold:
    """How it stands between this browser and the problems of a game."""

    themes: tuple[ThemeTold, ...]
    rating: RatingTold
    tried: int
    solved: int
    due: int
    """How many come back today."""
    later: int
    """How many will come back another day."""


@dataclass(frozen=True, slots=True)
class ProblemAnswered:
    """What came of an answer."""

    why: Why
    events: tuple[GameEvent, ...]
    """What happened, as this seat is told."""
    problem: ProblemTold
    change: RatingChange | None
    """Once it is done, if the answer counted."""


@dataclass(frozen=True, slots=True)
class DayResult:
    """How a day ended for this browser, and for all who have played it in this house."""

    points: int
    most: int
    mark: str
    """Under which of the marks this browser is counted."""
    distribution: dict[str, int]
    """How many have reached which mark: tenths of the points for problems, the game's own marks for a match."""


@dataclass(frozen=True, slots=True)
class DayOfProblems:
    """The problems of a day, as far as this browser has answered them."""

    day: str
    items: tuple[ProblemBoard, ...]
    result: DayResult | None
    """Once all of them are done."""


@dataclass(frozen=True, slots=True)
class DayAnswered:
    """What came of an answer to a problem of a day."""

    why: Why
    events: tuple[GameEvent, ...]
    number: int
    board: ProblemBoard
    result: DayResult | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameToday:
    """A game on the page of today."""

    game: str
    kind: Literal["match", "problems"]
    status: Literal["new", "playing", "finished"]
    table: str
    """The table of a match that has begun, else nothing."""
    won: bool
    done: int
    """How many problems of the day are done."""
    items: int
    """Of how many; 0 for a match."""
    streak: int
    best: int
    """Days in a row up to now, and at best."""
    result: DayResult | None
    """Once this browser has played it."""


@dataclass(frozen=True, slots=True)
class Today:
    """The page of today, in one answer."""

    day: str
    ends: float
    """In how many seconds the next day begins."""
    games: tuple[GameToday, ...]


@dataclass(frozen=True, slots=True)
class WouldAnswer:
    """An answer that is only thought of."""

    ask: dict[str, Any]


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """An ask to a problem, and how many asks were granted before it."""

    ask: dict[str, Any]
    asked: int


@dataclass(frozen=True, slots=True)
class WouldAnswerDay:
    """An answer to a problem of the day, by its number from 0 on, that is only thought of."""

    number: int
    ask: dict[str, Any]


@dataclass(frozen=True, slots=True)
class AnswerOfDay:
    """An ask to a problem of the day, by its number from 0 on, and how many asks were granted there before it."""

    number: int
    ask: dict[str, Any]
    asked: int


@dataclass(frozen=True, slots=True)
class GivenUpOfDay:
    """A problem of the day, by its number from 0 on, whose answer is looked at."""

    number: int


@dataclass(frozen=True, slots=True)
class WantedProblems:
    """How many problems are wanted, of which theme; of any if none is named."""

    theme: str = ""
    many: int = 1
