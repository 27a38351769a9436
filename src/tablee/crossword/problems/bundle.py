"""What the house gets to know of a game's problems; what makes and proves them is fetched only when it is needed."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from tablee.core.actions import Action
from tablee.core.game import Example, Problem, Problems, Verdict
from tablee.crossword.events import LettersDrawn
from tablee.crossword.problems.days import three_of
from tablee.crossword.problems.making import Workshop, holds, problems_of
from tablee.search import warm

AskT = TypeVar("AskT", bound=Action)


def bundle(
    themes: tuple[str, ...],
    scene: Callable[[Problem], Example],
    judge: Callable[[Problem, Sequence[AskT]], Verdict],
    workshop: Callable[[], Workshop[Any]],
) -> Problems[AskT]:
    """The problems of a game; `workshop` fetches what makes them, since numba comes with that."""

    def make(seed: int) -> Iterator[Problem]:
        return problems_of(seed, _opened(workshop))

    def prove(problem: Problem, seed: int) -> bool:
        return holds(problem, seed, _opened(workshop))

    after = (LettersDrawn,)
    return Problems(themes=themes, scene=scene, judge=judge, aftermath=after, make=make, prove=prove, day=three_of)


def _opened(workshop: Callable[[], Workshop[Any]]) -> Workshop[Any]:
    """The workshop, with its kernels compiled."""
    shop = workshop()
    warm.now(*shop.kernels)
    return shop
