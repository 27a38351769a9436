"""The lesson: the leaflet's board grows word by word; the learner crosses and stacks, the neighbour begins and ends."""

from dataclasses import replace
from random import Random

from tablee.core.game import Example
from tablee.games.topword.exam.examples import BISE, BRIS, EMPTY, OTHER_RACK, RATEAU, RIRE, TRIS
from tablee.games.topword.exam.scene import scene
from tablee.games.topword.rules.actions import Lay
from tablee.games.topword.rules.bag import shaken
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import Box
from tablee.games.topword.text.notation import read_tiles

LEARNER, NEIGHBOUR = 0, 1
HELPED = Options(help="words")


def lesson() -> tuple[Example, ...]:
    """Six moves on one board; each player has letters for the move that is wanted."""
    return (
        _move("begin", EMPTY, "E3 RATEAU", NEIGHBOUR, "RATEAUX"),
        _move("cross", RATEAU, "3E (R)IRE", LEARNER, "IREMODS"),
        _move("beside", RIRE, "F1 TR(I)S", LEARNER, "TRSELNU"),
        _move("stack", TRIS, "F1 +B(RIS)", LEARNER, "BEGNOTU"),
        _move("change", BRIS, "3E +B(I)+S(E)", LEARNER, "BSAIMNO"),
        _move("all_seven", BISE, "1A RETRA+CE", NEIGHBOUR, "RETRACE"),
    )


def _move(name: str, picture: str, move: str, seat: int, rack: str) -> Example:
    racks = (rack, OTHER_RACK) if seat == LEARNER else (OTHER_RACK, rack)
    position = scene(picture, *racks, turn=seat, options=HELPED)
    lay = Lay(seat, read_tiles(move, position.table.stacks))
    return Example(name, replace(position, box=Box(shaken(position.box.bag, Random(name)), "")), (lay,), LEARNER)
