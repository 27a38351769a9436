"""Compiles the kernels of all games, two games at a time, so that tests that run side by side need not each do it."""

from concurrent.futures import ProcessPoolExecutor

from tablee.core.game.shelf import games
from tablee.search import warm

CORES = 2


def compile_for(name: str) -> None:
    """What the robots of a game need, into the cache; what is there already is only fetched."""
    warm.now(*games()[name].engine.kernels)


def main() -> None:
    """The games with most kernels first, so that no core is left waiting at the end."""
    names = [name for name, game in games().items() if game.engine.kernels]
    names.sort(key=lambda name: -len(games()[name].engine.kernels))
    with ProcessPoolExecutor(max_workers=CORES) as pool:
        list(pool.map(compile_for, names))


if __name__ == "__main__":
    main()
