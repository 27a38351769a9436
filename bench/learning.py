"""What the commands that learn have in common: batches of matches by a crew, here or on a cluster.

    python -m bench.NAME --workers 4                      four processes; one, this one, if not said
    python -m bench.NAME --cluster tcp://scheduler:8786   the workers of a Dask scheduler, started where `bench` is

A batch has a seed of its own, and the batches are put in order again: what is learnt does not depend on who played.
"""

import argparse
import importlib
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rich.progress import track

from tablee.arena.crew import Crew, crew

P = TypeVar("P")
R = TypeVar("R")


def with_crew(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """The options that say who plays."""
    parser.add_argument("--workers", type=int, default=1, help="processes of this machine; 1 if not said")
    parser.add_argument("--cluster", metavar="tcp://HOST:8786", help="the workers of a Dask scheduler instead")
    return parser


@contextmanager
def chosen_crew(asked: argparse.Namespace) -> Iterator[Crew]:
    """Those that were asked for."""
    with crew(asked.workers, asked.cluster) as hands:
        yield hands


def in_order(hands: Crew, work: Callable[[P], R], pieces: Sequence[P], words: str) -> list[R]:
    """What came of the pieces, in their order, with a bar while they are worked on; `work` is named in its module."""
    named = _by_name(work)
    numbered = [(number, named, piece) for number, piece in enumerate(pieces)]
    return [
        done for _, done in sorted(track(hands.results(_done, numbered), words, len(pieces)), key=lambda one: one[0])
    ]


def _done(piece: tuple[int, Callable[[P], R], P]) -> tuple[int, R]:
    number, work, what = piece
    return number, work(what)


def _by_name(work: Callable[[P], R]) -> Callable[[P], R]:
    """The same function as workers elsewhere find it: a command's module is `__main__` nowhere else."""
    command = sys.modules["__main__"].__spec__
    if work.__module__ != "__main__" or command is None:
        return work
    named: Callable[[P], R] = getattr(importlib.import_module(command.name), work.__name__)
    return named
