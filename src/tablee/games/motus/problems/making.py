"""Problems from words of the house and lines that somebody could have written; and their proofs, which are exact."""

from collections.abc import Iterator
from random import Random

from tablee.core.game import Problem
from tablee.games.motus.engine.forecast import Forecast
from tablee.games.motus.problems.dividing import dividing, usual_left
from tablee.games.motus.problems.hardness import of_finding, placed
from tablee.games.motus.problems.judging import DIVIDE, sides
from tablee.games.motus.problems.slates import Written, read
from tablee.games.motus.rules.words.admitted import words_with
from tablee.games.motus.rules.words.lists import decent_words, hidden_words, house_words
from tablee.games.motus.rules.words.marks import MISPLACED, marks
from tablee.lexicon import lexicon

LENGTHS = (5, 6, 6, 7, 7, 7, 8, 8, 9)
"""How long words are, the usual lengths more often."""
WORDS = 16
"""So many words are hidden in one match."""
KINDS = ("plain", "anagram", "divide", "divide", "divide", "divide", "divide", "divide")
"""What is tried with each: of those to be told apart few are good."""
MOST_LINES = 5
OPEN = 3
"""Where fewer letters do not stand yet where they belong, it is a pattern with holes."""
SHUFFLED = 24
"""So many words are looked at for one that has the letters of the hidden word elsewhere."""
HASTY = 0.25
"""How often a line does not mind what is known."""


def make(seed: int) -> Iterator[Problem]:
    """The problems of some words, at most one a word."""
    rng = Random(f"motus {seed}")
    for number in range(WORDS):
        secret = rng.choice(house_words(rng.choice(LENGTHS)))
        ident, kind = f"{seed}.{number}", KINDS[number % len(KINDS)]
        if kind == "divide":
            secret = rng.choice(usual_left(Written(secret, ()).clues) or (secret,))
        first = _shuffled(secret, rng) if kind == "anagram" else ""
        problem = _found(ident, Written(secret, (first,) if first else ()), kind == "divide", rng)
        if problem:
            yield problem


def prove(problem: Problem, seed: int) -> bool:
    """Whether no other word agrees with the lines; or whether the best word tells all apart, and none of them does."""
    slate = read(problem.position)
    if problem.theme != DIVIDE:
        return slate.clues.fitting(words_with(slate.secret[0], len(slate.secret))) == (slate.secret,)
    best, left = sides(problem)
    groups = {word: len(Forecast.of(word, left).rows) for word in (best, *left)}
    return usual_left(slate.clues) == left and groups.pop(best) == len(left) > max(groups.values())


def _found(ident: str, slate: Written, divides: bool, rng: Random) -> Problem | None:
    """Lines are written until one word is left, or until those that are left are good to be told apart."""
    secret = slate.secret
    while slate.line <= MOST_LINES and secret not in slate.tried:
        if divides and slate.tried and (problem := dividing(ident, slate)):
            return problem
        if slate.tried and slate.clues.fitting(words_with(secret[0], len(secret))) == (secret,):
            return None if divides else _only(ident, slate)
        slate = Written(secret, (*slate.tried, _line(slate, 0 if divides else HASTY, rng)))
    return None


def _line(slate: Written, haste: float, rng: Random) -> str:
    """A word that people use; mostly one that agrees with the lines above."""
    known = hidden_words("normal", slate.secret[0], len(slate.secret))
    fresh = [word for word in known if word not in slate.tried]
    agreeing = slate.clues.fitting(fresh) if rng.random() >= haste else ()
    return rng.choice(agreeing or fresh or decent_words(slate.secret[0], len(slate.secret)))


def _shuffled(secret: str, rng: Random) -> str:
    """Of some usual words the one that has most letters of the hidden word in other places."""
    usual = [word for word in usual_left(Written(secret, ()).clues) if word != secret]
    some = rng.sample(usual, min(SHUFFLED, len(usual)))
    return max(some, key=lambda word: marks(secret, word).count(MISPLACED), default="")


def _only(ident: str, slate: Written) -> Problem | None:
    letters, stand = len(slate.secret), placed(slate)
    present = sum((slate.clues.present() | {slate.secret[0]: 1}).values())
    if letters == stand or lexicon.is_crude(slate.secret):
        return None
    theme = "pattern" if letters - stand < OPEN else "anagram" if present >= letters - 1 else "only"
    return Problem(f"{ident}-{theme}", theme, of_finding(slate), slate.text, slate.secret, "only word")
