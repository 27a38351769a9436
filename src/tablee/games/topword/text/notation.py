"""Moves as text, the same in every language; docs/notation.md has the grammar.

`E3 RATEAU` lies in row E from column 3 on, `3E RIRE` in column 3 from row E down: what comes first is the line. Letters
in parentheses lie there already, a `+` stands before a letter that is laid on a stack: `3E +B(I)+S(E)`. When a move is
typed neither is needed (`3E BISE`), since no letter may cover itself; a full stop stands for any letter that stays
(`3E B.S`). The Q reads QU. `-` passes, `-K` passes and exchanges a K, `!` challenges.
"""

import re
from collections.abc import Iterator
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.crossword.notation import LONGEST, PASS_WORDS, marked_cells, read_stretches, unreadable, write_tiles
from tablee.crossword.squares import beside
from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.board import ROWS, Stacks, Tile, Tiles, stack_at
from tablee.games.topword.rules.letters import spelled
from tablee.games.topword.rules.view import View
from tablee.lexicon.letters import fold

CHALLENGE_WORDS = ("!", "CHALLENGE", "CONTESTE", "CONTESTER")
SWAP = re.compile(r"(?:-|(?:PASS|PASSE|PASSER) )\s*(QU|[A-Z])")
CELL = r"\+?QU?|\+?[A-Z]|[().]"
BODY = re.compile(r"(?:\+?[A-Z]|\.|\([A-Z]+\))+")


def write(action: Ask) -> str:
    """The ask as it is typed; `read` gives the same ask back."""
    match action:
        case Lay(_, tiles):
            return write_tiles(tiles, len(ROWS), lambda tile: spelled(tile.letter))
        case Pass(_, swap):
            return f"-{spelled(swap or '')}"
        case Challenge():
            return "!"
        case Deal() | TimeUp():
            return f"({action.kind})"
        case _:
            assert_never(action)


def read(text: str, view: View) -> Ask:
    """The ask that a typed move means at this table, or Refused(Unreadable)."""
    typed = text.strip().upper()
    if view.seat is None or len(typed) > LONGEST:
        raise unreadable(text)
    if typed in PASS_WORDS:
        return Pass(view.seat)
    if typed in CHALLENGE_WORDS:
        return Challenge(view.seat)
    if swap := SWAP.fullmatch(typed):
        return Pass(view.seat, swap[1][0])
    return Lay(view.seat, read_tiles(text, view.stacks))


def read_tiles(text: str, stacks: Stacks) -> Tiles:
    """The letters that a written move lays on a board, or Refused(Unreadable)."""
    tiles: list[Tile] = []
    for start, across, body in read_stretches(text, len(ROWS), BODY, fold):
        for steps, (mark, letter) in enumerate(_cells(body)):
            square = beside(start, steps, across)
            if not _fits(mark, letter, stack_at(stacks, square)):
                raise unreadable(text)
            if mark != "stays" and stack_at(stacks, square)[-1:] != letter:
                tiles.append(Tile(*square, letter))
    return tuple(tiles)


def _cells(body: str) -> Iterator[tuple[str, str]]:
    """Square by square: how it is marked (plain, stacked, stays), and its letter, which a full stop leaves open."""
    for inside, cell in marked_cells(re.findall(CELL, body)):
        if cell == ".":
            yield "stays", ""
        else:
            yield "stays" if inside else "stacked" if cell[0] == "+" else "plain", cell.removeprefix("+")[0]


def _fits(mark: str, letter: str, stack: str) -> bool:
    """Whether what is said of a square is so: marks speak of what lies there, plain letters do not."""
    match mark:
        case "stays":
            return stack.endswith(letter) and bool(stack or not letter)
        case "stacked":
            return bool(stack)
        case _:
            return True
