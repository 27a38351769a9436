"""Which problems a day has: drawn from the house's secret, the same for everybody, none twice in a season."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from tablee.core.game import Game, Problem
from tablee.core.refusal import Refused
from tablee.match.problems.rows import problems_of, rows_of
from tablee.match.refusals.problems import NoProblems
from tablee.match.tables import days

SEASON = 60
"""Days after which problems may come again; fewer where there are too few of them."""


def has_day(game: Game) -> bool:
    """Whether the day of a game is a day of problems."""
    if game.rules.daily is not None or game.problems is None or game.problems.day is None:
        return False
    return bool(rows_of(game).kept)


def problems_on(game: Game, day: date, secret: str) -> tuple[Problem, ...]:
    """The problems of a day in their order, or Refused."""
    if not has_day(game):
        raise Refused(NoProblems(game.name))
    start = day - timedelta(days=day.toordinal() % SEASON)
    left: Sequence[Problem] = rows_of(game).kept
    drawn = _drawn(game, start, secret, left)
    while start < day:
        start += days.A_DAY
        used = {one.id for one in drawn}
        rest = [one for one in left if one.id not in used]
        left = rest if len(rest) * 2 >= len(rows_of(game).kept) else rows_of(game).kept
        drawn = _drawn(game, start, secret, left)
    return drawn


def _drawn(game: Game, day: date, secret: str, left: Sequence[Problem]) -> tuple[Problem, ...]:
    draw = problems_of(game).day
    assert draw is not None
    return draw(days.luck(secret, game.name, day), left)
