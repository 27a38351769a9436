"""Problems found and proven by a crew: one match of robots, or one proof, is a piece of the work."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Any

from tablee.arena.crew import Crew
from tablee.core.game import Game, Problem, Problems
from tablee.core.game.shelf import games
from tablee.search import warm


@dataclass(frozen=True, slots=True)
class Finds:
    """The problems of one match, and the seconds of one core that it took."""

    seed: int
    problems: tuple[Problem, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Proven:
    """Whether the proof of a problem held once more, and the seconds that took."""

    id: str
    holds: bool
    seconds: float


def found(game: Game, seeds: Iterable[int], hands: Crew) -> Iterator[Finds]:
    """The problems of the matches with these seeds, in the order in which they get done."""
    return hands.results(_find, [(game.name, seed) for seed in seeds])


def proven(game: Game, problems: Iterable[Problem], seed: int, hands: Crew) -> Iterator[Proven]:
    """Whether these problems can be proven with another seed, in the order in which that is known."""
    return hands.results(_prove, [(game.name, problem, seed) for problem in problems])


def _find(piece: tuple[str, int]) -> Finds:
    name, seed = piece
    known, began = _ready(name), process_time()
    return Finds(seed, tuple(known.make(seed)), process_time() - began)


def _prove(piece: tuple[str, Problem, int]) -> Proven:
    name, problem, seed = piece
    known, began = _ready(name), process_time()
    holds = known.prove(problem, seed)
    return Proven(problem.id, holds, process_time() - began)


def _ready(name: str) -> Problems[Any]:
    """What a game knows of problems, its kernels compiled."""
    game = games()[name]
    assert game.problems is not None
    warm.now(*game.engine.kernels)
    return game.problems
