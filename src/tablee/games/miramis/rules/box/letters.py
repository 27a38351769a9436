"""The 128 letters of the box: red, blue and two-coloured ones, and the pawns that stand for any letter; a data file."""

import csv
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from tablee.core.quick import quick

Colour = Literal["red", "blue"]
Print = Literal["red", "blue", "both"]
"""What is printed on a letter; both: whoever lays it declares one of the two (R12)."""

RACK_SIZE = 8
PAWN = "?"
PRINTS: tuple[Print, ...] = ("red", "blue", "both")


@quick
@dataclass(frozen=True, slots=True, order=True)
class Letter:
    """A letter of the box."""

    face: str
    """A to Z; a question mark for a pawn."""
    colour: Print

    @property
    def is_pawn(self) -> bool:
        return self.face == PAWN


Letters = tuple[Letter, ...]


@cache
def letters() -> Letters:
    """All letters of the box, in a fixed order (R2)."""
    return tuple(
        Letter(row["letter"], colour) for row in rows_of("letters.csv") for colour in PRINTS
        for _ in range(int(row[colour]))
    )  # fmt: skip


def without(rack: Letters, gone: Iterable[Letter]) -> Letters:
    """The rack without these letters; whoever asks has made sure that they are there."""
    left = list(rack)
    for letter in gone:
        left.remove(letter)
    return tuple(left)


def lacking(rack: Letters, wanted: Iterable[Letter]) -> Letters:
    """The letters wanted that the rack does not have, each as often as it is missing."""
    return tuple((Counter(wanted) - Counter(rack)).elements())


@cache
def rows_of(name: str) -> tuple[dict[str, str], ...]:
    """The lines of a table in the game's data folder."""
    text = (files("tablee.games.miramis") / "data" / name).read_text("utf-8")
    return tuple(csv.DictReader(text.splitlines()))
