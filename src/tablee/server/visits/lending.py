"""Windows that this process holds, at tables of other houses: whoever owns the table says what they are told."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from time import monotonic

from tablee.match import codec
from tablee.match.envelope import Asking, ReactLetter
from tablee.server.socket.line import SocketLine
from tablee.server.visits.bus import Answer, Bus
from tablee.server.visits.elsewhere import TurnedAway, Unanswered
from tablee.server.visits.hosting import SILENCE, Standing

AT_THE_DOOR = 2.0
"""Seconds that a window waits for a house that may be gone."""
ON_THE_WAY = 1.5
"""Seconds after which what a window said, and its house does not know of, was lost; or the answer was."""


@dataclass(slots=True, eq=False)
class LentWindow:
    """A window, the house it is lent to, and how much of what it was told has come."""

    lending: Lending
    owner: int
    line: SocketLine
    name: str = field(default_factory=lambda: secrets.token_hex(8))
    told: int = 0
    heard: float = field(default_factory=monotonic)
    asking: asyncio.Future[Answer] | None = None
    asked: float = 0.0

    @property
    def lost(self) -> bool:
        """Whether something that was said should have arrived, or been answered, by now."""
        under_way = self.asking is not None and not self.asking.done()
        return under_way and monotonic() - self.asked > ON_THE_WAY

    async def say(self, text: str, letter: Asking | ReactLetter) -> None:
        """Pass on what the window says; it must call again if nobody answers: then it repeats what it asked."""
        head = {"do": "say", "window": self.name}
        self.asked = monotonic()
        self.asking = asyncio.ensure_future(self.lending.bus.ask(f"ask.{self.owner}", head, text.encode()))
        try:
            answer, _ = await self.asking
        except Unanswered:
            answer = {"gone": True}
        except asyncio.CancelledError:
            if not self.line.broken:
                raise
            return
        if answer:
            self.line.dismiss()

    def dismiss(self) -> None:
        """Have the window call again, whatever it waits for."""
        self.line.dismiss()
        if self.asking is not None:
            self.asking.cancel()

    def close(self) -> None:
        """The window has closed."""
        self.lending.close(self)


class Lending:
    """Doubt ends in a hang-up: a gap, or silence, and the window calls again and is told everything anew."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self._windows: dict[str, LentWindow] = {}

    async def open(self, owner: int, table: str, browser: str, line: SocketLine) -> LentWindow:
        """Open a window at another house; TurnedAway, or Unanswered if that house is not there."""
        window = LentWindow(self, owner, line)
        self._windows[window.name] = window  # before it is asked for: it is told at once
        head = {"do": "open", "window": window.name, "from": self.bus.name, "table": table, "browser": browser}
        try:
            answer, body = await self.bus.ask(f"ask.{owner}", head, patience=AT_THE_DOOR)
        except Unanswered:
            self.close(window)
            raise
        if "refused" in answer:
            self.close(window)
            raise TurnedAway(answer["refused"], body)
        if answer:
            self.close(window)
            raise Unanswered
        return window

    def close(self, window: LentWindow) -> None:
        """The window has closed."""
        if self._windows.pop(window.name, None):
            self.bus.tell(f"ask.{window.owner}", codec.encode({"do": "close", "window": window.name}))

    def hear(self, subject: str, body: bytes) -> None:
        """Something is told to a window, or by a house to all its windows here."""
        *_, name, what = subject.split(".")
        if name == "all":
            self._compare(int(what), codec.parse(body))
        elif (window := self._windows.get(name)) is not None:
            if what != str(window.told + 1):  # something was lost on the way, or the house hangs up
                window.dismiss()
                return
            window.told += 1
            window.heard = monotonic()
            window.line.say(body)

    def _compare(self, owner: int, standings: dict[str, Standing]) -> None:
        """A house says how it stands with each window: what is not here, or not there, by now was lost."""
        for window in list(self._windows.values()):
            if window.owner != owner or window.name not in standings:
                continue
            told, at_work = standings[window.name]
            if told != window.told or (window.lost and not at_work):
                window.dismiss()
            else:
                window.heard = monotonic()

    def look_round(self) -> None:
        """Say which windows are open, and hang up on those whose house is silent."""
        owners: dict[int, list[str]] = {}
        for window in list(self._windows.values()):
            if monotonic() - window.heard > SILENCE:
                window.dismiss()
            owners.setdefault(window.owner, []).append(window.name)
        for owner, names in owners.items():
            self.bus.tell(f"ask.{owner}", codec.encode({"do": "here", "from": self.bus.name, "windows": names}))
