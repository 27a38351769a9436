"""What an answer is worth: the only word that is left, or how many words a proposal tells apart."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.game import Problem, Verdict
from tablee.games.motus.engine.forecast import Forecast
from tablee.games.motus.problems.slates import Written, read
from tablee.games.motus.rules.actions import Ask, Guess
from tablee.games.motus.rules.words.admitted import written
from tablee.games.motus.rules.words.marks import marks

DIVIDE = "divide"


def judge(problem: Problem, asks: Sequence[Ask]) -> Verdict:
    """One proposal decides."""
    said = next((written(ask.word) for ask in asks if isinstance(ask, Guess)), "")
    if problem.theme == DIVIDE:
        return _divided(problem, said)
    slate = read(problem.position)
    right = said == slate.secret
    name, fields = ("found", {"word": said}) if right else _contradicted(slate, said) if said else ("", {})
    return Verdict(done=bool(said), right=right, points=int(right), most=1, said=name, fields=fields)


def task(problem: Problem) -> Mapping[str, Any]:
    """The words that are left, where they are to be told apart."""
    if problem.theme != DIVIDE:
        return {}
    return {"words": list(sides(problem)[1])}


def sides(problem: Problem) -> tuple[str, tuple[str, ...]]:
    """Of a problem of dividing: the best word, and the words to be told apart."""
    best, *left = problem.answer.split()
    return best, tuple(left)


def _divided(problem: Problem, said: str) -> Verdict:
    best, left = sides(problem)
    if not said:
        return Verdict(done=False, right=False, points=0, most=len(left))
    groups = len(Forecast.of(said, left).rows)
    fields = {"word": said, "count": groups, "many": len(left), "best": best}
    right = groups == len(left)
    name = "told_apart" if right else "not_told_apart"
    return Verdict(done=True, right=right, points=groups, most=len(left), said=name, fields=fields)


def _contradicted(slate: Written, said: str) -> tuple[str, dict[str, Any]]:
    """The first line that a word does not agree with; there is one, since only the hidden word agrees with all."""
    for number, (tried, row) in enumerate(slate.clues.tried, 1):
        if marks(said, tried) != row:
            return "contradicted", {"word": said, "line": number, "tried": tried}
    return "", {}
