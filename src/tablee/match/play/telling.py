"""What each window is told: events, views, whose turn, clock and result, each perspective encoded once."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import told_to
from tablee.core.loop import view_for
from tablee.match import codec
from tablee.match.play.play import Happened, Play

Seats = tuple[int, ...]

MOST_TOLD = 500
MOST_BYTES_TOLD = 96 * 1024
"""Whoever joins is told so many of the last events at most: all of them in any match but an endless one."""


class Telling:
    """One moment of a match, ready to be told to any number of windows; put together of encoded parts."""

    def __init__(self, play: Play, after_seq: int, why: str, now: float) -> None:
        self._play = play
        self._new = play.happened[after_seq:] if after_seq else latest(play.happened)
        self._head = b'{"type":"told","why":"%b","seq":%d,"now":%.3f' % (why.encode(), play.seq, now)
        told = {
            "to_play": play.to_play,
            "clock": play.glass,
            "result": play.result,
            "may_take_back": play.may_take_back,
            "may_hint": play.may_hint,
        }
        self._tail = codec.encode(told)[1:-1]
        self._whole = whole_events(self._new)
        self._seen: dict[Seats, bytes] = {}

    def to(self, seats: Seats) -> bytes:
        """The message for a window that plays these seats (none: a spectator)."""
        return b"%b,%b,%b}" % (self._head, self._seen_by(seats), self._tail)

    def to_asker(self, seats: Seats, ask_id: str) -> bytes:
        """The same, for the one whose ask brought it about."""
        return b'%b,%b,%b,"done":%b}' % (self._head, self._seen_by(seats), self._tail, codec.encode(ask_id))

    def _seen_by(self, seats: Seats) -> bytes:
        """Events and views, which are not the same for everybody."""
        if seats not in self._seen:
            # A window with several seats is passed round: its log must not give one player's hand to the next, and
            # the table stays in sight while no hand is.
            one = len(seats) == 1
            events = told_events(self._new, self._whole, seats[0] if one else None)
            views = [b'"%d":%b' % (seat, self._view(seat)) for seat in seats]
            views += [] if one else [b'"public":%b' % self._view(None)]
            self._seen[seats] = b'"events":%b,"views":{%b}' % (events, b",".join(views))
        return self._seen[seats]

    def _view(self, seat: int | None) -> bytes:
        return codec.encode(view_for(self._play.game, self._play.position, seat))


def latest(happened: Sequence[Happened]) -> Sequence[Happened]:
    """As much of what happened last as a log beside the board needs; a finished match can be replayed whole."""
    recent, room = happened[-MOST_TOLD:], MOST_BYTES_TOLD
    for number, one in enumerate(reversed(recent)):
        room -= len(one.text)
        if room < 0:
            return recent[len(recent) - number :]
    return recent


def whole_events(happened: Sequence[Happened]) -> list[bytes]:
    """These events as those are told who may know all of them: the same for everybody, and made once."""
    return [_numbered(one, one.text.encode()) for one in happened]


def told_events(happened: Sequence[Happened], whole: Sequence[bytes], seat: int | None) -> bytes:
    """What a seat (None: a spectator) is told of these events, with their numbers and times."""
    told = []
    for one, all_of_it in zip(happened, whole, strict=True):
        event = told_to(one.event, seat)
        if event is one.event:
            told.append(all_of_it)
        elif event is not None:
            told.append(_numbered(one, codec.encode(event)))
    return b"[%b]" % b",".join(told)


def _numbered(one: Happened, event: bytes) -> bytes:
    return b'{"seq":%d,"at":%b,"event":%b}' % (one.seq, codec.encode(one.at), event)
