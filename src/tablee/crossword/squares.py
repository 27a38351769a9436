"""Boards of squares: what lies beside a square, lines, gaps, and the unbroken stretch that a square belongs to."""

from collections.abc import Callable, Collection, Sequence

Square = tuple[int, int]
"""Row and column, from 0, top left."""
Filled = Callable[[Square], object]
"""Whether something lies on a square: whatever is true, or is not; nothing lies outside a board."""
Line = tuple[Square, ...]
"""Squares side by side in a row or a column."""

ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def name_of(square: Square) -> str:
    """B8: row B, column 8; what no board has is named by its numbers."""
    row, col = square
    return f"{ROWS[row]}{col + 1}" if 0 <= row < len(ROWS) else f"({row + 1},{col + 1})"


def start_of(square: Square, across: bool) -> str:
    """Where a word begins: B4 in row B, 4B in column 4."""
    row, col = square
    return name_of(square) if across else f"{col + 1}{ROWS[row]}"


def on_board(square: Square, size: int) -> bool:
    """Whether a board of that size has the square."""
    row, col = square
    return 0 <= row < size and 0 <= col < size


def neighbours(square: Square) -> tuple[Square, ...]:
    """The four squares side to side with it, whether the board has them or not."""
    row, col = square
    return (row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)


def beside(square: Square, steps: int, across: bool) -> Square:
    """The square so many steps to the right, or down."""
    row, col = square
    return (row, col + steps) if across else (row + steps, col)


def stretch(square: Square, across: bool, filled: Filled) -> Line:
    """The unbroken row or column of filled squares that a filled square belongs to."""
    while filled(before := beside(square, -1, across)):
        square = before
    found = []
    while filled(square):
        found.append(square)
        square = beside(square, 1, across)
    return tuple(found)


def is_row(squares: Collection[Square]) -> bool:
    """Whether squares in one line lie in a row; a single one counts as lying in its row."""
    return len({row for row, _ in squares}) == 1


def out_of_line(squares: Sequence[Square]) -> int | None:
    """The place, among these squares, of the first that is not in the line of the first two; None if all are."""
    along = 0 if is_row(squares[:2]) else 1
    return next((at for at, square in enumerate(squares) if square[along] != squares[0][along]), None)


def first_gap(squares: Collection[Square], filled: Filled) -> Square | None:
    """The first square between squares in one line that is neither one of them nor filled."""
    across, first, last = is_row(squares), min(squares), max(squares)
    between = (beside(first, steps, across) for steps in range(sum(last) - sum(first)))
    return next((square for square in between if square not in squares and not filled(square)), None)
