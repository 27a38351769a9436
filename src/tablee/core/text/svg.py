"""Pictures of tables as SVG: the colours and pieces that every game's drawing is made of, as on the web's boards."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

INK, PICK, ON_FELT = "#31231b", "#f6d156", "#faf3e5"
TILE, TILE_EDGE, TILE_SIDE = "#fbf6e6", "#cdb797", "#a8875a"
FONT = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, sans-serif"
RISE = 0.06
"""How much of a square each storey of a tower adds."""


@dataclass(frozen=True, slots=True)
class Felt:
    """The cloth of a game's table."""

    cloth: str
    line: str


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of a piece."""

    fill: str = TILE
    edge: str = TILE_EDGE
    ink: str = INK


IVORY = Paint()
FRESH = Paint(edge=INK)
"""Just laid."""
Point = tuple[float, float]


def picture(title: str, width: float, height: float, felt: Felt, parts: Iterable[str]) -> str:
    """A whole drawing on its cloth; the title is what a screen reader says."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" font-family="{FONT}"><title>{escape(title)}</title>'
        f"{box((0, 0), (width, height), felt.cloth, radius=14)}{''.join(parts)}</svg>"
    )


def box(corner: Point, size: Point, fill: str, *, line: str = "", radius: float = 0) -> str:
    """A rectangle, with a line round it if one is named."""
    (x, y), (width, height), stroke = corner, size, f' stroke="{line}"' if line else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}"{stroke}/>'


def label(x: float, y: float, size: float, words: str, *, ink: str = ON_FELT, anchor: str = "middle") -> str:
    """Words whose middle (or start, or end) stands at a point."""
    return (
        f'<text x="{x:g}" y="{y + 0.35 * size:g}" font-size="{size:g}" font-weight="700" fill="{ink}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )


def tile(x: float, y: float, size: float, face: str, *, height: int = 1, paint: Paint = IVORY) -> str:
    """A piece on the square at x, y; the higher it stands, the more storeys show below it."""
    inset, rise = 0.05 * size, RISE * size * (height - 1)
    left, wide = x + inset, size - 2 * inset
    sides = (
        box(
            (left, y + inset - rise + floor * RISE * size + 2),
            (wide, wide),
            TILE_SIDE,
            line="#5f4d42",
            radius=0.13 * wide,
        )
        for floor in range(height - 1, -1, -1)
    )
    top = box((left, y + inset - rise), (wide, wide), paint.fill, line=paint.edge, radius=0.13 * wide)
    middle, letter = x + size / 2, (0.6 if len(face) < 2 else 0.42) * size
    floors = (
        label(x + 0.86 * size, y + 0.84 * size - rise, 0.22 * size, str(height), ink=paint.ink) if height > 1 else ""
    )
    return f"{''.join(sides)}{top}{label(middle, y + size / 2 - rise, letter, face, ink=paint.ink)}{floors}"


def board_names(size: float, rows: str, columns: int, margin: float) -> Iterable[str]:
    """Letters beside the rows and figures above the columns of a board that begins at the margin."""
    for row, name in enumerate(rows):
        yield label(margin / 2, margin + (row + 0.5) * size, 0.32 * size, name)
    for column in range(columns):
        yield label(margin + (column + 0.5) * size, margin / 2, 0.32 * size, str(column + 1))
