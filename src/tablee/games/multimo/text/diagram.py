"""Grids as text: rows on one line with strokes between them, or one below the other for people."""

import re

from tablee.core.refusal import Refused, Unreadable
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, ROWS, Grid
from tablee.lexicon.letters import fold

BLOCK = "■"
DOT = "·"
LINE = re.compile(r"(?:[A-H]\|)?([A-Z#.]+)")


def one_line(grid: Grid) -> str:
    """`TARTE/A#..E/…`: how a grid is written in a move."""
    return "/".join(grid)


def read_grid(text: str) -> Grid:
    """The grid of a text: rows by strokes or line ends, `#` or `■` neutral, `.` or `·` empty; spaces do not matter."""
    plain = text.replace(BLOCK, NEUTRAL).replace(DOT, EMPTY).replace("/", "\n")
    rows = [fold(line).replace(" ", "") for line in plain.splitlines()]
    rows = [row for row in rows if row and not row.isdigit()]
    found = [LINE.fullmatch(row) for row in rows]
    grid = tuple(match[1] for match in found if match)
    if not grid or None in found or len({len(row) for row in grid}) > 1:
        raise Refused(Unreadable(text.strip()[:80]))
    return grid


def picture_of(grid: Grid) -> list[str]:
    """The grid with its rows and columns named, the tenth column 0; `read_grid` understands it."""
    head = "   " + "".join(f" {number % 10}" for number in range(1, len(grid[0]) + 1))
    return [head, *(f"{ROWS[number]}| {' '.join(map(face, row))}" for number, row in enumerate(grid))]


def face(tile: str) -> str:
    """How a square looks on paper."""
    return {NEUTRAL: BLOCK, EMPTY: DOT}.get(tile, tile)
