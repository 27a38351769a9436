"""Positions that somebody wrote down, cut into squares and fields, each with its line and column for refusals to name.

Two forms: a diagram with a row of squares on each line and `name: value` lines, or a single line with the rows between
slashes, empty squares counted, squares of several signs in parentheses, and `name=value` behind. What follows a # is
for people, and so are the numbers above a diagram and the names before its rows, which end with a |.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

Where = tuple[int, int]
"""Line and column, from 1."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A square, a field or a line, and where it begins."""

    text: str
    place: Where

    def parts(self, pattern: str) -> Iterator["Piece"]:
        """What in it fits a pattern."""
        line, column = self.place
        return (Piece(found[0], (line, column + found.start())) for found in re.finditer(pattern, self.text))


@dataclass(frozen=True, slots=True)
class Written:
    """A position as it stands there, nothing checked yet; an empty square is an empty text."""

    rows: tuple[tuple[Piece, ...], ...]
    fields: dict[str, Piece]

    def words(self, name: str) -> list[str]:
        """What a field says, word by word; nothing if it is missing."""
        field = self.fields.get(name)
        return field.text.replace(",", " ").split() if field else []

    def place_of(self, name: str) -> Where:
        """Where a field stands; one that is missing would stand at the beginning."""
        return self.fields[name].place if name in self.fields else (1, 1)


def positions(text: str, square: str) -> list[Written]:
    """One diagram, or all positions of a text with one on each line; `square` is the pattern of a filled square."""
    bare = (line.split("#")[0] for line in text.splitlines())
    lines = [Piece(line, (number, 1)) for number, line in enumerate(bare, 1) if line.strip()]
    if lines and all("/" in line.text for line in lines):
        return [_line(line, square) for line in lines]
    return [_diagram(lines)]


def _line(line: Piece, square: str) -> Written:
    board, *fields = line.parts(r"\S+")
    rows = (tuple(_unpacked(row, square)) for row in board.parts(r"[^/]+"))
    return Written(tuple(rows), dict(_named(fields, "=")))


def _unpacked(row: Piece, square: str) -> Iterator[Piece]:
    for piece in row.parts(rf"\d{{1,2}}|{square}|."):
        empty = piece.text.isdecimal()
        bare = piece.text.removeprefix("(").removesuffix(")") or piece.text
        yield from [Piece("", piece.place)] * int(piece.text) if empty else [Piece(bare, piece.place)]


def _diagram(lines: list[Piece]) -> Written:
    rows = (tuple(_squares(line)) for line in lines if ":" not in line.text)
    fields = [line for line in lines if ":" in line.text]
    kept = (row for row in rows if not all(square.text.isdecimal() for square in row))
    return Written(tuple(kept), dict(_named(fields, ":")))


def _squares(line: Piece) -> Iterator[Piece]:
    for piece in line.parts(r"\S+"):
        if not piece.text.endswith("|"):
            yield Piece("" if piece.text == "." else piece.text, piece.place)


def _named(fields: Iterable[Piece], sign: str) -> Iterator[tuple[str, Piece]]:
    for field in fields:
        name, _, value = field.text.partition(sign)
        line, column = field.place
        yield name.strip().lower(), Piece(value, (line, column + len(name) - len(name.lstrip())))
