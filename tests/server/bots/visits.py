"""A house with a door for bots, a clock turned by hand, and streams that one can wait on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tablee.core.seats import Program
from tablee.match import codec
from tablee.server.bots.door import BotDoor
from tablee.server.bots.shapes import BotMove
from tablee.server.settings import Limits
from tests.match.parlour import ANA, OPEN, LiveMatch, Parlour, parlour

RUFUS = Program("rufus")
SECONDS = 60.0


class Stream:
    """A bot's stream, line by line."""

    def __init__(self, lines: AsyncIterator[bytes]) -> None:
        self._lines = lines

    async def hears(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of this type with these fields; others are passed over."""
        while True:
            line = await asyncio.wait_for(anext(self._lines), 60)
            message: dict[str, Any] = codec.parse(line) if line.strip() else {}
            if message.get("type") == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def ends(self) -> str:
        """Why it ends; nothing comes behind that."""
        reason = str((await self.hears("closed"))["reason"])
        assert [line async for line in self._lines] == []
        return reason

    async def hang_up(self) -> None:
        await self._lines.aclose()  # type: ignore[attr-defined]  # it is a generator


class BotPorch:
    """A parlour, and the door for bots in it."""

    def __init__(self, here: Parlour, limits: Limits) -> None:
        self.here = here
        self.time = 0.0
        self.door = BotDoor(here.house, limits, SECONDS, now=lambda: self.time)
        here.desk.programs = self.door
        here.desk.knock = self.door.told

    async def connect(self, name: str = "rufus", *games: str) -> Stream:
        return Stream(await self.door.events(name, games))

    async def playing(self) -> tuple[LiveMatch, Stream, Stream]:
        """Ana plays against Rufus, who begins: the match, his events and his stream of it."""
        await self.door.tokens.create("rufus")
        events = await self.connect()
        match = await self.here.match(ANA, RUFUS)
        stream = Stream(await self.door.match("rufus", match.referee.table.id))
        await stream.hears("told")
        if match.turn == 0:
            await match.lay()
        return match, events, stream

    async def moves(self, match: LiveMatch, move: str) -> Any:
        return await self.door.move("rufus", match.referee.table.id, BotMove(move))


@asynccontextmanager
async def porch(folder: Path, **limits: Any) -> AsyncIterator[BotPorch]:
    """An open house that is closed afterwards."""
    async with parlour(folder) as here:
        made = BotPorch(here, Limits(**limits))
        try:
            yield made
        finally:
            made.door.close()


__all__ = ["ANA", "OPEN", "RUFUS", "SECONDS", "BotPorch", "Stream", "porch"]
