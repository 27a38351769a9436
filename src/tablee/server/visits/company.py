"""Whether this house alone has lost the store while others have it: then visitors had better go to them."""

from __future__ import annotations

from time import monotonic

from tablee.server.visits.bus import Bus
from tablee.storage.leases import Leases

SUBJECT = "fresh"
"""Every house that could renew its lease says so under this name."""
LASTING = 1.5
"""Seconds for which such a word is good."""
STEADY = 2.0
"""Seconds for which they must have gone on: after a fail-over all renew theirs, one a little sooner."""


class Company:
    """Hears whether any house has the store, this one or another."""

    def __init__(self, bus: Bus, leases: Leases) -> None:
        self._bus = bus
        self._leases = leases
        self._last = self._since = -LASTING

    async def open(self) -> None:
        """Listen."""
        await self._bus.hear(SUBJECT, lambda *_: self._heard(monotonic()))

    def look_round(self) -> None:
        """Say that this house has the store, if it has."""
        if self._leases.fresh:
            self._bus.tell(SUBJECT, b"")

    @property
    def cut_off(self) -> bool:
        """Whether others have the store, and have had it for a while, and this house has not."""
        now = monotonic()
        steady = now - self._last < LASTING and now - self._since > STEADY
        return steady and not self._leases.fresh

    def _heard(self, now: float) -> None:
        if now - self._last > LASTING:
            self._since = now
        self._last = now
