"""What a word, a line of the grid and a place in the super partie are worth (R8, R9, R12, R16, R17)."""

from tablee.games.motus.rules.options import Mode
from tablee.games.motus.rules.words.slate import LAST_LINE

WORD = 50
HELPED_WORD = 25
"""Without teams, a word that needed the extra letter (R17)."""
MOTUS = 100
WORDS_TO_WIN = 3
"""In the super partie (R16)."""


def points_for(mode: Mode, line: int) -> int:
    """R8 and R9 for teams; R17 and R18 for all others."""
    return HELPED_WORD if mode != "teams" and line == LAST_LINE else WORD
