"""`tablee solve multimo`: the best grid that the builder finds of some letters in some seconds."""

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from tablee.core.game.command import Command
from tablee.core.refusal import Refused
from tablee.core.text.sentences import Say
from tablee.games.multimo.engine.analyse import told
from tablee.games.multimo.engine.building import KERNELS
from tablee.games.multimo.rules import solve_refusals as no
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, Grid, blank, regions, squares, tiles_on
from tablee.games.multimo.rules.letters import values
from tablee.games.multimo.rules.scoring import good_words, sheet_of, worth
from tablee.games.multimo.text.diagram import read_grid
from tablee.lexicon import Vocabulary, fold, lexicon
from tablee.search import warm

ABOUT = "Build the best grid of some letters: full, all letters connected, words across and down."
WIDEST, HIGHEST, LEAST = 10, 8, 3


def solve(fixed: Grid, letters: str, neutrals: int, seconds: float, words: Vocabulary, *, seed: int = 0) -> Grid:
    """The best grid found in so many seconds; letters that find no room stay unused."""
    from tablee.games.multimo.engine.kernels import mosaic  # not above: numba comes with it

    warm.now(*KERNELS)  # so that the seconds are those of building
    return mosaic.build_for(mosaic.Task(fixed, letters, neutrals), words.graph, values(), seconds, seed).grid


def fixed_of(size: str, fixed: str, neutrals: int) -> Grid:
    """The grid before anything is built; what stands is given from its top left corner."""
    found = re.fullmatch(r"(\d{1,2})[x×](\d{1,2})", size.lower())
    width, height = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (LEAST <= width <= WIDEST and LEAST <= height <= HIGHEST):
        raise Refused(no.BadSize(size[:20]))
    grid = blank(width, height)
    if fixed:
        rows = read_grid(fixed)
        if len(rows) > height or len(rows[0]) > width:
            raise Refused(no.FixedTooLarge(fixed[:80]))
        grid = tuple(row.ljust(width, EMPTY) for row in rows) + grid[len(rows) :]
        if len(regions(square for square in squares(grid) if grid[square[0]][square[1]] != NEUTRAL)) != 1:
            raise Refused(no.FixedTooLarge(fixed[:80]))
    least, most = tiles_on(grid).count(NEUTRAL), width * height - 1 - len(tiles_on(grid).replace(NEUTRAL, ""))
    if not least <= neutrals <= most:
        raise Refused(no.BadNeutrals(neutrals, least, most))
    return grid


def letters_of(typed: str) -> str:
    """The letters in capitals; blanks and commas do not matter."""
    letters = fold(re.sub(r"[\s,]", "", typed))
    if strange := re.sub(r"[A-Z]", "", letters):
        raise Refused(no.StrangeLetters(strange[:20]))
    return letters


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--letters", required=True, help="The letters to lay, besides those that stand already.")
    parser.add_argument("--size", default="8x8", metavar="WxH", help="Columns x rows, up to 10x8 (8x8).")
    parser.add_argument("--neutral", type=_count, default=10, metavar="N", help="Neutral squares in all (10).")
    parser.add_argument("--unused", type=_count, default=0, metavar="N", help="Letters that stay unused (0).")
    parser.add_argument("--fixed", default="", metavar="ROWS", help="What stands: rows by strokes, as in MAISON/..#...")
    parser.add_argument("--seconds", type=_seconds, default=5.0, help="How long to build (5).")
    parser.add_argument("--common", action="store_true", help="Only common words: no names, no abbreviations.")
    parser.add_argument(
        "--no-compounds", action="store_true", help="Words with a hyphen or an apostrophe do not count."
    )
    parser.add_argument("--seed", type=_count, default=0, metavar="N", help="Another seed, another grid (0).")


def _count(typed: str) -> int:
    if not typed.isdecimal() or len(typed) > 9:
        raise ArgumentTypeError(typed)
    return int(typed)


def _seconds(typed: str) -> float:
    if not re.fullmatch(r"\d{1,5}(\.\d+)?", typed) or float(typed) <= 0:
        raise ArgumentTypeError(typed)
    return float(typed)


def _run(typed: Namespace, say: Say) -> str:
    letters, fixed = letters_of(typed.letters), fixed_of(typed.size, typed.fixed, typed.neutral)
    neutrals = typed.neutral - tiles_on(fixed).count(NEUTRAL)
    laid = "".join(fixed).count(EMPTY) - neutrals
    if len(letters) != laid + typed.unused:
        raise Refused(no.LettersDoNotFill(len(letters), laid + typed.unused))
    words = lexicon.common if typed.common else good_words(not typed.no_compounds)
    grid = solve(fixed, letters, neutrals, typed.seconds, words, seed=typed.seed)
    sheet = sheet_of(grid, compounds=not typed.no_compounds)
    best = sum(sorted(map(worth, letters), reverse=True)[:laid])
    bound = 2 * (best + worth(tiles_on(fixed).replace(NEUTRAL, "")))
    return "\n".join([say("terminal.best_grid", count=sheet.points, bound=bound), *told(sheet, say)])


SOLVE = Command("solve", ABOUT, _arguments, _run)
