"""How problems are made and proven: matches of robots who lay words that people know, and the champion's trials.

Whoever imports this imports numba.
"""

from tablee.crossword.problems.making import KNOWN, Seen, Workshop
from tablee.crossword.problems.matches import views_of
from tablee.crossword.problems.trial import Trial
from tablee.games.topword.engine.bot import KERNELS
from tablee.games.topword.engine.finder import by_equity
from tablee.games.topword.engine.skills import SKILLS
from tablee.games.topword.engine.trials import trial
from tablee.games.topword.problems.themes import theme_of
from tablee.games.topword.rules import RULES
from tablee.games.topword.rules.actions import Ask, Lay, Pass
from tablee.games.topword.rules.board import is_empty, stack_at
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.lays.scoring import score
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import start
from tablee.games.topword.rules.view import View
from tablee.games.topword.text.diagram import read_position, write_line
from tablee.games.topword.text.notation import write
from tablee.lexicon import lexicon

MARGIN, PROMISING, LEAST = 400, 550, 12


def _choose(before: View) -> Ask:
    """Moves are weighed like the expert's, but words are such as people know, and so boards such as people make."""
    best = by_equity(before, lexicon.sub_vocabulary(KNOWN).graph, 1)
    return Lay(before.turn, best[0][1].tiles) if best else Pass(before.turn)


def _seen(before: View, move: Found) -> Seen:
    words = tuple(word.text for word in score(before.stacks, move.tiles).words)
    covered = sum(bool(stack_at(before.stacks, tile.square)) for tile in move.tiles)
    return Seen(write(Lay(before.turn, move.tiles)), words, move.points, len(move.tiles), covered)


def _theme(before: View, move: Found, tried: Trial[Found]) -> str:
    result = score(before.stacks, move.tiles)
    return theme_of(before.stacks, move.tiles, result, bag=before.bag, most=tried.most)


SHOP = Workshop(
    positions=lambda seed: views_of(RULES, start(Options(help="words"), 2), seed, _choose),
    line=write_line,
    reread=read_position,
    suits=lambda before: not is_empty(before.stacks),
    trial=lambda before, luck: trial(before, lexicon.common.graph, luck),
    seen=_seen,
    theme=_theme,
    margin=MARGIN,
    promising=lambda _: PROMISING,
    least=LEAST,
    budget=SKILLS["champion"].budget,
    kernels=KERNELS,
)
