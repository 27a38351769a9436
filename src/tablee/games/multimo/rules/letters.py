"""The store: how many there are of each letter and what it is worth; a data file."""

import csv
from collections import Counter
from functools import cache
from importlib.resources import files


@cache
def counts() -> dict[str, int]:
    """How many of each letter a full store holds (R4)."""
    return {row["letter"]: int(row["count"]) for row in rows_of("letters.csv")}


@cache
def values() -> dict[str, int]:
    """What each letter is worth (R5)."""
    return {row["letter"]: int(row["points"]) for row in rows_of("letters.csv")}


def lacking(held: str, wanted: str) -> str:
    """What is wanted beyond what is held, each as often as it is missing, in alphabetical order."""
    return "".join(sorted((Counter(wanted) - Counter(held)).elements()))


def without(held: str, gone: str) -> str:
    """What is held less what is gone, in its order; whoever asks has made sure that it is there."""
    left = list(held)
    for one in gone:
        left.remove(one)
    return "".join(left)


def rows_of(name: str) -> tuple[dict[str, str], ...]:
    """A data file, row by row."""
    text = (files("tablee.games.multimo") / "data" / name).read_text("utf-8")
    return tuple(csv.DictReader(text.splitlines()))
