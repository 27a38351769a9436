"""The calls about the problems of a game: which to try, and what an answer is worth."""

from __future__ import annotations

from tablee.match.problems.shapes import (
    AnswerGiven,
    LadderTold,
    NextProblems,
    ProblemAnswered,
    ProblemTold,
    WantedProblems,
    WouldAnswer,
)
from tablee.match.tables.lobby import game_named
from tablee.server.calls import shapes
from tablee.server.calls.asking import Address, AskedHere, Browser, Calls, HouseHere, Said, said

problems = Calls()


@problems.get("/api/games/{name}/problems", response_model=LadderTold)
async def ladder(name: str, house: HouseHere, browser: Browser) -> Said:
    """The themes, this browser's rating, and how many problems come back today."""
    return said(await house.ladder.told(browser, game_named(house.games, name)))


@problems.post("/api/games/{name}/problems/next", dear=True, response_model=NextProblems)
async def next_problems(
    name: str, wish: WantedProblems, house: HouseHere, browser: Browser, address: Address, asked: AskedHere
) -> Said:
    """The next problems for this browser, a dozen at most, each of them a call; the same until one of them is done."""
    found = await house.ladder.next(browser, game_named(house.games, name), wish.theme, wish.many)
    asked.owe(address, len(found.problems) - 1)
    return said(found)


@problems.get("/api/games/{name}/problems/{problem}", dear=True, response_model=ProblemTold)
async def problem_here(name: str, problem: str, house: HouseHere, browser: Browser) -> Said:
    """A problem as it stands in this browser."""
    return said(await house.ladder.one(browser, game_named(house.games, name), problem))


@problems.post("/api/games/{name}/problems/{problem}/answer", dear=True, pace="answers", response_model=ProblemAnswered)
async def answer(name: str, problem: str, wish: AnswerGiven, house: HouseHere, browser: Browser) -> Said:
    """One more ask, put to the rules; a problem that is done is rated the first time."""
    return said(await house.ladder.answer(browser, game_named(house.games, name), problem, wish.ask, wish.asked))


@problems.post(
    "/api/games/{name}/problems/{problem}/give-up", dear=True, pace="answers", response_model=ProblemAnswered
)
async def give_up(name: str, problem: str, house: HouseHere, browser: Browser) -> Said:
    """See the best answer; the problem was not solved, and comes back another day."""
    return said(await house.ladder.give_up(browser, game_named(house.games, name), problem))


@problems.post("/api/games/{name}/problems/{problem}/preview", dear=True, response_model=shapes.Previewed)
async def preview_problem(name: str, problem: str, wish: WouldAnswer, house: HouseHere, browser: Browser) -> Said:
    """What an ask would bring, or the rule it breaks; nothing happens."""
    return said(await house.ladder.preview(browser, game_named(house.games, name), problem, wish.ask))
