"""What letters kept on the rack are worth, in hundredths of a point, as robots learnt by playing themselves.

data/taste.csv has a row for each letter of each stage of a match (what having none, one, two… of it is worth) and for
each number of vowels (with no, one, two… consonants). `python -m bench.topword_taste` learns it anew.
"""

import csv
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tablee.games.topword.ending import OFF_FOR_A_LETTER
from tablee.games.topword.letters import without
from tablee.games.topword.moves import Found
from tablee.games.topword.view import View

VOWELS = "AEIOU"
HUNDRED = 100
FROM_BAG = (0, 1, 11)
"""So many letters are left in the bag, at least, in each stage: none, few, many."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The tables of one stage."""

    kept: dict[str, tuple[int, ...]]
    balance: tuple[tuple[int, ...], ...]

    def worth(self, rack: str) -> int:
        """What letters kept are worth."""
        vowels = sum(map(rack.count, VOWELS))
        alone = sum(self.kept[letter][many] for letter, many in Counter(rack).items())
        return alone + self.balance[vowels][len(rack) - vowels]


@cache
def stages() -> tuple[Stage, ...]:
    """The tables, the last stage of a match first."""
    text = (files("tablee.games.topword") / "data" / "taste.csv").read_text("utf-8")
    rows = [
        (int(stage), key, tuple(map(int, values))) for stage, key, *values in list(csv.reader(text.splitlines()))[1:]
    ]
    return tuple(
        Stage(
            {key: values for at, key, values in rows if at == stage and key.isalpha()},
            tuple(values for at, key, values in rows if at == stage and key.isdecimal()),
        )
        for stage in range(len(FROM_BAG))
    )


def stage_of(bag: int) -> int:
    """The stage of a match with so many letters in the bag."""
    return sum(bag >= least for least in FROM_BAG) - 1


def rack_worth(rack: str, bag: int) -> int:
    """What letters kept are worth with so many in the bag."""
    return stages()[stage_of(bag)].worth(rack)


def liking(view: View, move: Found) -> int:
    """What a move is worth to its player: its points, and what is left on the rack or what going out brings."""
    left = without(view.rack, (tile.letter for tile in move.tiles))
    if not left and not view.bag:
        others = sum(view.rack_counts) - len(view.rack)
        return HUNDRED * move.points + HUNDRED * OFF_FOR_A_LETTER * others // (len(view.rack_counts) - 1)
    return HUNDRED * move.points + rack_worth(left, view.bag)


def least_wanted(view: View) -> str:
    """The letter without which the rack is worth most, the first in the alphabet of several."""
    return max(sorted(set(view.rack)), key=lambda letter: rack_worth(without(view.rack, letter), view.bag))
