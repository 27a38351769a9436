"""A robot's form: the same all match long, another in every match, and a skill between those of its neighbours."""

from dataclasses import dataclass
from random import Random
from statistics import mean

from tablee.core.game.form import blended, luck_of, skill_of


@dataclass(frozen=True)
class Skill:
    words: int
    sees: float
    sway: float = 1.5


SKILLS = {"low": Skill(10, 0.1), "middle": Skill(20, 0.5), "high": Skill(30, 0.7), "top": Skill(40, 1.0)}


def test_form_lasts_a_match_and_luck_a_moment() -> None:
    first, second = luck_of("table 1", "move 1"), luck_of("table 1", "move 2")
    assert first.form == second.form
    assert first.random() != second.random()
    forms = [luck_of(f"table {number}", "").form for number in range(400)]
    assert -1 <= min(forms) < -0.9 < 0.9 < max(forms) <= 1
    assert abs(mean(forms)) < 0.1


def test_without_form_a_robot_plays_as_usual() -> None:
    assert [skill_of(SKILLS, level, Random(1)) for level in SKILLS] == list(SKILLS.values())


def test_on_a_good_day_it_plays_like_the_next_but_never_like_the_top() -> None:
    luck = luck_of("", "")
    luck.form = 2 / 3  # one place
    assert skill_of(SKILLS, "low", luck).sees == 0.5
    assert skill_of(SKILLS, "high", luck) == SKILLS["high"]
    luck.form = -2 / 3
    assert skill_of(SKILLS, "low", luck) == SKILLS["low"]
    assert skill_of(SKILLS, "high", luck).words == 20
    assert skill_of(SKILLS, "top", luck) == SKILLS["top"], "whose form is always the same"


def test_chances_lie_between_and_words_are_those_of_the_nearer() -> None:
    between = blended(SKILLS["low"], SKILLS["middle"], 0.25)
    assert (round(between.sees, 6), between.words) == (0.2, 10)
