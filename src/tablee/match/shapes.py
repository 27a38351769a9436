"""What goes over the wire that no other class describes: messages put together of encoded parts, and open shapes.

They are read by the OpenAPI page and by `make wire`, which writes the TypeScript; tests hold real messages to them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from tablee.core.clock import Hourglass
from tablee.core.seats import Result
from tablee.match.codec import LEFT_OUT, LeftOut
from tablee.match.tables.seen import TableSeen

MORE: dict[str, str] = {"extra": "allow"}
"""For shapes of which every game has kinds of its own, with further fields."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why not; further fields fill the sentence."""

    refused: str
    rule: str
    """The number of the leaflet's rule, empty for rules of the house."""

    __pydantic_config__: ClassVar[dict[str, str]] = MORE


@dataclass(frozen=True, slots=True)
class GameEvent:
    """An event of a game; its further fields are the game's own."""

    kind: str

    __pydantic_config__: ClassVar[dict[str, str]] = MORE


@dataclass(frozen=True, slots=True)
class Ask:
    """What a player asks; its further fields are the game's own."""

    kind: str

    __pydantic_config__: ClassVar[dict[str, str]] = MORE


@dataclass(frozen=True, slots=True)
class Numbered:
    """An event as it stands in the log of the match: its number and its time."""

    seq: int
    at: float
    event: GameEvent


@dataclass(frozen=True, slots=True)
class Told:
    """What happened, and how the table now looks to the seats of this window."""

    why: Literal["joined", "happened", "stale"]
    seq: int
    """The number of the last event."""
    now: float
    """The clock of the house."""
    events: tuple[Numbered, ...]
    views: dict[str, Any]
    """By seat, in the game's own shape; for a spectator one named `public`."""
    to_play: tuple[int, ...]
    clock: Hourglass
    result: Result | None
    may_take_back: tuple[int, ...]
    """The seats whose last move may be taken back, if every other person lets them."""
    may_hint: tuple[int, ...]
    """The seats that may ask for a hint now."""
    done: str | LeftOut = LEFT_OUT
    """The id of the window's own ask that led to this, if one did."""
    type: Literal["told"] = "told"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableTold(TableSeen):
    """The table, when a window opens and whenever it changes."""

    type: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class Done:
    """That ask was granted before."""

    id: str
    seq: int
    type: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Denied(Refusal):
    """That ask was not granted; nothing changed."""

    id: str
    type: Literal["refused"] = "refused"


Reaction = Literal["clap", "smile", "wonder", "surprise", "heart", "well_played"]


@dataclass(frozen=True, slots=True)
class Reacted:
    """A player reacts to what happens; nothing is kept of it."""

    seat: int
    reaction: Reaction
    type: Literal["reacted"] = "reacted"


@dataclass(frozen=True, slots=True)
class TakebackTold:
    """A player wants to take a move back, or what has become of that."""

    number: int
    """Which request of this table it is."""
    seat: int
    waits_for: tuple[int, ...]
    """The seats that have not answered yet."""
    state: Literal["asked", "granted", "declined", "lapsed"]
    """declined: by `by` · lapsed: somebody has played on, or nobody answered for a minute."""
    by: int | None = None
    type: Literal["takeback"] = "takeback"


@dataclass(frozen=True, slots=True)
class HintGiven:
    """A step of a hint."""

    step: int
    """From 1."""
    of: int
    said: str
    """The game's sentence, `hint.<said>`."""
    fields: dict[str, Any]
    squares: tuple[tuple[int, int], ...]
    """What is lit on the board, by row and column."""
    things: tuple[str, ...]
    """Pieces that are lit, by the names that the board gives them."""
    ask: dict[str, Any] | None
    """The move itself, as it is asked, with the last step."""


@dataclass(frozen=True, slots=True)
class Pong:
    """The house is there."""

    type: Literal["pong"] = "pong"


FromHouse = TableTold | Told | Done | Denied | Reacted | TakebackTold | Pong
