"""Moves as text, the same in every language.

A word alone answers what one is asked for: it is set, or proposed on one's slate. `=CARTON` sets a word, `2/CARTON`
proposes it on the second slate, `*` draws a ball from the basin.
"""

import re
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.refusal import Refused, Unreadable
from tablee.games.motus.rules.actions import Ask, Draw, Guess, SetWord
from tablee.games.motus.rules.view import View

DRAW = "*"
MOVE = re.compile(r"(?:(=)|([1-9])/)?\s*([^\W\d_][^\n=/*]{0,63})")


def write(action: Ask) -> str:
    """The ask as it is typed; `read` gives the same ask back."""
    match action:
        case SetWord(_, word):
            return f"={word}"
        case Guess():
            return f"{action.slate + 1}/{action.word}"
        case Draw():
            return DRAW
        case Deal() | TimeUp():
            return f"({action.kind})"
        case _:
            assert_never(action)


def read(text: str, view: View) -> Ask:
    """The ask that a typed move means at this table, or Refused(Unreadable)."""
    typed = text.strip()
    if view.seat is None or not view.slates:
        raise Refused(Unreadable(text[:80]))
    if typed == DRAW:
        return Draw(view.seat)
    move = MOVE.fullmatch(typed)
    if move is None:
        raise Refused(Unreadable(text[:80]))
    sets, number, word = move.groups()
    slate = int(number) - 1 if number else _slate(view)
    if sets or slate is None:
        return SetWord(view.seat, word)
    if slate >= len(view.slates):
        raise Refused(Unreadable(text[:80]))
    return Guess(view.seat, slate, view.round, view.slates[slate].slate.line, word)


def _slate(view: View) -> int | None:
    """The slate on which a word alone is meant to be written; None if it is to be set."""
    asked = [demand for demand in view.asked if demand.what != "draw"]
    if asked:
        return asked[0].slate if asked[0].what == "guess" else None
    return None if view.may_prepare else view.own
