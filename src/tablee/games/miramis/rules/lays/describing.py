"""A lay described as it stands on the score sheet and in the log: its line, what was there, what is new."""

from tablee.games.miramis.rules.box.board import (
    ROWS,
    Square,
    Stones,
    Tiles,
    is_across,
    laid,
    line_through,
    name_of,
    stone_at,
)
from tablee.games.miramis.rules.box.spelling import stone_text


def describe(stones: Stones, tiles: Tiles) -> str:
    """The move with its whole word, as it stands on the score sheet: what was there and what is new."""
    after, squares = laid(stones, tiles), {tile.square for tile in tiles}
    across = is_across(tiles) and (len(tiles) > 1 or len(line_through(after, tiles[0].square, True)) > 1)
    line = line_through(after, tiles[0].square, across)
    body = "".join(_marked(after, square, square in squares) for square in line)
    return f"{start_of(line[0], across)} {body.replace(')(', '')}"


def _marked(after: Stones, square: Square, new: bool) -> str:
    stone = stone_at(after, square)
    text = stone_text(stone) if stone else "."
    return text if new else f"({text})"


def start_of(square: Square, across: bool) -> str:
    """B4 for a word in row B, 4B for one in column 4."""
    row, col = square
    return name_of(square) if across else f"{col + 1}{ROWS[row]}"
