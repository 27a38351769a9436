"""The word that tells all words apart that are left, where none of them does: the solver's choice, proven."""

from tablee.core.game import Problem
from tablee.games.motus.problems.hardness import of_dividing, rank_of
from tablee.games.motus.problems.slates import Written
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.lists import decent_words
from tablee.lexicon import lexicon

FEWEST, MOST = 4, 8
"""So many words are left."""
MOST_LETTERS = 56
"""All of them together, or the task does not fit on a phone."""
KNOWN = 20_000
"""So many words are usual: those that are left, and the best one."""
LEAD = 1
"""It makes so many groups more than any of the words that are left."""


def dividing(ident: str, slate: Written) -> Problem | None:
    """A problem if the slate makes a good one: no word that may be hidden does, and a usual word does."""
    left = usual_left(slate.clues)
    if not FEWEST <= len(left) <= MOST or len("".join(left)) > MOST_LETTERS:
        return None
    from tablee.games.motus.engine.kernels.guesswork import MarkSheet  # not above: numpy comes with it

    sheet = MarkSheet(decent_words(slate.secret[0], len(slate.secret)), left)
    weights = sheet.weigh(sheet.everything)
    groups = dict(zip(sheet.guesses, (weights.parts + weights.found).tolist(), strict=True))
    apart = [word for word, many in groups.items() if many == len(left) and rank_of(word) <= KNOWN]
    if not apart or max(groups[word] for word in left) > len(left) - LEAD:
        return None
    best = min(apart, key=lambda word: (rank_of(word), word))
    level, answer = of_dividing(len(left), len(apart)), " ".join((best, *left))
    return Problem(f"{ident}-divide", "divide", level, slate.text, answer, f"{len(apart)} usual words")


def usual_left(clues: Clues) -> tuple[str, ...]:
    """The usual words that agree with some clues."""
    usual = lexicon.sub_vocabulary(KNOWN).pattern(clues.first + "." * (clues.letters - 1))
    return clues.fitting(sorted(word for word in usual if not lexicon.is_crude(word)))
