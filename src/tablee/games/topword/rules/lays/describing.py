"""A lay described as it stands on the score sheet and in the log: its line, what was there, what is new."""

from tablee.crossword.lays import described
from tablee.crossword.squares import Square
from tablee.games.topword.rules.board import Stacks, Tiles, laid, stack_at
from tablee.games.topword.rules.letters import spelled


def describe(stacks: Stacks, tiles: Tiles) -> str:
    """The move with its whole word: what stays in parentheses, a plus before what is stacked."""
    after = laid(stacks, tiles)

    def written(square: Square, new: bool) -> str:
        face = spelled(stack_at(after, square)[-1])
        return f"{'+' if stack_at(stacks, square) else ''}{face}" if new else f"({face})"

    return described(tiles, lambda square: stack_at(after, square), written)
