"""A house for tests: the toy on its shelf, a clock turned by hand, robots in a thread, windows that listen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tablee.core.actions import Action
from tablee.core.clock import Clock
from tablee.core.game import Game
from tablee.core.seats import Bot, Open, Person, Sitter
from tablee.match import codec
from tablee.match.envelope import AskLetter, Guest
from tablee.match.house.house import House
from tablee.match.play.desk import Desk
from tablee.match.play.referee import Referee
from tablee.match.tables.lobby import Wish
from tablee.match.thinking.robots import Robots
from tablee.storage.log import Log
from tablee.storage.sqlite.log import SqliteLog
from tests.exam.toy import GAME as TOY

ANA, BOB = Person("Ana"), Person("Bob")
NO_CLOCK = Clock()
PUPIL, MASTER, OPEN = Bot("pupil"), Bot("master"), Open()


class Ear:
    """A window that remembers what it heard."""

    def __init__(self, browser: str) -> None:
        self.guest = Guest(browser, lambda text: self._heard.put_nowait(codec.parse(text)))
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def hears(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of this type with these fields; others are passed over."""
        while True:
            message = await asyncio.wait_for(self._heard.get(), 60)
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def so_far(self) -> list[dict[str, Any]]:
        """All that was heard and not asked for yet."""
        return [self._heard.get_nowait() for _ in range(self._heard.qsize())]


class Parlour:
    """A house, and the hand that turns its clock."""

    def __init__(
        self,
        folder: Path,
        game: Game = TOY,
        choose: Callable[..., Action] | None = None,
        store: Callable[[], Log] | None = None,
    ) -> None:
        self.game = game
        self._store = store or (lambda: SqliteLog(folder / "tablee.db"))
        self.time = 1_000_000.0
        self.folder = folder
        self._choose = choose or game.engine.choose
        self._numbers = iter(range(10_000))

    async def open(self, **settings: Any) -> None:
        """Open the house, for the first time or again."""
        self.log = self._store()
        robots = Robots(lambda: ThreadPoolExecutor(1), self._think, budget=settings.pop("budget", 5.0))
        self.desk = Desk(log=self.log, robots=robots, now=lambda: self.time, luck=Random(7), pause=0)
        self.house = House({self.game.name: self.game}, self.desk, **settings)
        await self.house.open()

    async def close(self) -> None:
        await self.house.close()
        await self.log.close()

    async def table(self, *sitters: Sitter, browser: str = "ana", clock: Clock = NO_CLOCK, **options: Any) -> Referee:
        """A new table of a browser."""
        wish = Wish(self.game.name, sitters, options, clock, options.pop("takeback", True))
        return await self.house.referee((await self.house.open_table(browser, wish, 40)).id)

    async def match(self, *sitters: Sitter, clock: Clock = NO_CLOCK, **options: Any) -> LiveMatch:
        """A match that has begun: Ana's browser holds the persons' seats, except that Bob's holds the second."""
        waiting = tuple(OPEN if sitter == BOB else sitter for sitter in sitters)
        referee = await self.table(*waiting, clock=clock, **options)
        if BOB in sitters:
            await self.house.sit(referee.table.id, "bob", sitters.index(BOB), "Bob")
        ears = {browser: Ear(browser) for browser in ("ana", "bob")}
        for ear in ears.values():
            await self.house.join(referee.table.id, ear.guest)
        await self.house.start(referee.table.id, "ana")
        return LiveMatch(self, referee, ears)

    def _think(self, name: str, view: Any, level: str, seed: str) -> Action:
        return self._choose(view, level, Random(seed))


@dataclass
class LiveMatch:
    """A match under way, with a window of Ana's and one of Bob's."""

    parlour: Parlour
    referee: Referee
    ears: dict[str, Ear]

    @property
    def seq(self) -> int:
        return self.referee.seq

    @property
    def hands(self) -> Any:
        assert self.referee.play is not None
        return self.referee.play.position.hands

    @property
    def turn(self) -> int:
        assert self.referee.play is not None
        return self.referee.play.to_play[0]

    async def ask(self, browser: str, seat: int, ask: dict[str, Any], seq: int | None = None, ask_id: str = "") -> None:
        """A letter from a window."""
        ask_id = ask_id or f"id{next(self.parlour._numbers)}"
        await self.referee.asks.player(
            self.ears[browser].guest, AskLetter(ask, seat, self.seq if seq is None else seq, ask_id)
        )

    async def lay(self, seat: int | None = None) -> None:
        """Whoever's turn it is lays the lowest card."""
        seat = self.turn if seat is None else seat
        browser = self.referee.table.chairs[seat].browser
        await self.ask(browser, seat, {"kind": "lay", "card": min(self.hands[seat])})

    async def to_the_end(self) -> None:
        while self.referee.table.status != "finished":
            await self.lay()


async def ended_turn() -> None:
    """The turn of the event loop is over, and with it what is gathered until then."""
    await asyncio.sleep(0)


@asynccontextmanager
async def parlour(folder: Path, game: Game = TOY, choose: Any = None, **settings: Any) -> AsyncIterator[Parlour]:
    """An open house that is closed afterwards."""
    made = Parlour(folder, game, choose)
    await made.open(**settings)
    try:
        yield made
    finally:
        await made.close()
