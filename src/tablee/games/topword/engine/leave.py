"""What moves are worth besides their points, in hundredths of a point, as robots learnt by playing themselves.

data/leave.csv has for each stage of a match a row for each letter (what having none, one, two… of it on the rack is
worth), one for each number of vowels (with no, one, two… consonants), one for the heights of the squares that are laid
on, and one for the openings that are given. `python -m bench.topword_leave` learns the letters anew, and after it
`python -m bench.topword_ground` the rest.
"""

import csv
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import ascii_uppercase

from tablee.games.topword.rules.board import HIGHEST, Stacks, Tiles, laid, stack_at
from tablee.games.topword.rules.ending import OFF_FOR_A_LETTER
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.letters import without
from tablee.games.topword.rules.view import View

VOWELS = "AEIOU"
HUNDRED = 100
FROM_BAG = (0, 1, 11)
"""So many letters are left in the bag, at least, in each stage: none, few, many."""
TO_THE_END, WIN = 7, 3_000
"""With no more letters in the bag than this, moves are tried out to the end of the match; winning it is worth so much
besides the points."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The tables of one stage."""

    kept: dict[str, tuple[int, ...]]
    balance: tuple[tuple[int, ...], ...]
    height: tuple[int, ...]
    """What it is worth to lay a letter on a square of this height."""
    opening: tuple[int, ...]
    """What comes of giving openings, by half the number of free sides of squares that were empty."""

    def worth(self, rack: str) -> int:
        """What letters kept are worth."""
        vowels = sum(map(rack.count, VOWELS))
        alone = sum(self.kept[letter][many] for letter, many in Counter(rack).items())
        return alone + self.balance[vowels][len(rack) - vowels]

    def ground(self, stacks: Stacks, tiles: Tiles) -> int:
        """What to think of the squares of a move."""
        heights = sum(self.height[len(stack_at(stacks, tile.square))] for tile in tiles)
        return heights + self.opening[min(free_sides(stacks, tiles) // 2, len(self.opening) - 1)]


@cache
def stages() -> tuple[Stage, ...]:
    """The tables, the last stage of a match first."""
    text = (files("tablee.games.topword") / "data" / "leave.csv").read_text("utf-8")
    rows = [
        (int(stage), key, tuple(map(int, values))) for stage, key, *values in list(csv.reader(text.splitlines()))[1:]
    ]
    return tuple(_stage({key: values for at, key, values in rows if at == stage}) for stage in range(len(FROM_BAG)))


def _stage(rows: dict[str, tuple[int, ...]]) -> Stage:
    return Stage(
        {key: values for key, values in rows.items() if key in ascii_uppercase},
        tuple(values for key, values in rows.items() if key.isdecimal()),
        rows["height"][:HIGHEST],
        rows["opening"],
    )


def free_sides(stacks: Stacks, tiles: Tiles) -> int:
    """How many sides of squares that were empty will face an empty square."""
    after = laid(stacks, tiles)
    fresh = (tile.square for tile in tiles if not stack_at(stacks, tile.square))
    sides = [(row + down, col + right) for row, col in fresh for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    board = range(len(stacks))
    return sum(row in board and col in board and not after[row][col] for row, col in sides)


def stage_of(bag: int) -> int:
    """The stage of a match with so many letters in the bag."""
    return sum(bag >= least for least in FROM_BAG) - 1


def leave_value(rack: str, bag: int) -> int:
    """What letters kept are worth with so many in the bag."""
    return stages()[stage_of(bag)].worth(rack)


def equity(view: View, move: Found) -> int:
    """What a move is worth to its player: its points, what is left on the rack and on the board, or going out."""
    left, hand = hand_after(view, move.tiles)
    ground = stages()[stage_of(view.bag)].ground(view.stacks, move.tiles) if left or view.bag else 0
    return HUNDRED * move.points + hand + ground


def hand_after(view: View, tiles: Tiles) -> tuple[str, int]:
    """The letters that a move leaves, and what they are worth: who goes out has what the others' letters cost them."""
    left = without(view.rack, (tile.letter for tile in tiles))
    if left or view.bag:
        return left, leave_value(left, view.bag)
    others = sum(view.rack_counts) - len(view.rack)
    return left, HUNDRED * OFF_FOR_A_LETTER * others // (len(view.rack_counts) - 1)


def least_wanted(view: View) -> str:
    """The letter without which the rack is worth most, the first in the alphabet of several."""
    return max(sorted(set(view.rack)), key=lambda letter: leave_value(without(view.rack, letter), view.bag))
