"""Which problem comes next: what comes back today, then one about as hard as one can bear, none twice before all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import nsmallest
from random import Random

from tablee.core.game import Problem
from tablee.match.problems.climber import Climber, sum_of
from tablee.match.problems.glicko import Rating

TO_CHOOSE = 8
"""One of so many that are about equally fitting: two people of one strength do not climb the same ladder."""


def first_rating(problem: Problem) -> Rating:
    """What is known of a problem before anybody in this house tried it."""
    return Rating(float(problem.level), 200.0)


def chosen(
    rows: Sequence[Problem], player: Climber, ratings: Mapping[str, Rating], day: int, many: int, luck: Random
) -> list[Problem]:
    """So many problems out of these, in the order in which they should be tried."""
    by_id = {one.id: one for one in rows}
    begun = [by_id[one.id] for one in player.open if one.id in by_id and not one.done]
    back = [by_id[name] for name in player.due(day) if name in by_id]
    found = list(dict.fromkeys((*begun, *back)))[:many]
    left = many - len(found)
    if left > 0:
        taken = {one.id for one in found} | player.back.keys()
        found += _fitting([one for one in rows if one.id not in taken], player, ratings, left, luck)
    return found


def _fitting(
    rows: Sequence[Problem], player: Climber, ratings: Mapping[str, Rating], many: int, luck: Random
) -> list[Problem]:
    """Those not seen yet whose ratings are nearest, in any order; if all were seen, those seen longest ago."""
    place = {mark: number for number, mark in enumerate(player.sums())}
    fresh = [one for one in rows if sum_of(one) not in place]

    def far(problem: Problem) -> float:
        return abs((ratings.get(problem.id) or first_rating(problem)).rating - player.rating.rating)

    near = nsmallest(many + TO_CHOOSE - 1, fresh, key=far)
    found = luck.sample(near, min(many, len(near)))
    old = sorted((one for one in rows if sum_of(one) in place), key=lambda one: place[sum_of(one)])
    return found + old[: many - len(found)]
