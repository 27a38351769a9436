"""What a player may ask for in Motus."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.actions import Action, Deal, TimeUp


@dataclass(frozen=True, slots=True)
class SetWord(Action):
    """Hide a word under one's slate (R3); in the super partie one may prepare the next word in advance (R14)."""

    word: str
    kind: Literal["set_word"] = "set_word"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Guess(Action):
    """Propose a word (R4) on a line of a slate; it says on which, because others may be writing at the same time."""

    slate: int
    """Which of the slates on the table, from 0."""
    round: int
    """Which words: `round` of the view, so that a late proposal never falls on the next word."""
    line: int
    """Which line of the slate, from 1."""
    word: str
    kind: Literal["guess"] = "guess"

    any_time: ClassVar[bool] = True
    stays_fresh: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw from the basin after having found a word (R11)."""

    kind: Literal["draw"] = "draw"

    stays_fresh: ClassVar[bool] = True


Ask = SetWord | Guess | Draw | Deal | TimeUp
