"""What every referee has at hand: the log, the robots, the time, luck, and somebody who counts."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from tablee.match.play.programs import Programs
from tablee.match.play.watch import Watch
from tablee.match.thinking.analyses import Analyses
from tablee.match.thinking.robots import Robots
from tablee.storage.leases import Leases, leases_of
from tablee.storage.log import Log, StoreFailed

if TYPE_CHECKING:
    from tablee.match.play.referee import Referee

USUAL_PAUSE = 0.8
"""Seconds; what games say of their bots' speed is meant for a house at this pace."""


class Witness:
    """Counts what happens; the server's own one tells the metrics."""

    def moved(self, game: str, seconds: float) -> None:
        """A batch was decided, written and told, in that time."""

    def ended(self) -> None:
        """A match came to its end."""

    def refused(self, name: str) -> None:
        """An ask was refused."""

    def archived(self, matches: int) -> None:
        """Old matches were put away."""


@dataclass(slots=True, kw_only=True)
class Desk:
    """Shared by all tables of a house."""

    log: Log
    robots: Robots
    analyses: Analyses = field(default_factory=Analyses)
    now: Callable[[], float] = time.time
    """The time of the log and of all clocks."""
    watch: Watch | None = None
    """What keeps that time, if it can fall behind."""
    luck: Random = field(default_factory=SystemRandom)
    secret: str = field(default_factory=secrets.token_hex)
    """What robots' luck is drawn from: the store's own as soon as the house is open."""
    witness: Witness = field(default_factory=Witness)
    pause: float = USUAL_PAUSE
    """Seconds a bot takes at least, so that people can follow."""
    patience: float = 120.0
    """Seconds that somebody must have been away before the others may have a robot stand in."""
    calendar: Callable[[], float] | None = None
    """The time by which days are counted, if it is another."""
    opens: float = 0.0
    """No deadline falls before this time: the house was away until a moment ago."""
    knock: Callable[[Referee], None] = field(default=lambda referee: None)
    """Tells those who are to play and are not here, after something happened in a match."""
    programs: Programs = field(default_factory=Programs)
    """Bots that play from outside."""
    leases: Leases = field(init=False)
    """Whose tables they are, if other houses share the log."""
    ended: Callable[[Referee], None] = field(init=False, default=lambda referee: None)
    """What is done about a match that has come to its end."""
    failed: Callable[[Referee, StoreFailed], None] = field(init=False, default=lambda referee, error: None)
    """What becomes of a table that cannot be written."""

    def __post_init__(self) -> None:
        self.leases = leases_of(self.log)

    def today(self) -> float:
        """The time by which days are counted: whoever set the machine's clock wrongly and back gets the right day."""
        return (self.calendar or self.now)()
