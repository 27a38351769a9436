"""A problem set up: the position as it is noted, its hidden letters dealt by the name of the problem."""

from random import Random

from tablee.core.game import Example, Problem
from tablee.core.position import Position
from tablee.crossword.problems.matches import dealt
from tablee.games.miramis.rules.actions import Lay
from tablee.games.miramis.rules.box.bag import shaken
from tablee.games.miramis.rules.box.board import Tiles
from tablee.games.miramis.rules.box.letters import letters, without
from tablee.games.miramis.text.diagram import read_table
from tablee.games.miramis.text.notation import read_tiles


def scene(problem: Problem) -> Example:
    """The position, and the best move in it."""
    table, rack = read_table(problem.position)
    laid = (stone.letter for row in table.stones for stone in row if stone)
    loose = shaken(without(letters(), (*rack, *laid)), Random(problem.id))
    hands, bag = dealt(rack, table.turn, table.rack_counts, loose)
    best = Lay(table.turn, ordered(read_tiles(problem.answer, table.stones)))
    return Example(problem.id, Position(table, tuple(hands), bag), (best,), table.turn)


def ordered(tiles: Tiles) -> Tiles:
    """Letters in the order of their squares, as moves are noted."""
    return tuple(sorted(tiles, key=lambda tile: tile.square))
