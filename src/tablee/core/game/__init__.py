"""What the house asks of a game: its parts, one from each of its folders, found on the shelf as `GAME`."""

from dataclasses import dataclass, replace
from typing import Any

from tablee.core.actions import Action
from tablee.core.game.engine import Engine
from tablee.core.game.exam import Exam, Example
from tablee.core.game.hint import Hint, HintStep
from tablee.core.game.problems import Problem, Problems, Verdict
from tablee.core.game.rules import Rules
from tablee.core.game.text import Text

__all__ = [
    "Engine",
    "Exam",
    "Example",
    "Game",
    "Hint",
    "HintStep",
    "Problem",
    "Problems",
    "Rules",
    "Text",
    "Verdict",
    "View",
    "with_sparring",
]

View = Any
"""What a seat may know, where the house passes it on: each game has a class of its own for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game; each part was checked against the game's own types, which the house, at this one seam, forgets."""

    name: str
    rules: Rules[Any, Any, Any, Any, Any, Any, Any]
    text: Text[Any, Any, Any]
    engine: Engine[Any, Action, Any, Any]
    exam: Exam[Any, Any, Any, Action, Any]
    problems: Problems[Any] | None = None
    """Positions with something to find; a game may do without."""


def with_sparring(game: Game) -> Game:
    """The same game, where sparring partners of the arena may sit down as well."""
    engine = game.engine
    return replace(game, engine=replace(engine, levels=(*engine.levels, *engine.sparring)))
