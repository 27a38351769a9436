"""What days and problems cost a house: the page of today, a play of a day with few and with many counted, a problem.

python -m bench.days            # every game that has a day of problems; figures are processor time of this process
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import process_time

from tablee.core.game import Game
from tablee.core.game.shelf import games
from tablee.match import codec
from tablee.match.house.house import House
from tablee.match.play.desk import Desk
from tablee.match.problems.board import Ask
from tablee.match.problems.rows import problems_of, rows_of
from tablee.match.problems.season import has_day
from tablee.match.tables.days import day_named
from tablee.match.thinking.robots import Robots
from tablee.storage.log import Note
from tablee.storage.sqlite.log import SqliteLog

CROWD = 100_000
"""Players of a day."""


async def cost(work: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds of processor time."""
    began = process_time()
    await work()
    return (process_time() - began) * 1000


async def plays(house: House, game: Game, day: str, names: list[str]) -> float:
    """What a play of a day costs, all its asks together, in the median."""
    drawn = house.daily.problems.on(game, day_named(day, house.desk.today()))
    best = [[_ask(one) for one in problems_of(game).scene(problem).asks] for problem in drawn]

    async def play(browser: str) -> None:
        for number, asks in enumerate(best):
            for asked, ask in enumerate(asks):
                await house.daily.problems.answer(browser, game, day, number, ask, asked)

    return median([await cost(lambda name=name: play(name)) for name in names])  # type: ignore[misc]  # a lambda has no types


async def of_game(house: House, game: Game, day: str, many: int) -> None:
    """Print the figures of a game."""
    first = await cost(lambda: house.daily.problems.told("nobody", game, day))
    few = await plays(house, game, day, [f"few{number}" for number in range(many)])
    told = await house.desk.log.note("tally", f"{game.name} {day}")
    assert told is not None
    counts = {str(mark): CROWD // 11 for mark in range(11)}
    crowd = Note(told.shelf, told.key, "", told.version + 1, 0.0, codec.encode(counts).decode())
    await house.desk.log.write_down(crowd)
    lots = await plays(house, game, day, [f"many{number}" for number in range(many)])
    page = median([await cost(lambda: house.daily.problems.told("few0", game, day)) for _ in range(many)])
    dozen = median([await cost(lambda: house.ladder.next("few0", game, "", 12)) for _ in range(many)])
    print(
        f"{game.name}: {len(rows_of(game).by_id)} problems, first look {first:.0f} ms · a day shown {page:.1f} ms · "
        f"a day played {few:.1f} ms, with {CROWD:,} counted {lots:.1f} ms (ratio {lots / few:.2f}) · "
        f"a dozen problems {dozen:.1f} ms"
    )


async def run(many: int) -> None:
    """Open a house on a folder of its own and look."""
    with tempfile.TemporaryDirectory() as folder:
        log = SqliteLog(Path(folder) / "tablee.db")
        house = House(games(), Desk(log=log, robots=Robots()))
        await house.open()
        day = (await house.daily.today("few0")).day
        for game in games().values():
            if has_day(game):
                await of_game(house, game, day, many)
        page = median([await cost(lambda: house.daily.today("few0")) for _ in range(many)])
        print(f"the page of today, all games played: {page:.2f} ms")
        await house.close()
        await log.close()


def _ask(action: object) -> Ask:
    made: Ask = codec.plain(action)
    return {name: value for name, value in made.items() if name != "seat"}


def main() -> None:
    """Read how many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plays", type=int, default=20, help="how many plays and looks a figure is the median of")
    asyncio.run(run(parser.parse_args().plays))


if __name__ == "__main__":
    main()
