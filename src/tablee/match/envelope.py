"""What goes over the wire: letters from a browser to the house, and the messages it is sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Literal

from tablee.core.refusal import Refusal, Refused
from tablee.match import codec
from tablee.match.refusals.messages import Malformed
from tablee.match.shapes import Done, Pong, Reacted, Reaction, TableTold
from tablee.match.tables.seen import TableSeen

ID_LIMIT = 64
NUL = "\0"
"""No database keeps it in a text."""


class AskLetter(codec.Incoming, frozen=True):
    """A player asks: what, from which seat, having seen the match up to `seq`, under an id of the player's own."""

    ask: dict[str, Any]
    seat: int
    seq: int
    id: str


class ReactLetter(codec.Incoming, frozen=True):
    """A player reacts, from which seat, under an id of the player's own."""

    react: Reaction
    seat: int
    id: str


class TakebackLetter(codec.Incoming, frozen=True):
    """A player asks to take the last move of a seat back, having seen the match up to `seq`."""

    takeback: Literal[True]
    seat: int
    seq: int
    id: str


class AnswerLetter(codec.Incoming, frozen=True):
    """A player answers the request of that number: whether the move may be taken back."""

    grant: bool
    request: int
    id: str


class Ping(codec.Incoming, frozen=True):
    """A client asks whether the house is there."""

    ping: Literal[True]


@dataclass(eq=False, slots=True)
class Guest:
    """An open window at a table: whose it is, which seats it plays, and how to speak to it."""

    browser: str
    hear: Callable[[bytes], None]
    seats: tuple[int, ...] = ()
    knows: int = -1
    """The last change of the table that it was told of."""
    bye: Callable[[], None] = lambda: None
    """Hang up: the window will call again."""


Asking = AskLetter | TakebackLetter | AnswerLetter
"""What the referee answers, under its id."""
Letter = Asking | ReactLetter | Ping

read_ask, read_ping = codec.reader(AskLetter), codec.reader(Ping)
SELDOM: dict[str, Callable[[str], Asking | ReactLetter]] = {
    "react": codec.reader(ReactLetter),
    "takeback": codec.reader(TakebackLetter),
    "grant": codec.reader(AnswerLetter),
}


def letter_from(raw: str) -> Letter:
    """What a client sent, or Refused(Malformed)."""
    letter: Asking | ReactLetter
    try:
        letter = read_ask(raw)
    except Refused:
        parts = codec.parse(raw)
        if "ping" in parts:
            return read_ping(raw)
        read = next((read for name, read in SELDOM.items() if name in parts), None)
        if read is None:
            raise
        letter = read(raw)
    if not 0 < len(letter.id) <= ID_LIMIT or NUL in letter.id:
        raise Refused(Malformed(f"Expected `id` of 1 to {ID_LIMIT} characters"))
    return letter


def table_message(table: TableSeen) -> bytes:
    """The table as shown to a browser, told over the socket."""
    return codec.encode(TableTold(**{one.name: getattr(table, one.name) for one in fields(table)}))


def done_message(ask_id: str, seq: int) -> bytes:
    """That ask was granted before."""
    return codec.encode(Done(ask_id, seq))


def refused_message(ask_id: str, refusal: Refusal) -> bytes:
    """That ask was not granted; nothing changed."""
    return codec.encode({"type": "refused", "id": ask_id, **codec.on_wire(refusal)})


def reacted_message(letter: ReactLetter) -> bytes:
    """Somebody reacts."""
    return codec.encode(Reacted(letter.seat, letter.react))


PONG = codec.encode(Pong())
