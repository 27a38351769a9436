"""What a table may choose: the board, who judges the words, how much help there is, and two rules of other boxes."""

from dataclasses import dataclass
from typing import Literal

from tablee.core.help import HELP
from tablee.core.options import choice, flag

Referee = Literal["arbiter", "challenge"]


@dataclass(frozen=True, slots=True)
class Options:
    """Chosen before the deal."""

    size: Literal[10, 8] = choice(10, 8)
    """8 for owners of the older box (R2)."""
    referee: Literal["arbiter", "challenge"] = choice("arbiter", "challenge")
    """Who finds bad words: the house, at once, or the other players (R16)."""
    help: Literal["auto", "none", "points", "words"] = choice(*HELP)
    """What the house says of letters that are not yet laid (R22)."""
    no_full_cover: bool = flag(False)
    """No word of the board may be covered whole in one turn (R19)."""
    no_bare_plural: bool = flag(False)
    """No turn may consist of an S behind a word (R20)."""
