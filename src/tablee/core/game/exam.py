"""What a game's `exam/` gives to the house: what the exam plays with, and the examples that people look at."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Generic

from tablee.core.actions import Action
from tablee.core.game.rules import AskT_co, ViewT
from tablee.core.position import AnyPosition, BoxT, HandT, Position, TableT


@dataclass(frozen=True, slots=True)
class Example:
    """An example of the leaflet as played: a position, what is asked in it, and through whose eyes one looks."""

    name: str
    position: AnyPosition
    asks: tuple[Action, ...]
    seat: int | None = None


def no_lesson() -> tuple[Example, ...]:
    """For games that teach themselves in no other way than by their leaflet."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Exam(Generic[TableT, HandT, BoxT, AskT_co, ViewT]):
    """What the laws of the exam need to know of a game that its rules do not say."""

    random_action: Callable[[ViewT, Random], AskT_co]
    """(view, rng) → some legal ask of the view's seat, for play-outs."""
    holdings: Callable[[Position[TableT, HandT, BoxT]], tuple[object, ...]]
    """(position) → everything that can neither appear nor vanish (cards, tiles), in a fixed order."""
    twin: Callable[[Position[TableT, HandT, BoxT], int | None, Random], Position[TableT, HandT, BoxT]]
    """(position, seat, rng) → another position that the seat cannot tell apart, whatever others ask next."""
    examples: Callable[[], tuple[Example, ...]]
    """The leaflet's examples."""
    lesson: Callable[[], tuple[Example, ...]] = no_lesson
    """The scenes of the lesson, one after the other: a learner at the scene's seat makes its own asks by hand and
    watches those of the others; `lesson.do` and `lesson.brought` have a sentence for each ask."""
