"""A bot at one table: its stream, how long it has let the others wait, and how often it was wrong."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from tablee.core.loop import view_for
from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.envelope import AskLetter, Guest
from tablee.match.play.referee import Referee
from tablee.match.refusals.tables import NotYourSeat
from tablee.server.bots.lines import BotLine
from tablee.server.bots.shapes import BotMove, BotMoved, Reason

MOST_REFUSED = 10
"""So many refused moves in a row, and the seat is an absent bot's."""


@dataclass(eq=False)
class BotSeat:
    """What the door knows of a bot at a table."""

    name: str
    referee: Referee
    line: BotLine
    guest: Guest = field(init=False)
    away: bool = False
    """It no longer counts as being at the table, though its stream may still be open: nobody reads it."""
    refused: int = 0
    waiting: float | None = None
    """Since when the match has waited for the bot."""

    def open(self, browser: str) -> None:
        """Look on from its seats, as a window does."""
        self.guest = Guest(browser, self.line.say, bye=lambda: self.line.end("house_closes"))
        self.referee.join(self.guest)

    @property
    def alone(self) -> bool:
        """Whether nobody else looks at the table."""
        return self.referee.guests <= {self.guest}

    def leave(self) -> None:
        """The stream has ended, or is not read any more: from now on the bot is away."""
        if not self.away:
            self.away = True
            self.referee.part(self.guest)

    def faults(self, now: float, patience: float) -> Reason | None:
        """What is wrong with the bot at this moment, if anything is."""
        play, seats = self.referee.play, self.referee.table.seats_of(self.guest.browser)
        if not seats:
            return "relieved"
        if play is not None and play.result is not None:
            return "over"
        awaited = play is not None and bool(set(play.to_play) & set(seats))
        since = now if self.waiting is None else self.waiting
        self.waiting = since if awaited else None
        return "silent" if self.waiting is not None and now - self.waiting > patience else None


async def moved(referee: Referee, browser: str, wish: BotMove) -> BotMoved | dict[str, object]:
    """Make a bot's move as a person's, from its own seat, with what that seat sees; or the refusal as it is told."""
    seats = referee.table.seats_of(browser)
    seat = wish.seat if wish.seat is not None else seats[0] if len(seats) == 1 else -1
    if seat not in seats:
        raise Refused(NotYourSeat())
    play = referee.begun()
    action = referee.game.text.read(wish.move, view_for(referee.game, play.position, seat))
    heard: list[bytes] = []
    ask = {name: value for name, value in codec.plain(action).items() if name != "seat"}
    letter = AskLetter(ask=ask, seat=seat, seq=play.seq, id=secrets.token_hex(8))
    await referee.asks.player(Guest(browser, heard.append, seats), letter)
    told = map(codec.parse, heard)
    refusal = next((message for message in told if message.get("type") == "refused"), None)
    own = ("type", "id")
    return {name: value for name, value in refusal.items() if name not in own} if refusal else BotMoved(referee.seq)
