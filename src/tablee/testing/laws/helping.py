"""The law of help: where a table does not help with words, nobody can get the dictionary's opinion out of it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tablee.core.game import Game
from tablee.core.game.shelf import package
from tablee.core.loop import view_for
from tablee.core.position import AnyPosition
from tablee.lexicon import Lexicon, lexicon
from tablee.testing.broken import hold
from tablee.testing.strange import probes


def law_help_asks_no_dictionary(game: Game, seed: int) -> None:
    """Where the view's `help` is not `words`, neither a view nor a preview opens the dictionary, whoever looks."""
    asked = list(probes(game, seed))
    with _shut_dictionary(game):
        for position, ask in asked:
            for seat in (None, *range(len(position.hands))):
                try:
                    seen = _helped(game, position, seat)
                    if seen is not None and game.engine.preview is not None:
                        game.engine.preview(seen, ask)
                except Consulted as consulted:
                    hold(False, f"seat {seat} gets the dictionary’s `{consulted}` out of {ask} without help with words")


class Consulted(Exception):
    """The dictionary was opened."""


class Shut(Lexicon):
    """A dictionary that tells on those who open it."""

    def __getattribute__(self, name: str) -> object:
        raise Consulted(name)


@contextmanager
def _shut_dictionary(game: Game) -> Iterator[None]:
    """What the game has kept in mind is forgotten first: a word remembered is a word looked up."""
    rooms = [module for name, module in sys.modules.items() if name.startswith(package(game))]
    for kept in (one for room in rooms for one in vars(room).values() if hasattr(one, "cache_clear")):
        kept.cache_clear()
    object.__setattr__(lexicon, "__class__", Shut)
    try:
        yield
    finally:
        object.__setattr__(lexicon, "__class__", Lexicon)


def _helped(game: Game, position: AnyPosition, seat: int | None) -> object:
    """The view of a seat whose table does not help with words; None where it does, or the game knows no help."""
    try:
        seen = view_for(game, position, seat)
    except Consulted:
        with _open_dictionary():
            seen = view_for(game, position, seat)
        if _may_know(seen):
            return None
        raise
    return None if _may_know(seen) else seen


def _may_know(seen: object) -> bool:
    return getattr(seen, "help", "words") == "words"


@contextmanager
def _open_dictionary() -> Iterator[None]:
    object.__setattr__(lexicon, "__class__", Lexicon)
    try:
        yield
    finally:
        object.__setattr__(lexicon, "__class__", Shut)
