"""A lay described as it stands on the score sheet and in the log: its line, what was there, what is new."""

from tablee.games.topword.rules.board import (
    ROWS,
    Square,
    Stacks,
    Tiles,
    is_across,
    laid,
    name_of,
    run_through,
    stack_at,
)
from tablee.games.topword.rules.letters import spelled


def describe(stacks: Stacks, tiles: Tiles) -> str:
    """The move with its whole word, as it stands on the score sheet: what was there, what is new, what is stacked."""
    after, squares = laid(stacks, tiles), {tile.square for tile in tiles}
    across = is_across(tiles) and (len(tiles) > 1 or len(run_through(after, tiles[0].square, True)) > 1)
    run = run_through(after, tiles[0].square, across)
    body = "".join(_marked(stacks, after, square, square in squares) for square in run)
    return f"{start_of(run[0], across)} {body.replace(')(', '')}"


def _marked(before: Stacks, after: Stacks, square: Square, new: bool) -> str:
    face = spelled(stack_at(after, square)[-1])
    if not new:
        return f"({face})"
    return f"+{face}" if stack_at(before, square) else face


def start_of(square: Square, across: bool) -> str:
    """E3 for a word in row E, 3E for one in column 3."""
    row, col = square
    return name_of(square) if across else f"{col + 1}{ROWS[row]}"
