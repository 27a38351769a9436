"""What the house asks of a game: one frozen bundle of data and pure functions, found on the shelf as `GAME`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tablee.core.actions import Action, Deadline
from tablee.core.events import Event
from tablee.core.game.command import Command
from tablee.core.position import Position
from tablee.core.presets import Preset
from tablee.core.refusal import Refusal
from tablee.core.seats import Result

AnyPosition = Position[Any, Any, Any]
View = Any
"""Each game's own frozen dataclass: what one seat (or a spectator) may know, ready to be drawn."""


@dataclass(frozen=True, slots=True)
class Example:
    """An example of the leaflet as played: a position, what is asked in it, and through whose eyes one looks."""

    name: str
    position: AnyPosition
    asks: tuple[Action, ...]
    seat: int | None = None


def no_deadline(position: AnyPosition) -> Deadline | None:
    """For games that keep no time of their own."""
    return None


def usual_pause(view: View, level: str, rng: Random) -> float | None:
    """For games in which it does not matter how quickly a bot answers."""
    return None


def as_chosen(options: Any) -> Any:
    """For games of which a house has nothing of its own."""
    return options


def no_drawings() -> Mapping[str, Mapping[str, str]]:
    """For games in which nothing is drawn up beforehand."""
    return {}


def open_dictionary(table: Any) -> bool:
    """For games in which players may look words up as they like."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game; `Any` at this one seam, because every game brings its own drawers, asks and views."""

    name: str
    rules_version: int
    seat_counts: tuple[int, ...]
    options: type
    presets: tuple[Preset, ...] = ()
    """Tables ready to be played, newcomers' first; a game without them is played with its usual options."""
    actions: tuple[type[Action], ...]
    """What players may ask; Deal and TimeUp are the house's and need not be listed."""
    events: tuple[type[Event], ...]
    refusals: tuple[type[Refusal], ...]
    levels: tuple[str, ...]
    """Bots offered to people, weakest first."""
    sparring: tuple[str, ...] = ()
    """Further bots, for the arena only."""
    kernels: tuple[str, ...] = ()
    """The modules of kernels that its bots think with: compiled beforehand wherever bots play."""
    uses_lexicon: bool = False
    closes_dictionary: Callable[[Any], bool] = open_dictionary
    """(table) → whether those who play may not look words up as long as the match goes on."""

    furnish: Callable[[Any], Any] = as_chosen
    """(options) → the same with what this house has of its own, such as a board kept in a file, in the place of its
    name, or raises Refused; asked once, when a table is opened, so that the rules need not look outside."""
    drawings: Callable[[], Mapping[str, Mapping[str, str]]] = no_drawings
    """() → for options that can be drawn: what each named value looks like in this house, to begin from."""

    daily: Mapping[str, Any] | None = field(default=None, hash=False)
    """The options of the match of the day, if there is one: for one seat, and dealt alike to everybody."""

    start: Callable[[Any, int], AnyPosition]
    """(options, seats) → the table before anything is dealt: no luck, no clock."""
    decide: Callable[[Any, Any, Random, float], Sequence[Event]]
    """(position, action, rng, now) → what happens, or raises Refused; luck and time end up in the events."""
    evolve: Callable[[Any, Any], AnyPosition]
    """(position, event) → the next position; pure."""
    view: Callable[[Any, Any, int | None], View]
    """(table, hand, seat) → what that seat may know; a spectator has hand None and seat None."""
    to_play: Callable[[Any], tuple[int, ...]]
    """(table) → the seats the table waits for."""
    result: Callable[[Any], Result | None]
    """(table) → how it ended, or None."""
    deadline: Callable[[Any], Deadline | None] = no_deadline
    """(position) → when the house must act by the game's own rules; the table's clock comes on top."""

    choose: Callable[[View, str, Random], Action]
    """(view, level, rng) → what a bot of that level asks; deterministic for the rng's seed."""
    pause: Callable[[View, str, Random], float | None] = usual_pause
    """(view, level, rng) → seconds a bot of that level takes before it asks, where speed decides (a race); None: the
    usual moment. Meant for a house at its usual pace: one that hurries its bots hurries these too."""
    random_action: Callable[[View, Random], Action]
    """(view, rng) → some legal ask of the view's seat, for play-outs."""
    preview: Callable[[View, Action], Any] | None = None
    """(view, ask) → what the ask would bring: the game's own frozen class, a refusal, or None if there is nothing to
    show; nothing is played, and no turn is needed to look."""
    analyse: Callable[[Any, int, Sequence[Any]], Any] | None = None
    """(options, seats, events of a finished match) → how well it was played: the game's own frozen class or the shared
    one of core/insight.py; it may take its time, but is the same every time."""
    retell: Callable[[Any, Callable[..., str]], str] | None = None
    """(analysis, say) → the analysis as text for the terminal."""
    commands: tuple[Command, ...] = ()
    """What the game can do in the terminal besides being played; one named `solve` is `tablee solve GAME`."""
    draw: Callable[[View, Callable[..., str]], str]
    """(view, say) → the table as text for the terminal; say(key, **fields) speaks the player's language."""
    read: Callable[[str, View], Action]
    """(typed move, view) → the ask, or raises Refused(Unreadable)."""
    write: Callable[[Any], str]
    """(ask) → the move as it is typed and noted; `read` understands it."""

    holdings: Callable[[Any], tuple[Any, ...]]
    """(position) → everything that can neither appear nor vanish (cards, tiles), in a fixed order."""
    twin: Callable[[Any, int | None, Random], AnyPosition]
    """(position, seat, rng) → another position that the seat cannot tell apart, whatever others ask next."""
    examples: Callable[[], tuple[Example, ...]]
    """The leaflet's examples."""
