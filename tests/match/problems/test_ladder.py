"""The ladder of problems: next, answers, ratings, and what comes back."""

import asyncio
from typing import Any

import pytest

from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.problems.climber import COMES_BACK, Climber
from tablee.match.problems.rows import is_kept, rows_of
from tablee.match.problems.shapes import ProblemAnswered, ProblemTold
from tests.exam.toy import GAME
from tests.exam.toy.problems.setting import cards
from tests.match.parlour import Parlour

DAY = 24 * 3600.0


def lay(card: int) -> dict[str, Any]:
    return {"kind": "lay", "card": card}


def best(problem: ProblemTold) -> tuple[int, ...]:
    return cards(rows_of(GAME).by_id[problem.id].answer)


def wrong(problem: ProblemTold) -> int:
    hand: list[int] = problem.board.view["hand"]
    return next((one for one in hand if one not in best(problem)), hand[-1])


async def next_one(here: Parlour, theme: str = "take", browser: str = "ana") -> ProblemTold:
    return (await here.house.ladder.next(browser, GAME, theme, 1)).problems[0]


async def answer(
    here: Parlour, problem: ProblemTold, card: int, asked: int = 0, browser: str = "ana"
) -> ProblemAnswered:
    return await here.house.ladder.answer(browser, GAME, problem.id, lay(card), asked)


async def refused(asking: Any) -> dict[str, Any]:
    with pytest.raises(Refused) as caught:
        await asking
    return {"refused": caught.value.refusal.refused}  # type: ignore[attr-defined]  # every refusal has its name


async def test_the_first_problem_is_about_as_hard_as_a_newcomer_can_bear(here: Parlour) -> None:
    found = await next_one(here)
    assert abs(found.board.level - 1500) <= 100
    assert (found.rated, found.back, found.board.asked, found.board.best) == (True, False, 0, ())
    assert await next_one(here) == found, "the same until it is done"
    told = await here.house.ladder.told("ana", GAME)
    assert (told.rating.rating, told.tried, told.due) == (1500, 0, 0)
    assert [one.theme for one in told.themes] == ["take", "all"]
    assert sum(one.problems for one in told.themes) == len(rows_of(GAME).ladder)


async def test_who_solves_rises_and_the_problem_falls(here: Parlour) -> None:
    found = await next_one(here)
    done = await answer(here, found, best(found)[0])
    assert done.problem.board.verdict.right
    assert done.change is not None
    assert done.change.after.rating > done.change.before.rating == 1500
    assert done.change.after.margin < done.change.before.margin
    assert [event["kind"] for event in codec.plain(done.events)] == ["laid", "taken"]
    assert len(done.problem.board.best) == 2
    note = await here.log.note("ratings toy", found.id)
    assert note is not None
    assert '"rating":1' in note.body
    told = await here.house.ladder.told("ana", GAME)
    assert (told.tried, told.solved, told.themes[0].seen, told.later) == (1, 1, 1, 0)
    assert (await next_one(here)).id != found.id


async def test_asked_twice_it_is_done_once_and_a_second_try_is_stale(here: Parlour) -> None:
    found = await next_one(here)
    first = await answer(here, found, wrong(found))
    again = await answer(here, found, wrong(found))
    stale = await answer(here, found, best(found)[0])
    assert (first.why, again.why, stale.why) == ("done", "again", "stale")
    assert first.problem == again.problem == stale.problem
    assert first.change == again.change == stale.change
    told = await here.house.ladder.told("ana", GAME)
    assert (told.tried, told.solved) == (1, 0)


async def test_two_tabs_that_answer_at_once_are_one_answer(here: Parlour) -> None:
    found = await next_one(here)
    both = await asyncio.gather(*(answer(here, found, card) for card in (best(found)[0], wrong(found))))
    assert sorted(one.why for one in both) == ["done", "stale"]
    assert both[0].problem == both[1].problem
    assert (await here.house.ladder.told("ana", GAME)).tried == 1


async def test_an_answer_of_several_asks_goes_on_where_it_was(here: Parlour) -> None:
    problem = next(one for one in rows_of(GAME).ladder if one.theme == "all" and len(cards(one.answer)) == 2)
    found = await here.house.ladder.one("ana", GAME, problem.id)
    first, second = best(found)
    half = await answer(here, found, first)
    assert (half.problem.board.verdict.done, half.problem.board.best, half.change) == (False, (), None)
    assert half.problem.board.asked == 1
    assert half.problem.board.view == found.board.view, "the card lies in the hand again"
    assert (await next_one(here, "all")).id == problem.id, "what was begun comes first"
    assert (await answer(here, found, first)).why == "again"
    assert (await answer(here, found, second, 7)).why == "stale"
    done = await answer(here, found, second, 1)
    assert done.problem.board.verdict.right
    assert len(done.problem.board.best) == 3


async def test_what_went_wrong_comes_back_when_it_is_due_and_is_not_rated_again(here: Parlour) -> None:
    found = await next_one(here)
    await answer(here, found, wrong(found))
    rating = (await here.house.ladder.told("ana", GAME)).rating.rating
    for days in COMES_BACK:
        told = await here.house.ladder.told("ana", GAME)
        assert (told.due, told.later) == (0, 1)
        assert (await next_one(here)).id != found.id
        here.time += days * DAY
        back = await next_one(here)
        assert (back.id, back.back, back.rated, back.board.asked) == (found.id, True, False, 0)
        assert (await answer(here, back, best(back)[0])).change is None
    told = await here.house.ladder.told("ana", GAME)
    assert (told.due, told.later, told.rating.rating) == (0, 0, rating), "it is learnt"


async def test_who_gives_up_sees_the_answer_and_has_not_solved_it(here: Parlour) -> None:
    found = await next_one(here)
    over = await here.house.ladder.give_up("ana", GAME, found.id)
    assert len(over.problem.board.best) == 2
    assert over.change is not None
    assert over.change.after.rating < 1500
    assert (await here.house.ladder.give_up("ana", GAME, found.id)).change == over.change
    assert (await answer(here, found, best(found)[0])).why == "stale"
    assert (await here.house.ladder.told("ana", GAME)).solved == 0


async def test_no_problem_twice_before_all_were_seen_then_the_oldest_unrated(here: Parlour, monkeypatch: Any) -> None:
    few = [one for one in rows_of(GAME).ladder if one.theme == "take"][:5]
    monkeypatch.setattr(
        "tablee.match.problems.ladder.rows_of", lambda game: type(rows_of(GAME))(tuple(few), (), rows_of(GAME).by_id)
    )
    order = []
    for _ in range(6):
        found = await next_one(here, "")
        order.append((found.id, found.rated))
        assert (await answer(here, found, best(found)[0])).why == "done"
    assert sorted(order[:5]) == sorted((one.id, True) for one in few)
    assert order[5] == (order[0][0], False)


async def test_a_dozen_at_most_is_given_at_once(here: Parlour) -> None:
    many = (await here.house.ladder.next("ana", GAME, "", 100)).problems
    assert len({one.id for one in many}) == 12
    assert len((await here.house.ladder.next("ana", GAME, "", -3)).problems) == 1


async def test_what_is_not_there_or_not_allowed_is_refused_and_nothing_is_kept(here: Parlour) -> None:
    found, kept = await next_one(here), rows_of(GAME).kept[0]
    assert is_kept(kept)
    ladder = here.house.ladder
    assert await refused(ladder.one("ana", GAME, kept.id)) == {"refused": "no_such_problem"}
    assert await refused(ladder.answer("ana", GAME, kept.id, lay(1), 0)) == {"refused": "no_such_problem"}
    assert await refused(ladder.give_up("ana", GAME, "x" * 1000)) == {"refused": "no_such_problem"}
    assert await refused(ladder.next("ana", GAME, "bluff", 1)) == {"refused": "no_such_theme"}
    assert await refused(answer(here, found, 99)) == {"refused": "card_missing"}
    assert await refused(ladder.answer("ana", GAME, found.id, {"kind": "dance"}, 0)) == {"refused": "unknown_kind"}
    assert await here.log.notes(browser="ana") == []
    assert (await ladder.preview("ana", GAME, found.id, lay(1)))["preview"] is None


def test_what_is_remembered_of_a_player_is_small() -> None:
    player = Climber()
    for problem in rows_of(GAME).ladder:
        player = player.with_done(problem, 1, right=False)
    assert len(player.back) == 300
    assert len(player.seen) == 4 * -(-len(rows_of(GAME).ladder) * 4 // 3)
