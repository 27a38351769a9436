"""The leaflet's two grids, and its rules as played: naming, time running out, accepting a word, neutral squares."""

from dataclasses import replace
from functools import reduce
from random import Random

from tablee.core.actions import TimeUp
from tablee.core.game import Example
from tablee.games.multimo.exam.scene import scene
from tablee.games.multimo.rules.actions import Accept, Ask, Content, Finish, Move, Name, Object, PlaceNeutral, PlaceTile
from tablee.games.multimo.rules.decide import decide
from tablee.games.multimo.rules.evolve import evolve
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.state import Moment, start

GRID_A = """
    T A R T I N E S
    A H # E C A R T
    L U T T O N S #
    O R I E N T # P
    C I L # E I R E
    H E L A S # # R
    E # A Y # C # I
    S E T # Q U E L
"""
GRID_B = """
    R E P L A T # E
    I L E # Y E N S
    C U L A S S E S
    O # A N # T R I
    C H I E N # R #
    H A # R # C O Q
    E T A I T # L U
    T E T E # T R I
"""
BEGUN = """
    L U N E .
    . . . . .
    . . . . .
    . . . . .
    . . . . .
"""
BROKEN = """
    S O I R #
    A # L A S
    L E # T .
    E # . # N
    . # A M I
"""
SHOWN = """
    V E R S O
    I L # O R
    S E M I #
    # V I E #
    R A T # #
"""
DISPUTED = """
    V I S I O
    I # O # R
    L A R M E
    E # T # S
    # R E V #
"""
UNTIMED = Options(letter_seconds=0, finish_seconds=0)


SMALL = replace(UNTIMED, width=5, height=5, placed_neutrals=True)


def examples() -> tuple[Example, ...]:
    """The end of a match first, as in the leaflet."""
    refused, accepted = (Accept(1, "REV"), Object(0, "REV")), (Accept(1, "VISIO"), Accept(0, "VISIO"))
    building = (Name(0, "S"), PlaceTile(0, "S", (1, 3)), Move(0, (1, 3), (0, 4)), Name(1, "A"))
    return (
        Example("two_grids", two_grids(), (Finish(0), Finish(1)), 0),
        Example("naming", scene((BEGUN, "TA"), (BEGUN, "TA"), options=UNTIMED), building, 0),
        Example("time_up", scene((BROKEN, "DUV"), options=UNTIMED), (TimeUp(0),), 0),
        Example("accepting", _disputed(), (*refused, *accepted, Content(0), Content(1)), 0),
        Example("placed_neutrals", _placing(), (PlaceNeutral(0, (1, 1)), PlaceNeutral(1, (3, 2))), 0),
    )


def two_grids() -> Moment:
    """The leaflet's players with their grids full, a moment before they say so."""
    return scene((GRID_A, ""), (GRID_B, ""), options=UNTIMED)


def after(position: Moment, *asks: Ask) -> Moment:
    """Where these asks lead."""
    for ask in asks:
        position = reduce(evolve, decide(position, ask, Random(0), 0.0), position)
    return position


def _disputed() -> Moment:
    return after(scene((SHOWN, ""), (DISPUTED, ""), options=UNTIMED), Finish(0), Finish(1))


def _placing() -> Moment:
    position = start(SMALL, 2)
    return replace(position, table=replace(position.table, phase="neutrals"))
