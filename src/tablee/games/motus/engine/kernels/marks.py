"""Kernels for guessing a secret word from marks: what a guess would show for each secret, and how well it divides them.

A mark is one number: its digits in base three, first letter first, are 2 for a letter in its place, 1 for a letter that
stands elsewhere and 0 for the rest, so the highest number means found. A letter is marked as often as the secret has
it: those in their place first, then the others from the left.

Letters are numbers. Secrets are rows of them; guesses are given by `columns`, all first letters, all second letters and
so on, so that each step of marking is one run over neighbouring bytes that the machine does many at a time. `marks[s,
g]` is what guess g shows for secret s; `left` are the rows of secrets still possible. `weigh` fills for each guess

    found[g]     1 if the guess may itself be the secret
    parts[g]     how many different marks it may show, not counting found
    squares[g]   the sum of n² over these parts of n secrets
    spread[g]    the sum of chaos[n] over these parts: with chaos[n] = n log n, a measure of what is still to be learnt
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from tablee.search.jit import inner, kernel

Letters = npt.NDArray[np.uint8]
Marks = npt.NDArray[np.uint16]
Rows = npt.NDArray[np.int32]
Counts = npt.NDArray[np.int64]
Int = int | np.integer[Any]

NONE = np.uint8(0)


@kernel
def mark_all(columns: Letters, secrets: Letters, marks: Marks) -> None:
    """Fill the marks of all guesses for all secrets."""
    spare = np.zeros(columns.shape[1], np.uint8)
    for row in range(len(secrets)):
        secret, shown = secrets[np.uintp(row)], marks[np.uintp(row)]
        _mark_placed(columns, secret, shown)
        for place in range(len(secret)):
            if not _stands_before(secret, place):
                _count_spare(columns, secret, secret[np.uintp(place)], spare)
                _mark_elsewhere(columns, secret, secret[np.uintp(place)], spare, shown)


@inner
def _stands_before(secret: Letters, place: int) -> bool:
    times = 0
    for earlier in range(place):
        times += secret[np.uintp(earlier)] == secret[np.uintp(place)]
    return times > 0


@inner
def _mark_placed(columns: Letters, secret: Letters, shown: Marks) -> None:
    """Letters in their place count two in the digit of the place; this also wipes what `shown` held before."""
    shown[:] = 0
    digit = np.uint16(1)
    for place in range(len(secret) - 1, -1, -1):
        letter, column, two = secret[np.uintp(place)], columns[np.uintp(place)], np.uint16(2 * digit)
        for g in range(np.uintp(len(column))):
            shown[g] = np.uint16(shown[g] + np.uint16(np.uint16(column[g] == letter) * two))
        digit = np.uint16(3 * digit)


@inner
def _count_spare(columns: Letters, secret: Letters, letter: np.uint8, spare: Letters) -> None:
    """How often the secret has a letter for which a guess has not put it in its place."""
    spare[:] = 0
    for place in range(len(secret)):
        if secret[np.uintp(place)] == letter:
            column = columns[np.uintp(place)]
            for g in range(np.uintp(len(column))):
                spare[g] = np.uint8(spare[g] + np.uint8(column[g] != letter))


@inner
def _mark_elsewhere(columns: Letters, secret: Letters, letter: np.uint8, spare: Letters, shown: Marks) -> None:
    """From the left, as long as the secret has the letter to spare, one in the digit of the place."""
    digit = np.uint16(3 ** (len(secret) - 1))
    for place in range(len(secret)):
        if secret[np.uintp(place)] != letter:
            column = columns[np.uintp(place)]
            for g in range(np.uintp(len(column))):
                marked = np.uint8(np.uint8(column[g] == letter) & np.uint8(spare[g] > NONE))
                spare[g] = np.uint8(spare[g] - marked)
                shown[g] = np.uint16(shown[g] + np.uint16(np.uint16(marked) * digit))
        digit = np.uint16(digit // np.uint16(3))


@kernel
def weigh(marks: Marks, left: Rows, chaos: Counts, top: int, weights: tuple[Counts, Counts, Counts, Counts]) -> None:
    """Fill `weights`, which are found, parts, squares and spread, for every guess; `top` is the mark for found."""
    found, parts, squares, spread = weights
    sizes = np.zeros(top + 1, np.int32)
    for g in range(np.uintp(marks.shape[1])):
        divided, square, rest = np.int64(0), np.int64(0), np.int64(0)
        for i in range(np.uintp(len(left))):
            mark = np.uintp(marks[np.uintp(left[i]), g])
            size = np.int64(sizes[mark])
            sizes[mark] = size + 1
            divided += size == 0
            square += 2 * size + 1
            rest += chaos[np.uintp(size + 1)] - chaos[np.uintp(size)]
        hit = np.int64(sizes[np.uintp(top)])
        found[g], parts[g] = hit, divided - hit
        squares[g], spread[g] = square - hit, rest
        for i in range(np.uintp(len(left))):
            sizes[np.uintp(marks[np.uintp(left[i]), g])] = 0


def warm_up() -> Iterator[object]:
    """Compile everything here, or fetch it from the cache, with a pause after each kernel."""
    letters, marks = np.zeros((1, 1), np.uint8), np.zeros((1, 1), np.uint16)
    counts = np.zeros(2, np.int64)
    yield mark_all(letters, letters, marks)
    yield weigh(marks, np.zeros(1, np.int32), counts, 2, (counts.copy(), counts.copy(), counts.copy(), counts.copy()))
