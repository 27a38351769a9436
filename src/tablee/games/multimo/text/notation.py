"""Moves as text, the same in every language; docs/notation-multimo.md has the table.

`E` names a letter, `C5=E` lays one, `C5>D6` moves, `C5<>D6` exchanges, `C5>` takes back; `C5 TARTE` writes a word
across from C5, `5C TARTE` one down, and rows with strokes before them are a whole grid. `!` finishes, `~` goes on
after all, `+MOT` and `-MOT` speak about words at the reveal, `=` has nothing to add.
"""

import re
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.refusal import Refused, Unreadable
from tablee.games.multimo.rules.actions import (
    Accept,
    Arrange,
    Ask,
    Content,
    Draw,
    Finish,
    Lift,
    Move,
    Name,
    Object,
    PlaceNeutral,
    PlaceTile,
    Resume,
    Swap,
)
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, ROWS, Square, name_of, put
from tablee.games.multimo.rules.phases.opening import require_inside
from tablee.games.multimo.rules.view import View
from tablee.games.multimo.text.diagram import BLOCK, one_line, read_grid
from tablee.lexicon.letters import as_word, fold

LONGEST = 200
HERE = r"([A-H])(\d{1,2})"
PLACE = re.compile(rf"{HERE}\s*=\s*([A-Z#])|([A-Z])\s*>\s*{HERE}")
MOVE = re.compile(rf"{HERE}\s*(<?>)\s*{HERE}")
LIFT = re.compile(rf"{HERE}\s*>")
NEUTRAL_AT = re.compile(rf"{NEUTRAL}?\s*{HERE}")
DRAW = re.compile(r"\*\s*(\d{1,3})?")
WORD = re.compile(rf"(?:{HERE}|(\d{{1,2}})([A-H]))\s+([A-Z#.]{{1,10}})")
VERDICTS: dict[str, type[Accept | Object]] = {"+": Accept, "-": Object}
SAID: dict[str, type[Finish | Resume | Content]] = {
    "!": Finish, "FIN": Finish, "FINI": Finish, "DONE": Finish,
    "~": Resume, "REPRENDRE": Resume, "RESUME": Resume,
    "=": Content, "OK": Content, "CONTENT": Content,
}  # fmt: skip


def write(action: Ask) -> str:
    """The ask as it is typed; `read` gives the same ask back."""
    match action:
        case PlaceNeutral(_, square):
            return name_of(square)
        case Name(_, letter):
            return letter
        case Draw(_, count):
            return f"*{count}"
        case PlaceTile() | Move() | Swap() | Lift() | Arrange():
            return _write_handling(action)
        case Accept(_, word):
            return f"+{word}"
        case Object(_, word):
            return f"-{word}"
        case Finish() | Resume() | Content():
            return next(text for text, kind in SAID.items() if isinstance(action, kind))
        case Deal() | TimeUp():
            return f"({action.kind})"
        case _:
            assert_never(action)


def read(text: str, view: View) -> Ask:
    """The ask that a typed move means at this table, or Refused(Unreadable)."""
    typed, sign = fold(text.replace(BLOCK, NEUTRAL)), text.strip()[:1]
    if view.seat is None or len(text) > LONGEST:
        raise Refused(Unreadable(text[:80]))
    if typed in SAID:
        return SAID[typed](view.seat)
    if len(typed) == 1 and "A" <= typed <= "Z":
        return Name(view.seat, typed)
    if drawn := DRAW.fullmatch(typed):
        return Draw(view.seat, int(drawn[1] or 1))
    if sign in VERDICTS and (word := as_word(text.strip()[1:])):
        return VERDICTS[sign](view.seat, word)
    ask = _read_handling(typed, view, view.seat)
    if ask is None:
        raise Refused(Unreadable(text[:80]))
    return ask


def _write_handling(action: PlaceTile | Move | Swap | Lift | Arrange) -> str:
    match action:
        case PlaceTile(_, tile, square):
            return f"{name_of(square)}={tile}"
        case Move(_, start, end):
            return f"{name_of(start)}>{name_of(end)}"
        case Swap(_, start, end):
            return f"{name_of(start)}<>{name_of(end)}"
        case Lift(_, square):
            return f"{name_of(square)}>"
        case Arrange(_, grid):
            return f"/{one_line(grid)}"
        case _:
            assert_never(action)


def _read_handling(typed: str, view: View, seat: int) -> Ask | None:
    """What lays, moves or takes back something; None if it is none of these."""
    if placed := PLACE.fullmatch(typed):
        return PlaceTile(seat, placed[3] or placed[4], _square(placed[1] or placed[5], placed[2] or placed[6]))
    if moved := MOVE.fullmatch(typed):
        ask = Move if moved[3] == ">" else Swap
        return ask(seat, _square(moved[1], moved[2]), _square(moved[4], moved[5]))
    if lifted := LIFT.fullmatch(typed):
        return Lift(seat, _square(lifted[1], lifted[2]))
    if neutral := NEUTRAL_AT.fullmatch(typed):
        return PlaceNeutral(seat, _square(neutral[1], neutral[2]))
    if word := WORD.fullmatch(typed):
        return _written(word, view, seat)
    return Arrange(seat, read_grid(typed)) if "/" in typed else None


def _written(word: re.Match[str], view: View, seat: int) -> Arrange:
    """A word across (C5 TARTE) or down (5C TARTE) on one's grid; a full stop leaves a square as it is."""
    across = word[1] is not None
    row, col = _square(word[1], word[2]) if across else _square(word[4], word[3])
    changes = {
        (row, col + step) if across else (row + step, col): tile for step, tile in enumerate(word[5]) if tile != EMPTY
    }
    for square in changes:
        require_inside(view.grid, square)
    return Arrange(seat, put(view.grid, changes))


def _square(row: str, col: str) -> Square:
    return ROWS.index(row), int(col) - 1
