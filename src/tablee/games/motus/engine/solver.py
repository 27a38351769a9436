"""The solver: which words are left, and which word is best tried next.

What is left is few after the first line, and then all allowed words are weighed against all that are left, and the best
are thought through to the end. The first line comes from a book. If somebody has begun with a word that tells next to
nothing, so many may be left that only the most telling words are weighed, by their letters. Effort is counted in marks,
not in seconds: the same clues give the same advice, and it comes within 50 ms (kernels ready) or a second (plain).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee.core.extras import at_hand
from tablee.games.motus.engine import plain
from tablee.games.motus.engine.forecast import Forecast
from tablee.games.motus.engine.openings import opening
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import Origin, decent_words, hidden_words
from tablee.lexicon import lexicon

if TYPE_CHECKING:
    from tablee.games.motus.engine.kernels.deduction import Deduction

PAIRS = 1_000_000
"""So many words are marked against each other for one piece of advice."""
PATIENCE = 3_000_000
"""So many marks are looked at in thinking ahead."""
SHORT, SHORT_PATIENCE = 4, 1_000_000
"""Words so short tell less, so that more and smaller sets are thought over: fewer marks take as long."""
BROAD: tuple[Origin, ...] = ("frequent", "common")
WIDTH = 6
"""So many words are thought through at each line if the list is so broad; otherwise all that can be the best."""
FEW = 2
"""So many words are simply tried one after the other."""
SHORTLIST = 8
"""So many words are compared for a list of advice."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A word to try."""

    word: str
    possible: bool
    """Whether it may itself be the hidden word."""
    left: float
    """So many words are left afterwards, on average over those that are possible; 0 if it is found."""
    lines: float
    """So many lines are needed on average, this one included, if one goes on as well."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """What can be made of some clues: the words that agree with them, and the best to try, best first."""

    words: tuple[str, ...]
    best: tuple[Advice, ...]


def best_word(clues: Clues, origin: Origin) -> str | None:
    """What to try next; None if no word of that origin agrees with the clues."""
    book = opening(origin, clues.first, clues.letters) if clues.untouched else None
    if book:
        return book.word
    words = clues.fitting(hidden_words(origin, clues.first, clues.letters))
    if len(words) <= FEW:
        return min(words, key=lexicon.is_crude, default=None)
    if not at_hand("engine"):
        return plain.fewest_lines(words, decent_words(clues.first, clues.letters))
    search = thinking(words, clues, origin)
    guess = search.plan(search.sheet.everything).guess
    return search.sheet.guesses[guess] if guess >= 0 else words[0]


def most_telling(words: Sequence[str]) -> str:
    """The plain choice of somebody who thinks of these words only: the one with the highest entropy among them."""
    if len(words) <= FEW:
        return words[0]
    if not at_hand("engine"):
        return plain.most_telling(words)
    from tablee.games.motus.engine.kernels import guesswork  # not above: numpy comes with it

    sheet = guesswork.MarkSheet(guesswork.telling(words, words, max(1, PAIRS // len(words))), words)
    weights = sheet.weigh(sheet.everything)
    return sheet.guesses[int(weights.spread.argmin())]


def candidates(clues: Clues, origin: Origin, many: int) -> Candidates:
    """The words left and, best first, so many words to try; for the first line only the one of the book."""
    words = clues.fitting(hidden_words(origin, clues.first, clues.letters))
    if not words:
        return Candidates((), ())
    book = opening(origin, clues.first, clues.letters) if clues.untouched else None
    if book:
        left = Forecast.of(book.word, words).expected()
        return Candidates(words, (Advice(book.word, book.word in words, left, book.lines / len(words)),))
    advice = _compared(thinking(words, clues, origin), max(many, SHORTLIST))
    return Candidates(words, tuple(advice[: min(many, len(words)) if len(words) <= FEW else many]))


def thinking(words: Sequence[str], clues: Clues, origin: Origin) -> Deduction:
    """A search over these hidden words, with all words that may be proposed or as many as can be weighed."""
    from tablee.games.motus.engine.kernels import deduction, guesswork

    allowed: Sequence[str] = decent_words(clues.first, clues.letters)
    if len(allowed) * len(words) > PAIRS:
        allowed = guesswork.telling(allowed, words, PAIRS // len(words))
    sheet = guesswork.MarkSheet(allowed, words)
    patience = SHORT_PATIENCE if clues.letters == SHORT else PATIENCE
    return deduction.Deduction(sheet, WIDTH if origin in BROAD else None, patience)


def _compared(search: Deduction, many: int) -> list[Advice]:
    """The words that promise most, so many of them, by the lines that they really need."""
    sheet, everything = search.sheet, search.sheet.everything
    weights, (bounds, _) = sheet.weigh(everything), search.bounds(everything)
    promising = sorted(range(len(bounds)), key=lambda guess: (bounds[guess], weights.squares[guess]))[:many]
    advice = [
        Advice(
            word=sheet.guesses[guess],
            possible=bool(weights.found[guess]),
            left=int(weights.squares[guess]) / len(everything),
            lines=search.lines(everything, guess) / len(everything),
        )
        for guess in promising
    ]
    return sorted(advice, key=lambda one: (one.lines, one.left, not one.possible, one.word))
