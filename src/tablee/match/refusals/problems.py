"""Refusals about problems and days of problems."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class NoProblems(Refusal):
    """A game that has no problems, or no day of them."""

    game: str
    refused: Literal["no_problems"] = "no_problems"


@dataclass(frozen=True, slots=True)
class NoSuchProblem(Refusal):
    """A problem that the game does not have, or that is kept for days."""

    problem: str
    refused: Literal["no_such_problem"] = "no_such_problem"


@dataclass(frozen=True, slots=True)
class NoSuchTheme(Refusal):
    """A theme that no problem of the game has."""

    theme: str
    allowed: str
    refused: Literal["no_such_theme"] = "no_such_theme"


@dataclass(frozen=True, slots=True)
class TooManyAsks(Refusal):
    """An answer that does not end: it must be given up, for the house keeps every ask of it."""

    most: int
    refused: Literal["too_many_asks"] = "too_many_asks"


PROBLEM_REFUSALS: tuple[type[Refusal], ...] = (NoProblems, NoSuchProblem, NoSuchTheme, TooManyAsks)
