"""The games of a house without kernels: with the robots that need none, and tables set for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tablee.core.game import Game


def without_kernels(games: Mapping[str, Game]) -> dict[str, Game]:
    """The same games; nothing is offered that could not be kept."""
    return {name: _plain(game) for name, game in games.items()}


def _plain(game: Game) -> Game:
    plain = game.engine.plain
    if plain is None:
        return game
    levels = tuple(level for level in game.engine.levels if level in plain)
    presets = tuple(
        one if one.level in levels else replace(one, level=levels[-1]) if one.level else one
        for one in game.rules.presets
    )
    return replace(game, engine=replace(game.engine, levels=levels), rules=replace(game.rules, presets=presets))
