"""Which words can still be the hidden one: those that would have been marked as every line was (R6)."""

from collections.abc import Iterable

from tablee.games.motus.marks import marks
from tablee.games.motus.slate import UNKNOWN, Slate


def fitting(words: Iterable[str], slate: Slate) -> list[str]:
    """Words that agree with all that is written on a slate."""
    tried = [line for line in slate.lines if line.fate == "tried"]
    return [
        word
        for word in words
        if _agrees(word, slate.known) and all(_same(word, line.word, line.marks) for line in tried)
    ]


def _agrees(word: str, known: str) -> bool:
    return all(place in (letter, UNKNOWN) for letter, place in zip(word, known, strict=True))


def _same(secret: str, word: str, row: str) -> bool:
    return marks(secret, word) == row
