"""Letters as text: capitals are red, small letters blue, `*` stands before two-coloured ones, `?` before pawns.

On the board and in a move a letter shows what it was declared to be: `*E` is a two-coloured E laid as a red one, `*e`
as a blue one, `?e` a blue pawn that reads E, `*?E` the two-coloured pawn laid as a red E. On a rack nothing is declared
yet: `*E` is the two-coloured E, `?R` the red pawn, `?b` the blue one, `*?` the two-coloured one.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from tablee.core.refusal import Refused, Unreadable
from tablee.games.miramis.rules.box.board import Stone, Tile
from tablee.games.miramis.rules.box.letters import PAWN, Colour, Letter, Letters, Print
from tablee.lexicon import fold

LAID = re.compile(r"\*?\??[A-Za-z]")
HELD = re.compile(r"\*\?|\?[A-Za-z]|\*?[A-Za-z]")


@dataclass(frozen=True, slots=True)
class Declared:
    """A letter as it is written in a move: which it is, and what is declared of it."""

    letter: Letter
    reads: str | None
    colour: Colour | None

    def on(self, row: int, col: int) -> Tile:
        return Tile(row, col, self.letter, self.reads, self.colour)


def declared(text: str) -> Declared:
    """What `E`, `*e`, `?E` or `*?e` means in a move."""
    face = text[-1].upper()
    colour: Colour = "blue" if text[-1].islower() else "red"
    pawn, both = PAWN in text, text.startswith("*")
    print_: Print = "both" if both else colour
    return Declared(Letter(PAWN if pawn else face, print_), face if pawn else None, colour if both else None)


def stone_text(stone: Stone) -> str:
    """A letter of the board, or one that is being laid."""
    both = "*" if stone.letter.colour == "both" else ""
    pawn = PAWN if stone.letter.is_pawn else ""
    return both + pawn + (stone.reads if stone.colour == "red" else stone.reads.lower())


def held_text(letter: Letter) -> str:
    """A letter of a rack."""
    if letter.is_pawn:
        return {"red": "?R", "blue": "?b", "both": "*?"}[letter.colour]
    both = "*" if letter.colour == "both" else ""
    return both + (letter.face.lower() if letter.colour == "blue" else letter.face)


def rack_text(some: Iterable[Letter]) -> str:
    """The letters of a rack in one word."""
    return "".join(map(held_text, some))


def read_rack(text: str) -> Letters:
    """The letters of a rack that is written down, or Refused(Unreadable)."""
    if HELD.sub("", text):
        raise Refused(Unreadable(text[:80]))
    return tuple(map(_held, HELD.findall(text)))


def _held(text: str) -> Letter:
    if text == "*?":
        return Letter(PAWN, "both")
    if text.startswith(PAWN):
        return Letter(PAWN, "blue" if text[-1].islower() else "red")
    return declared(text).letter


def unaccented(text: str) -> str:
    """Accents and ligatures taken off, capitals and small letters kept apart."""
    return "".join(fold(sign) if sign.isupper() else fold(sign).lower() if sign.islower() else sign for sign in text)
