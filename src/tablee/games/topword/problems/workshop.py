"""How problems are made and proven: matches of robots who lay words that people know, and the champion's trials.

Whoever imports this imports numba.
"""

from collections.abc import Iterator
from functools import reduce
from random import Random

from tablee.core.actions import Deal
from tablee.core.game import Problem
from tablee.crossword.problems.making import KNOWN, Seen, Workshop, holds, problems_of
from tablee.crossword.problems.trial import Trial
from tablee.games.topword.engine.bot import BUDGETS, KERNELS
from tablee.games.topword.engine.finder import by_equity
from tablee.games.topword.engine.trials import trial
from tablee.games.topword.problems.themes import theme_of
from tablee.games.topword.rules.actions import Ask, Lay, Pass
from tablee.games.topword.rules.board import is_empty, stack_at
from tablee.games.topword.rules.decide import decide
from tablee.games.topword.rules.evolve import evolve
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.lays.scoring import score
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import start, to_play
from tablee.games.topword.rules.view import View, view
from tablee.games.topword.text.diagram import read_position, write_line
from tablee.games.topword.text.notation import write
from tablee.lexicon import lexicon
from tablee.search import warm

MARGIN, PROMISING, LEAST = 400, 350, 12


def problems(seed: int) -> Iterator[Problem]:
    """The problems of one match."""
    warm.now(*KERNELS)
    return problems_of(seed, SHOP)


def still_best(problem: Problem, seed: int) -> bool:
    """Whether the answer is found best once more."""
    warm.now(*KERNELS)
    return holds(problem, seed, SHOP)


def _positions(seed: int) -> Iterator[View]:
    """Both weigh moves like the expert, but lay words that people know, so that boards are such as people make."""
    luck, words = Random(seed), lexicon.sub_vocabulary(KNOWN).graph
    position = start(Options(help="words"), 2)
    ask: Ask = Deal()
    while True:
        position = reduce(evolve, decide(position, ask, luck, 0.0), position)
        if not to_play(position.table):
            return
        seat = position.table.turn
        now = view(position.table, position.hands[seat], seat)
        yield now
        best = by_equity(now, words, 1)
        ask = Lay(seat, best[0][1].tiles) if best else Pass(seat)


def _seen(before: View, move: Found) -> Seen:
    words = tuple(word.text for word in score(before.stacks, move.tiles).words)
    covered = sum(bool(stack_at(before.stacks, tile.square)) for tile in move.tiles)
    return Seen(write(Lay(before.turn, move.tiles)), words, move.points, len(move.tiles), covered)


def _theme(before: View, move: Found, tried: Trial[Found]) -> str:
    result = score(before.stacks, move.tiles)
    return theme_of(before.stacks, move.tiles, result, bag=before.bag, most=tried.most)


SHOP = Workshop(
    positions=_positions,
    line=write_line,
    reread=read_position,
    suits=lambda before: not is_empty(before.stacks),
    trial=lambda before, luck: trial(before, lexicon.common.graph, luck),
    seen=_seen,
    theme=_theme,
    margin=MARGIN,
    promising=PROMISING,
    least=LEAST,
    budget=BUDGETS["champion"],
)
