"""Finds the games: every package under tablee.games that has a GAME; there is no list to edit."""

import importlib
import pkgutil
from functools import cache

from tablee.core.game import Game


@cache
def games() -> dict[str, Game]:
    """All games by name, in alphabetical order."""
    room = importlib.import_module("tablee.games")
    found = (
        importlib.import_module(f"{room.__name__}.{module.name}")
        for module in pkgutil.iter_modules(room.__path__)
    )
    return {
        game.name: game
        for game in sorted(
            (module.GAME for module in found), key=lambda game: game.name
        )
    }


def package(game: Game) -> str:
    """The package a game lives in, where its leaflets, locales and data are."""
    return f"tablee.games.{game.name}"
