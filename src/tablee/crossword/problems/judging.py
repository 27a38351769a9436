"""What an answer is worth beside the best move: at once, from what the problem's proof knows of other moves.

The best is worth 100. A move that was tried loses what it was behind, as a share of what the best earns; of a move that
nobody thought worth trying, its points tell, but it is never worth more than the last of those that were.

Where points do not tell why the best is better, the letters that it keeps may: if, by what robots have learnt of
letters, they make up half of what the trials have measured beyond the points, those are named in which the two differ.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from tablee.core.game import Problem, Verdict
from tablee.crossword.problems.proof import Proof, read_proof

AskT = TypeVar("AskT")

MOST = 100
NEARLY = 95
"""No other move than the best is worth more."""
GOOD = 75
"""From here on a move is called a good one."""
TELLS, SHARE = 1.0, 0.5
"""Letters explain a difference of so many points at least, and of such a share of what was measured."""


class Weighed(NamedTuple):
    """A lay as it is noted, what it earns, its words, the letters it keeps, and what they are worth, in points."""

    move: str
    points: int
    words: tuple[str, ...] = ()
    kept: tuple[Any, ...] = ()
    hand: float = 0.0


NOT_YET = Verdict(done=False, right=False, points=0, most=MOST)
NOTHING_LAID = Verdict(done=True, right=False, points=0, most=MOST, said="nothing_laid")


def judged(problem: Problem, answer: Weighed, weigh: Callable[[str], Weighed], *, is_best: bool) -> Verdict:
    """The verdict on a lay; `weigh` reads a move that is noted, and `is_best` overlooks what makes no difference."""
    proof, best = read_proof(problem.proof), weigh(problem.answer)
    fields = {"points": answer.points, "best": best.points, "lead": round(min(proof.behind.values(), default=0))}
    if is_best or answer.move in proof.equal:
        return _right(answer, [weigh(move) for move in proof.behind], proof, fields)
    worth = _worth(answer, best.points, proof)
    if answer.move in proof.behind:
        fields["behind"] = max(1, round(proof.behind[answer.move]))
    said = _said(worth >= GOOD, best.points - answer.points, fields.get("behind"))
    why = _why(best, answer, proof.behind.get(answer.move)) if said in BEYOND_POINTS else {}
    return _verdict(worth, said, fields, why)


def _right(best: Weighed, tried: Sequence[Weighed], proof: Proof, fields: dict[str, Any]) -> Verdict:
    """The best move was found: if another one earned more, why it is better all the same."""
    rival = max(tried, key=lambda one: one.points, default=best)
    more = rival.points - best.points
    why = _why(best, rival, proof.behind[rival.move]) if more > 0 else {}
    return _verdict(MOST, "best", fields, why and {**why, "words": rival.words[:1], "more": more}, right=True)


def _verdict(worth: int, said: str, fields: dict[str, Any], why: dict[str, Any], *, right: bool = False) -> Verdict:
    said = f"{said}_{_differing(why)}" if why else said
    return Verdict(done=True, right=right, points=worth, most=MOST, said=said, fields={**fields, **why})


BEYOND_POINTS = ("good", "behind", "for_now", "as_many")
"""What is said where the best is better by more than its points."""


def _why(best: Weighed, other: Weighed, behind: float | None) -> dict[str, Any]:
    """The letters that only one of both keeps, if these are why the best is better; else nothing."""
    beyond = 0.0 if behind is None else behind - (best.points - other.points)
    tells = best.hand - other.hand >= max(TELLS, SHARE * beyond) and beyond >= 0
    if not (tells and best.kept and other.kept):
        return {}
    return {"kept": _without(best.kept, other.kept), "left": _without(other.kept, best.kept)}


def _without(some: Sequence[Any], others: Sequence[Any]) -> tuple[Any, ...]:
    return tuple((Counter(some) - Counter(others)).elements())


def _differing(why: dict[str, Any]) -> str:
    """Whether both keep what the other does not, or only the best does (more), or only the other one (rid)."""
    if not why["left"]:
        return "more"
    return "kept" if why["kept"] else "rid"


def _said(good: bool, short: int, behind: int | None) -> str:
    """What is said of a move that earns so much less at once, and in the end, if that was tried."""
    if behind not in {None, short}:
        return "good" if good else "behind"
    if short > 0:
        return "near" if good else "short"
    return "for_now" if short else "as_many"


def _worth(answer: Weighed, best: int, proof: Proof) -> int:
    known = {move: _share(best - behind, best) for move, behind in proof.behind.items()}
    last = min(known.values(), default=NEARLY)
    return known.get(answer.move, min(last, _share(answer.points, best)))


def _share(points: float, best: int) -> int:
    return max(0, min(NEARLY, round(MOST * points / best)))


def judge_first(asks: Sequence[AskT], weigh: Callable[[AskT], Verdict | None]) -> Verdict:
    """The first ask that the rules granted is the answer; `weigh` knows nothing of it if it is no lay."""
    return (weigh(asks[0]) or NOTHING_LAID) if asks else NOT_YET
