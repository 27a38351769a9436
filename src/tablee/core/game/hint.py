"""What an engine says to somebody who is stuck: a good move, told step by step, from where to look to what to play."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.core.actions import Action


@dataclass(frozen=True, slots=True)
class HintStep:
    """A sentence of the game, `hint.<said>`, what fills it, and what is lit on the board meanwhile."""

    said: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    squares: tuple[tuple[int, int], ...] = ()
    things: tuple[str, ...] = ()
    """Pieces by the names that the board gives them."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Steps, each of which tells more; with the last one the move may be made."""

    steps: tuple[HintStep, ...]
    ask: Action
