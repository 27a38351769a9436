"""Run by a law in another process: prints the traces of a game (`elsewhere PACKAGE SEED`)."""

import importlib
import sys

from tablee.testing.traces import traces

if __name__ == "__main__":
    room, seed = sys.argv[1:]
    print("\n".join(traces(importlib.import_module(room).GAME, int(seed))))
