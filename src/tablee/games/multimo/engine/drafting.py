"""Which letter a robot names: one that its plan wants, cheap ones first, and none that the others seem to need.

All take every letter, so naming one helps only whoever has a place for it. Cheap letters find a place in any grid and
may come early; a dear one that comes late finds it only in the grid that was waiting for it.
"""

from collections import Counter

from tablee.games.multimo.engine.building import held_letters
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, Grid, at, put, squares, tiles_on
from tablee.games.multimo.rules.letters import counts, values
from tablee.games.multimo.rules.view import View


def wanted(view: View, plan: Grid, given: str) -> str | None:
    """The cheapest letter of the plan that others neither seem to want nor are counted on for; None if none lacks."""
    lacking = Counter(tiles_on(plan).replace(NEUTRAL, ""))
    lacking.subtract(held_letters(view) + given + tiles_on(view.fixed).replace(NEUTRAL, ""))
    hopes = sorted(letter for letter, count in lacking.items() if count > 0 and view.store[letter])
    liked = liked_by_others(view)
    return min(hopes, key=lambda letter: values()[letter] + liked[letter], default=None)


def usual_letter(view: View) -> str:
    """Without a plan: a letter of which the store has many and oneself has few."""
    held = Counter(held_letters(view) + tiles_on(view.fixed))
    there = sorted(letter for letter, count in view.store.items() if count)
    return max(there, key=lambda letter: counts()[letter] / (1 + 2 * held[letter]))


def liked_by_others(view: View) -> dict[str, float]:
    """How much more often than by chance the others have named a letter: they may well need it again."""
    named = Counter(one.letter for one in view.named if one.seat != view.seat and not one.by_lot)
    many, all_letters = named.total(), sum(counts().values())
    return {letter: max(0.0, named[letter] - many * count / all_letters) for letter, count in counts().items()}


def laid_by(view: View, plan: Grid) -> Grid:
    """The plan as far as one has its letters; each square of the plan whose letter is still to come stays empty."""
    left = Counter(held_letters(view))
    grid = view.fixed
    for square in squares(plan):
        tile = at(plan, square)
        if at(view.fixed, square) == EMPTY and (tile == NEUTRAL or left[tile] > 0):
            grid = put(grid, {square: tile})
            left[tile] -= 1
    return grid
