"""`tablee solve topword FILE`: the best moves of positions that somebody has written down; and hints."""

from operator import attrgetter
from random import Random

from tablee.core.game import Hint
from tablee.core.insight import Choice, Solution
from tablee.core.text.sentences import Say
from tablee.crossword.analyse import placed
from tablee.crossword.hinting import lay_hint, no_lay, usual_words
from tablee.crossword.solve import solver
from tablee.games.topword.engine.finder import Weighed, by_equity, centred
from tablee.games.topword.engine.leave import HUNDRED, hand_after, least_wanted
from tablee.games.topword.rules.actions import Lay, Pass
from tablee.games.topword.rules.lays.describing import describe
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.lays.scoring import score
from tablee.games.topword.rules.letters import spelled
from tablee.games.topword.rules.view import View
from tablee.games.topword.text.diagram import read_positions
from tablee.games.topword.text.picture import board_lines, rack_line
from tablee.lexicon import lexicon

LETTER = attrgetter("letter")


def solve(text: str, many: int) -> tuple[Solution, ...]:
    """The best moves, so many of them, of each position in a text: a diagram, or lines with a position on each."""
    return tuple(_solved(view, many) for view in read_positions(text))


def _solved(view: View, many: int) -> Solution:
    found = by_equity(view, lexicon.common.graph)
    return Solution(view, len(found), tuple(choice(view, one) for one in found[:many]))


def choice(view: View, weighed: Weighed) -> Choice:
    """A move that was found, as it is noted."""
    worth, move = weighed
    words = tuple(word.text for word in score(view.stacks, move.tiles).words)
    return weighed_choice(view, describe(view.stacks, move.tiles), words, move, worth)


def weighed_choice(view: View, noted: str, words: tuple[str, ...], move: Found, worth: int) -> Choice:
    """A move with what it keeps."""
    kept, hand = hand_after(view, move.tiles)
    laid, left = placed(move.tiles, LETTER), tuple(map(spelled, sorted(kept)))
    return Choice(noted, words, move.points, worth / HUNDRED, laid, left, hand / HUNDRED)


def hint(view: View, rng: Random) -> Hint | None:
    """What to lay, or that there is nothing; a challenge is everybody's own affair."""
    if view.seat is None or view.phase == "verdict":
        return None
    found = by_equity(view, usual_words(), 1) or by_equity(view, lexicon.common.graph, 1)
    if not found:
        return no_lay(Pass(view.seat, least_wanted(view) if view.bag and view.rack else None))
    worth, move = found[0]
    move = Found(centred(view, move.tiles), move.points)
    return lay_hint(Lay(view.seat, move.tiles), choice(view, (worth, move)), view.stacks)


def _picture(view: View, say: Say) -> list[str]:
    return [*board_lines(view), "", rack_line(view, say), say("terminal.bag", count=view.bag)]


SOLVE = solver("docs/notation.md", solve, _picture)
