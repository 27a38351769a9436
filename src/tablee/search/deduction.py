"""Deduction: the guesses that find any of some secrets in the fewest lines on average, proven or by a narrow search.

What is counted is the sum of lines over all secrets. With n secrets left no guess can do better than find one of them at
once and leave each of the others alone: 2n - 1 lines. So a guess that divides n secrets into p parts, and is itself one
of them (f = 1) or not (f = 0), takes n lines now and at least 2(n - f) - p lines afterwards; this bound is reached if no
part has more than two secrets. Guesses are tried from the lowest bound on until the next bound is no better than what has
been found: then nothing better is left, and the best is proven. With a `width`, only so many guesses are tried each time.
"""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from tablee.search.guesswork import Counts, Rows, Sheet

UNSOLVED = 1 << 60


@dataclass(frozen=True, slots=True)
class Plan:
    """What to guess, and the sum of lines over all secrets from there on."""

    guess: int
    lines: int


@dataclass(slots=True)
class Deduction:
    """A search on one sheet that remembers every set of secrets it has thought over."""

    sheet: Sheet
    width: int | None = None
    known: dict[bytes, Plan] = field(default_factory=dict)

    def plan(self, left: Rows) -> Plan:
        """The best guess for these secrets, at least one."""
        key = left.tobytes()
        if key not in self.known:
            self.known[key] = self._think(left)
        return self.known[key]

    def _think(self, left: Rows) -> Plan:
        bounds, reached = self.bounds(left)
        guess = int(np.where(reached, bounds, UNSOLVED).argmin())
        best = Plan(guess, int(bounds[guess])) if reached[guess] else Plan(-1, UNSOLVED)
        for guess in self._hopes(bounds, reached, best.lines):
            if bounds[guess] >= best.lines:
                break
            lines = self._lines(left, guess, int(bounds[guess]), best.lines)
            if lines < best.lines:
                best = Plan(guess, lines)
        return best

    def bounds(self, left: Rows) -> tuple[Counts, npt.NDArray[np.bool_]]:
        """For each guess the fewest lines that it can possibly need, and whether they are enough."""
        weights = self.sheet.weigh(left)
        others = len(left) - weights.found
        bounds = len(left) + 2 * others - weights.parts
        bounds[weights.squares == len(left) ** 2] = UNSOLVED  # tells nothing: one would think of the same set for ever
        pairs = others - weights.parts  # as many as there are, if no part has more than two
        return bounds, weights.squares == weights.parts + 3 * pairs

    def _hopes(self, bounds: Counts, reached: npt.NDArray[np.bool_], limit: int) -> list[int]:
        """Guesses whose bound is below the limit, lowest first."""
        hopes = np.flatnonzero((bounds < limit) & ~reached)
        order = np.argsort(bounds[hopes], kind="stable")
        ordered: list[int] = hopes[order][: self.width].tolist()
        return ordered

    def _lines(self, left: Rows, guess: int, bound: int, limit: int) -> int:
        """The lines that a guess really needs, or some number from the limit on as soon as it is known to need that."""
        for part in self.sheet.divide(left, guess):
            if len(part) <= 2 or bound >= limit:
                break
            bound += self.plan(part).lines - (2 * len(part) - 1)
        return bound
