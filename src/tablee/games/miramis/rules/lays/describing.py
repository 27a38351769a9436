"""A lay described as it stands on the score sheet and in the log: its line, what was there, what is new."""

from tablee.crossword.lays import described
from tablee.crossword.squares import Square
from tablee.games.miramis.rules.box.board import Stones, Tiles, laid, stone_at
from tablee.games.miramis.rules.box.spelling import stone_text


def describe(stones: Stones, tiles: Tiles) -> str:
    """The move with its whole word: what was there stands in parentheses."""
    after = laid(stones, tiles)

    def written(square: Square, new: bool) -> str:
        stone = stone_at(after, square)
        text = stone_text(stone) if stone else "."
        return text if new else f"({text})"

    return described(tiles, lambda square: stone_at(after, square), written)
