"""The leaflet's examples as played: a series of two teams, a line of the grid, and two who speak at once."""

from tablee.core.game import Example
from tablee.games.motus.exam.scene import scene, super_partie, told, with_grid, words
from tablee.games.motus.rules.actions import Draw, Guess, SetWord
from tablee.games.motus.rules.events import Proposed
from tablee.games.motus.rules.state import Moment

A, B, C, D = range(4)
OPEN_SQUARES = (0, 7, 14, 16, 23)
"""One in each row and column and on both diagonals, so that any ball completes a line."""


def examples() -> tuple[Example, ...]:
    """In the order of the leaflet."""
    return _first_series(), _seventh_line(), _motus(), _two_at_once(), _void_word()


def _first_series() -> Example:
    """A and C set; C, B, D, A propose, each team on the other's slate, until B and D have found the words."""
    asks = (
        SetWord(A, "CARTON"),
        SetWord(C, "MAISON"),
        Guess(C, 0, 1, 1, "CITRON"),
        Guess(B, 1, 1, 1, "MOUTON"),
        Guess(D, 0, 1, 2, "CARTON"),
        Guess(A, 1, 1, 2, "MATINS"),
        Draw(D),
        Guess(B, 1, 1, 3, "MAISON"),
        Draw(B),
    )
    return Example("first_series", scene(), asks, None)


def _seventh_line() -> Example:
    """Six lines have not found A's word; one letter more, and B, A's partner, has the last try."""
    asks = (
        Guess(C, 0, 1, 1, "CITRON"),
        Guess(D, 0, 1, 2, "CANARD"),
        Guess(C, 0, 1, 3, "CABANE"),
        Guess(D, 0, 1, 4, "CAMION"),
        Guess(C, 0, 1, 5, "CACHER"),
        Guess(D, 0, 1, 6, "CANTON"),
        Guess(B, 0, 1, 7, "CARTON"),
    )
    return Example("seventh_line", words("CARTON", "MAISON"), asks, B)


def _motus() -> Example:
    """Any ball that is left completes a line of A and B's grid."""
    position = words("CARTON", "MAISON")
    numbers = position.table.grids[0].numbers
    covered = [number for square, number in enumerate(numbers) if square not in OPEN_SQUARES]
    asks = (Guess(B, 1, 1, 1, "MAISON"), Draw(B))
    return Example("motus", with_grid(position, 0, covered), asks, B)


def _two_at_once() -> Example:
    """A has just called out a word, and B calls out another in the same instant: both are written."""
    return Example("two_at_once", _called_out("CITRON"), (Guess(B, 0, 2, 1, "CANTON"),), None)


def _void_word() -> Example:
    """Both call out the right word in the same instant: it does not count, and D sets another."""
    asks = Guess(B, 0, 2, 1, "CARTON"), SetWord(D, "JARDIN")
    return Example("void_word", _called_out("CARTON"), asks, None)


def _called_out(word: str) -> Moment:
    """The super partie, when A has called out a word; an example's first ask comes at the first second."""
    return told(super_partie("CARTON"), Proposed(A, 0, 1, word, 1.0))
