"""Finds the games: every package under tablee.games that has a GAME; there is no list to edit.

The core knows no game, so this is by name: the one place where it reaches upwards.
"""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache, cached_property

from tablee.core.game import Game

ROOM = "tablee.games"


class Boxes(Mapping[str, Game]):
    """All games by name, in alphabetical order; asking for one opens its box alone, a fifth of the time for all."""

    def __getitem__(self, name: str) -> Game:
        return self._open(name)[name] if name in self._boxes else self._opened[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._opened)

    def __len__(self) -> int:
        return len(self._opened)

    def __repr__(self) -> str:
        return f"Boxes({', '.join(self)})"

    @cached_property
    def _opened(self) -> dict[str, Game]:
        """Every box that has a game in it."""
        found = {key: game for name in self._boxes for key, game in self._open(name).items()}
        return dict(sorted(found.items()))

    @cached_property
    def _boxes(self) -> tuple[str, ...]:
        return tuple(module.name for module in pkgutil.iter_modules(importlib.import_module(ROOM).__path__))

    @staticmethod
    def _open(name: str) -> dict[str, Game]:
        game = getattr(importlib.import_module(f"{ROOM}.{name}"), "GAME", None)
        return {game.name: game} if game else {}


@cache
def games() -> Boxes:
    """All games by name, in alphabetical order; a game is opened when it is asked for."""
    return Boxes()


def package(game: Game) -> str:
    """The package a game lives in, where its rooms, data and tests are: its options class stands in its `rules`."""
    return game.rules.options.__module__.partition(".rules.")[0]


def text_room(game: Game) -> str:
    """The package where a game's leaflets and sentences are."""
    return f"{package(game)}.text"
