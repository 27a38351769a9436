"""Copies of the toy with one thing spoilt, to see which law notices."""

import importlib
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.testing import golden

TOY = Path(__file__).parent / "toy"

Edit = tuple[str, str, str]
"""A file of the toy, words that stand in it, and what stands there instead."""


def spoilt(folder: Path, edits: Iterable[Edit], record_again: bool = True) -> Game:
    """The game of a copy of the toy in which these words are changed, with golden records of its own."""
    name = f"spoilt_{folder.name.replace('-', '_')}"
    shutil.copytree(TOY, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in edits:
        page = folder / name / file
        text = page.read_text("utf-8")
        assert old in text, f"{file} does not say {old!r}"
        page.write_text(text.replace(old, new), "utf-8")
    sys.path.insert(0, str(folder))
    game = importlib.import_module(name).GAME
    assert isinstance(game, Game)
    if record_again:
        with suppress(Refused):  # a game that refuses its own bots keeps the toy's records
            golden.record(game, golden.folder_of(game))
    return game


def forget(game: Game, folder: Path) -> None:
    """Take a spoilt copy out of this process again."""
    name = game.rules.options.__module__.partition(".")[0]
    sys.path.remove(str(folder))
    for module in [one for one in sys.modules if one.partition(".")[0] == name]:
        del sys.modules[module]
