"""What a bot reads, line by line, and what it sends."""

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from tablee.match.tables.table import Status
from tablee.server.calls.shapes import Longest

Reason = Literal[
    "connected_again",
    "flooding",
    "house_closes",
    "illegal_moves",
    "over",
    "relieved",
    "revoked",
    "silent",
    "too_slow",
    "unattended",
]
"""Why a line ends. connected_again: the same bot has called once more · flooding: it asks far too fast · illegal_moves:
too many in a row · over: the match has ended · relieved: a robot has its seat now · revoked: its token is no longer
good · silent: it was to play and did not · too_slow: it does not read · unattended: nobody else is
at the table, and it has opened one more than it may."""
LONGEST_MOVE = 200


@dataclass(frozen=True, slots=True)
class BotHello:
    """The first line: who the house takes the bot for."""

    name: str
    type: Literal["hello"] = "hello"


@dataclass(frozen=True, slots=True)
class BotTable:
    """The bot sits at a table that waits, plays or has ended; `gone`: it no longer does."""

    table: str
    game: str
    seats: tuple[int, ...]
    status: Status | Literal["gone"]
    type: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class BotAbsent:
    """From now on the bot counts as away from a match, until it opens the stream of that match again; and why."""

    table: str
    reason: Reason
    type: Literal["absent"] = "absent"


@dataclass(frozen=True, slots=True)
class BotClosed:
    """The last line of a stream, and why."""

    reason: Reason
    type: Literal["closed"] = "closed"


@dataclass(frozen=True, slots=True)
class BotMove:
    """A move as one types it; `seat` if the bot has several."""

    move: Annotated[str, Meta(max_length=LONGEST_MOVE), Longest(LONGEST_MOVE)]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class BotMoved:
    """The move was made; the match has got so far."""

    seq: int


@dataclass(frozen=True, slots=True)
class BotsHere:
    """The bots that are connected, for whoever has a chair free."""

    names: tuple[str, ...]
