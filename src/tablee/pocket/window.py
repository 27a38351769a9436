"""A page's window at a table: letters in, messages out, as over a socket but without a wire."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from tablee.core.refusal import Refused
from tablee.match.envelope import PONG, Guest, Ping, ReactLetter, letter_from, refused_message
from tablee.match.house.house import House
from tablee.match.play.referee import Referee
from tablee.match.refusals.messages import HouseTrouble
from tablee.storage.log import StoreFailed

CLOSE = {"no_such_table": 4404, "match_damaged": 4410}
TROUBLE = 1011

notes = structlog.get_logger("tablee.pocket")


class PocketWindow:
    """Joins its table, does what letters want one after the other, and parts when it is closed."""

    def __init__(self, house: House, browser: str, hear: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._house = house
        self._guest = Guest(browser, lambda text: hear(text.decode()))
        self._closed = closed
        self._letters: asyncio.Queue[str | None] = asyncio.Queue()

    def say(self, text: str) -> None:
        """A letter from the page."""
        self._letters.put_nowait(text)

    def close(self) -> None:
        """The page has closed it, or is gone."""
        self._letters.put_nowait(None)

    async def serve(self, table: str) -> None:
        """Until it is closed."""
        try:
            referee = await self._house.join(table, self._guest)
        except (Refused, StoreFailed) as error:
            refusal = error.refusal if isinstance(error, Refused) else HouseTrouble()
            self._guest.hear(refused_message("", refusal))
            self._closed(CLOSE.get(str(getattr(refusal, "refused", "")), TROUBLE))
            return
        try:
            while (text := await self._letters.get()) is not None:
                await self._take(referee, text)
        finally:
            referee.part(self._guest)

    async def _take(self, referee: Referee, text: str) -> None:
        id_ = ""
        try:
            letter = letter_from(text)
            if isinstance(letter, Ping):
                self._guest.hear(PONG)
                return
            id_ = letter.id
            if isinstance(letter, ReactLetter):
                referee.audience.react(self._guest, letter)
            else:
                await referee.asks.player(self._guest, letter)
        except Refused as refused:
            self._guest.hear(refused_message(id_, refused.refusal))
        except Exception:  # our fault: say so, and let window and match live on
            notes.exception("ask_failed", table=referee.name)
            self._guest.hear(refused_message(id_, HouseTrouble()))
