"""Moves of a seat: words of the dictionary to hide and to propose; what else free words allow is not listed (R4)."""

from collections.abc import Iterator

from tablee.games.motus.rules.actions import Ask, Draw, Guess, SetWord
from tablee.games.motus.rules.view import View
from tablee.games.motus.rules.words.admitted import words_with
from tablee.lexicon import ALPHABET


def legal(view: View) -> Iterator[Ask]:
    """Whatever the seat is asked for now."""
    if view.seat is None:
        return
    for wanted in view.asked:
        match wanted.what:
            case "draw":
                yield Draw(view.seat)
            case "set":
                words = (word for first in ALPHABET for word in words_with(first, view.options.letters))
                yield from (SetWord(view.seat, word) for word in words if word not in view.used)
            case "guess":
                known = view.slates[wanted.slate].slate.known
                for word in words_with(known[0], len(known)):
                    yield Guess(view.seat, wanted.slate, view.round, wanted.line, word)
