"""Secrets: the reviewed words that the house may ask a player to guess, by length and level."""

from collections.abc import Mapping
from typing import Literal, get_args

Level = Literal["easy", "normal", "hard"]
"""easy: a ten-year-old knows the word · normal: and frequent words · hard: and less frequent ones."""

LEVELS: tuple[Level, ...] = get_args(Level)
SHORTEST, LONGEST = 4, 10
REACH: Mapping[Level, int] = {"easy": 0, "normal": 8_000, "hard": 20_000}
"""How far down the order of frequency a level goes beyond its reviewed list of easy words."""


class Secrets:
    """The secret words of the compiled file."""

    def __init__(self, text: str) -> None:
        self._words: dict[tuple[str, int], tuple[str, ...]] = {}
        for line in text.split("\n"):
            level, length, *words = line.split(" ")
            self._words[level, int(length)] = tuple(words)

    def of(self, length: int, level: Level) -> tuple[str, ...]:
        """The words of a length at a level, in alphabetical order; a level has the words of the easier ones too."""
        if level not in LEVELS:
            raise ValueError(f"no such level: {level!r}")
        if not SHORTEST <= length <= LONGEST:
            raise ValueError(f"secret words have {SHORTEST} to {LONGEST} letters, not {length}")
        reached = LEVELS[: LEVELS.index(level) + 1]
        return tuple(sorted(word for one in reached for word in self._words[one, length]))
