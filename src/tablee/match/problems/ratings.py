"""How hard problems have turned out to be in this house: one note a problem, and all of a game's kept in mind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.core.game import Game, Problem
from tablee.match import codec
from tablee.match.play.desk import Desk
from tablee.match.problems.choosing import first_rating
from tablee.match.problems.glicko import Rating, bounded, rated
from tablee.match.problems.notebook import page
from tablee.match.problems.rows import rows_of
from tablee.storage.log import Note

read = codec.reader(Rating)
FRESH = 600.0
"""Seconds after which they are read again: other houses rate as well."""


@dataclass(frozen=True, slots=True)
class KnownRatings:
    """The ratings of a game's problems, and when they were read."""

    ratings: dict[str, Rating]
    at: float


class ProblemRatings:
    """The problems' side of every rating."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: dict[str, KnownRatings] = {}

    async def of(self, game: Game) -> Mapping[str, Rating]:
        """What this house has learnt of the problems of a game; of those that nobody tried, nothing."""
        known, now = self._known.get(game.name), self._desk.now()
        if known is None or not known.at <= now < known.at + FRESH:
            found = await self._desk.log.notes(_shelf(game), limit=len(rows_of(game).by_id))
            known = KnownRatings({one.key: read(one.body) for one in found}, now)
            self._known[game.name] = known
        return known.ratings

    async def met(self, game: Game, problem: Problem, player: Rating, *, solved: bool) -> tuple[Rating, Note]:
        """What a first answer makes of the player's rating, and the note of what it makes of the problem's."""
        kept = await page(self._desk.log, read, first_rating(problem), _shelf(game), problem.id)
        theirs = bounded(rated(kept.said, [(player, 0.0 if solved else 1.0)]))
        if game.name in self._known:
            self._known[game.name].ratings[problem.id] = theirs
        mine = bounded(rated(player, [(kept.said, 1.0 if solved else 0.0)]))
        return mine, kept.saying(theirs, self._desk.now())


def _shelf(game: Game) -> str:
    return f"ratings {game.name}"
