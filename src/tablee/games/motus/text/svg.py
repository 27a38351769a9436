"""The table as a picture: the slates with their marks, a filled square for well placed, a disc for misplaced."""

from collections.abc import Iterator

from tablee.core.text.svg import ON_FELT, PICK, Felt, box, label, picture
from tablee.games.motus.rules.rounds.grid import Grid
from tablee.games.motus.rules.view import View
from tablee.games.motus.rules.words.slate import LINES, UNKNOWN, Slate

FELT = Felt("#16617a", "#558194")
PLACED, MISPLACED = "#b3241f", PICK
CELL, GAP = 44.0, 18.0


def svg(view: View) -> str:
    """What the seat of the view sees: every slate, then the grids if no race is on."""
    letters = view.options.letters
    wide, tall = letters * CELL, max([LINES, *(len(_rows(seen.slate)) for seen in view.slates)]) * CELL
    parts = [part for at, seen in enumerate(view.slates) for part in _slate(seen.slate, GAP + at * (wide + GAP))]
    left = GAP + len(view.slates) * (wide + GAP)
    for side, own in enumerate(view.grids):
        if view.side in (None, side) and view.race is None and own.grid.numbers:
            parts += _numbers(own.grid, left)
            left += own.grid.size * CELL + GAP
    return picture("Motus", max(left, 2 * GAP + wide), tall + 2 * GAP, FELT, parts)


def _slate(slate: Slate, left: float) -> Iterator[str]:
    rows = _rows(slate)
    for number in range(max(LINES, len(rows))):
        word, marks = rows[number] if number < len(rows) else ("", "")
        for col in range(len(slate.known)):
            yield from _square(left + col * CELL, GAP + number * CELL, word[col : col + 1], marks[col : col + 1])


def _rows(slate: Slate) -> list[tuple[str, str]]:
    """Words with their marks; then what is known of the word, or the word if it was not found."""
    rows = [(line.word, line.marks) for line in slate.lines]
    if slate.over:
        return rows if slate.status == "found" else [*rows, (slate.secret, "")]
    return [*rows, (slate.known.replace(UNKNOWN, "·"), "")]


def _square(x: float, y: float, letter: str, mark: str) -> Iterator[str]:
    yield box((x, y), (CELL, CELL), PLACED if mark == "X" else "#0f4d63", line=FELT.line)
    if mark == "O":
        yield f'<circle cx="{x + CELL / 2:g}" cy="{y + CELL / 2:g}" r="{0.44 * CELL:g}" fill="{MISPLACED}"/>'
    yield label(x + CELL / 2, y + CELL / 2, 0.55 * CELL, letter, ink="#31231b" if mark == "O" else ON_FELT)


def _numbers(grid: Grid, left: float) -> Iterator[str]:
    for at, number in enumerate(grid.numbers):
        x, y = left + at % grid.size * CELL, GAP + at // grid.size * CELL
        covered = number in grid.covered
        yield box((x, y), (CELL, CELL), PICK if covered else "#0f4d63", line=FELT.line)
        yield label(x + CELL / 2, y + CELL / 2, 0.36 * CELL, str(number), ink="#31231b" if covered else ON_FELT)
