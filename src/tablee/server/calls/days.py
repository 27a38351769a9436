"""The calls about days: the page of today, the match of the day, and days of problems."""

from __future__ import annotations

from tablee.match.problems.shapes import AnswerOfDay, DayAnswered, DayOfProblems, GivenUpOfDay, Today, WouldAnswerDay
from tablee.match.tables.days import Days
from tablee.match.tables.lobby import game_named
from tablee.match.tables.seen import TableSeen
from tablee.server.calls import shapes
from tablee.server.calls.asking import Address, Browser, Calls, HouseHere, Said, said

days = Calls()


@days.get("/api/today", response_model=Today)
async def today(house: HouseHere, browser: Browser) -> Said:
    """Which day it is, and for each game that has one: how far this browser is, and how all others have done."""
    return said(await house.daily.today(browser))


@days.get("/api/games/{name}/days", response_model=Days)
async def my_days(name: str, house: HouseHere, browser: Browser) -> Said:
    """Which day it is, what this browser has played, and how many days in a row it has won."""
    return said(await house.daily.days_of(browser, name))


@days.post("/api/games/{name}/days/{day}", pace="openings", response_model=TableSeen)
async def play_day(
    name: str, day: str, wish: shapes.PlayToday, house: HouseHere, browser: Browser, address: Address
) -> Said:
    """The match of a day, begun now or as it stands: the same for everybody, once for each browser."""
    return said(await house.daily.table(browser, name, day, wish.name, address))


@days.get("/api/games/{name}/days/{day}", dear=True, response_model=DayOfProblems)
async def day_of_problems(name: str, day: str, house: HouseHere, browser: Browser) -> Said:
    """The problems of a day, as far as this browser has answered them; looking begins nothing."""
    return said(await house.daily.problems.told(browser, game_named(house.games, name), day))


@days.post("/api/games/{name}/days/{day}/answer", dear=True, pace="answers", response_model=DayAnswered)
async def answer_day(name: str, day: str, wish: AnswerOfDay, house: HouseHere, browser: Browser) -> Said:
    """One more ask to a problem of a day, put to the rules; one try, and asked twice it is done once."""
    game = game_named(house.games, name)
    return said(await house.daily.problems.answer(browser, game, day, wish.number, wish.ask, wish.asked))


@days.post("/api/games/{name}/days/{day}/give-up", dear=True, pace="answers", response_model=DayAnswered)
async def give_up_day(name: str, day: str, wish: GivenUpOfDay, house: HouseHere, browser: Browser) -> Said:
    """See the best answer to a problem of a day; it is worth what was found so far."""
    return said(await house.daily.problems.give_up(browser, game_named(house.games, name), day, wish.number))


@days.post("/api/games/{name}/days/{day}/preview", dear=True, response_model=shapes.Previewed)
async def preview_day(name: str, day: str, wish: WouldAnswerDay, house: HouseHere, browser: Browser) -> Said:
    """What an ask to a problem of a day would bring, or the rule it breaks; nothing happens."""
    game = game_named(house.games, name)
    return said(await house.daily.problems.preview(browser, game, day, wish.number, wish.ask))
