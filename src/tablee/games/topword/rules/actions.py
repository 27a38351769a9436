"""What a player may ask for in Topword."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.actions import Action, Deal, TimeUp
from tablee.crossword import actions
from tablee.games.topword.rules.board import Tiles


@dataclass(frozen=True, slots=True)
class Lay(actions.Lay):
    """R5."""

    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay nothing, and exchange one letter or none (R15); under a challenge of the last move: let it stand (R16)."""

    swap: str | None = None
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Challenge(Action):
    """Have the words of the last move looked up (R16)."""

    kind: Literal["challenge"] = "challenge"

    any_time: ClassVar[bool] = True


Ask = Lay | Pass | Challenge | Deal | TimeUp
