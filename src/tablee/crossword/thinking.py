"""What thinks for a game of crossing words: its robots, what a lay would bring, analyses told alike, and the solver."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Protocol, TypeVar

from tablee.core.actions import Action
from tablee.core.events import Event
from tablee.core.game import Engine
from tablee.core.game.command import Command
from tablee.core.game.encoding import Encoding
from tablee.core.insight import Analysis
from tablee.core.text.retelling import retold

OptionsT = TypeVar("OptionsT")
AskT_co = TypeVar("AskT_co", bound=Action, covariant=True)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT")
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class RobotsModule(Protocol[ViewT_contra, AskT_co]):
    """A game's module of robots."""

    @property
    def LEVELS(self) -> tuple[str, ...]: ...  # noqa: N802 - a module's constants

    @property
    def SPARRING(self) -> tuple[str, ...]: ...  # noqa: N802 - a module's constants

    @property
    def KERNELS(self) -> tuple[str, ...]: ...  # noqa: N802 - a module's constants

    def choose(self, view: ViewT_contra, level: str, rng: Random, /) -> AskT_co:
        """What a robot of that level asks."""


def engine_of(
    bot: RobotsModule[ViewT, AskT_co],
    legal: Callable[[ViewT], Iterator[AskT_co]],
    preview: Callable[[ViewT, Action], object],
    analyse: Callable[[OptionsT, int, Sequence[EventT]], Analysis],
    solve: Command,
    encoding: Callable[[OptionsT, int], Encoding[AskT_co, ViewT]],
) -> Engine[OptionsT, AskT_co, EventT, ViewT]:
    """The engine of a game."""
    return Engine(
        levels=bot.LEVELS,
        sparring=bot.SPARRING,
        kernels=bot.KERNELS,
        choose=bot.choose,
        legal=legal,
        preview=preview,
        analyse=analyse,
        retell=retold,
        solve=solve,
        encoding=encoding,
    )
