"""The lesson: the leaflet's CARTON, guessed alone from its first letter, line by line; then a second word."""

from tablee.core.game import Example
from tablee.games.motus.exam.scene import words
from tablee.games.motus.rules.actions import Guess
from tablee.games.motus.rules.options import Options

ALONE = Options(letters=6, series=2)
TRIES = (("CITRON", "CANTON", "CARTON"), ("JASMIN", "JARDIN"))
"""The words tried in each series; the last one is what the house has hidden."""


def lesson() -> tuple[Example, ...]:
    """Each try takes up what the one before has taught."""
    asks = [
        Guess(0, 0, series, line, word) for series, tried in enumerate(TRIES, 1) for line, word in enumerate(tried, 1)
    ]
    return (Example("carton", words(TRIES[0][-1], options=ALONE, seats=1), tuple(asks), 0),)
