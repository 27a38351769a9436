"""The best first words, worked out once and for all by `python -m bench.motus --openings`."""

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tablee.games.motus.rules.words.lists import Origin

BOOK = Path(__file__).parents[1] / "data" / "openings.csv"


@dataclass(frozen=True, slots=True)
class Opening:
    """A word to try first, and the lines that are then needed for all hidden words of the list together."""

    word: str
    lines: int


def opening(origin: Origin, first: str, letters: int) -> Opening | None:
    """What to begin with if all that is known is where the hidden word comes from, its first letter and length."""
    return _book().get((origin, letters, first))


@cache
def _book() -> dict[tuple[str, int, str], Opening]:
    with BOOK.open(encoding="ascii", newline="") as rows:
        return {
            (row["secrets"], int(row["length"]), row["opening"][0]): Opening(row["opening"], int(row["lines"]))
            for row in csv.DictReader(rows)
        }
