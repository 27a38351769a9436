"""The hundred letters: how many there are of each, which earn a bonus, and what each of them reads; a data file."""

import csv
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

RACK_SIZE = 7


@cache
def letters() -> str:
    """All letters of the box in alphabetical order (R2)."""
    return "".join(row["letter"] * int(row["count"]) for row in _rows())


@cache
def bonuses() -> dict[str, int]:
    """What a letter earns on top when it is laid (R14); letters without a bonus are not listed."""
    return {row["letter"]: int(row["bonus"]) for row in _rows() if row["bonus"] != "0"}


def spelled(tiles: Iterable[str]) -> str:
    """What letters read in a row: the Q is printed Qu and reads as two letters of the word (R12)."""
    return "".join(tiles).replace("Q", "QU")


def without(rack: str, gone: Iterable[str]) -> str:
    """The rack without these letters; whoever asks has made sure that they are there."""
    left = list(rack)
    for letter in gone:
        left.remove(letter)
    return "".join(left)


def lacking(rack: str, wanted: Iterable[str]) -> str:
    """The letters wanted that the rack does not have, each as often as it is missing."""
    return "".join((Counter(wanted) - Counter(rack)).elements())


@cache
def _rows() -> tuple[dict[str, str], ...]:
    text = (files("tablee.games.topword") / "data" / "letters.csv").read_text("utf-8")
    return tuple(csv.DictReader(text.splitlines()))
