"""How much help a table gives to those who arrange words: one option with one meaning in every game that has it."""

from collections.abc import Collection
from typing import Literal

Help = Literal["none", "points", "words"]
"""One sees the words one forms · and what they would earn · and whether they are good."""
HelpWish = Literal["auto", "none", "points", "words"]
"""What a table may choose; auto: as those who sit there need it."""
HELP: tuple[HelpWish, ...] = ("auto", "none", "points", "words")
"""The choices of the option, the first by default."""


def settled(wish: HelpWish, seats: int, robots: Collection[int]) -> Help:
    """What the table helps from the deal on: words alone or against robots, points among persons, unless it chose."""
    if wish != "auto":
        return wish
    return "points" if seats - len(robots) > 1 else "words"


def unsettled(wish: HelpWish) -> Help:
    """What holds before the deal, and in logs from before the option, when every word was judged at once."""
    return "words" if wish == "auto" else wish
