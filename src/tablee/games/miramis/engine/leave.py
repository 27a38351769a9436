"""What letters kept on the rack are worth, in hundredths of a point, as robots learnt by playing themselves.

In the last turn they are worth nothing. There are two tables: by the near one, letters are worth what they add to the
player's next turn on average; the far one knows that what is not laid then is still there in the turns after it, and
has tables for one turn to come and for more. Tables tell what each letter is worth, what it is worth on top to have
two, three… of a letter, to have no, one, two… consonants beside so many vowels, and no, one, two… letters of both
colours (pawns among them) beside so many red and so many blue ones. `python -m bench.miramis_leave` learns them anew.
"""

import csv
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

from tablee.games.miramis.rules.box.letters import PRINTS, Letter, Letters

VOWELS = "AEIOU"
NEAR, FAR = "leave", "far_leave"
"""The data files."""

Row = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """What is written in the data file."""

    kinds: dict[Letter, int]
    same: dict[str, Row]
    balance: tuple[Row, ...]
    mixture: dict[tuple[int, int], Row]

    def worth(self, rack: Letters) -> int:
        """What letters kept are worth."""
        faces = Counter(letter.face for letter in rack if not letter.is_pawn)
        vowels = sum(faces[vowel] for vowel in VOWELS)
        red, blue, both = (sum(letter.colour == printed for letter in rack) for printed in PRINTS)
        return (
            sum(self.kinds[letter] for letter in rack)
            + sum(self.same[face][many] for face, many in faces.items())
            + self.balance[vowels][faces.total() - vowels]
            + self.mixture[red, blue][both]
        )


@cache
def tables(leaves: str) -> tuple[Tables, ...]:
    """The tables of a data file, for one turn to come, for two…; the last ones serve for more."""
    text = (files("tablee.games.miramis") / "data" / f"{leaves}.csv").read_text("utf-8")
    by_turns: dict[str, list[list[str]]] = {}
    for turns, *row in list(csv.reader(text.splitlines()))[1:]:
        by_turns.setdefault(turns, []).append(row)
    return tuple(map(_tables, by_turns.values()))


def _tables(text: list[list[str]]) -> Tables:
    rows = [(row[0], row[1], tuple(map(int, row[2:]))) for row in text]
    return Tables(
        {Letter(key, colour): row[at] for what, key, row in rows if what == "kind" for at, colour in enumerate(PRINTS)},
        {key: row for what, key, row in rows if what == "same"},
        tuple(row for what, _, row in rows if what == "balance"),
        {(int(key[0]), int(key[-1])): row for what, key, row in rows if what == "mixture"},
    )


@lru_cache(maxsize=20_000)
def leave_value(rack: Letters, turns: int, leaves: str = NEAR) -> int:
    """What letters kept are worth to somebody who will have so many turns."""
    learnt = tables(leaves)
    return learnt[min(turns, len(learnt)) - 1].worth(rack) if turns else 0
