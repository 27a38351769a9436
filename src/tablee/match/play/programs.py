"""Bots of others that play from outside, as the house sees them; the server has the door through which they come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablee.core.refusal import Refused
from tablee.core.seats import Program, Sitter
from tablee.match.refusals.bots import NoSuchBot

if TYPE_CHECKING:
    from tablee.match.play.referee import Referee


class Programs:
    """A house without a door for them has none."""

    def here(self, game: str) -> tuple[str, ...]:
        """Those that are connected now and play a game."""
        return ()

    def told(self, referee: Referee) -> None:
        """Something about a table has changed: bots that sit there, or did, may want to know."""

    def require(self, game: str, sitters: Iterable[Sitter]) -> None:
        """Refuse bots that are not here to play this game."""
        for one in sitters:
            if isinstance(one, Program) and one.name not in self.here(game):
                raise Refused(NoSuchBot(one.name[:40]))
