"""Miramis measured: the move kernel beside its plain twin, in one run, and how long each robot thinks.

    python -m bench.miramis            the committed positions, all robots; --few takes a fifth of them

Times are of the processor, so that neighbours on the machine do not count, and the best of three for the kernel.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median

from tablee.crossword.kernels.moves import find
from tablee.games.miramis import GAME
from tablee.games.miramis.engine.arrays import board_of, rack_of, thrifty_figures, tools_for
from tablee.games.miramis.engine.kernels.colour import NOTHING, find_coloured, settle
from tablee.games.miramis.engine.kernels.colour_best import find_best
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.lays.moves import POINT, moves
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.tests.counts import positions
from tablee.search import warm


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", action="store_true", help="a fifth of the positions")
    step = 5 if parser.parse_args().few else 1
    warm.now(*GAME.engine.kernels)
    views = positions()[::step]
    pawns = [view for view in views if any(letter.is_pawn for letter in view.rack)]
    generating("without a pawn", [view for view in views if view not in pawns])
    generating("with a pawn", pawns)
    for level in (*GAME.engine.levels, *GAME.engine.sparring):
        thinking(level, views[:: 4 if level in ("champion", "champion-quick") else 2])


def generating(what: str, views: list[View]) -> None:
    """The kernel, its two halves, and the twin."""
    tools = tools_for(all_words(), views[0].ground)
    row = thrifty_figures(views[0].ground)
    kernel, words, colours, one, twin, found = 0.0, 0.0, 0.0, 0.0, 0.0, 0
    for view in views:
        board, rack = board_of(tools, view.stones), rack_of(view.rack)
        many = find_coloured(tools, board, rack, row, POINT)
        kernel += best(find_coloured, tools, board, rack, row, POINT)
        words += best(find, tools.words.cells, board.lanes, tools.counts, tools.rules.starts, tools.room, tools.moves)
        colours += best(settle, tools, board, rack, row, POINT, min(many, len(tools.moves)), NOTHING)
        one += best(find_best, tools, board, rack, row, POINT)
        began = time.process_time()
        plain = moves(view.ground, view.stones, view.rack, all_words())
        twin += time.process_time() - began
        assert len(plain) == many
        found += many
    each = len(views)
    print(
        f"{what}: {each} positions, {found / each:,.0f} moves each; kernel {1e6 * kernel / each:,.0f} µs "
        f"(words {1e6 * words / each:,.0f}, colours {1e6 * colours / each:,.0f}), the best alone "
        f"{1e6 * one / each:,.0f} µs, twin {1e3 * twin / each:,.0f} ms, "
        f"{twin / kernel:,.0f} times as long; {found / kernel / 1e6:.2f} million moves a second"
    )


def best(work: Callable[..., object], *given: object) -> float:
    """The shortest of three."""
    spent = []
    for _ in range(3):
        began = time.process_time()
        work(*given)
        spent.append(time.process_time() - began)
    return min(spent)


def thinking(level: str, views: list[View]) -> None:
    """How long a robot thinks over an ask, with warm kernels."""
    GAME.engine.choose(views[0], level, Random(0))
    spent = []
    for number, view in enumerate(views):
        began = time.process_time()
        GAME.engine.choose(view, level, Random(number))
        spent.append(time.process_time() - began)
    print(f"{level}: median {1e3 * median(spent):.0f} ms an ask, slowest {1e3 * max(spent):.0f} ms, {len(spent)} asks")


if __name__ == "__main__":
    main()
