"""The shapes of calls and answers over HTTP, from which FastAPI writes the OpenAPI page."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Value = bool | int | str


class Shape(BaseModel):
    """Strict both ways: an unknown or mistyped field is an error."""

    model_config = ConfigDict(extra="forbid", strict=True)


class RefusalShape(BaseModel):
    """Why not; further fields fill the sentence."""

    model_config = ConfigDict(extra="allow")

    refused: str
    rule: str


class PersonShape(Shape):
    kind: Literal["person"]
    name: str


class BotShape(Shape):
    kind: Literal["bot"]
    level: str


class OpenShape(Shape):
    kind: Literal["open"]


SitterShape = Annotated[PersonShape | BotShape | OpenShape, Field(discriminator="kind")]


class ClockShape(Shape):
    per_turn: int = 0
    per_match: int = 0


class NewTable(Shape):
    game: str
    options: dict[str, Value] = {}
    clock: ClockShape = ClockShape()
    seats: list[SitterShape]


class SitDown(Shape):
    seat: int
    name: str


class OneSeat(Shape):
    seat: int


class PutOnChair(Shape):
    seat: int
    sitter: Annotated[BotShape | OpenShape, Field(discriminator="kind")]


class WouldAsk(Shape):
    """An ask that is only thought of."""

    seat: int
    ask: dict[str, Any]


class PreviewShape(Shape):
    """What it would bring, in the game's own shape, or why it would be refused."""

    preview: dict[str, Any] | None
    refused: RefusalShape | None


class WaitingShape(Shape):
    """How far an analysis is: so many come first, and this part of the usual time has passed (null: nobody knows)."""

    ahead: int
    share: float | None


class AnalysisShape(Shape):
    """How well it was played, in the game's own shape, or how far the answer is; both null: the game does not say."""

    analysis: dict[str, Any] | None
    waiting: WaitingShape | None


class Seat(Shape):
    """A chair as one browser sees it; `name` for persons, `level` for bots."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: str | None = None
    mine: bool
    online: bool
    relief: float | None
    """In how many seconds this browser may have a bot stand in; null: not at all."""
    kept: bool
    """Whether a bot keeps the seat for this browser."""


class TableShape(Shape):
    id: str
    game: str
    options: dict[str, Value]
    clock: ClockShape
    status: Literal["waiting", "playing", "finished"]
    seats: list[Seat]
    host: bool
    rematch: str | None
    day: str
    created: float
    winners: list[int] | None
    """The seats that won, once the match is over; none: a draw."""
    lookers: int
    """Before the start: how many have opened the invitation and not sat down, 9 at most."""


class MyTable(TableShape):
    to_play: list[int] | None
    """The seats a running match waits for, as far as the house remembers."""


class OptionShape(Shape):
    name: str
    default: Value
    choices: list[Value]
    low: int
    high: int
    drawn: dict[str, str]
    """What the choices look like, if one may also draw something of one's own; otherwise nothing."""


class PlayToday(Shape):
    name: str


class PlayedShape(Shape):
    day: str
    table: str
    status: str
    won: bool
    on_time: bool


class DaysShape(Shape):
    first: str
    today: str
    streak: int
    best: int
    played: list[PlayedShape]


class PresetShape(Shape):
    """A table that is ready to be played; the first of a game is for newcomers."""

    name: Literal["newcomer", "family", "leaflet", "quick"]
    seats: int
    level: str
    options: dict[str, Value]
    clock: ClockShape


class GameShape(Shape):
    name: str
    seat_counts: list[int]
    levels: list[str]
    daily: bool
    analysed: bool
    words: dict[str, dict[str, str]]
    options: list[OptionShape]
    presets: list[PresetShape]


class EventShape(BaseModel):
    """An event of a game; its other fields are the game's own."""

    model_config = ConfigDict(extra="allow")

    kind: str


class ToldEvent(Shape):
    seq: int
    at: float
    event: EventShape


class Frame(Shape):
    seq: int
    at: float
    events: list[ToldEvent]
    view: dict[str, Any]


class ReplayShape(Shape):
    table: TableShape
    frames: list[Frame]


class ExampleFrame(Shape):
    events: list[EventShape]
    view: dict[str, Any]
    refused: RefusalShape | None


class ExampleShape(Shape):
    name: str
    seat: int | None
    frames: list[ExampleFrame]


class Health(Shape):
    status: Literal["ok", "trouble"]
    version: str
    store: str
    robots: Literal["ok", "lost"]
    found: list[str]


class EntryShape(Shape):
    headword: str
    kind: str
    parts: list[str]


class WhyNotShape(Shape):
    kind: str
    word: str
    spelling: str


class WordShape(Shape):
    asked: str
    word: str
    common: bool
    extended: bool
    compound: bool
    kinds: list[str]
    entries: list[EntryShape]
    rank: int | None
    why_not: WhyNotShape | None


class CarryLink(Shape):
    link: str
    qr: str
    """The same as an image, in a data: address."""
    minutes: int
    here_only: bool
    """Whether this house is open to this machine alone."""


class InvitationShape(Shape):
    link: str
    qr: str
    """The same as an image, in a data: address."""
    here_only: bool
    """Whether this house is open to this machine alone."""


class CarryCode(Shape):
    code: str = Field(max_length=64)


class CarryState(Shape):
    state: Literal["none", "open", "used", "old"]
