"""A forecast: what a word would tell, before it is tried."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from math import log2

from tablee.games.motus.rules.words.marks import WELL, marks


@dataclass(frozen=True, slots=True)
class Forecast:
    """A word, and for how many of the possible words it would get which marks."""

    word: str
    rows: dict[str, int]

    @classmethod
    def of(cls, word: str, possible: Collection[str]) -> "Forecast":
        """What a word may show."""
        return cls(word, dict(Counter(marks(secret, word) for secret in possible)))

    @property
    def possible(self) -> int:
        """How many words were possible."""
        return sum(self.rows.values())

    def left(self, row: str) -> int:
        """How many words are left after these marks."""
        return 0 if set(row) == {WELL} else self.rows[row]

    def expected(self) -> float:
        """How many are left on average."""
        return sum(self.left(row) * size for row, size in self.rows.items()) / self.possible

    def bits(self) -> float:
        """What it tells on average, and one bit more for the chance of being the word."""
        found = sum(size for row, size in self.rows.items() if not self.left(row))
        unknown = sum(size * log2(size) for size in self.rows.values())
        return log2(self.possible) + (found - unknown) / self.possible

    def skill_beside(self, best: "Forecast") -> int:
        """In hundredths of the better of the two."""
        own, most = self.bits(), max(self.bits(), best.bits())
        return round(100 * own / most) if most else 100

    def luck(self, row: str) -> int:
        """For how many hundredths of the possible words more would have been left; those as many count half."""
        left = self.left(row)
        more = sum(size for one, size in self.rows.items() if self.left(one) > left)
        same = sum(size for one, size in self.rows.items() if self.left(one) == left)
        return round(100 * (more + same / 2) / self.possible)
