"""Guesswork: what guesses show for secrets and how well they divide them, by kernels as soon as they are ready."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from tablee.search import warm

MARKS = "tablee.games.motus.engine.kernels.marks"
GRAIN = 1 << 16
"""Logarithms are kept as whole numbers of this part, so that sums do not depend on the order of adding."""

NEAR_BY = 1 << 15
"""Pairs of words."""

Letters = npt.NDArray[np.uint8]
Marks = npt.NDArray[np.uint16]
Rows = npt.NDArray[np.int32]
Counts = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Weights:
    """For each guess how it divides the secrets that are left; what the four mean is told in `marks`."""

    found: Counts
    parts: Counts
    squares: Counts
    spread: Counts


class MarkSheet:
    """Guesses against secrets, words in capitals of one length: a mark for each pair."""

    def __init__(self, guesses: Sequence[str], secrets: Sequence[str]) -> None:
        self.guesses, self.secrets = tuple(guesses), tuple(secrets)
        self.top = 3 ** len(self.guesses[0]) - 1
        self.marks = marks_of(letters_of(self.guesses), letters_of(self.secrets))

    @cached_property
    def everything(self) -> Rows:
        """The rows of all secrets."""
        return np.arange(len(self.secrets), dtype=np.int32)

    @cached_property
    def homes(self) -> Rows:
        """Where each secret stands among the guesses, or -1."""
        places = {guess: place for place, guess in enumerate(self.guesses)}
        return np.array([places.get(secret, -1) for secret in self.secrets], np.int32)

    def weigh(self, left: Rows) -> Weights:
        """How each guess divides these secrets."""
        if warm.is_ready(MARKS):
            weights = Weights(*(np.empty(len(self.guesses), np.int64) for _ in range(4)))
            from tablee.games.motus.engine.kernels import marks  # not above: numba comes with it

            filled = (weights.found, weights.parts, weights.squares, weights.spread)
            marks.weigh(self.marks, left, chaos(len(self.secrets)), self.top, filled)
            return weights
        return plain_weigh(self.marks, left, chaos(len(self.secrets)), self.top)

    def divide(self, left: Rows, guess: int) -> list[Rows]:
        """The parts into which a guess divides the secrets, largest first, without the one where it is found."""
        marks = self.marks[left, guess]
        order = np.argsort(marks, kind="stable")
        ordered = marks[order]
        parts = np.split(left[order], np.flatnonzero(np.diff(ordered)) + 1)
        if ordered[-1] == self.top:
            parts.pop()
        return sorted(parts, key=len, reverse=True)


def letters_of(words: Iterable[str]) -> Letters:
    """Words of one length in capitals as rows of numbers."""
    words = tuple(words)
    return (np.frombuffer("".join(words).encode("ascii"), np.uint8) - np.uint8(65)).reshape(len(words), -1)


def telling(guesses: Sequence[str], secrets: Sequence[str], many: int) -> list[str]:
    """The guesses that promise most by their letters alone, in their order.

    A letter tells most if half of the secrets have it; it counts once for its place and once for being there at all.
    """
    letters, hidden = letters_of(guesses), letters_of(secrets)
    has = np.array([(hidden == letter).any(axis=1).sum() for letter in range(26)])
    worth = np.zeros(len(guesses), np.int64)
    for place, column in enumerate(letters.T):
        here = np.bincount(hidden[:, place], minlength=26)
        new = ~(letters[:, :place] == column[:, None]).any(axis=1)
        worth += (here * (len(secrets) - here))[column] + new * (has * (len(secrets) - has))[column]
    chosen = np.sort(np.argsort(-worth, kind="stable")[:many])
    return [guesses[place] for place in chosen.tolist()]


def marks_of(guesses: Letters, secrets: Letters) -> Marks:
    """What each guess shows for each secret, a row for every secret."""
    columns = np.ascontiguousarray(guesses.T)
    if warm.is_ready(MARKS):
        from tablee.games.motus.engine.kernels.marks import mark_all

        marks = np.empty((len(secrets), len(guesses)), np.uint16)
        mark_all(columns, np.ascontiguousarray(secrets), marks)
        return marks
    return plain_marks(columns, secrets)


def plain_marks(columns: Letters, secrets: Letters) -> Marks:
    """The plain twin of the kernel: all guesses at once, so many secrets at a time that their marks stay near by."""
    marks = np.empty((len(secrets), columns.shape[1]), np.uint16)
    many = max(1, NEAR_BY // columns.shape[1])
    for first in range(0, len(secrets), many):
        marks[first : first + many] = _marked(columns, secrets[first : first + many])
    return marks


def _marked(columns: Letters, secrets: Letters) -> Marks:
    """A letter out of place is marked if more of its kind are hidden, out of place too, than were met before it."""
    hidden = secrets.T[:, :, None]
    astray = [letters != secret for letters, secret in zip(columns, hidden, strict=True)]
    marks = np.zeros(astray[0].shape, np.uint16)
    for place, letters in enumerate(columns):
        alike = np.zeros(marks.shape, np.int8)
        for secret, elsewhere in zip(hidden, astray, strict=True):
            alike += (letters == secret) & elsewhere
        for other, elsewhere in zip(columns[:place], astray, strict=False):
            alike -= (letters == other) & elsewhere
        shown = np.where(astray[place], alike > 0, np.uint16(2))
        marks *= np.uint16(3)
        marks += shown
    return marks


def plain_weigh(marks: Marks, left: Rows, chaos: Counts, top: int) -> Weights:
    """The plain twin of the kernel: equal marks are brought together by sorting, and counted from 0 in each part."""
    drawn = np.sort(marks[left], axis=0)
    rows = np.arange(len(left))[:, None]
    begins = np.ones(drawn.shape, np.bool_)
    begins[1:] = drawn[1:] != drawn[:-1]
    size = rows - np.maximum.accumulate(np.where(begins, rows, 0), axis=0)
    found = (drawn[-1] == top).astype(np.int64)
    spread = (chaos[size + 1] - chaos[size]).sum(axis=0)
    return Weights(found, begins.sum(axis=0) - found, (2 * size + 1).sum(axis=0) - found, spread)


@lru_cache(maxsize=64)
def chaos(most: int) -> Counts:
    """n log n for n up to one more than `most`, in whole grains."""
    sizes = np.arange(1, most + 2)
    return np.concatenate([[0], np.rint(GRAIN * sizes * np.log2(sizes))]).astype(np.int64)
