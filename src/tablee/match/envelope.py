"""What goes over the wire: letters from a browser to the house, and the messages it is sent."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tablee.core.refusal import Refusal, Refused
from tablee.core.seats import Bot, Person
from tablee.match import codec
from tablee.match.refusals.messages import Malformed
from tablee.match.tables.table import Table

ID_LIMIT = 64


class Ask(codec.Letter, frozen=True):
    """A player asks: what, from which seat, having seen the match up to `seq`, under an id of the player's own."""

    ask: dict[str, Any]
    seat: int
    seq: int
    id: str


class Ping(codec.Letter, frozen=True):
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


read_ask, read_ping = codec.reader(Ask), codec.reader(Ping)


def letter_from(raw: str) -> Ask | Ping:
    """What a client sent, or Refused(Malformed)."""
    try:
        ask = read_ask(raw)
    except Refused:
        if "ping" in codec.parse(raw):
            return read_ping(raw)
        raise
    if not 0 < len(ask.id) <= ID_LIMIT:
        raise Refused(Malformed(f"Expected `id` of 1 to {ID_LIMIT} characters"))
    return ask


NOBODY: Mapping[int, float] = {}
MOST_COUNTED = 9
"""Of those who look on before the start: enough to see somebody arrive, and a crowd is no news."""


def shown(table: Table, browser: str, online: Collection[str], waits: Mapping[int, float] = NOBODY) -> dict[str, Any]:
    """A table as one browser sees it; nobody's secret, nor its fingerprint, is in it.

    `waits` tells of the persons who are away from a match in how many seconds a robot may stand in.
    """
    mine, kept = table.seats_of(browser), table.kept_for(browser) if table.status == "playing" else ()
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "clock": codec.plain(table.clock),
        "status": table.status,
        "seats": [
            {
                **codec.plain(chair.sitter),
                "mine": seat in mine,
                "online": isinstance(chair.sitter, Bot)
                or (isinstance(chair.sitter, Person) and chair.browser in online),
                "relief": waits.get(seat) if mine and seat not in mine else None,
                "kept": seat in kept,
            }
            for seat, chair in enumerate(table.chairs)
        ],
        "host": bool(browser) and table.host == browser,
        "rematch": table.rematch,
        "day": table.day,
        "created": table.created,
        "winners": table.winners,
        "lookers": min(MOST_COUNTED, lookers(table, online)) if table.status == "waiting" else 0,
    }


def lookers(table: Table, online: Collection[str]) -> int:
    """How many browsers have a window open here and no seat, the host's aside."""
    if len(online) > MOST_COUNTED + 1 + len(table.chairs):
        return MOST_COUNTED + 1  # a crowd: nobody counts it
    return len(set(online) - {table.host} - {chair.browser for chair in table.chairs})


def table_message(table: dict[str, Any]) -> bytes:
    """The table as shown to a browser, told over the socket."""
    return codec.encode({"type": "table", **table})


def done_message(ask_id: str, seq: int) -> bytes:
    """That ask was granted before."""
    return codec.encode({"type": "done", "id": ask_id, "seq": seq})


def refused_message(ask_id: str, refusal: Refusal) -> bytes:
    """That ask was not granted; nothing changed."""
    return codec.encode({"type": "refused", "id": ask_id, **codec.on_wire(refusal)})


PONG = codec.encode({"type": "pong"})
