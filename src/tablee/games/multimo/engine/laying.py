"""How a robot without a plan lays letters as they come: each where it makes words that it knows, as a beginner does.

Nothing but the number of its filled squares is told to the others, and its last grid is built as if nothing lay there:
how well it plays does not depend on this.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tablee.games.multimo.engine.building import free_neutrals
from tablee.games.multimo.rules.grid import (
    EMPTY,
    NEUTRAL,
    Grid,
    Square,
    at,
    holding,
    inside,
    is_letter,
    neighbours,
    put,
    tiles_on,
)
from tablee.games.multimo.rules.scoring import words_on
from tablee.games.multimo.rules.view import View
from tablee.lexicon import Graph

UNKNOWN = 2
"""What each letter of a run that is no word speaks against it."""


def laid_as_they_come(view: View, words: Graph, rng: Random) -> Grid:
    """One's grid with the letters that wait, the oldest first, and as large a share of the neutral squares."""
    grid, letters = view.grid, view.waiting.replace(NEUTRAL, "")
    for letter in letters[: len(letters) - view.spare]:
        places = _beside_letters(grid)
        rng.shuffle(places)
        grid = max((put(grid, {square: letter}) for square in places), key=lambda one: _liking(one, words))
    for square in _behind_words(grid, words):
        if _share_of_neutrals(view, grid) <= 0:
            break
        grid = put(grid, {square: NEUTRAL})
    return grid


def lifted(view: View) -> View:
    """The view as if one had laid nothing: all that one holds waits, in the order in which it came."""
    waiting = NEUTRAL * free_neutrals(view) + "".join(one.letter for one in view.named)
    return replace(view, grid=view.fixed, waiting=waiting)


def _beside_letters(grid: Grid) -> list[Square]:
    """The empty squares beside a letter; the one in the middle if there is none, and any if all those are taken."""
    empty, letters = holding(grid, EMPTY), [one for one in tiles_on(grid) if is_letter(one)]
    middle = (len(grid) // 2, len(grid[0]) // 2)
    if not letters and middle in empty:
        return [middle]
    beside = [one for one in empty if any(inside(grid, near) and is_letter(at(grid, near)) for near in neighbours(one))]
    return beside or list(empty)


def _liking(grid: Grid, words: Graph) -> int:
    """What a beginner thinks of a grid."""
    return sum(word.points if word.text in words else -UNKNOWN * len(word.text) for word in words_on(grid))


def _behind_words(grid: Grid, words: Graph) -> Iterator[Square]:
    """The empty squares before and behind words that it knows."""
    for word in words_on(grid):
        down, right = (0, 1) if word.across else (1, 0)
        if word.text in words:
            for steps in (len(word.text), -1):
                square = word.row + steps * down, word.col + steps * right
                if inside(grid, square) and at(grid, square) == EMPTY:
                    yield square


def _share_of_neutrals(view: View, grid: Grid) -> int:
    """How many neutral squares are due: as large a share of them as of all letters that the grid will hold."""
    squares, laid = len(grid) * len(grid[0]), tiles_on(grid)
    lying = laid.count(NEUTRAL)
    letters = len(laid) - lying
    return letters * view.neutrals // (squares - view.neutrals) - lying
