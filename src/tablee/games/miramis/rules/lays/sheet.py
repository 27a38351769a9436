"""The score sheet: what a move earned, in the leaflet's columns (matches, runs, bonus, points), letter by letter."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.quick import quick
from tablee.crossword.lays import Formed, OnSquare
from tablee.crossword.squares import Square
from tablee.games.miramis.rules.box.letters import Colour

Sort = Literal["red", "blue", "two_coloured", "pawn_same", "pawn_other", "pawn_two_coloured"]
"""Why a letter matches its square (R15)."""
Deed = Literal["lay", "pass"]


@quick
@dataclass(frozen=True, slots=True)
class Run:
    """Neighbours of one colour in a word, at least one of them new (R13)."""

    letters: str
    start: int
    """Where in the word it begins, from 0."""
    colour: Colour
    points: int


@quick
@dataclass(frozen=True, slots=True)
class Word(Formed):
    """A new word: its runs, and whether it earns anything."""

    lengthens: str
    """The word of the board that has all its dictionary entries, so that it earns nothing (R14); empty if it earns."""
    runs: tuple[Run, ...]


@quick
@dataclass(frozen=True, slots=True)
class ColourMatch(OnSquare):
    """A letter that was laid on a square of its colour: for what, what it is worth, and how many times it counts."""

    letter: str
    sort: Sort
    points: int
    times: int


@quick
@dataclass(frozen=True, slots=True)
class Score:
    """What a lay brings; the word of its own line comes first."""

    words: tuple[Word, ...]
    matches: tuple[ColourMatch, ...]
    match: int
    """The column of the matches."""
    run: int
    """The column of the runs."""
    bonus: int
    """For laying all eight (R17)."""
    factor: int
    """4 for a turn with the word MIRAMIS (R16), otherwise 1."""
    points: int
    """(match + run + bonus) × factor."""


NOTHING = Score((), (), 0, 0, 0, 1, 0)


@quick
@dataclass(frozen=True, slots=True)
class Move:
    """A line of the score sheet: a turn."""

    seat: int
    deed: Deed
    notation: str
    exchanged: int
    """How many letters were exchanged before it (R9)."""
    squares: tuple[Square, ...]
    """Where letters were laid."""
    score: Score
