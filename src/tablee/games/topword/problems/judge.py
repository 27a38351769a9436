"""What an answer is worth: the move that was made, beside the best and those that were tried with it."""

from collections.abc import Sequence

from tablee.core.game import Problem, Verdict
from tablee.crossword.problems.judging import Answer, judge_first, judged
from tablee.games.topword.problems.scene import ordered
from tablee.games.topword.rules.actions import Ask, Lay
from tablee.games.topword.rules.lays.scoring import score
from tablee.games.topword.text.diagram import read_table
from tablee.games.topword.text.notation import read_tiles, write


def judge(problem: Problem, asks: Sequence[Ask]) -> Verdict:
    """The first ask that the rules granted is the answer."""
    return judge_first(asks, lambda ask: _weighed(problem, ask) if isinstance(ask, Lay) else None)


def _weighed(problem: Problem, ask: Lay) -> Verdict:
    stacks = read_table(problem.position)[0].stacks
    move = write(Lay(ask.seat, ordered(ask.tiles)))
    best = score(stacks, read_tiles(problem.answer, stacks)).sum.points
    points = score(stacks, ask.tiles).sum.points
    return judged(problem, Answer(move, points, is_best=move == problem.answer), best)
