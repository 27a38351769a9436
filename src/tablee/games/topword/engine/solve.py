"""`tablee solve topword FILE`: the best moves of positions that somebody has written down."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from tablee.core.game.command import Command, text_of
from tablee.core.insight import Choice, Solution
from tablee.core.text.retelling import listed
from tablee.core.text.sentences import Say
from tablee.games.topword.engine.finder import Weighed, by_liking
from tablee.games.topword.engine.taste import HUNDRED
from tablee.games.topword.rules.lays.describing import describe
from tablee.games.topword.rules.lays.scoring import score
from tablee.games.topword.rules.view import View
from tablee.games.topword.text.diagram import read_positions
from tablee.games.topword.text.picture import board_lines, rack_line
from tablee.lexicon import lexicon

ABOUT = "Print the best moves of a position: a board and a rack as text; docs/notation.md says how one is written."


def solve(text: str, many: int) -> tuple[Solution, ...]:
    """The best moves, so many of them, of each position in a text: a diagram, or lines with a position on each."""
    return tuple(_solved(view, many) for view in read_positions(text))


def _solved(view: View, many: int) -> Solution:
    found = by_liking(view, lexicon.common.graph)
    return Solution(view, len(found), tuple(choice(view, one) for one in found[:many]))


def choice(view: View, weighed: Weighed) -> Choice:
    """A move that was found, as it is noted."""
    worth, move = weighed
    words = tuple(word.text for word in score(view.stacks, move.tiles).words)
    return Choice(describe(view.stacks, move.tiles), words, move.points, worth / HUNDRED)


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="A position, or one on each line; - reads standard input.")
    parser.add_argument("--top", type=_positive, default=10, metavar="N", help="How many moves are shown (10).")


def _positive(typed: str) -> int:
    if not typed.isdecimal() or not int(typed):
        raise ArgumentTypeError(typed)
    return int(typed)


def _run(typed: Namespace, say: Say) -> str:
    return "\n\n".join(_told(one, say) for one in solve(text_of(typed.file), typed.top))


def _told(solution: Solution, say: Say) -> str:
    """The board, the rack, how many moves there are and the best of them."""
    view, best = solution.view, solution.best
    lines = [*board_lines(view), "", rack_line(view, say), say("terminal.bag", count=view.bag)]
    lines.append(say("insight.count", count=solution.count))
    if best:
        lines += ["", say("insight.best", count=len(best)), listed(best, say)]
    return "\n".join(lines)


SOLVE = Command("solve", ABOUT, _arguments, _run)
