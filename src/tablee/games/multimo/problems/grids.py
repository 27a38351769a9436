"""The grid of a problem as a line of text, and back: stars, what lies there, what waits, and what may not be moved.

3 RA#ON/.../... AEILT neutrals     the neutral squares stay where they are
1 TABLE/...../..... AEILRSTU word  so does the word of the first row, and the neutral squares wait
1 .../.../... AEILRS nothing
"""

from dataclasses import dataclass
from typing import Literal, get_args

from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules.grid import EMPTY, Grid, is_letter
from tablee.games.multimo.rules.options import Options, Stars
from tablee.games.multimo.rules.state import Moment

Fixed = Literal["nothing", "word", "neutrals"]
STARS: dict[str, Stars] = {str(one): one for one in get_args(Stars)}
FIXED: dict[str, Fixed] = {one: one for one in get_args(Fixed)}
ROWS = "/"


@dataclass(frozen=True, slots=True)
class Laid:
    """A grid that is being finished."""

    stars: Stars
    grid: Grid
    waiting: str
    """Letters only; neutral squares that are not on the grid wait too."""
    fixed: Fixed

    @property
    def options(self) -> Options:
        """Alone, without any clock, and with all the help there is: what counts is what one finds."""
        return Options(
            width=len(self.grid[0]),
            height=len(self.grid),
            stars=self.stars,
            start_word=self.fixed == "word",
            placed_neutrals=self.fixed == "neutrals",
            letter_seconds=0,
            finish_seconds=0,
            help="words",
            agree=False,
        )

    @property
    def under(self) -> Grid:
        """What may not be moved."""
        match self.fixed:
            case "nothing":
                return tuple(EMPTY * len(row) for row in self.grid)
            case "word":
                return self.grid[0], *(EMPTY * len(row) for row in self.grid[1:])
            case "neutrals":
                return tuple("".join(EMPTY if is_letter(tile) else tile for tile in row) for row in self.grid)

    @property
    def position(self) -> Moment:
        """All letters are there, and nobody hurries."""
        return scene((ROWS.join(self.grid), self.waiting), fixed=ROWS.join(self.under), options=self.options)

    @property
    def text(self) -> str:
        """As it stands in a row."""
        return f"{self.stars} {ROWS.join(self.grid)} {self.waiting} {self.fixed}"


def read(text: str) -> Laid:
    """The grid of a row."""
    stars, grid, waiting, fixed = text.split()
    return Laid(STARS[stars], tuple(grid.split(ROWS)), waiting, FIXED[fixed])
