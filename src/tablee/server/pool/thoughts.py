"""A thought that leaves the house: the view of one seat, a level and its luck; what comes back is an ask."""

from __future__ import annotations

from typing import Any

from tablee.arena.sameness import fingerprint
from tablee.core.game.shelf import games
from tablee.match import codec
from tablee.match.thinking.robots import think

GROUP = "robots"
"""Of all who listen under one name in this group, one gets the thought."""


def subject() -> str:
    """Where thoughts of this Tablée are sent; another Tablée, which might choose otherwise, listens elsewhere."""
    return f"thoughts.{fingerprint('tablee')}"


def thought_over(name: str, view: dict[str, Any], level: str, seed: str) -> bytes:
    """In a robot's process: what the bot of that level asks, as JSON."""
    return codec.encode(think(name, codec.view_from(games()[name], view), level, seed))
