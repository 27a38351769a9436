"""What players ask alike in games of crossing words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tablee.core.actions import Action
from tablee.crossword.lays import OnSquare


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay letters of one's rack in one line; a game says what its tiles are."""

    tiles: Sequence[OnSquare]
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay nothing."""

    kind: Literal["pass"] = "pass"
