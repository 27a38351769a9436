"""The field: bouts in bunches for a crew, scores as they come in; what they add up to does not depend on the crew."""

from collections.abc import Iterator
from itertools import islice

from tablee.arena.bout import Bout, BoutScore, Contest, bouts, fought
from tablee.arena.crew import Crew
from tablee.core.game.shelf import games
from tablee.search import warm

CHUNKS_EACH = 16
"""Parts of the work that each gets: enough for an even load and a smooth progress bar, few enough to cost nothing."""


def scores(contest: Contest, crew: Crew) -> Iterator[list[BoutScore]]:
    """The scores of all bouts, in bunches."""
    size = max(1, min(100, contest.matches // (crew.size * CHUNKS_EACH)))
    yield from crew.results(fight, ((contest, bunch) for bunch in _bunches(contest, size)))


def _bunches(contest: Contest, size: int) -> Iterator[list[Bout]]:
    rest = bouts(contest)
    while bunch := list(islice(rest, size)):
        yield bunch


def fight(piece: tuple[Contest, list[Bout]]) -> list[BoutScore]:
    """Where the work is done: fetch the game from the shelf and play.

    Nobody plays before its kernels are compiled: here bots are measured at their best.
    """
    contest, bunch = piece
    game = games()[contest.game]
    if game.engine.kernels:
        warm.now(*game.engine.kernels)
    return [fought(game, contest, bout) for bout in bunch]
