"""Boards as text: how a drawn one is checked, and what the names of others stand for (R19)."""

from tablee.core.refusal import Refused
from tablee.games.miramis.rules.box.board import SIZE, Ground, reconstructed_ground
from tablee.games.miramis.rules.box.board_refusals import (
    StrangeSquare,
    TooFewSpecial,
    TooManySpecial,
    WrongRows,
    WrongWidth,
)

SIGNS = "rb*RBM"
SPECIAL = {"*": 3, "R": 1, "B": 1, "M": 2}
"""How many there are of each special square: two-coloured; MIRAMIS red, blue, two-coloured."""
NAMES = ("house", "reconstructed", "leaflet")
"""Boards that need no drawing: the house's own, which is put in when a table is opened, and the one we have
reconstructed, which version 1 of the rules called the leaflet's."""


def read_ground(text: str) -> Ground:
    """The board of a file: 15 rows of 15 signs; spaces, empty lines and what follows a # are ignored. Or Refused."""
    lines = ("".join(line.split("#")[0].split()) for line in text.splitlines())
    ground = tuple(line for line in lines if line)
    if len(ground) != SIZE:
        raise Refused(WrongRows(len(ground), SIZE))
    for row, line in enumerate(ground, 1):
        if len(line) != SIZE:
            raise Refused(WrongWidth(row, len(line), SIZE))
        for col, sign in enumerate(line, 1):
            if sign not in SIGNS:
                raise Refused(StrangeSquare(row, col, sign, " ".join(SIGNS)))
    require_special(ground)
    return ground


def require_special(ground: Ground) -> None:
    """R19: as many special squares of each sort as the box has."""
    for sign, needed in SPECIAL.items():
        places = [(row, col) for row, line in enumerate(ground, 1) for col, one in enumerate(line, 1) if one == sign]
        if len(places) < needed:
            raise Refused(TooFewSpecial(sign, len(places), needed))
        if len(places) > needed:
            raise Refused(TooManySpecial(sign, len(places), needed, *places[needed]))


def ground_of(board: str) -> Ground:
    """The squares that an option's value stands for: a name, or rows between slashes. Or Refused."""
    return reconstructed_ground() if board in NAMES else read_ground(board.replace("/", "\n"))


def on_one_line(ground: Ground) -> str:
    """A board as an option's value: its rows between slashes."""
    return "/".join(ground)
