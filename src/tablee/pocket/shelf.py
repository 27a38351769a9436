"""The games of a house in a browser: robots that need no kernels, and ready tables that can be played there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tablee.core.game import Game
from tablee.core.presets import DAYS, Preset


def without_kernels(games: Mapping[str, Game]) -> dict[str, Game]:
    """The same games; nothing is offered that could not be kept."""
    return {name: _plain(game) for name, game in games.items()}


def _plain(game: Game) -> Game:
    whole, plain = game.engine.levels, game.engine.plain
    levels = tuple(level for level in whole if plain is None or level in plain)
    away = tuple(level for level in whole if level not in levels)
    presets = tuple(_fitting(one, levels) for one in game.rules.presets if one.clock != DAYS)  # nobody is far away
    return replace(
        game, engine=replace(game.engine, levels=levels, away=away), rules=replace(game.rules, presets=presets)
    )


def _fitting(preset: Preset, levels: tuple[str, ...]) -> Preset:
    return preset if preset.level in ("", *levels) else replace(preset, level=levels[-1])
