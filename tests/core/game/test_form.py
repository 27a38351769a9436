"""A robot's form: the same all match long, another in every match, and a mind between those of its neighbours."""

from dataclasses import dataclass
from random import Random
from statistics import mean

from tablee.core.game.form import blended, luck_of, mind_of


@dataclass(frozen=True)
class Mind:
    words: int
    sees: float
    sway: float = 1.5


MINDS = {"low": Mind(10, 0.1), "middle": Mind(20, 0.5), "high": Mind(30, 0.7), "top": Mind(40, 1.0)}


def test_form_lasts_a_match_and_luck_a_moment() -> None:
    first, second = luck_of("table 1", "move 1"), luck_of("table 1", "move 2")
    assert first.form == second.form
    assert first.random() != second.random()
    forms = [luck_of(f"table {number}", "").form for number in range(400)]
    assert -1 <= min(forms) < -0.9 < 0.9 < max(forms) <= 1
    assert abs(mean(forms)) < 0.1


def test_without_form_a_robot_plays_as_usual() -> None:
    assert [mind_of(MINDS, level, Random(1)) for level in MINDS] == list(MINDS.values())


def test_on_a_good_day_it_plays_like_the_next_but_never_like_the_top() -> None:
    luck = luck_of("", "")
    luck.form = 2 / 3  # one place
    assert mind_of(MINDS, "low", luck).sees == 0.5
    assert mind_of(MINDS, "high", luck) == MINDS["high"]
    luck.form = -2 / 3
    assert mind_of(MINDS, "low", luck) == MINDS["low"]
    assert mind_of(MINDS, "high", luck).words == 20
    assert mind_of(MINDS, "top", luck) == MINDS["top"], "whose form is always the same"


def test_chances_lie_between_and_words_are_those_of_the_nearer() -> None:
    between = blended(MINDS["low"], MINDS["middle"], 0.25)
    assert (round(between.sees, 6), between.words) == (0.2, 10)
