"""What makes a move good: the first of these that is true of it is the theme of its problem."""

from tablee.crossword.lays import new_lines
from tablee.games.miramis.rules.box.board import Stones, Tiles, laid, stone_at
from tablee.games.miramis.rules.box.letters import RACK_SIZE
from tablee.games.miramis.rules.lays.sheet import Score

THEMES = ("last_turn", "patience", "eight", "crossing", "lengthening", "colours")
WORDS, LENGTHENED = 3, 3
"""From so many words, and from so many letters that lay side by side in the word already, a move is about that."""


def theme_of(stones: Stones, tiles: Tiles, score: Score, *, turns: int, most: int) -> str:
    """The theme of a move with so many turns to come after it, where another would earn `most` points."""
    if turns == 0:
        return "last_turn"
    if score.points < most:
        return "patience"
    if len(tiles) == RACK_SIZE:
        return "eight"
    if len(score.words) >= WORDS:
        return "crossing"
    return "lengthening" if _lengthened(stones, tiles) >= LENGTHENED else "colours"


def _lengthened(stones: Stones, tiles: Tiles) -> int:
    """How many letters of the word in the line of the move lay side by side before."""
    after = laid(stones, tiles)
    line, _ = new_lines(tiles, lambda square: stone_at(after, square))[0]
    pieces = "".join("x" if stone_at(stones, square) else " " for square in line).split()
    return max(map(len, pieces), default=0)
