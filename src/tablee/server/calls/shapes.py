"""The shapes of calls and answers over HTTP, from which FastAPI writes the OpenAPI page and `make wire` the TypeScript.

All are plain dataclasses, most of which other rooms bring; what comes in is held to them by the codec.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.core.options import Value
from tablee.core.presets import Preset
from tablee.core.seats import Bot, Open, Program
from tablee.match.shapes import Ask, GameEvent, Numbered, Refusal
from tablee.match.tables.links import LinkState
from tablee.match.tables.seen import TableSeen
from tablee.match.thinking.analyses import StillThinking

Language = Literal["fr", "en"]
LONGEST_CODE = 64
LONGEST_ENDPOINT = 1_000


@dataclass(frozen=True, slots=True)
class Longest:
    """Says to the OpenAPI page how long a text may be; the codec has its own words for it."""

    letters: int

    def __get_pydantic_json_schema__(self, schema: Any, page: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        return page(schema) | {"maxLength": self.letters}


@dataclass(frozen=True, slots=True)
class SitDown:
    """Who would like to sit where."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class OneSeat:
    """Which seat is meant."""

    seat: int


@dataclass(frozen=True, slots=True)
class PutOnChair:
    """What the host puts on a chair."""

    seat: int
    sitter: Bot | Program | Open


@dataclass(frozen=True, slots=True)
class PlayToday:
    """Under which name somebody plays the match of the day."""

    name: str


@dataclass(frozen=True, slots=True)
class CarryCode:
    """What stands behind the # of a link."""

    code: Annotated[str, Meta(max_length=LONGEST_CODE), Longest(LONGEST_CODE)]
    """Of a bounded length, said to the codec and to the OpenAPI page."""


Endpoint = Annotated[str, Meta(max_length=LONGEST_ENDPOINT), Longest(LONGEST_ENDPOINT)]
"""Where the push service of a browser takes what is meant for it."""


@dataclass(frozen=True, slots=True)
class PushWish:
    """Where a device wants to be told that it is its turn, with keys that its browser made, and in what language."""

    endpoint: Endpoint
    p256dh: str
    auth: str
    language: Language


@dataclass(frozen=True, slots=True)
class PushStop:
    """Where nothing more is to be told."""

    endpoint: Endpoint


@dataclass(frozen=True, slots=True)
class PushState:
    """The key of the house, empty if it tells nobody, and on how many devices this browser's player is told."""

    key: str
    devices: int


@dataclass(frozen=True, slots=True)
class WouldAsk:
    """An ask that is only thought of."""

    seat: int
    ask: dict[str, Any]


@dataclass(frozen=True, slots=True)
class WantHint:
    """Which step of a hint somebody wants to be told, from 1."""

    seat: int
    step: int = 1


@dataclass(frozen=True, slots=True)
class Previewed:
    """What an ask would bring, in the game's own shape, or why it would be refused; both null: nothing to show."""

    preview: dict[str, Any] | None
    refused: Refusal | None


@dataclass(frozen=True, slots=True)
class Analysed:
    """How well it was played, in the game's own shape, or how far the answer is; both null: the game does not say."""

    analysis: dict[str, Any] | None
    waiting: StillThinking | None


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """An option as a form needs it: either the choices, or a range of whole numbers."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    low: int
    high: int
    drawn: dict[str, str]
    """What the choices look like, as text, if one may also draw something of one's own; otherwise nothing."""


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game of the shelf, and what can be chosen."""

    name: str
    seat_counts: tuple[int, ...]
    levels: tuple[str, ...]
    away: tuple[str, ...]
    """Levels that need more than this house has: they are named, but not offered."""
    daily: bool
    """Whether there is a match of the day."""
    problems: bool
    """Whether there are problems to be solved."""
    analysed: bool
    """Whether the house can say how well a match was played."""
    takebacks: bool
    """Whether there are moves that can be taken back."""
    options: tuple[OptionSpec, ...]
    presets: tuple[Preset, ...]
    """Tables that are ready to be played; the first is for newcomers."""
    lesson: bool
    """Whether it can be learnt by hand."""
    words: dict[Language, dict[str, str]]
    """What the game is called and what is said of it, in each language."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A step of a match: what was told, and how the table looked then, in the game's own shape."""

    seq: int
    stood: int
    """How many events count so far: fewer than `seq` once a move was taken back. An analysis numbers by these."""
    at: float
    events: tuple[Numbered, ...]
    view: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Replay:
    """A match to step through: what was told at each step, numbered as in the log."""

    table: TableSeen
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class ExampleFrame:
    """A step of an example."""

    events: tuple[GameEvent, ...]
    view: dict[str, Any]
    refused: Refusal | None
    """Why what was asked in the example is not granted."""


@dataclass(frozen=True, slots=True)
class ExampleShown:
    """An example of the leaflet, to step through."""

    name: str
    seat: int | None
    frames: tuple[ExampleFrame, ...]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One ask of a lesson: how the table stands, what is asked, what that would bring, and what comes of it."""

    seat: int
    """The learner's."""
    view: dict[str, Any]
    ask: Ask
    mine: bool
    """Whether the learner asks it, or watches."""
    preview: Previewed
    events: tuple[GameEvent, ...]
    after: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Alive:
    """The house answers."""

    status: Literal["ok"]
    version: str


@dataclass(frozen=True, slots=True)
class OpenHouse:
    """Whether visitors may be sent to the house."""

    status: Literal["ok", "cut_off"]
    version: str


@dataclass(frozen=True, slots=True)
class Ready:
    """Whether what is played can be kept, and robots be had; each `ok`, or in one word what is wrong."""

    status: Literal["ok", "trouble"]
    version: str
    store: str
    lease: Literal["ok", "late"]
    """Of several houses on one store: whether the others still believe that this one lives."""
    bus: Literal["ok", "away", "none"]
    """Whether the other houses can be spoken to; `none` if this one was given no bus."""
    robots: Literal["ok", "lost"]
    found: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link that another device can follow, and the same to be photographed."""

    link: str
    qr: str
    """An image, in a data: address."""
    here_only: bool
    """Whether this house is open to this machine alone, so that no other device can follow the link."""


@dataclass(frozen=True, slots=True)
class CarryLink(Invitation):
    """A link that carries this browser's seats to another device."""

    minutes: int
    """How long it works."""


@dataclass(frozen=True, slots=True)
class CarryState:
    """How it stands with the last link of this browser."""

    state: LinkState
