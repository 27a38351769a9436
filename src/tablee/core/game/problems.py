"""What a game's `problems/` gives to the house: positions with something to find, how answers are judged, and more.

A problem is solved on the game's own board, by asks of the game's own rules: the house sets the position up, puts every
ask to the rules, which refuse what is not allowed, and has the game judge what was granted.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic

from tablee.core.events import Event
from tablee.core.game.exam import Example
from tablee.core.game.rules import AskT
from tablee.core.position import AnyPosition


@dataclass(frozen=True, slots=True)
class Problem:
    """One line of a game's `data/problems.tsv`; what it holds is for the game to read."""

    id: str
    """Never used again for another one: where it was found, such as the seed of the match and the turn."""
    theme: str
    level: int
    """How hard it is before anybody tried it, as a rating: 1500 is middling."""
    position: str
    answer: str
    proof: str
    """What was measured when it was made: `tablee problems check` measures it again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What the answer so far is worth."""

    done: bool
    """Whether nothing more can be answered."""
    right: bool
    """Whether the problem is solved, as ratings count it; False as long as it is not done."""
    points: int
    most: int
    """Points of so many: what a day's result is made of."""
    said: str = ""
    """A sentence of the game that explains it, `problem.said.<said>`; nothing where the board says it all."""
    fields: Mapping[str, Any] = field(default_factory=dict)
    """What fills that sentence."""


def nothing_to_fill(problem: Problem) -> Mapping[str, Any]:
    """For tasks that are told by the same sentence every time."""
    return {}


def as_it_is(problem: Problem, asks: Sequence[Any], position: AnyPosition) -> AnyPosition:
    """For problems in which the rules alone say how it goes on."""
    return position


@dataclass(frozen=True, slots=True, kw_only=True)
class Problems(Generic[AskT]):
    """What a game knows of problems; all but `make` and `prove` answers at once and without kernels."""

    themes: tuple[str, ...]
    """What kinds there are; `problem.theme.<theme>` names one, `problem.task.<theme>` says what is to be found."""
    scene: Callable[[Problem], Example]
    """(problem) → the position, the seat that answers, and as its asks the best answer, ready to be stepped through."""
    judge: Callable[[Problem, Sequence[AskT]], Verdict]
    """(problem, the asks that the rules granted so far) → what they are worth."""
    task: Callable[[Problem], Mapping[str, Any]] = nothing_to_fill
    """(problem) → what fills the sentence of its task, such as the par that is to be reached; never the answer."""
    onward: Callable[[Problem, Sequence[AskT], AnyPosition], AnyPosition] = as_it_is
    """(problem, the asks granted so far, the position they led to) → the table on which it goes on, if it is not done:
    where every capture is sought one after the other, the cards lie there again."""
    aftermath: tuple[type[Event], ...] = ()
    """Events that follow an answer and are no part of it, such as the letters drawn after a word: none is shown."""
    make: Callable[[int], Iterator[Problem]]
    """(seed) → the problems of one match of robots with that seed, each proven; the same every time."""
    prove: Callable[[Problem, int], bool]
    """(problem, seed) → whether its proof holds once more, with other luck."""
    day: Callable[[Random, Sequence[Problem]], tuple[Problem, ...]] | None = None
    """(luck, problems kept for days) → those of one day, in their order; None: the game's day is a match, or none."""
