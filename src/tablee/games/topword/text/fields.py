"""The text of a position cut into squares and fields, each with its line and column, so that mistakes can be shown."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tablee.games.topword.rules.board import Square, Stacks

Place = tuple[int, int]
"""Line and column, from 1."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A square, or a field with its values; and where it stands."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Text:
    """A position as it was written, nothing checked yet."""

    rows: tuple[tuple[Piece, ...], ...]
    fields: dict[str, Piece]

    @property
    def stacks(self) -> Stacks:
        return tuple(tuple(square.text for square in row) for row in self.rows)

    def values(self, name: str) -> list[str]:
        """What a field says, word by word; nothing if it is missing."""
        field = self.fields.get(name)
        return field.text.replace(",", " ").split() if field else []

    def place(self, what: str | int | Square) -> Place:
        """Where a field, a row or a square stands; what is missing would stand at the beginning."""
        match what:
            case str():
                return self.fields[what].place if what in self.fields else (1, 1)
            case int():
                return self.rows[what][0].place if self.rows and self.rows[what] else (1, 1)
            case (row, col):
                return self.rows[row][col].place


def cut(lines: list[Piece]) -> Text:
    """A diagram, or a position on one line."""
    if len(lines) == 1 and "/" in lines[0].text:
        board, *fields = _pieces(lines[0], r"\S+")
        return Text(tuple(tuple(_unpacked(row)) for row in _pieces(board, r"[^/]+")), _named(fields, "="))
    rows = tuple(tuple(_squares(line)) for line in lines if ":" not in line.text)
    numbers = [all(square.text.isdecimal() for square in row) for row in rows]
    fields = [line for line in lines if ":" in line.text]
    return Text(tuple(row for row, above in zip(rows, numbers, strict=True) if not above), _named(fields, ":"))


def lines_of(text: str) -> list[Piece]:
    """The lines that say something; what follows a # is for people."""
    cut_off = (line.split("#")[0] for line in text.splitlines())
    return [Piece(line.upper(), (number, 1)) for number, line in enumerate(cut_off, 1) if line.strip()]


def _pieces(piece: Piece, pattern: str) -> Iterator[Piece]:
    line, column = piece.place
    return (Piece(found[0], (line, column + found.start())) for found in re.finditer(pattern, piece.text))


def _squares(line: Piece) -> Iterator[Piece]:
    """A row of a diagram; the name before it is for the eye only."""
    for piece in _pieces(line, r"\S+"):
        if not piece.text.endswith("|"):
            yield Piece(piece.text.replace(".", ""), piece.place)


def _unpacked(row: Piece) -> Iterator[Piece]:
    """A row of a line: numbers of empty squares, letters, stacks in parentheses."""
    for piece in _pieces(row, r"\d{1,2}|\(.*?\)|."):
        if piece.text.isdecimal():
            yield from [Piece("", piece.place)] * int(piece.text)
        else:
            bare = piece.text.removeprefix("(").removesuffix(")")
            yield Piece(bare or piece.text, piece.place)


def _named(fields: Iterable[Piece], sign: str) -> dict[str, Piece]:
    named = {}
    for field in fields:
        name, _, value = field.text.partition(sign)
        line, column = field.place
        indent = len(name) - len(name.lstrip())
        named[name.strip().lower()] = Piece(value, (line, column + indent))
    return named
