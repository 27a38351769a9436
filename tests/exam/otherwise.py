"""A game in which a few things are otherwise: what a test exchanges in the toy."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tablee.core.game import Game


def otherwise(game: Game, name: str = "", **parts: Mapping[str, Any]) -> Game:
    """The game with these fields of its parts exchanged: otherwise(GAME, rules={"decide": decide})."""
    changed = {part: replace(getattr(game, part), **new) for part, new in parts.items()}
    return replace(game, name=name or game.name, **changed)
