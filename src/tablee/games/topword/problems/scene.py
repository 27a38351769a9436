"""A problem set up: the position as it is noted, its hidden letters dealt by the name of the problem."""

from random import Random

from tablee.core.game import Example, Problem
from tablee.core.position import Position
from tablee.crossword.problems.matches import dealt
from tablee.games.topword.rules.actions import Lay
from tablee.games.topword.rules.bag import shaken
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.state import Box
from tablee.games.topword.rules.view import unseen
from tablee.games.topword.text.diagram import read_table
from tablee.games.topword.text.notation import read_tiles


def scene(problem: Problem) -> Example:
    """The position, and the best move in it."""
    table, rack = read_table(problem.position)
    hidden = "".join(letter * many for letter, many in sorted(unseen(table.stacks, rack).items()))
    loose = shaken(hidden, Random(problem.id))
    hands, bag = dealt(rack, table.turn, table.rack_counts, loose)
    best = Lay(table.turn, ordered(read_tiles(problem.answer, table.stacks)))
    return Example(problem.id, Position(table, tuple(hands), Box(bag, "")), (best,), table.turn)


def ordered(tiles: Tiles) -> Tiles:
    """Letters in the order of their squares, as moves are noted."""
    return tuple(sorted(tiles, key=lambda tile: tile.square))
