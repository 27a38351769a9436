"""Days and problems of two browsers that become one."""

from tablee.match.problems.climber import Attempt, Climber
from tablee.match.problems.diary import DayLine, Diary
from tablee.match.problems.glicko import Rating
from tablee.match.problems.rows import rows_of
from tablee.match.problems.uniting import both_diaries, both_players
from tests.exam.toy import GAME
from tests.match.parlour import Parlour
from tests.match.problems.test_days import TODAY, YESTERDAY, solved


def test_of_a_day_that_both_have_begun_the_first_counts() -> None:
    early, late = DayLine(1.0, 2, 2, 3, 4, "7"), DayLine(2.0, 2, 2, 4, 4, "10")
    one, other = Diary({"a": early, "b": late}), Diary({"a": late, "b": early, "c": late})
    assert both_diaries(one, other) == Diary({"a": early, "b": early, "c": late})


def test_of_two_players_the_surer_rating_stays_and_all_that_was_seen() -> None:
    first, second, third = rows_of(GAME).ladder[:3]
    one = Climber(Rating(1700, 90), 5, 2, 1).with_done(first, 5, right=True).with_done(second, 5, right=False)
    other = Climber(Rating(1400, 200), 9, 1, 1).with_done(third, 9, right=False).with_attempt(Attempt(third.id))
    both = both_players(one, other)
    assert (both.rating, both.tried, both.solved) == (one.rating, 3, 2)
    assert not any(both.attempt(problem).rated for problem in (first, second))
    assert set(both.back) == {second.id, third.id}
    assert [attempt.id for attempt in both.open] == [third.id]


async def test_both_have_what_either_had(here: Parlour) -> None:
    await solved(here, YESTERDAY, "bob")
    await solved(here, TODAY, "bob")
    await solved(here, TODAY, "ana")
    await here.house.carrying.redeem(here.house.carrying.link("ana"), "bob")
    told = await here.house.daily.days_of("ana", "toy")
    assert [one.day for one in told.played] == [TODAY, YESTERDAY]
    assert (await here.house.daily.problems.told("ana", GAME, YESTERDAY)).result is not None
    assert await here.log.notes(browser="bob") == []


async def test_a_day_that_both_have_begun_goes_on_as_whoever_began_first_left_it(here: Parlour) -> None:
    days = here.house.daily.problems
    await days.give_up("ana", GAME, TODAY, 0)
    here.time += 60
    await days.give_up("bob", GAME, TODAY, 1)
    await here.house.carrying.redeem(here.house.carrying.link("ana"), "bob")
    told = await days.told("ana", GAME, TODAY)
    assert [one.verdict.done for one in told.items] == [True, False], "nobody has a second try at the first"
    assert (await days.give_up("ana", GAME, TODAY, 1)).result is not None
