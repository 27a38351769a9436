"""What a game's `engine/` gives to the house: robots, and what can be said about moves and matches."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic

from tablee.core.actions import Action
from tablee.core.game.command import Command
from tablee.core.game.encoding import Encoding, no_encoding
from tablee.core.game.hint import Hint
from tablee.core.game.rules import AskT_co, EventT, OptionsT, ViewT
from tablee.core.text.sentences import Say


def usual_pause(view: object, level: str, rng: Random) -> float | None:
    """For games in which it does not matter how quickly a bot answers."""
    return None


@dataclass(frozen=True, slots=True)
class Ending(Generic[AskT_co]):
    """What is best at an end where nothing is hidden any more."""

    ask: AskT_co
    gain: int | None
    """By how many points it gains on the other to the end, both playing as well as one can; None: not certain."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Engine(Generic[OptionsT, AskT_co, EventT, ViewT]):
    """What thinks about a game; robots see views, never positions."""

    levels: tuple[str, ...]
    """Bots offered to people, weakest first."""
    away: tuple[str, ...] = ()
    """Levels that this house would offer if it could, weakest first: in a browser those that are not `plain`."""
    sparring: tuple[str, ...] = ()
    """Further bots, for the arena only."""
    aliases: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What levels were called before: records, commands and saved tables may still say so, and `choose` knows them."""
    kernels: tuple[str, ...] = ()
    """The modules of kernels that its bots think with: compiled beforehand wherever bots play."""
    plain: tuple[str, ...] | None = None
    """The levels that are what they are called without kernels, too: those alone are offered in a browser. None: all.
    Analyses must do without them everywhere, if only less far-sighted."""
    choose: Callable[[ViewT, str, Random], AskT_co]
    """(view, level, rng) → what a bot of that level asks; deterministic for the rng's seed."""
    legal: Callable[[ViewT], Iterator[AskT_co]]
    """(view) → the moves of the view's seat, each once, found as they are asked for; turns are looked at elsewhere."""
    lists_all: bool = True
    """Whether `legal` leaves nothing out; the docstring of its module says what it leaves out otherwise."""
    pause: Callable[[ViewT, str, Random], float | None] = usual_pause
    """(view, level, rng) → seconds a bot of that level takes before it asks, where speed decides (a race); None: the
    usual moment. Meant for a house at its usual pace: one that hurries its bots hurries these too."""

    preview: Callable[[ViewT, Action], object] | None = None
    """(view, ask) → what the ask would bring: the game's own frozen class, a refusal, or None if there is nothing to
    show; nothing is played, and no turn is needed to look."""
    hint: Callable[[ViewT, Random], Hint | None] | None = None
    """(view, rng) → a good move of the view's seat, told in steps, within a second; None if there is nothing to say. It
    thinks as analyses do, with words that people know."""
    hint_moment: Callable[[ViewT], object] | None = None
    """(view) → what a hint for the view's seat rests on: it stands until that changes, whatever others do meanwhile;
    None: until anything happens."""
    analyse: Callable[[OptionsT, int, Sequence[EventT]], object] | None = None
    """(options, seats, events of a finished match) → how well it was played: the game's own frozen class or the shared
    one of core/insight.py; it may take its time, but is the same every time."""
    retell: Callable[[Any, Say], str] | None = None
    """(analysis, say) → the analysis as text for the terminal."""
    solve: Command | None = None
    """What a position that somebody wrote down is worth: `tablee solve GAME …`."""
    endgame: Callable[[ViewT], Ending[AskT_co] | None] | None = None
    """(view) → the best move of an end where nothing is hidden any more, or None if it is not that far."""
    encoding: Callable[[OptionsT, int], Encoding[AskT_co, ViewT] | None] = no_encoding
    """(options, seats) → positions and moves as numbers, for programs that learn; wants numpy."""

    def level(self, name: str) -> str | None:
        """The level that somebody means, under its name of today; None if there is no such bot."""
        today = self.aliases.get(name, name)
        return today if today in self.levels or today in self.sparring else None
