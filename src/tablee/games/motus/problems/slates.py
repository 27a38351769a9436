"""The slate of a problem as a line of text, and back: the hidden word, then the words that were tried on it.

CARTON CITRON CANARD
"""

from dataclasses import dataclass

from tablee.games.motus.exam.scene import told, words
from tablee.games.motus.rules.events import Marked
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import Moment
from tablee.games.motus.rules.words.clues import Clues
from tablee.games.motus.rules.words.marks import marks
from tablee.games.motus.rules.words.slate import UNKNOWN

SEAT = SLATE = 0
ROUND = 1


@dataclass(frozen=True, slots=True)
class Written:
    """A hidden word and the lines under it."""

    secret: str
    tried: tuple[str, ...]

    @property
    def clues(self) -> Clues:
        """What they tell."""
        known = self.secret[0] + UNKNOWN * (len(self.secret) - 1)
        return Clues(known, tuple((word, marks(self.secret, word)) for word in self.tried))

    @property
    def line(self) -> int:
        """The line to be written."""
        return len(self.tried) + 1

    @property
    def text(self) -> str:
        """As it stands in a row."""
        return " ".join((self.secret, *self.tried))

    @property
    def position(self) -> Moment:
        """One player alone, at the line to be written."""
        options = Options(letters=len(self.secret), series=1)
        lines = [Marked(SEAT, SLATE, number, word, row, 0.0) for number, (word, row) in enumerate(self.clues.tried, 1)]
        return told(words(self.secret, options=options, seats=1), *lines)


def read(text: str) -> Written:
    """The slate of a row."""
    secret, *tried = text.split()
    return Written(secret, tuple(tried))
