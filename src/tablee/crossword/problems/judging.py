"""What an answer is worth beside the best move: at once, from what the problem's proof knows of other moves.

The best is worth 100. A move that was tried loses what it was behind, as a share of what the best earns; of a move that
nobody thought worth trying, its points tell, but it is never worth more than the last of those that were.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from tablee.core.game import Problem, Verdict
from tablee.crossword.problems.proof import Proof, read_proof

AskT = TypeVar("AskT")

MOST = 100
NEARLY = 95
"""No other move than the best is worth more."""
GOOD = 75
"""From here on a move is called a good one."""


class Answer(NamedTuple):
    """A lay as it is noted, what it earns, and whether it is the best move but for what makes no difference."""

    move: str
    points: int
    is_best: bool


NOT_YET = Verdict(done=False, right=False, points=0, most=MOST)
NOTHING_LAID = Verdict(done=True, right=False, points=0, most=MOST, said="nothing_laid")


def judged(problem: Problem, answer: Answer, best: int) -> Verdict:
    """The verdict on a lay, where the best move earns so many points."""
    proof = read_proof(problem.proof)
    fields = {"points": answer.points, "best": best, "lead": round(min(proof.behind.values(), default=0))}
    if answer.is_best or answer.move in proof.equal:
        return Verdict(done=True, right=True, points=MOST, most=MOST, said="best", fields=fields)
    worth = _worth(answer, best, proof)
    if answer.move in proof.behind:
        fields["behind"] = max(1, round(proof.behind[answer.move]))
    said = _said(worth >= GOOD, best - answer.points, fields.get("behind"))
    return Verdict(done=True, right=False, points=worth, most=MOST, said=said, fields=fields)


def _said(good: bool, short: int, behind: int | None) -> str:
    """What is said of a move that earns so much less at once, and in the end, if that was tried."""
    if behind not in {None, short}:
        return "good" if good else "behind"
    if short > 0:
        return "near" if good else "short"
    return "for_now" if short else "as_many"


def _worth(answer: Answer, best: int, proof: Proof) -> int:
    known = {move: _share(best - behind, best) for move, behind in proof.behind.items()}
    last = min(known.values(), default=NEARLY)
    return known.get(answer.move, min(last, _share(answer.points, best)))


def _share(points: float, best: int) -> int:
    return max(0, min(NEARLY, round(MOST * points / best)))


def judge_first(asks: Sequence[AskT], weigh: Callable[[AskT], Verdict | None]) -> Verdict:
    """The first ask that the rules granted is the answer; `weigh` knows nothing of it if it is no lay."""
    return (weigh(asks[0]) or NOTHING_LAID) if asks else NOT_YET
