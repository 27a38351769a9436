"""A hint: a letter that would find its place, or a word of the best grid that the builder makes of the letters."""

from random import Random

from tablee.core.game import Hint, HintStep
from tablee.games.multimo.engine.building import is_ready, last_grid, planned
from tablee.games.multimo.engine.drafting import wanted
from tablee.games.multimo.rules.actions import Arrange, Finish, Name
from tablee.games.multimo.rules.at_random import any_letter
from tablee.games.multimo.rules.grid import EMPTY, Square
from tablee.games.multimo.rules.scoring import Word, sheet_of
from tablee.games.multimo.rules.view import View
from tablee.lexicon import Graph, lexicon

KNOWN = 20_000
"""Hints are of so many of the most frequent words."""
PLANNING, BUILDING = 100_000, 300_000
"""Steps of the builder: a small part of a second."""
PLAIN = 10_000
"""As many as take no longer where there are no kernels."""
VOWELS = "AEIOUY"


def hint(view: View, rng: Random) -> Hint | None:
    """What to name, or how to fill the grid; where neutral squares are placed in turn there is nothing to say."""
    if view.seat is None:
        return None
    match view.phase:
        case "letters":
            return _letter(view, view.seat, rng)
        case "finish":
            return _word(view, view.seat, rng)
        case _:
            return None


def _letter(view: View, seat: int, rng: Random) -> Hint:
    plan = planned(view, _words(), PLANNING, rng) if is_ready() else None
    letter = (wanted(view, *plan) if plan else None) or any_letter(view, rng)
    kind = "vowel" if letter in VOWELS else "consonant"
    steps = HintStep(kind), HintStep("worth", {"count": view.values[letter]}), HintStep("letter", {"letter": letter})
    return Hint(steps, Name(seat, letter))


def _word(view: View, seat: int, rng: Random) -> Hint:
    grid = last_grid(view, _words(), BUILDING if is_ready() else PLAIN, rng)
    now, then = (sheet_of(one, compounds=view.options.compounds) for one in (view.grid, grid))
    if EMPTY not in "".join(view.grid) and now.points >= then.points:
        return Hint((HintStep("finish"),), Finish(seat))
    lying = {(word.text, word.row, word.col, word.across) for word in now.words}
    new = [one for one in then.words if one.flaw is None and (one.text, one.row, one.col, one.across) not in lying]
    if not new:
        return Hint((HintStep("grid", {"count": then.points}),), Arrange(seat, grid))
    word = max(new, key=lambda one: (one.points, len(one.text)))
    squares = _squares(word)
    steps = (
        HintStep("place", {"count": len(squares), "at": list(squares[0])}, squares),
        HintStep("letters", {"letters": sorted(word.text)}, squares),
        HintStep("word", {"word": word.text, "count": then.points}, squares),
    )
    return Hint(steps, Arrange(seat, grid))


def _squares(word: Word) -> tuple[Square, ...]:
    down, right = (0, 1) if word.across else (1, 0)
    return tuple((word.row + at * down, word.col + at * right) for at in range(len(word.text)))


def _words() -> Graph:
    return lexicon.sub_vocabulary(KNOWN).graph
