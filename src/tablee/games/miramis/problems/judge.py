"""What an answer is worth: the move that was made, beside the best and those that were tried with it."""

from collections.abc import Sequence
from dataclasses import replace

from tablee.core.game import Problem, Verdict
from tablee.crossword.problems.judging import Weighed, judge_first, judged
from tablee.games.miramis.engine.finder import turns_after
from tablee.games.miramis.engine.leave import FAR, leave_value
from tablee.games.miramis.problems.scene import ordered
from tablee.games.miramis.rules.actions import Ask, Lay
from tablee.games.miramis.rules.box.board import Tiles
from tablee.games.miramis.rules.box.letters import without
from tablee.games.miramis.rules.lays.moves import POINT
from tablee.games.miramis.rules.lays.scoring import score
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.text.diagram import read_position
from tablee.games.miramis.text.notation import read_tiles, write


def judge(problem: Problem, asks: Sequence[Ask]) -> Verdict:
    """The first ask that the rules granted is the answer; no exchange is left in these positions."""
    return judge_first(asks, lambda ask: _judged(problem, ask) if isinstance(ask, Lay) else None)


def _judged(problem: Problem, ask: Lay) -> Verdict:
    view = read_position(problem.position)

    def weigh(noted: str) -> Weighed:
        return _weighed(view, noted, read_tiles(noted, view.stones))

    answer, best = _weighed(view, write(Lay(ask.seat, ordered(ask.tiles))), ask.tiles), weigh(problem.answer)
    same_word = _reads(ask.tiles) == _reads(read_tiles(problem.answer, view.stones))
    verdict = judged(problem, answer, weigh, is_best=same_word and answer.points >= best.points)
    return replace(verdict, said="colours") if same_word and not verdict.right else verdict


def _weighed(view: View, move: str, tiles: Tiles) -> Weighed:
    result = score(view.ground, view.stones, tiles)
    kept = tuple(sorted(without(view.rack, (tile.letter for tile in tiles))))
    words = tuple(word.text for word in result.words)
    return Weighed(move, result.points, words, kept, leave_value(kept, turns_after(view), FAR) / POINT)


def _reads(tiles: Tiles) -> set[tuple[int, int, str]]:
    """The word without its colours: whichever letters of the rack earn as much will do."""
    return {(*tile.square, tile.stone.reads) for tile in tiles}
