"""What a table may choose: format, difficulty, the three variants, time, and who has the last word on words."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from tablee.core.help import HELP
from tablee.core.options import Formerly, choice, flag, number

Stars = Literal[1, 2, 3, 4, 5]


@dataclass(frozen=True, slots=True)
class Options:
    """Chosen before the first letter."""

    width: int = number(8, 3, 10)
    height: int = number(8, 3, 8)
    """R2: from 3 × 3 to 10 × 8 squares."""
    stars: Literal[3, 1, 2, 4, 5] = choice(3, 1, 2, 4, 5)
    """R3: how difficult it is; few neutral squares make it hard."""
    start_word: bool = flag(False)
    """R18: all begin with the same word in the first row."""
    six_more: bool = flag(False)
    """R19: six letters more are named, and six stay unused."""
    placed_neutrals: bool = flag(False)
    """R20: the neutral squares are placed in turn before the first letter, and stay there."""
    letter_seconds: int = number(60, 0, 600)
    """R7: the time to name a letter; 0 is no limit."""
    finish_seconds: int = number(300, 0, 3600)
    """R10: the time to finish after the last letter; 0 is no limit."""
    help: Literal["auto", "none", "points", "words"] = choice(*HELP)
    """R15: what the house says of the words of a grid that is being built."""
    agree: bool = flag(True)
    """R16: the table may accept a word that the dictionary does not know."""
    compounds: bool = flag(True)
    """R14: words with a hyphen or an apostrophe count, written as one: ARCENCIEL, QUELQUUN."""

    formerly: ClassVar[Formerly] = {"count": {True: {"help": "words"}, False: {"help": "none"}}}
