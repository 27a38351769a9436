"""A number grid as plain text: covered numbers in brackets."""

from collections.abc import Iterator

from tablee.games.motus.rules.rounds.grid import Grid


def grid_lines(grid: Grid) -> Iterator[str]:
    """Row by row."""
    for row in range(0, len(grid.numbers), grid.size):
        cells = (_cell(number, number in grid.covered) for number in grid.numbers[row : row + grid.size])
        yield f"  {''.join(cells)}".rstrip()


def _cell(number: int, covered: bool) -> str:
    return f"[{number:2}] " if covered else f" {number:2}  "
