"""The robots of the toy."""

from random import Random

from ..rules.actions import Lay
from ..rules.view import View

ALIASES = {"child": "pupil"}


def choose(seen: View, level: str, rng: Random) -> Lay:
    """The pupil lays anything, the master his highest."""
    assert seen.seat is not None
    return Lay(seen.seat, rng.choice(seen.hand) if ALIASES.get(level, level) == "pupil" else max(seen.hand))
