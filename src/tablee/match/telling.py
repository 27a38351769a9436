"""What each window is told: events, views, whose turn, clock and result, each perspective encoded once."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.engine import view_for
from tablee.core.events import told_to
from tablee.match import codec
from tablee.match.codec import Encoded
from tablee.match.play import Happened, Play

Seats = tuple[int, ...]


class Telling:
    """One moment of a match, ready to be told to any number of windows; put together of encoded parts."""

    def __init__(self, play: Play, after_seq: int, why: str, now: float) -> None:
        self._play = play
        self._new = play.happened[after_seq:]
        self._events: dict[int | None, Encoded] = {}
        self._views: dict[int | None, bytes] = {}
        self._head = b'{"type":"told","why":"%b","seq":%d,"now":%.3f' % (why.encode(), play.seq, now)
        self._tail = codec.encode({"to_play": play.to_play, "clock": play.glass, "result": play.result})[1:-1]

    def to(self, seats: Seats) -> bytes:
        """The message for a window that plays these seats (none: a spectator)."""
        return b"".join((*self._parts(seats), b"}"))

    def to_asker(self, seats: Seats, ask_id: str) -> bytes:
        """The same, for the one whose ask brought it about."""
        return b"".join((*self._parts(seats), b',"done":', codec.encode(ask_id), b"}"))

    def _parts(self, seats: Seats) -> list[bytes]:
        """All but the closing brace; only here and in `to` are they copied."""
        # A window with several seats is passed round: its log must not give one player's hand to the next.
        parts = [self._head, b',"events":', self._told(seats[0] if len(seats) == 1 else None), b',"views":{']
        for seat in seats:
            parts += (b'"%d":' % seat, self._view(seat), b",")
        if seats:
            parts[-1] = b"},"
        else:
            parts += (b'"public":', self._view(None), b"},")
        parts.append(self._tail)
        return parts

    def _view(self, seat: int | None) -> bytes:
        if seat not in self._views:
            self._views[seat] = codec.encode(view_for(self._play.game, self._play.position, seat))
        return self._views[seat]

    def _told(self, seat: int | None) -> bytes:
        if seat not in self._events:
            self._events[seat] = told_events(self._new, seat)
        return self._events[seat]


def told_events(happened: Sequence[Happened], seat: int | None) -> Encoded:
    """What a seat (None: a spectator) is told of these events, with their numbers and times."""
    told = []
    for one in happened:
        event = told_to(one.event, seat)
        if event is not None:
            text = one.text.encode() if event is one.event else codec.encode(event)
            told.append(b'{"seq":%d,"at":%a,"event":%b}' % (one.seq, one.at, text))
    return Encoded(b"[%b]" % b",".join(told))
