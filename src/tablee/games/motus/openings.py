"""The best first words, worked out once and for all by `python -m bench.motus --openings`."""

import csv
from functools import cache
from pathlib import Path

from tablee.games.motus.lists import Origin

BOOK = Path(__file__).parent / "data" / "openings.csv"


def opening(origin: Origin, first: str, letters: int) -> str | None:
    """The word to try first if all that is known is where the hidden word comes from, its first letter and length."""
    return _book().get((origin, letters, first))


@cache
def _book() -> dict[tuple[str, int, str], str]:
    with BOOK.open(encoding="ascii", newline="") as rows:
        return {(row["secrets"], int(row["length"]), row["opening"][0]): row["opening"] for row in csv.DictReader(rows)}
