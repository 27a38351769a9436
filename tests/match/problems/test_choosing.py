"""Which problem comes next, seen over a whole climb."""

from dataclasses import replace
from random import Random

from tablee.core.game import Problem
from tablee.match.problems.choosing import chosen, first_rating
from tablee.match.problems.climber import Climber
from tablee.match.problems.glicko import Rating, bounded, rated

ROWS = [
    Problem(f"p{number}", "even" if number % 2 else "odd", 800 + number, "", "", "") for number in range(0, 1600, 2)
]


def expected(strength: float, level: float) -> float:
    return float(1 / (1 + 10 ** ((level - strength) / 400)))


def climbed(strength: float, many: int, luck: Random) -> tuple[Climber, list[float]]:
    """Somebody of that strength after so many problems, and how hard these were."""
    player, ratings, levels = Climber(), dict[str, Rating](), list[float]()
    for _ in range(many):
        (problem,) = chosen(ROWS, player, ratings, 1, 1, luck)
        theirs = ratings.get(problem.id) or first_rating(problem)
        right = luck.random() < expected(strength, problem.level)
        ratings[problem.id] = bounded(rated(theirs, [(player.rating, 0.0 if right else 1.0)]))
        player = replace(player, rating=bounded(rated(player.rating, [(theirs, 1.0 if right else 0.0)])))
        player = player.with_done(problem, 1, right=right)
        levels.append(problem.level)
    return player, levels


def test_after_a_climb_the_rating_is_about_right_and_so_are_the_problems() -> None:
    for strength in (1100, 1500, 2000):
        player, levels = climbed(strength, 80, Random(strength))
        assert abs(player.rating.rating - strength) < 150
        assert player.rating.deviation < 90
        assert abs(sum(levels[-20:]) / 20 - strength) < 200
        assert len(set(levels)) == 80, "none comes twice"


def test_two_people_of_one_strength_do_not_climb_the_same_ladder() -> None:
    first = {chosen(ROWS, Climber(), {}, 1, 1, Random(seed))[0].id for seed in range(30)}
    assert len(first) == 8
    assert all(abs(int(name[1:]) + 800 - 1500) <= 8 for name in first)


def test_what_comes_back_today_comes_before_anything_new_and_what_waits_does_not_come() -> None:
    player = Climber().with_done(ROWS[3], 1, right=False).with_done(ROWS[4], 5, right=False)
    assert [one.id for one in chosen(ROWS, player, {}, 6, 2, Random(1))] == [ROWS[3].id, ROWS[4].id]
    later = chosen(ROWS, player, {}, 5, 3, Random(1))
    assert later[0] == ROWS[3]
    assert ROWS[4] not in later
