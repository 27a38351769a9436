"""The best moves of a position that somebody has written down."""

from tablee.core.insight import Choice, Solution
from tablee.games.topword.bots.finder import Weighed, by_liking
from tablee.games.topword.bots.taste import HUNDRED
from tablee.games.topword.diagram import read_position
from tablee.games.topword.notation import describe
from tablee.games.topword.scoring import score
from tablee.games.topword.view import View
from tablee.lexicon import lexicon


def solve(text: str, many: int) -> tuple[Solution, ...]:
    """The best moves, so many of them, of each position in a text: a diagram, or lines with a position on each."""
    lines = [line for line in text.splitlines() if line.split("#")[0].strip()]
    texts = lines if lines and all("/" in line for line in lines) else [text]
    return tuple(_solved(read_position(one), many) for one in texts)


def _solved(view: View, many: int) -> Solution:
    found = by_liking(view, lexicon.common.graph)
    return Solution(view, len(found), tuple(choice(view, one) for one in found[:many]))


def choice(view: View, weighed: Weighed) -> Choice:
    """A move that was found, as it is noted."""
    worth, move = weighed
    words = tuple(word.text for word in score(view.stacks, move.tiles).words)
    return Choice(describe(view.stacks, move.tiles), words, move.points, worth / HUNDRED)
