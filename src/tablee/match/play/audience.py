"""The windows at a table: who has one open, and telling them about the table when, and only when, it has changed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING

from tablee.core.refusal import Refused
from tablee.match.envelope import Guest, ReactLetter, reacted_message, table_message
from tablee.match.play.telling import Telling
from tablee.match.refusals.tables import NotYourSeat
from tablee.match.tables.seen import MOST_COUNTED, lookers, shown

if TYPE_CHECKING:
    from tablee.match.play.referee import Referee


NOBODY = ""
"""Sees what every browser sees that has nothing to do with a table but to look on."""


class Audience:
    """Everybody who looks on; what is shown to all is gathered, so that a crowd that comes at once is told once."""

    def __init__(self, referee: Referee) -> None:
        self.guests: set[Guest] = set()
        self._referee = referee
        self._windows: Counter[str] = Counter()
        self._change = 0
        self._gathering = False
        self._poster: tuple[int, bytes] = (-1, b"")

    @property
    def online(self) -> Collection[str]:
        """The browsers that have a window open here."""
        return self._windows.keys()

    def join(self, guest: Guest) -> None:
        """A window opens; nobody else need know, unless one of the players is back or an invitation is answered."""
        referee = self._referee
        guest.seats = referee.table.seats_of(guest.browser)
        self.guests.add(guest)
        self._windows[guest.browser] += 1
        if self._windows[guest.browser] == 1 and (guest.seats or self._noticed):
            self.changed()
        self._show(guest, {})
        if referee.play:
            guest.hear(Telling(referee.play, 0, "joined", referee.desk.now()).to(guest.seats))

    def part(self, guest: Guest) -> None:
        """A window closes."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self._windows[guest.browser] -= 1
        if not self._windows[guest.browser]:
            noticed = self._noticed
            del self._windows[guest.browser]
            if noticed or self._referee.table.seats_of(guest.browser):
                self.changed()

    def react(self, guest: Guest, letter: ReactLetter) -> None:
        """Show everybody how a player takes it, or Refused(NotYourSeat); it is kept nowhere."""
        self.tell()  # whose seats have just changed reacts with the new ones
        if letter.seat not in guest.seats:
            raise Refused(NotYourSeat())
        message = reacted_message(letter)
        for one in self.guests:
            one.hear(message)

    @property
    def _noticed(self) -> bool:
        """Whether those who wait are told of who comes and goes without a seat: not of every one in a crowd."""
        table = self._referee.table
        return table.status == "waiting" and lookers(table, self.online) <= MOST_COUNTED

    def changed(self) -> None:
        """There is something new about the table: everybody is told, at the end of this turn of the event loop."""
        self._change += 1
        self._referee.desk.programs.told(self._referee)
        if not self._gathering and self.guests:
            self._gathering = True
            asyncio.get_running_loop().call_soon(self.tell)

    def tell(self) -> None:
        """Tell every window that does not know it yet, and the whole match to those whose seats have changed."""
        if not self._gathering:
            return
        self._gathering = False
        made: dict[str, bytes] = {}
        referee = self._referee
        for guest in self.guests:
            if guest.knows != self._change:
                self._show(guest, made)
            seats = referee.table.seats_of(guest.browser)
            if seats != guest.seats:
                guest.seats = seats
                if referee.play:
                    guest.hear(Telling(referee.play, 0, "joined", referee.desk.now()).to(seats))

    def _show(self, guest: Guest, made: dict[str, bytes]) -> None:
        """The table as a browser sees it: made once for all who only look on, and once for each who is concerned."""
        guest.knows = self._change
        if not self._referee.table.concerns(guest.browser):
            if self._poster[0] != self._change:
                self._poster = (self._change, self._message(NOBODY))
            guest.hear(self._poster[1])
            return
        if guest.browser not in made:
            made[guest.browser] = self._message(guest.browser)
        guest.hear(made[guest.browser])

    def _message(self, browser: str) -> bytes:
        referee = self._referee
        return table_message(shown(referee.table, browser, self.online, referee.waits))
