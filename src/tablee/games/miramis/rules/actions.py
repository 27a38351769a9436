"""What a player may ask for in Miramis."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.actions import Action, Deal, TimeUp
from tablee.crossword import actions
from tablee.crossword.actions import Pass
from tablee.games.miramis.rules.box.board import Tiles
from tablee.games.miramis.rules.box.letters import Letters


@dataclass(frozen=True, slots=True)
class Lay(actions.Lay):
    """R5."""

    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Once in a match, before laying in the same turn: put one to three letters back and draw as many (R9)."""

    letters: Letters
    kind: Literal["exchange"] = "exchange"

    any_time: ClassVar[bool] = True
    """So that whoever asks for it just after laying is told that it comes before."""


Ask = Lay | Pass | Exchange | Deal | TimeUp
