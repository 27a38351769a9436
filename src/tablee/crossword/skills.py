"""What robots of crossing words know and notice: a skill is a row of numbers, and one function applies it to moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

MoveT = TypeVar("MoveT")

LAPSES = 8
"""So many of the best moves in a row nobody overlooks who sees them all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """How a robot plays."""

    words: int | None = None
    """It knows so many of the most frequent words; None: all."""
    notices: float = 1.0
    """The share of the moves it could make that it sees."""
    letters: float = 7.0
    """It lays so many letters at once at most; a half: every other time one more."""
    lapse: float = 0.0
    """How often it overlooks the best of what it sees."""
    far: bool = False
    """Whether it minds what is left on rack and board, not points alone."""
    budget: int = 0
    """How many moves it looks at in thinking ahead; 0: it does not."""
    sway: float = 0.0
    """How many places in the table a good or bad day moves it."""

    def looks_at(self, everything: int) -> int:
        """How many of the best moves it must know to choose as it does, if all were so many."""
        if self.notices < 1 or self.letters < 7:
            return everything
        return LAPSES if self.lapse else 1


def settled(found: Sequence[MoveT], skill: Skill, letters: Callable[[MoveT], int], luck: Random) -> MoveT | None:
    """Of all moves, best first, the one to make: the best that is seen, if it is not overlooked after all."""
    seen = sorted(luck.sample(range(len(found)), min(len(found), 1 + int(skill.notices * len(found)))))
    most = int(skill.letters + luck.random())
    able = [number for number in seen if letters(found[number]) <= most] or seen[-1:]
    while len(able) > 1 and luck.random() < skill.lapse:
        able = able[1:]
    return found[able[0]] if able else None
