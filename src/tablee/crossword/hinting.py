"""Hints in games of crossing words: in which line to look, how many letters and where, and the words."""

from collections.abc import Sequence

from tablee.core.actions import Action
from tablee.core.game import Hint, HintStep
from tablee.core.insight import Choice
from tablee.crossword.actions import Lay
from tablee.crossword.lays import is_across
from tablee.lexicon import Graph, lexicon

KNOWN = 20_000
"""Hints are of so many of the most frequent words, if one of them can be laid."""


def usual_words() -> Graph:
    """The words that a club player knows."""
    return lexicon.sub_vocabulary(KNOWN).graph


def lay_hint(ask: Lay, choice: Choice, board: Sequence[Sequence[object]]) -> Hint:
    """Where a lay lies, how large it is, and what it is."""
    squares = tuple((tile.row, tile.col) for tile in ask.tiles)
    row, col = squares[0]
    if is_across(ask.tiles):
        lane = tuple((row, place) for place in range(len(board[0])))
        where = HintStep("row", {"line": chr(ord("A") + row)}, lane)
    else:
        lane = tuple((place, col) for place in range(len(board)))
        where = HintStep("column", {"number": col + 1}, lane)
    size = HintStep("size", {"count": len(squares), "points": choice.points, "at": list(squares[0])}, squares)
    move = HintStep("move", {"words": list(choice.words), "points": choice.points}, squares)
    return Hint((where, size, move), ask)


def no_lay(ask: Action) -> Hint:
    """There is nothing to lay."""
    return Hint((HintStep("nothing"),), ask)
