"""Windows that other processes hold, at tables of this house: guests like any other, told over the bus."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from functools import partial
from time import monotonic

from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.envelope import Asking, Guest, Ping, ReactLetter, letter_from, refused_message
from tablee.match.house.house import House
from tablee.match.play.referee import Referee
from tablee.server.visits.bus import Answer, Bus, Head
from tablee.storage.leases import Elsewhere
from tablee.storage.log import StoreFailed

SILENCE = 3.0
"""Seconds after which a process that says nothing is taken for gone, with all its windows."""

Standing = tuple[int, bool]
"""How much a window was told, and whether something it said is being done."""

Take = Callable[[Guest, Referee, Asking | ReactLetter], Awaitable[None]]
"""What is done with a letter of a guest."""


@dataclass(slots=True, eq=False)
class HostedWindow:
    """A window somewhere else: its guest here, and how much it was told."""

    process: str
    guest: Guest
    opened: float
    referee: Referee | None = None
    told: int = 0
    at_work: bool = False
    """Whether something it said is being done at this moment."""


class Hosting:
    """Everything about those windows is decided here; what each is told is made for it, and leaves for it alone."""

    def __init__(self, bus: Bus, house: House, take: Take) -> None:
        self._bus = bus
        self._house = house
        self._take = take
        self._windows: dict[str, HostedWindow] = {}
        self._heard: dict[str, float] = {}

    async def open(self, head: Head) -> Answer:
        """A window opens at a table of this house."""
        name, process = str(head["window"]), str(head["from"])
        guest = Guest(self._house.carrying.who(head["browser"]), lambda text: self._tell(name, text))
        guest.bye = partial(self._bye, name)
        window = self._windows[name] = HostedWindow(process, guest, monotonic())
        self._heard[process] = monotonic()
        try:
            window.referee = await self._house.join(head["table"], window.guest)
        except Refused as refused:
            self._windows.pop(name, None)
            return {"refused": codec.on_wire(refused.refusal)["refused"]}, refused_message("", refused.refusal)
        except (Elsewhere, StoreFailed):
            self._windows.pop(name, None)
            return {"gone": True}, b""
        return {}, b""

    async def say(self, head: Head, text: bytes) -> Answer:
        """A window says something; answered once it is done."""
        window = self._windows.get(head["window"])
        if window is None or window.referee is None:
            return {"gone": True}, b""
        letter = letter_from(text.decode())
        assert not isinstance(letter, Ping), "pings are answered where the window is"
        window.at_work = True
        try:
            await self._take(window.guest, window.referee, letter)
        finally:
            window.at_work = False
        return {}, b""

    def here(self, process: str, windows: Collection[str]) -> None:
        """A process says which windows it has open here; others of its windows have closed."""
        self._heard[process] = now = monotonic()
        for name, window in list(self._windows.items()):
            if window.process == process and name not in windows and now - window.opened > SILENCE:
                self.close(name)

    def close(self, name: str) -> None:
        """A window closes."""
        window = self._windows.pop(name, None)
        if window is not None and window.referee is not None:
            window.referee.part(window.guest)

    def look_round(self) -> None:
        """Tell every process how it stands with its windows; windows of a process that is gone are closed."""
        now = monotonic()
        told: dict[str, dict[str, Standing]] = {}
        for name, window in list(self._windows.items()):
            if now - self._heard[window.process] > SILENCE:
                self.close(name)
            else:
                told.setdefault(window.process, {})[name] = (window.told, window.at_work)
        for process, windows in told.items():
            self._bus.tell(f"told.{process}.all.{self._house.desk.leases.house}", codec.encode(windows))
        for process in [one for one, heard in self._heard.items() if now - heard > SILENCE]:
            del self._heard[process]

    def _tell(self, name: str, text: bytes) -> None:
        window = self._windows.get(name)
        if window is not None:  # it may have closed a moment ago
            window.told += 1
            self._bus.tell(f"told.{window.process}.{name}.{window.told}", text)

    def _bye(self, name: str) -> None:
        window = self._windows.get(name)
        if window is not None:
            self._bus.tell(f"told.{window.process}.{name}.bye", b"")
            self.close(name)
