"""Guesswork without numpy: which word tells most, one line ahead; the twin of `kernels/guesswork.py` in a browser.

On sets as small as are left after the first line it weighs every word against every other, as the twin does; of larger
ones it takes the words whose letters promise most. It does not think further ahead than one line.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import log2

from tablee.games.motus.rules.words.marks import WELL, marks

PAIRS = 40_000
"""So many words are marked against each other: some tenths of a second, in a browser about one."""
GRAIN = 1 << 16


def most_telling(words: Sequence[str]) -> str:
    """The word with the highest entropy among them."""
    guesses = telling(words, words, max(1, PAIRS // len(words)))
    return min(guesses, key=lambda guess: _spread(guess, words))


def fewest_lines(words: Sequence[str], allowed: Sequence[str]) -> str:
    """The word that may find any of these in the fewest lines, as far as one line shows it."""
    guesses = telling(allowed, words, max(1, PAIRS // len(words)))
    return min((*words[: PAIRS // len(words)], *guesses), key=lambda guess: _bound(guess, words))


def telling(guesses: Sequence[str], secrets: Sequence[str], many: int) -> Sequence[str]:
    """The guesses that promise most by their letters alone, in their order.

    A letter tells most if half of the secrets have it; it counts once for its place and once for being there at all.
    """
    if len(guesses) <= many:
        return guesses
    places = [Counter(column) for column in zip(*secrets, strict=True)]
    has = Counter(letter for secret in secrets for letter in set(secret))

    def worth(guess: str) -> int:
        here = sum(places[place][letter] * (len(secrets) - places[place][letter]) for place, letter in enumerate(guess))
        return here + sum(has[letter] * (len(secrets) - has[letter]) for letter in set(guess))

    best = sorted(range(len(guesses)), key=lambda place: -worth(guesses[place]))[:many]
    return [guesses[place] for place in sorted(best)]


def _spread(guess: str, secrets: Sequence[str]) -> int:
    """What is still to be learnt after it."""
    return sum(_chaos(size) for size in Counter(marks(secret, guess) for secret in secrets).values())


def _bound(guess: str, secrets: Sequence[str]) -> tuple[int, int]:
    """The fewest lines that it can need for all secrets together, and the sum of squares of what it leaves."""
    parts = Counter(marks(secret, guess) for secret in secrets)
    found = parts.pop(WELL * len(guess), 0)
    if len(parts) == 1 and not found:
        return (len(secrets) ** 2, len(secrets) ** 2)  # it tells nothing
    return (len(secrets) + 2 * (len(secrets) - found) - len(parts), sum(size**2 for size in parts.values()))


@cache
def _chaos(size: int) -> int:
    """n log n, in whole grains, as the twin counts it."""
    return round(GRAIN * size * log2(size))
