"""The grid: squares that are empty, neutral or hold a letter, the runs that read as words, and what hangs together."""

from collections.abc import Iterable, Iterator, Mapping

Square = tuple[int, int]
"""Row and column, from 0, top left."""
Grid = tuple[str, ...]
"""Rows of squares, one character each: a letter, `#` for a neutral square, `.` for an empty one."""

EMPTY = "."
NEUTRAL = "#"
ROWS = "ABCDEFGH"


def blank(width: int, height: int) -> Grid:
    """A grid with nothing on it."""
    return (EMPTY * width,) * height


def squares(grid: Grid) -> Iterator[Square]:
    """Every square, row by row."""
    return ((row, col) for row in range(len(grid)) for col in range(len(grid[0])))


def at(grid: Grid, square: Square) -> str:
    """What is on a square."""
    row, col = square
    return grid[row][col]


def inside(grid: Grid, square: Square) -> bool:
    row, col = square
    return 0 <= row < len(grid) and 0 <= col < len(grid[0])


def put(grid: Grid, changes: Mapping[Square, str]) -> Grid:
    """The grid with other contents on some squares."""
    rows = [list(row) for row in grid]
    for (row, col), tile in changes.items():
        rows[row][col] = tile
    return tuple(map("".join, rows))


def name_of(square: Square) -> str:
    """C5: row C, column 5."""
    row, col = square
    return f"{ROWS[row]}{col + 1}" if 0 <= row < len(ROWS) else f"({row + 1},{col + 1})"


def names_of(some: Iterable[Square]) -> tuple[str, ...]:
    """The squares by name, row by row."""
    return tuple(map(name_of, sorted(some)))


def tiles_on(grid: Grid) -> str:
    """Everything that lies on the grid, letters and neutral squares."""
    return "".join(grid).replace(EMPTY, "")


def filled(grid: Grid) -> int:
    """How many squares are not empty."""
    return len(tiles_on(grid))


def holding(grid: Grid, tiles: str) -> tuple[Square, ...]:
    """The squares on which one of these stands."""
    return tuple(square for square in squares(grid) if at(grid, square) in tiles)


def is_letter(tile: str) -> bool:
    """Whether a square's content is a letter."""
    return "A" <= tile <= "Z"


def columns(grid: Grid) -> Grid:
    """The grid with rows and columns exchanged."""
    return tuple(map("".join, zip(*grid, strict=True)))


def neighbours(square: Square) -> tuple[Square, ...]:
    row, col = square
    return (row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)


def regions(some: Iterable[Square]) -> tuple[frozenset[Square], ...]:
    """The squares in groups that hang together side by side, in the order of their first squares."""
    left = dict.fromkeys(sorted(some))
    found = []
    while left:
        region, edge = set(), [next(iter(left))]
        while edge:
            square = edge.pop()
            if square in left:
                del left[square]
                region.add(square)
                edge += neighbours(square)
        found.append(frozenset(region))
    return tuple(found)


def letter_regions(grid: Grid) -> tuple[frozenset[Square], ...]:
    """The letters in groups that hang together; a good grid has one (R13)."""
    return regions(square for square in squares(grid) if is_letter(at(grid, square)))
