"""The problems of Motus: the word that the lines leave, and the word that tells those apart that are left."""

from tablee.core.game import Example, Problem, Problems
from tablee.games.motus.problems.judging import DIVIDE, judge, sides, task
from tablee.games.motus.problems.making import make, prove
from tablee.games.motus.problems.slates import ROUND, SEAT, SLATE, read
from tablee.games.motus.rules.actions import Ask, Guess


def scene(problem: Problem) -> Example:
    """The slate, and the best word."""
    slate = read(problem.position)
    best = sides(problem)[0] if problem.theme == DIVIDE else slate.secret
    return Example(problem.theme, slate.position, (Guess(SEAT, SLATE, ROUND, slate.line, best),), SEAT)


PROBLEMS: Problems[Ask] = Problems(
    themes=("pattern", "anagram", "only", DIVIDE), scene=scene, judge=judge, task=task, make=make, prove=prove
)
