"""What makes a move good: the first of these that is true of it is the theme of its problem."""

from tablee.games.topword.rules.board import Stacks, Tiles, stack_at
from tablee.games.topword.rules.lays.scoring import Score
from tablee.games.topword.rules.letters import RACK_SIZE

THEMES = ("ending", "patience", "seven", "crossing", "covering", "flat")
WORDS, COVERED = 4, 3
"""From so many words, and from so many letters laid on others, a move is about that."""


def theme_of(stacks: Stacks, tiles: Tiles, score: Score, *, bag: int, most: int) -> str:
    """The theme of a move where another would earn `most` points."""
    covered = sum(bool(stack_at(stacks, tile.square)) for tile in tiles)
    if not bag:
        return "ending"
    if score.sum.points < most:
        return "patience"
    if len(tiles) == RACK_SIZE:
        return "seven"
    if len(score.words) >= WORDS:
        return "crossing"
    return "covering" if covered >= COVERED or (covered and not score.words[0].doubled) else "flat"
