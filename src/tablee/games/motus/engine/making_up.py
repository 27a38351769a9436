"""Making up: what a robot proposes where words are free and none that it knows agrees with what is written (R4)."""

from random import Random

from tablee.games.motus.rules.words.clues import Clues

TRIES = 200
"""So many spellings are thought of before one is said that does not agree."""
USUAL = "EEEAAASSIIRRNNTTOOLLUUDCMP"
"""Letters in about the share that they have in French."""


def made_up(clues: Clues, rng: Random) -> str:
    """A spelling that agrees with all clues, or nearly."""
    thought_of = [_spelling(clues, rng) for _ in range(TRIES)]
    return next(iter(clues.fitting(thought_of)), thought_of[0])


def _spelling(clues: Clues, rng: Random) -> str:
    """Known letters stay, marked ones go to places that they may have, usual ones to all others."""
    may_be = [sorted(letters) or [known] for letters, known in zip(clues.places(), clues.known, strict=True)]
    word = [letters[0] if len(letters) == 1 else "" for letters in may_be]
    missing = clues.present()
    missing.subtract(letter for letter in word if letter)
    for letter in (+missing).elements():
        places = [place for place, one in enumerate(word) if not one and letter in may_be[place]]
        if places:
            word[rng.choice(places)] = letter
    for place, letter in enumerate(word):
        usual = [one for one in USUAL if one in may_be[place]]
        word[place] = letter or rng.choice(usual or may_be[place])
    return "".join(word)
