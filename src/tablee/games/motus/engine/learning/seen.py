"""What a seat sees, in numbers: its slate and those of the others, letter by letter, with their marks.

Number grids are left out: there is nothing to decide about them.
"""

import numpy as np

from tablee.games.motus.rules.options import Options, mode_of
from tablee.games.motus.rules.view import View
from tablee.games.motus.rules.words.marks import ABSENT, MISPLACED, WELL
from tablee.games.motus.rules.words.slate import LAST_LINE, Slate
from tablee.lexicon import ALPHABET
from tablee.search.figures import PLACE, Figures, around, figures, one_of

STATUSES = ("setting", "guessing", "found", "missed")
STAGES = ("series", "tie", "super")
DEMANDS = ("set", "guess", "draw")
MARKS = (WELL, MISPLACED, ABSENT)
SIGNS = len(ALPHABET) + len(MARKS)
MOST_SERIES, MANY_POINTS = 20, 1000


def size(options: Options, seats: int) -> int:
    """How many numbers there are."""
    slates, rows, letters = _slates(options, seats), _rows(options, seats), options.letters
    slate = len(STATUSES) + 2 + letters * len(ALPHABET) + rows * letters * SIGNS
    sides = 2 if mode_of(options, seats) == "teams" else seats
    return slates * slate + letters * len(ALPHABET) + len(STAGES) + len(DEMANDS) + sides + 1


def observe(view: View) -> Figures:
    """The slate that the seat is to write on first, then the others; its own hidden word; how the match stands."""
    seats = sum(map(len, view.sides))
    rows, letters = _rows(view.options, seats), view.options.letters
    empty = np.zeros(len(STATUSES) + 2 + letters * len(ALPHABET) + rows * letters * SIGNS, np.float32)
    slates = [_slate(view, number, rows, letters) for number in _order(view)]
    slates += [empty] * (_slates(view.options, seats) - len(slates))
    standing = [
        *one_of(view.stage, STAGES),
        *(any(one.what == what for one in view.asked) for what in DEMANDS),
        *around(view.side or 0, [points / MANY_POINTS for points in view.scores]),
        view.series / MOST_SERIES,
    ]
    return np.concatenate((*slates, _letters(view.secret, letters), figures(standing)))


def _slates(options: Options, seats: int) -> int:
    """How many slates may lie on the table at once."""
    return 2 if mode_of(options, seats) == "teams" else seats


def _rows(options: Options, seats: int) -> int:
    """Lines of a slate; in the super partie of teams two may have the same number (R15)."""
    return LAST_LINE * (2 if mode_of(options, seats) == "teams" else 1)


def _order(view: View) -> list[int]:
    first = next((one.slate for one in view.asked if one.what == "guess"), view.own)
    return sorted(range(len(view.slates)), key=lambda number: number != first)


def _slate(view: View, number: int, rows: int, letters: int) -> Figures:
    slate = view.slates[number].slate
    standing = [*one_of(slate.status, STATUSES), number == view.own, slate.line / LAST_LINE]
    return np.concatenate((figures(standing), _letters(slate.known, letters), _lines(slate, rows, letters).ravel()))


def _letters(word: str, letters: int) -> Figures:
    """A word, or what is known of it, a row of the alphabet for each place."""
    spelled = np.zeros((letters, len(ALPHABET)), np.float32)
    for place, letter in enumerate(word[:letters]):
        if letter in PLACE:
            spelled[place, PLACE[letter]] = 1
    return spelled.ravel()


def _lines(slate: Slate, rows: int, letters: int) -> Figures:
    """The lines written so far, each letter with its mark."""
    written = np.zeros((rows, letters, SIGNS), np.float32)
    for row, line in zip(written, slate.lines, strict=False):
        for place, letter in enumerate(line.word[:letters]):
            row[place, PLACE[letter]] = 1
        for place, mark in enumerate(line.marks[:letters]):
            row[place, len(ALPHABET) + MARKS.index(mark)] = 1
    return written
