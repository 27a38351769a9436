"""What a table may choose: the mode, the words, the time and the number grid."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.options import choice, flag, number

Mode = Literal["teams", "simultaneous", "solo"]
"""How a table plays: the option decides it for four seats, the number of seats for all others (R1)."""


@dataclass(frozen=True, slots=True)
class Options:
    """Chosen before the deal."""

    mode: Literal["teams", "simultaneous"] = choice("teams", "simultaneous")
    """With four: two teams, or everyone for themselves (R1, R17)."""
    letters: int = number(7, 4, 10)
    """The length of every word (R2)."""
    series: int = number(10, 1, 20)
    """How many series are played (R13)."""
    words: Literal["players", "house"] = choice("players", "house")
    """Who sets the words (R3, R19); alone, it is always the house."""
    free: bool = flag(False)
    """Words of the players' own choice, whether or not a dictionary has them (R4): only among persons who set them."""
    strict: bool = flag(False)
    """A proposal that breaks a rule loses its line, as on television (R5)."""
    time: int = number(0, 0, 300)
    """Seconds for each proposal, 0 for as long as one likes (R20)."""
    size: int = number(5, 3, 5)
    """Rows and columns of the number grid (R10)."""
    covered: int = number(8, 0, 12)
    """How many of its numbers are covered at the start (R10)."""
    grid: bool = flag(False)
    """Number grids also without teams (R17)."""
    ties: Literal["lines", "draw"] = choice("lines", "draw")
    """Without teams, with equal points: the fewest lines decide, or nothing does (R17)."""


WORD_OF_THE_DAY = {"letters": 7, "series": 1}
"""Alone with one word (R18); which one is decided by the luck of the deal alone."""


def mode_of(options: Options, seats: int) -> Mode:
    """R1: alone; two or three at once; four as the table chose."""
    if seats == 1:
        return "solo"
    return options.mode if seats == 4 else "simultaneous"


def has_free_words(options: Options, seats: int) -> bool:
    """R4: whether anything of the agreed length may be hidden and proposed; never where the house hides the words."""
    return options.free and options.words == "players" and seats > 1


def closes_dictionary(table: object) -> bool:
    """R4: nobody looks words up while they are being sought."""
    return True
