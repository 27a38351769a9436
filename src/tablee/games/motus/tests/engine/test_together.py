"""Robots at one table, as the house lets them play: each with its own luck, its own pace, and words of its own."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tablee.core.actions import Deal
from tablee.core.loop import Applied, apply, view_for
from tablee.games.motus import GAME
from tablee.games.motus.engine.bot import choose
from tablee.games.motus.engine.pace import LANE, SPREAD, average, pause
from tablee.games.motus.exam.scene import super_partie, words
from tablee.games.motus.rules.actions import Ask
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.state import Moment, to_play
from tablee.games.motus.tests.test_no_word_twice import with_robots
from tablee.match.luck import seed_of

MOMENT = 0.8
"""What the house's robots wait where their game says nothing."""


@dataclass
class Thought:
    """What a robot has made up its mind to ask, and when it will."""

    at: float
    action: Ask


def whole_match(level: str, table: str, options: Options) -> Moment:
    """Four robots of one level play to the end, each asking when its own pause is over, as the house's duty has it."""
    asks: Any  # of a robot, or the house's own
    outcome = apply(GAME, GAME.rules.start(options, 4), Deal(robots=(0, 1, 2, 3)), Random(table), 0.0)
    assert isinstance(outcome, Applied)
    position, now, seq = outcome.position, 0.0, len(outcome.events)
    thoughts: dict[int, Thought] = {}
    while position.table.result is None:
        for seat in to_play(position.table):
            if seat not in thoughts:
                view, seed = view_for(GAME, position, seat), ("secret", table, seat, seq, level)
                waits = pause(view, level, Random(seed_of(*seed, "pause")))
                action = choose(view, level, Random(seed_of(*seed)))
                thoughts[seat] = Thought(now + (MOMENT if waits is None else waits), action)
        due = GAME.rules.deadline(position)
        seat = min(thoughts, key=lambda one: thoughts[one].at, default=0)
        if due is not None and (not thoughts or due.at <= thoughts[seat].at):
            now, asks = due.at, due.action
        else:
            now, asks = thoughts[seat].at, thoughts.pop(seat).action
        answer = apply(GAME, position, asks, Random(seq), now)
        if isinstance(answer, Applied):
            position, seq = answer.position, seq + len(answer.events)
    return position


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
def test_R3_R14_robots_hide_words_of_their_own_and_the_words_they_find_count(level: str) -> None:
    fates: Counter[str] = Counter()
    for number in range(4):
        sheet = whole_match(level, f"table {number}", Options(letters=5, series=4)).table.sheet
        hidden = [one.secret for one in sheet]
        assert len(hidden) == len(set(hidden))
        fates.update(one.status for one in sheet if one.series == 0)
    assert fates["found"] >= 4 * fates["void"]


def test_beside_a_person_who_seeks_a_robot_takes_its_time_and_else_it_does_not() -> None:
    series = words("CARTON", "MAISON")
    beside, alone = (view_for(GAME, with_robots(series, *robots), 2) for robots in ((2, 3), (0, 1, 2, 3)))
    for luck in range(20):
        slow, quick = pause(beside, "novice", Random(luck)), pause(alone, "novice", Random(luck))
        assert slow is not None
        assert quick is not None
        assert quick < average("novice") * 0.6 < average("novice") * (1 - SPREAD) <= slow


def test_R14_two_robots_that_race_never_speak_at_the_same_instant() -> None:
    race = with_robots(super_partie("CARTON"), 0, 1, 2, 3)
    paces = [
        [pause(view_for(GAME, race, seat), "champion", Random(luck)) or 0 for luck in range(40)] for seat in (0, 1)
    ]
    assert min(abs(one - other) for one in paces[0] for other in paces[1]) > LANE * 0.99
    assert len({round(one, 3) for one in paces[0]}) > 2


def test_R14_two_robots_of_one_level_that_race_have_ideas_of_their_own() -> None:
    view = view_for(GAME, super_partie("CARTON"), 0)
    said = {choose(view, "expert", Random(luck)) for luck in range(30)}
    assert len(said) > 3
