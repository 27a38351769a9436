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


Letter = AskLetter | ReactLetter | Ping

read_ask, read_react, read_ping = codec.reader(AskLetter), codec.reader(ReactLetter), codec.reader(Ping)


def letter_from(raw: str) -> Letter:
    """What a client sent, or Refused(Malformed)."""
    letter: AskLetter | ReactLetter
    try:
        letter = read_ask(raw)
    except Refused:
        parts = codec.parse(raw)
        if "ping" in parts:
            return read_ping(raw)
        if "react" not in parts:
            raise
        letter = read_react(raw)
    if not 0 < len(letter.id) <= ID_LIMIT:
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
