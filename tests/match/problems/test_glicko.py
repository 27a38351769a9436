"""ProblemRatings by the published formulas."""

import pytest

from tablee.match.problems.glicko import SUREST, UNSURE, Rating, bounded, rated, rested


def test_the_example_of_the_paper() -> None:
    met = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = rated(Rating(1500, 200, 0.06), met)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_solves_a_harder_problem_rises_more_and_a_surprise_moves_the_volatility() -> None:
    me = Rating(1500, 80)
    easy, hard = (rated(me, [(Rating(level, 80), 1.0)]) for level in (1200, 1800))
    assert me.rating < easy.rating < hard.rating
    assert easy.deviation > hard.deviation - 5
    astonishing = rated(Rating(1500, 50), [(Rating(2600, 50), 1.0)] * 4)
    assert astonishing.volatility > 0.06


def test_what_is_known_grows_old_and_never_quite_sure() -> None:
    me = Rating(1600, 60)
    assert rested(me, 0).deviation == pytest.approx(60)
    assert 60 < rested(me, 30).deviation < rested(me, 300).deviation < UNSURE
    assert rested(me, 1e6) == Rating(1600, UNSURE)
    assert bounded(Rating(1500, 10)).deviation == SUREST
