"""`tablee solve GAME FILE` for games of crossing words: the best moves of positions that somebody has written down."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable
from typing import Any

from tablee.core.game.command import Command, text_of
from tablee.core.insight import Solution
from tablee.core.text.retelling import listed
from tablee.core.text.sentences import Say

Solve = Callable[[str, int], Iterable[Solution]]
"""(text, how many moves) → the best moves of each position in it."""
Picture = Callable[[Any, Say], list[str]]
"""(view, say) → the board and the rack as lines."""


def solver(written_as: str, solve: Solve, picture: Picture) -> Command:
    """The command; `written_as` names the page that tells how a position is written."""
    about = f"Print the best moves of a position: a board and a rack as text; {written_as} says how one is written."

    def run(typed: Namespace, say: Say) -> str:
        return "\n\n".join(_told(one, picture, say) for one in solve(text_of(typed.file), typed.top))

    return Command("solve", about, _arguments, run)


def _told(solution: Solution, picture: Picture, say: Say) -> str:
    """The board, the rack, how many moves there are and the best of them."""
    lines = [*picture(solution.view, say), say("insight.count", count=solution.count)]
    if solution.best:
        lines += ["", say("insight.best", count=len(solution.best)), listed(solution.best, say)]
    return "\n".join(lines)


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="A position, or one on each line; - reads standard input.")
    parser.add_argument("--top", type=_positive, default=10, metavar="N", help="How many moves are shown (10).")


def _positive(typed: str) -> int:
    if not typed.isdecimal() or not int(typed):
        raise ArgumentTypeError(typed)
    return int(typed)
