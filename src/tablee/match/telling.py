"""What each window is told: events, views, whose turn, clock and result, each perspective encoded once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.engine import view_for
from tablee.core.events import told_to
from tablee.match import codec
from tablee.match.codec import Encoded
from tablee.match.play import Happened, Play

Seats = tuple[int, ...]


class Telling:
    """One moment of a match, ready to be told to any number of windows."""

    def __init__(self, play: Play, after_seq: int, why: str, now: float) -> None:
        self._play = play
        self._new = play.happened[after_seq:]
        self._events: dict[int | None, Encoded] = {}
        self._views: dict[int | None, Encoded] = {}
        self._messages: dict[Seats, str] = {}
        self._head = {"type": "told", "why": why, "seq": play.seq, "now": now}
        self._tail = {"to_play": play.to_play, "clock": play.glass, "result": play.result}

    def to(self, seats: Seats) -> str:
        """The message for a window that plays these seats (none: a spectator)."""
        if seats not in self._messages:
            self._messages[seats] = codec.encode(self._message(seats)).decode()
        return self._messages[seats]

    def to_asker(self, seats: Seats, ask_id: str) -> str:
        """The same, for the one whose ask brought it about."""
        return codec.encode({**self._message(seats), "done": ask_id}).decode()

    def _message(self, seats: Seats) -> dict[str, Any]:
        # A window with several seats is passed round: its log must not give one player's hand to the next.
        eyes = seats[0] if len(seats) == 1 else None
        views = {str(seat): self._view(seat) for seat in seats} or {"public": self._view(None)}
        return {**self._head, "events": self._told(eyes), "views": views, **self._tail}

    def _view(self, seat: int | None) -> Encoded:
        if seat not in self._views:
            self._views[seat] = Encoded(codec.encode(view_for(self._play.game, self._play.position, seat)))
        return self._views[seat]

    def _told(self, seat: int | None) -> Encoded:
        if seat not in self._events:
            self._events[seat] = Encoded(codec.encode(told_events(self._new, seat)))
        return self._events[seat]


def told_events(happened: Sequence[Happened], seat: int | None) -> list[dict[str, Any]]:
    """What a seat (None: a spectator) is told of these events, with their numbers and times."""
    told = []
    for one in happened:
        event = told_to(one.event, seat)
        if event is not None:
            text = Encoded(one.text.encode()) if event is one.event else event
            told.append({"seq": one.seq, "at": one.at, "event": text})
    return told
