"""The leaflet's seven positions, as played: each is a board and what is laid on it."""

from dataclasses import replace
from random import Random

from tablee.core.game import Example
from tablee.games.topword.exam.scene import scene
from tablee.games.topword.rules.actions import Lay
from tablee.games.topword.rules.bag import shaken
from tablee.games.topword.rules.state import Box
from tablee.games.topword.text.notation import read_tiles

OTHER_RACK = "EEILNOS"
EMPTY = ""
RATEAU = """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . R A T E A U . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
"""
RIRE = """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . R A T E A U . .
    . . I . . . . . . .
    . . R . . . . . . .
    . . E . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
"""
TRIS = """
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . R A T E A U . .
    T R I S . . . . . .
    . . R . . . . . . .
    . . E . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
"""
BRIS = """
    .  . . . . . . . . .
    .  . . . . . . . . .
    .  . . . . . . . . .
    .  . . . . . . . . .
    .  . R A T E A U . .
    TB R I S . . . . . .
    .  . R . . . . . . .
    .  . E . . . . . . .
    .  . . . . . . . . .
    .  . . . . . . . . .
"""
BISE = """
    .  . .  . . . . . . .
    .  . .  . . . . . . .
    .  . .  . . . . . . .
    .  . .  . . . . . . .
    .  . RB A T E A U . .
    TB R I  S . . . . . .
    .  . RS . . . . . . .
    .  . E  . . . . . . .
    .  . .  . . . . . . .
    .  . .  . . . . . . .
"""
RETRACE = """
    R   . .  . . . . . . .
    E   . .  . . . . . . .
    T   . .  . . . . . . .
    R   . .  . . . . . . .
    A   . RB A T E A U . .
    TBC R I  S . . . . . .
    E   . RS . . . . . . .
    .   . E  . . . . . . .
    .   . .  . . . . . . .
    .   . .  . . . . . . .
"""


def examples() -> tuple[Example, ...]:
    """In the order of the leaflet: the first word and its six examples."""
    return (
        _example("first_word", EMPTY, "E3 RATEAU", "RATEAUX"),
        _example("flat_word", RATEAU, "3E (R)IRE", "IREMODS"),
        _example("two_words", RIRE, "F1 TR(I)S", "TRSELNU"),
        _example("stacked_letter", TRIS, "F1 +B(RIS)", "BEGNOTU"),
        _example("changed_word", BRIS, "3E +B(I)+S(E)", "BSAIMNO"),
        _example("all_seven", BISE, "1A RETRA+CE", "RETRACE"),
        _example("bonus_letter", RETRACE, "I3 SOJA", "SOJALIN"),
    )


def _example(name: str, picture: str, move: str, rack: str) -> Example:
    """The one who looks plays the move; the bag is shaken, always in the same way, so the rack fills as in play."""
    position = scene(picture, rack, OTHER_RACK)
    bag = shaken(position.box.bag, Random(name))
    asks = (Lay(0, read_tiles(move, position.table.stacks)),)
    return Example(name, replace(position, box=Box(bag, "")), asks, 0)
