"""What an answer is worth: the move that was made, beside the best and those that were tried with it."""

from collections.abc import Sequence
from dataclasses import replace

from tablee.core.game import Problem, Verdict
from tablee.crossword.problems.judging import Answer, judge_first, judged
from tablee.games.miramis.problems.scene import ordered
from tablee.games.miramis.rules.actions import Ask, Lay
from tablee.games.miramis.rules.box.board import Tiles
from tablee.games.miramis.rules.lays.scoring import score
from tablee.games.miramis.text.diagram import read_table
from tablee.games.miramis.text.notation import read_tiles, write


def judge(problem: Problem, asks: Sequence[Ask]) -> Verdict:
    """The first ask that the rules granted is the answer; no exchange is left in these positions."""
    return judge_first(asks, lambda ask: _weighed(problem, ask) if isinstance(ask, Lay) else None)


def _weighed(problem: Problem, ask: Lay) -> Verdict:
    table, _ = read_table(problem.position)
    wanted = read_tiles(problem.answer, table.stones)
    best = score(table.ground, table.stones, wanted).points
    points = score(table.ground, table.stones, ask.tiles).points
    same_word = _reads(ask.tiles) == _reads(wanted)
    answer = Answer(write(Lay(ask.seat, ordered(ask.tiles))), points, is_best=same_word and points >= best)
    verdict = judged(problem, answer, best)
    return replace(verdict, said="colours") if same_word and not verdict.right else verdict


def _reads(tiles: Tiles) -> set[tuple[int, int, str]]:
    """The word without its colours: whichever letters of the rack earn as much will do."""
    return {(*tile.square, tile.stone.reads) for tile in tiles}
