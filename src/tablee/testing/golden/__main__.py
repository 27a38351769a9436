"""`python -m tablee.testing.golden GAME` plays the golden matches of a game again and writes them down."""

import argparse
import importlib
import sys

from tablee.core.game.shelf import games
from tablee.testing.golden import expected, folder_of, record, stamp


def main() -> None:
    """Record again, or (--restamp) accept what the records of older rules come to now."""
    parser = argparse.ArgumentParser(prog="python -m tablee.testing.golden", description=__doc__)
    parser.add_argument("game", help="a game of the shelf, or the package a game lives in")
    parser.add_argument("--restamp", action="store_true", help="accept what matches of older rules come to now")
    wanted = parser.parse_args()
    game = games().get(wanted.game) or importlib.import_module(wanted.game).GAME
    folder = folder_of(game)
    strayed = stamp(game, folder, older=True) if wanted.restamp else record(game, folder)
    print(f"{len(expected(folder))} golden records in {folder}")
    if strayed:
        sys.exit(f"Matches of older rules no longer end as they did: {', '.join(strayed)}")


main()
