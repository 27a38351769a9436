"""Days of problems: one try, the same for everybody, midnight, and how all others have done."""

import asyncio
import sqlite3
from datetime import date, timedelta
from typing import Any

import pytest

from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.problems.season import SEASON, problems_on
from tablee.match.problems.shapes import DayAnswered
from tests.exam.toy import GAME
from tests.exam.toy.problems.setting import cards
from tests.match.parlour import Parlour

TODAY, YESTERDAY = "2026-11-18", "2026-11-17"
DAY = 24 * 3600.0


def lay(card: int) -> dict[str, Any]:
    return {"kind": "lay", "card": card}


def drawn(here: Parlour, day: str = TODAY) -> tuple[tuple[int, ...], ...]:
    """The best answers of a day."""
    return tuple(cards(one.answer) for one in here.house.daily.problems.on(GAME, date.fromisoformat(day)))


async def answer(
    here: Parlour, number: int, card: int, asked: int = 0, day: str = TODAY, browser: str = "ana"
) -> DayAnswered:
    return await here.house.daily.problems.answer(browser, GAME, day, number, lay(card), asked)


async def solved(here: Parlour, day: str = TODAY, browser: str = "ana") -> DayAnswered:
    """All of a day, as well as can be."""
    asks = [(number, card, asked) for number, best in enumerate(drawn(here, day)) for asked, card in enumerate(best)]
    return [await answer(here, number, card, asked, day, browser) for number, card, asked in asks][-1]


async def missed(here: Parlour, browser: str, day: str = TODAY) -> DayAnswered:
    """All of a day, by a swap: it takes nothing."""
    hands = [one.view["hand"] for one in (await here.house.daily.problems.told(browser, GAME, day)).items]
    swaps = [{"kind": "swap", "card": hand[0]} for hand in hands]
    answered = here.house.daily.problems.answer
    return [await answered(browser, GAME, day, number, ask, 0) for number, ask in enumerate(swaps)][-1]


async def test_a_day_is_the_same_for_everybody_and_looking_begins_nothing(here: Parlour) -> None:
    told = await here.house.daily.problems.told("ana", GAME, TODAY)
    assert told == await here.house.daily.problems.told("bob", GAME, TODAY)
    assert [one.theme for one in told.items] == ["take", "all"]
    assert (told.result, told.items[0].asked, told.items[0].best) == (None, 0, ())
    assert await here.log.notes(browser="ana") == []
    assert told != await here.house.daily.problems.told("ana", GAME, YESTERDAY)


async def test_a_day_is_counted_when_it_is_over_and_only_then_told(here: Parlour) -> None:
    await missed(here, "bob")
    first = await answer(here, 0, drawn(here)[0][0])
    assert first.board.verdict.right
    assert len(first.board.best) == 2
    assert first.result is None
    (mine,) = (await here.house.daily.today("ana")).games
    assert (mine.status, mine.done, mine.items, mine.result, mine.streak) == ("playing", 1, 2, None, 0)
    last = [await answer(here, 1, card, asked) for asked, card in enumerate(drawn(here)[1])][-1]
    assert last.result is not None
    assert (last.result.points, last.result.mark) == (last.result.most, "10")
    assert sum(last.result.distribution.values()) == 2
    assert last.result.distribution["10"] == 1
    (mine,) = (await here.house.daily.today("ana")).games
    assert (mine.status, mine.won, mine.streak, mine.result) == ("finished", True, 1, last.result)
    assert (await here.house.daily.problems.told("ana", GAME, TODAY)).result == last.result


async def test_one_try_two_tabs_and_a_replayed_answer(here: Parlour) -> None:
    best = drawn(here)[0][0]
    hand = (await here.house.daily.problems.told("ana", GAME, TODAY)).items[0].view["hand"]
    low = next(card for card in hand if card != best)
    both = await asyncio.gather(answer(here, 0, low), answer(here, 0, best))
    assert sorted(one.why for one in both) == ["done", "stale"]
    assert both[0].board == both[1].board
    done = low if both[0].why == "done" else best
    again = await answer(here, 0, done)
    assert (again.why, again.events, again.board) == ("again", (), both[0].board)


async def test_what_is_begun_before_midnight_is_in_time_after_it(here: Parlour) -> None:
    here.time += 11.9 * 3600
    await answer(here, 0, drawn(here)[0][0])
    here.time += 0.5 * 3600
    for asked, card in enumerate(drawn(here)[1]):
        await answer(here, 1, card, asked)
    told = await here.house.daily.days_of("ana", "toy")
    assert (told.today, told.streak) == ("2026-11-19", 1)
    assert [(one.day, one.status, one.on_time) for one in told.played] == [(TODAY, "finished", True)]
    assert (told.played[0].points, told.played[0].most) == (told.played[0].most, told.played[0].most)


async def test_days_of_the_archive_count_but_not_in_the_row(here: Parlour) -> None:
    await solved(here, YESTERDAY)
    await solved(here)
    here.time += DAY
    await solved(here, "2026-11-19")
    told = await here.house.daily.days_of("ana", "toy")
    assert (told.streak, told.best) == (2, 2)
    assert [one.on_time for one in told.played] == [True, True, False]
    here.time += DAY
    assert (await here.house.daily.days_of("ana", "toy")).streak == 2, "today is not over yet"
    here.time += DAY
    assert (await here.house.daily.days_of("ana", "toy")).streak == 0


@pytest.mark.parametrize(
    ("day", "number", "ask", "why"),
    [
        ("2026-11-19", 0, lay(1), "no_such_day"),
        ("2026-10-31", 0, lay(1), "no_such_day"),
        ("yesterday", 0, lay(1), "no_such_day"),
        (TODAY, 2, lay(1), "no_such_problem"),
        (TODAY, -1, lay(1), "no_such_problem"),
        (TODAY, 0, lay(99), "card_missing"),
        (TODAY, 0, {"kind": "deal"}, "house_only"),
        (TODAY, 0, {"card": 3}, "unknown_kind"),
    ],
)
async def test_what_is_forged_is_refused_and_nothing_is_kept(
    here: Parlour, day: str, number: int, ask: dict[str, Any], why: str
) -> None:
    with pytest.raises(Refused) as caught:
        await here.house.daily.problems.answer("ana", GAME, day, number, ask, 0)
    assert codec.on_wire(caught.value.refusal)["refused"] == why
    assert await here.log.notes() == []


async def test_who_gives_a_problem_of_the_day_up_keeps_what_was_found(here: Parlour) -> None:
    await answer(here, 0, drawn(here)[0][0])
    over = await here.house.daily.problems.give_up("ana", GAME, TODAY, 1)
    assert (over.why, len(over.board.best), over.board.verdict.done) == ("done", 1 + len(drawn(here)[1]), True)
    assert over.result is not None
    assert (over.result.points, over.result.most) == (2, 2 + len(drawn(here)[1]))
    again = await here.house.daily.problems.give_up("ana", GAME, TODAY, 1)
    assert (again.why, again.board, again.result) == ("again", over.board, over.result)
    assert (await answer(here, 1, drawn(here)[1][0])).why == "stale"
    assert (await here.house.daily.problems.told("ana", GAME, TODAY)).items[1] == over.board


async def test_an_answer_that_never_ends_is_refused_and_can_be_given_up(here: Parlour, monkeypatch: Any) -> None:
    monkeypatch.setattr("tablee.match.problems.board.MOST_ASKS", 1)
    here.desk.secret = next(f"{number}" for number in range(99) if len(cards(_all_of(f"{number}"))) > 1)
    first, second, *_ = drawn(here)[1]
    await answer(here, 1, first)
    with pytest.raises(Refused) as caught:
        await answer(here, 1, second, 1)
    assert codec.on_wire(caught.value.refusal) == {"refused": "too_many_asks", "rule": "", "most": 1}
    assert (await here.house.daily.problems.give_up("ana", GAME, TODAY, 1)).board.verdict.points == 1


def _all_of(secret: str) -> str:
    return problems_on(GAME, date.fromisoformat(TODAY), secret)[1].answer


async def test_many_who_end_together_are_all_counted_once(here: Parlour) -> None:
    browsers = [f"b{number}" for number in range(60)]
    await asyncio.gather(*(solved(here, browser=one) for one in browsers))
    await asyncio.gather(*(solved(here, browser=one) for one in browsers[:5]))
    told = await here.house.daily.problems.told("b0", GAME, TODAY)
    assert told.result is not None
    assert told.result.distribution == {"10": 60}


async def test_asks_of_days_long_over_are_forgotten_and_their_results_are_not(here: Parlour) -> None:
    await solved(here)
    here.time += 31 * DAY
    await solved(here, "2026-12-19")
    assert [one.key for one in await here.log.notes("day")] == ["toy 2026-12-19"]
    told = await here.house.daily.problems.told("ana", GAME, TODAY)
    assert told.result is not None
    assert told.result.mark == "10"
    assert all(one.best and one.verdict.done for one in told.items)
    again = await answer(here, 0, drawn(here)[0][0])
    assert (again.why, again.result) == ("stale", told.result)


def test_no_problem_comes_twice_in_a_season_and_secrets_differ() -> None:
    first = date(2026, 11, 18) - timedelta(days=date(2026, 11, 18).toordinal() % SEASON)
    days = [problems_on(GAME, first + timedelta(days=number), "secret") for number in range(SEASON)]
    ids = [one.id for day in days for one in day]
    assert len(set(ids)) == len(ids) == 2 * SEASON
    assert problems_on(GAME, first, "secret") == days[0]
    assert problems_on(GAME, first, "another") != days[0]


async def test_a_count_that_the_disk_has_changed_takes_the_day_from_nobody(here: Parlour) -> None:
    await solved(here, browser="ana")
    with sqlite3.connect(here.folder / "tablee.db") as db:
        assert db.execute("UPDATE notes SET body = '{\"10\":9}' WHERE shelf = 'tally'").rowcount == 1
    db.close()
    last = await solved(here, browser="bob")
    assert last.result is not None
    assert (last.result.points, last.result.distribution) == (last.result.most, {})
    for browser in ("ana", "bob"):
        (mine,) = (await here.house.daily.today(browser)).games
        assert mine.result is not None
        assert (mine.status, mine.done, mine.result.distribution) == ("finished", 2, {})
        assert (await here.house.daily.problems.told(browser, GAME, TODAY)).result is not None
