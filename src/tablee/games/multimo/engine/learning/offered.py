"""What a seat may ask for, by number; to lay a whole grid out at once and to argue about words have none (R8, R16)."""

import numpy as np
import numpy.typing as npt

from tablee.core.game.encoding import Offer
from tablee.games.multimo.engine.learning.numbers import TILES, Numbers, numbers
from tablee.games.multimo.rules.actions import (
    Ask,
    Content,
    Draw,
    Finish,
    Lift,
    Move,
    Name,
    PlaceNeutral,
    PlaceTile,
    Swap,
)
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, at, letter_regions
from tablee.games.multimo.rules.phases.opening import placeable
from tablee.games.multimo.rules.view import View
from tablee.lexicon import ALPHABET

Mask = npt.NDArray[np.int8]


def offer(view: View) -> Offer[Ask]:
    """What may be done in this phase."""
    known = numbers(view.options.width, view.options.height)
    mask = np.zeros(known.content + 1, np.int8)
    match view.phase:
        case "neutrals":
            may_be = set(placeable(view.fixed))
            mask[known.neutral : known.place] = [square in may_be for square in known.squares]
        case "letters":
            mask[: known.draw] = [view.store.get(letter, 0) > 0 for letter in ALPHABET]
            mask[known.draw] = len(view.filled) == 1
            _handling(view, known, mask)
        case "finish" if view.progress[view.seat or 0] == "building":
            _handling(view, known, mask)
            whole = EMPTY not in "".join(view.grid) and NEUTRAL not in view.waiting
            mask[known.finish] = whole and len(letter_regions(view.grid)) < 2
        case "reveal":
            mask[known.content] = 1
        case _:
            pass
    return Offer(mask, None, lambda number: _ask(view, known, number))


def _handling(view: View, known: Numbers, mask: Mask) -> None:
    """What one can do with one's own tiles (R8)."""
    free = np.array([sign == EMPTY for row in view.fixed for sign in row])
    lying = free & np.array([sign != EMPTY for row in view.grid for sign in row])
    waiting = np.array([tile in view.waiting for tile in TILES])
    mask[known.place : known.exchange] = np.outer(waiting, free).ravel()
    one, other = known.pairs
    mask[known.exchange : known.lift] = (lying[one] & free[other]) | (free[one] & lying[other])
    mask[known.lift : known.finish] = lying


def _ask(view: View, known: Numbers, number: int) -> Ask:
    assert view.seat is not None, "a spectator has nothing to ask"
    seat, squares = view.seat, known.squares
    if number < known.neutral:
        return Name(seat, ALPHABET[number]) if number < known.draw else Draw(seat)
    if number < known.place:
        return PlaceNeutral(seat, squares[number - known.neutral])
    if number < known.exchange:
        tile, square = divmod(number - known.place, len(squares))
        return PlaceTile(seat, TILES[tile], squares[square])
    if number < known.lift:
        one, other = (squares[place] for place in known.pairs[:, number - known.exchange])
        if EMPTY not in (at(view.grid, one), at(view.grid, other)):
            return Swap(seat, one, other)
        return Move(seat, other, one) if at(view.grid, one) == EMPTY else Move(seat, one, other)
    if number < known.finish:
        return Lift(seat, squares[number - known.lift])
    return Finish(seat) if number == known.finish else Content(seat)
