"""What an answer is worth: the move that was made, beside the best and those that were tried with it."""

from collections.abc import Sequence
from dataclasses import replace

from tablee.core.game import Problem, Verdict
from tablee.crossword.problems.judging import Weighed, judge_first, judged
from tablee.games.topword.engine.leave import HUNDRED, TO_THE_END, WIN, leave_value
from tablee.games.topword.problems.scene import ordered
from tablee.games.topword.rules.actions import Ask, Lay
from tablee.games.topword.rules.board import Tiles
from tablee.games.topword.rules.lays.scoring import score
from tablee.games.topword.rules.letters import spelled, without
from tablee.games.topword.rules.view import View
from tablee.games.topword.text.diagram import read_position
from tablee.games.topword.text.notation import read_tiles, write


def judge(problem: Problem, asks: Sequence[Ask]) -> Verdict:
    """The first ask that the rules granted is the answer."""
    return judge_first(asks, lambda ask: _judged(problem, ask) if isinstance(ask, Lay) else None)


def _judged(problem: Problem, ask: Lay) -> Verdict:
    view = read_position(problem.position)
    move = write(Lay(ask.seat, ordered(ask.tiles)))

    def weigh(noted: str) -> Weighed:
        return _weighed(view, noted, read_tiles(noted, view.stacks))

    return _with_win(view, judged(problem, _weighed(view, move, ask.tiles), weigh, is_best=move == problem.answer))


def _with_win(view: View, verdict: Verdict) -> Verdict:
    """Trials that went on to the end have counted the win, too: that is said."""
    if verdict.said not in {"good", "behind"} or not 0 < view.bag <= TO_THE_END:
        return verdict
    return replace(verdict, said=f"{verdict.said}_win", fields={**verdict.fields, "win": WIN // HUNDRED})


def _weighed(view: View, move: str, tiles: Tiles) -> Weighed:
    result, kept = score(view.stacks, tiles), without(view.rack, (tile.letter for tile in tiles))
    words = tuple(word.text for word in result.words)
    hand = leave_value(kept, view.bag) / HUNDRED if view.bag else 0.0  # an end is looked through, letters or not
    return Weighed(move, result.sum.points, words, tuple(map(spelled, sorted(kept))), hand)
