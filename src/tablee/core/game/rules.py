"""What a game's `rules/` gives to the house: what may be asked, what happens, and what each seat sees."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from tablee.core.actions import Action, Deadline
from tablee.core.events import Event
from tablee.core.position import BoxT, HandT, Position, TableT
from tablee.core.presets import Preset
from tablee.core.refusal import Refusal
from tablee.core.seats import Result

OptionsT = TypeVar("OptionsT")
AskT = TypeVar("AskT", bound=Action)
"""All asks of a game, Deal and TimeUp included."""
AskT_co = TypeVar("AskT_co", bound=Action, covariant=True)
"""The same where asks are only made: one that makes fewer kinds of them will do."""
EventT = TypeVar("EventT", bound=Event)
"""All events of a game that stand in the log."""
ViewT = TypeVar("ViewT")
"""A game's own frozen dataclass: what one seat (or a spectator) may know, ready to be drawn."""


def no_deadline(position: object) -> Deadline | None:
    """For games that keep no time of their own."""
    return None


def open_dictionary(table: object) -> bool:
    """For games in which players may look words up as they like."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[OptionsT, TableT, HandT, BoxT, AskT, EventT, ViewT]):
    """Pure functions that fit together: an ask is decided, its events are folded, and each seat gets its view."""

    version: int
    """Rises whenever a rule changes."""
    seat_counts: tuple[int, ...]
    options: type[OptionsT]
    presets: tuple[Preset, ...] = ()
    """Tables ready to be played, newcomers' first; a game without them is played with its usual options."""
    actions: tuple[type[Action], ...]
    """What players may ask; Deal and TimeUp are the house's and need not be listed."""
    events: tuple[type[Event], ...]
    """Everything that can be told, shadows included."""
    refusals: tuple[type[Refusal], ...]

    start: Callable[[OptionsT, int], Position[TableT, HandT, BoxT]]
    """(options, seats) → the table before anything is dealt: no luck, no clock."""
    decide: Callable[[Position[TableT, HandT, BoxT], AskT, Random, float], Sequence[EventT]]
    """(position, ask, rng, now) → what happens, or raises Refused; luck and time end up in the events."""
    evolve: Callable[[Position[TableT, HandT, BoxT], EventT], Position[TableT, HandT, BoxT]]
    """(position, event) → the next position; pure."""
    view: Callable[[TableT, HandT | None, int | None], ViewT]
    """(table, hand, seat) → what that seat may know; a spectator has hand None and seat None."""
    to_play: Callable[[TableT], tuple[int, ...]]
    """(table) → the seats the table waits for."""
    result: Callable[[TableT], Result | None]
    """(table) → how it ended, or None."""
    deadline: Callable[[Position[TableT, HandT, BoxT]], Deadline | None] = no_deadline
    """(position) → when the house must act by the game's own rules; the table's clock comes on top."""

    victors: Callable[[TableT], tuple[int, ...]] | None = None
    """(table of a match that is over) → who has won, where it is more than the result crowns: a team, one of whom came
    first; None: the result's winners."""
    uses_lexicon: bool = False
    closes_dictionary: Callable[[TableT], bool] = open_dictionary
    """(table) → whether those who play may not look words up as long as the match goes on."""
    daily: Mapping[str, Any] | None = field(default=None, hash=False)
    """The options of the match of the day, if there is one: for one seat, and dealt alike to everybody."""
    mark: Callable[[TableT], str] | None = None
    """(table of a match of the day that is over) → what is counted of it, such as the lines it took, `-` if it was not
    won; None: whether it was won, 1 or 0."""
