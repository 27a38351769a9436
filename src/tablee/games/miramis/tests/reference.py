"""The referee of the move finders: all legal moves by trying every word on every stretch, in every choice of colours.

Written from the leaflet. It knows no graph, no anchors and no cross-checks: words are looked up in a set, and those
that fit a stretch of a line are picked from the whole list. What a choice of letters earns is asked of the rules.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from tablee.games.miramis.rules.box.board import Ground, Stones, Tile, Tiles
from tablee.games.miramis.rules.box.letters import Letter, Letters
from tablee.games.miramis.rules.lays.scoring import score

Cells = tuple[tuple[int, int], ...]
Lay = tuple[tuple[int, int, str], ...]
"""Row, column and what it reads, of each letter laid, in order."""

SIZE, RACK_SIZE = 15, 8


class Reference:
    """All words, and MIRAMIS."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = {*words, "MIRAMIS"}
        by_length: dict[int, list[str]] = {}
        for word in sorted(self.words):
            by_length.setdefault(len(word), []).append(word)
        self.lists = {length: "\n".join(listed) for length, listed in by_length.items()}
        self.fitting = cache(self._fitting)

    def moves(self, ground: Ground, stones: Stones, rack: Letters) -> dict[Lay, int]:
        """Every legal lay with the most points that it can earn."""
        faces = tuple(sorted(letter.face for letter in rack))
        found: dict[Lay, int] = {}
        for cells in _places(ground, stones):
            text = "".join(_reads(stones, cell) or "." for cell in cells)
            for word in self.fitting(text, faces):
                lay = tuple((*cell, face) for cell, old, face in zip(cells, text, word, strict=True) if old == ".")
                if lay not in found and self.are_words(stones, lay):
                    found[lay] = max(score(ground, stones, tiles).points for tiles in _choices(lay, rack))
        return found

    def _fitting(self, text: str, faces: tuple[str, ...]) -> list[str]:
        """The words of a pattern whose open places the rack can fill."""
        own = "".join(set(faces) - {"?"})
        open_place = "[A-Z]" if "?" in faces else f"[{own}]" if own else "[^A-Z]"
        words = re.findall(f"^{text.replace('.', open_place)}$", self.lists.get(len(text), ""), re.MULTILINE)
        rack, pawns = Counter(faces), faces.count("?")
        needs = ((word, Counter(face for face, old in zip(word, text, strict=True) if old == ".")) for word in words)
        return [word for word, need in needs if (need - rack).total() <= pawns]

    def are_words(self, stones: Stones, lay: Lay) -> bool:
        """Whether every line of two letters or more that a new one is part of, in either direction, is a word."""
        new = {(row, col): face for row, col, face in lay}
        for row, col, _ in lay:
            for down, right in ((0, 1), (1, 0)):
                text = _line(stones, new, (row, col), (down, right))
                if len(text) > 1 and text not in self.words:
                    return False
        return True


def _reads(stones: Stones, cell: tuple[int, int]) -> str:
    row, col = cell
    stone = stones[row][col] if 0 <= row < SIZE and 0 <= col < SIZE else None
    return stone.reads if stone else ""


def _line(stones: Stones, new: dict[tuple[int, int], str], cell: tuple[int, int], way: tuple[int, int]) -> str:
    """What the unbroken line through a square reads."""
    text = new[cell]
    for sign in (-1, 1):
        row, col = cell[0] + sign * way[0], cell[1] + sign * way[1]
        while face := new.get((row, col)) or _reads(stones, (row, col)):
            text = text + face if sign > 0 else face + text
            row, col = row + sign * way[0], col + sign * way[1]
    return text


def _places(ground: Ground, stones: Stones) -> Iterator[Cells]:
    """Stretches of two squares or more that no letter goes on from, with one to eight free, where a word may lie."""
    for line in _lines():
        for first in range(SIZE):
            for end in range(first + 2, SIZE + 1):
                cells, beyond = line[first:end], (*line[max(0, first - 1) : first], *line[end : end + 1])
                free = sum(not _reads(stones, cell) for cell in cells)
                goes_on = any(_reads(stones, cell) for cell in beyond)
                if 1 <= free <= RACK_SIZE and not goes_on and _in_place(ground, stones, cells):
                    yield cells


def _lines() -> Iterator[Cells]:
    for number in range(SIZE):
        yield tuple((number, other) for other in range(SIZE))
        yield tuple((other, number) for other in range(SIZE))


def _in_place(ground: Ground, stones: Stones, cells: Cells) -> bool:
    """The first word over a two-coloured MIRAMIS square, later ones over or beside what lies there."""
    if not any(stone for row in stones for stone in row):
        return any(ground[row][col] == "M" for row, col in cells)
    around = ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))
    return any(_reads(stones, (row + down, col + right)) for row, col in cells for down, right in around)


def _choices(lay: Lay, rack: Letters) -> Iterator[Tiles]:
    """Every way to lay what is read with letters of the rack, and everything that they can declare."""
    if not lay:
        yield ()
        return
    (row, col, face), *others = lay
    for letter in sorted(set(rack)):
        if letter.face in (face, "?"):
            left = list(rack)
            left.remove(letter)
            for rest in _choices(tuple(others), tuple(left)):
                yield from ((tile, *rest) for tile in _declared(row, col, letter, face))


def _declared(row: int, col: int, letter: Letter, face: str) -> Iterator[Tile]:
    reads = face if letter.face == "?" else None
    if letter.colour == "both":
        yield Tile(row, col, letter, reads, "red")
        yield Tile(row, col, letter, reads, "blue")
    else:
        yield Tile(row, col, letter, reads)
