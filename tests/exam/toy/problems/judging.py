"""What answers to problems of the toy are worth."""

from collections.abc import Sequence

from tablee.core.game import Problem, Verdict

from ..rules.actions import Ask, Lay
from ..rules.state import Moment
from .setting import cards, position_of


def judge(problem: Problem, asks: Sequence[Ask]) -> Verdict:
    """A card that takes is worth a point, the lowest two; where all are sought, each is worth one."""
    laid = [one.card for one in asks if isinstance(one, Lay)]
    best = cards(problem.answer)
    if problem.theme == "take":
        points = 0 if not laid else 2 if laid[0] == best[0] else int(laid[0] > position_of(problem).table.laid[0])
        return Verdict(done=bool(asks), right=points == 2, points=points, most=2)
    found = len(set(laid) & set(best))
    wrong = len(laid) < len(asks) or bool(set(laid) - set(best))
    done = wrong or found == len(best)
    said = "too_low" if wrong else ""
    return Verdict(
        done=done, right=done and not wrong, points=found, most=len(best), said=said, fields={"count": found}
    )


def onward(problem: Problem, asks: Sequence[Ask], position: Moment) -> Moment:
    """The card is taken back, and another may be laid."""
    return position_of(problem)
