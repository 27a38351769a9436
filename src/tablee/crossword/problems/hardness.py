"""How hard a best move is to find, as a rating, before anybody has tried: 1500 is middling.

It is harder the rarer its rarest word is, the more moves there are beside it, the more letters and words it is made of,
and hardest if another move earns more; it is easier if it earns far more than all others.
"""

from math import log2
from typing import NamedTuple

EASIEST, HARDEST = 900, 2200
MIDDLE, USUAL, STRETCH = 1480, 520, 1.3
"""What is usual comes out in the middle."""


class Find(NamedTuple):
    """What is to be found, and among what."""

    rank: int
    """Of the rarest word."""
    many: int
    """How many moves there are."""
    laid: int
    words: int
    turns: int
    """Whatever else is unusual about it, such as letters laid on others or letters that stand for any."""
    earns_less: int
    """How many points more the move earns that earns most."""
    lead: float
    """By how many times the margin it leads."""


def level(find: Find) -> int:
    """To the next ten."""
    known = 75 * log2(max(1, find.rank / 500))
    crowd = 55 * log2(max(1, find.many / 60))
    made = 35 * (find.laid - 4) + 40 * (find.words - 2) + 25 * find.turns
    unlikely = 150 + 10 * min(15, find.earns_less) if find.earns_less else 0
    stands_out = 60 * log2(max(1, find.lead))
    felt = MIDDLE + STRETCH * (known + crowd + made + unlikely - stands_out - USUAL)
    return max(EASIEST, min(HARDEST, round(felt / 10) * 10))
