"""Finds the games: every package under tablee.games that has a GAME; there is no list to edit.

The core knows no game, so this is by name: the one place where it reaches upwards.
"""

import importlib
import pkgutil
from functools import cache

from tablee.core.game import Game


@cache
def games() -> dict[str, Game]:
    """All games by name, in alphabetical order."""
    room = importlib.import_module("tablee.games")
    names = (module.name for module in pkgutil.iter_modules(room.__path__))
    found = (importlib.import_module(f"{room.__name__}.{name}") for name in names)
    by_name = {module.GAME.name: module.GAME for module in found if hasattr(module, "GAME")}
    return dict(sorted(by_name.items()))


def package(game: Game) -> str:
    """The package a game lives in, where its rooms, data and tests are: its options class stands in its `rules`."""
    return game.rules.options.__module__.partition(".rules.")[0]


def text_room(game: Game) -> str:
    """The package where a game's leaflets and sentences are."""
    return f"{package(game)}.text"
