"""Deduction: the guesses that find any of some secrets in the fewest lines on average, proven or by a narrow search.

What is counted is the sum of lines over all secrets. With n secrets left no guess can do better than find one of them
at once and leave each of the others alone: 2n - 1 lines. So a guess that divides n secrets into p parts, and is itself
one of them (f = 1) or not (f = 0), takes n lines now and at least 2(n - f) - p lines afterwards; this bound is reached
if no part has more than two secrets. Guesses are tried from the lowest bound on until the next bound is no better than
what has been found: then nothing better is left, and the best is proven. A guess is given up as soon as what its parts
need at least, by the bounds of their own best guesses, is no better than what has been found.

With a `width`, only so many guesses are tried each time. With a `patience`, so many marks are looked at in all; from
then on only one guess is tried each time.
"""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from tablee.games.motus.engine.kernels.guesswork import Counts, MarkSheet, Rows

NEVER = 1 << 60
SMALL_CHANGE = 20
"""What a look costs besides the marks that it looks at, in secrets."""
NAME_THEM = -1
"""No guess tells these secrets apart, and none is a guess of the sheet: they are named one after the other."""
EASY = 2
"""So many secrets need no thought: one is tried, then the other."""

Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to guess, and the sum of lines over all secrets from there on."""

    guess: int
    lines: int


@dataclass(slots=True)
class Deduction:
    """A search on one sheet that remembers every set of secrets it has thought over."""

    sheet: MarkSheet
    width: int | None = None
    patience: int | None = None
    known: dict[bytes, Plan] = field(default_factory=dict)
    floors: dict[bytes, int] = field(default_factory=dict)
    """For sets not yet thought through: the lines they need at least."""
    looked_at: int = 0

    def plan(self, left: Rows) -> Plan:
        """The best guess for these secrets, at least one."""
        self._need(left, NEVER)
        return self.known[left.tobytes()]

    def lines(self, left: Rows, guess: int) -> int:
        """The sum of lines that these secrets need if one begins with that guess."""
        bound = int(self.bounds(left)[0][guess])
        return len(left) + self.plan(left).lines if bound == NEVER else self._try(left, guess, bound, NEVER)

    def bounds(self, left: Rows) -> tuple[Counts, Flags]:
        """For each guess the fewest lines that it can possibly need, and whether they are enough."""
        self.looked_at += (len(left) + SMALL_CHANGE) * len(self.sheet.guesses)
        weights = self.sheet.weigh(left)
        others = len(left) - weights.found
        bounds = len(left) + 2 * others - weights.parts
        bounds[weights.squares == len(left) ** 2] = NEVER  # it tells nothing: one would face the same set for ever
        pairs = others - weights.parts  # so many parts have two secrets, if none has more
        return bounds, weights.squares == weights.parts + 3 * pairs

    def _need(self, left: Rows, limit: int) -> int:
        """The lines that these secrets need, or some number from the limit on once it is known not to be less."""
        key = left.tobytes()
        if key in self.known:
            return self.known[key].lines
        if self.floors.get(key, 0) < limit:
            plan = self._think(left, limit)
            if plan is None:
                self.floors[key] = limit
            else:
                self.known[key] = plan
                return plan.lines
        return self.floors[key]

    def _think(self, left: Rows, limit: int) -> Plan | None:
        """The best plan for these secrets if it needs fewer lines than the limit."""
        bounds, reached = self.bounds(left)
        best = _surest(left, bounds, reached)
        for guess in self._hopes(bounds, reached, min(limit, best.lines)):
            ceiling = min(limit, best.lines)
            lines = self._try(left, guess, int(bounds[guess]), ceiling)
            if lines < ceiling:
                best = Plan(guess, lines)
        return best if best.lines < limit else None

    def _hopes(self, bounds: Counts, reached: Flags, limit: int) -> list[int]:
        """Guesses whose bound is below the limit and may not be enough, lowest first."""
        hopes = np.flatnonzero((bounds < limit) & ~reached)
        order = np.argsort(bounds[hopes], kind="stable")
        impatient = self.patience is not None and self.looked_at > self.patience
        ordered: list[int] = hopes[order][: 1 if impatient else self.width].tolist()
        return ordered

    def _try(self, left: Rows, guess: int, bound: int, limit: int) -> int:
        """The lines with that guess: first every part is glanced at, then those that need it are thought over."""
        if bound >= limit:
            return bound
        parts = [part for part in self.sheet.divide(left, guess) if len(part) > EASY]
        floors = []
        for part in parts:
            floors.append(self._glance(part))
            bound += floors[-1] - (2 * len(part) - 1)
            if bound >= limit:
                return bound
        for part, floor in zip(parts, floors, strict=True):
            bound += self._need(part, limit - bound + floor) - floor
            if bound >= limit:
                break
        return bound

    def _glance(self, left: Rows) -> int:
        """What these secrets need at least, by the bounds of the guesses alone; if that is enough, they are known."""
        key = left.tobytes()
        if key in self.known:
            return self.known[key].lines
        if key not in self.floors:
            guess = self._member_that_parts_all(left)
            if guess is not None:
                self.known[key] = Plan(guess, 2 * len(left) - 1)
                return 2 * len(left) - 1
            bounds, reached = self.bounds(left)
            surest = _surest(left, bounds, reached)
            self.floors[key] = min(int(bounds.min()), surest.lines)
            if surest.lines == self.floors[key]:
                self.known[key] = surest
        return self.floors[key]

    def _member_that_parts_all(self, left: Rows) -> int | None:
        """One of the secrets that leaves each of the others alone: no guess is better, and none need be weighed."""
        guesses = self.sheet.homes[left]
        marks = np.sort(self.sheet.marks[np.ix_(left, guesses)], axis=0)
        perfect = (marks[1:] != marks[:-1]).all(axis=0) & (guesses >= 0)
        return int(guesses[perfect.argmax()]) if perfect.any() else None


def _surest(left: Rows, bounds: Counts, reached: Flags) -> Plan:
    """The best of the guesses whose bound is enough; or, where no guess helps at all, one secret after the other."""
    sure = np.where(reached, bounds, NEVER)
    guess = int(sure.argmin())
    if bounds.min() == NEVER:
        return Plan(NAME_THEM, len(left) * (len(left) + 1) // 2)
    return Plan(guess, int(sure[guess]))
