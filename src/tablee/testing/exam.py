"""The exam every game passes: `exam(game)` runs all laws, `cases(games)` gives pytest one test a law."""

import os
from collections.abc import Iterable

from tablee.core.game import Game
from tablee.testing.broken import Broken
from tablee.testing.laws import LAWS, Law
from tablee.testing.playout import playouts


def seeds() -> range:
    """The seeds of an exam: few but telling ones; TABLEE_EXAM_SEEDS asks for more."""
    return range(int(os.environ.get("TABLEE_EXAM_SEEDS", "2")))


def sit(law: Law, game: Game) -> None:
    """Hold a game to one law with every seed; matches that another law has seen are not played again."""
    for seed in seeds():
        law(game, seed)


def broken_laws(game: Game, laws: Iterable[Law] = LAWS) -> dict[str, str]:
    """The laws a game breaks, by name, each with its sentence (or with the error that stopped it).

    Each law gets matches of its own, so that a game whose rules change what they are given is blamed by its own law.
    """
    found = {}
    for law in laws:
        playouts.cache_clear()
        try:
            sit(law, game)
        except Broken as broken:
            found[law.__name__] = str(broken)
        except Exception as error:
            found[law.__name__] = f"stopped by {error!r}"
    return found


def exam(game: Game) -> None:
    """Hold a game to every law; raises Broken with one line for each that does not hold."""
    found = broken_laws(game)
    if found:
        lines = "\n".join(f"  {name}: {sentence}" for name, sentence in found.items())
        raise Broken(f"{game.name} breaks {len(found)} of {len(LAWS)} laws:\n{lines}")


def cases(games: Iterable[Game]) -> dict[str, tuple[Law, Game]]:
    """For pytest: every law for every game, by a name that says both."""
    return {f"{game.name}-{law.__name__.removeprefix('law_')}": (law, game) for game in games for law in LAWS}
