"""Moves of a seat, one tile at a time; to lay a whole grid out at once (`Arrange`) is legal too, but not listed."""

from collections.abc import Iterator
from itertools import combinations

from tablee.games.multimo.rules.actions import (
    Accept,
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
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, at, holding, letter_regions
from tablee.games.multimo.rules.phases.opening import placeable
from tablee.games.multimo.rules.phases.revealing import void_words
from tablee.games.multimo.rules.view import View


def legal(view: View) -> Iterator[Ask]:
    """What the seat may do in this phase; `Match.legal_moves` leaves out what is another's turn."""
    if view.seat is None:
        return
    match view.phase:
        case "neutrals":
            yield from (PlaceNeutral(view.seat, square) for square in placeable(view.fixed))
        case "letters":
            yield from (Name(view.seat, letter) for letter, left in view.store.items() if left)
            if len(view.filled) == 1:
                yield from (Draw(view.seat, count) for count in range(1, view.to_name + 1))
            yield from _handling(view, view.seat)
        case "finish":
            yield from _finishing(view, view.seat)
        case "reveal":
            yield from _talk(view, view.seat)
        case "deal" | "over":
            return


def _finishing(view: View, seat: int) -> Iterator[Ask]:
    match view.progress[seat]:
        case "building":
            whole = EMPTY not in "".join(view.grid) and NEUTRAL not in view.waiting
            if whole and len(letter_regions(view.grid)) < 2:
                yield Finish(seat)
            yield from _handling(view, seat)
        case "finished":
            yield Resume(seat)
        case "stopped":
            return


def _handling(view: View, seat: int) -> Iterator[Ask]:
    """What one can do with one's own tiles (R8)."""
    free = holding(view.fixed, EMPTY)
    lying = [square for square in free if at(view.grid, square) != EMPTY]
    yield from (PlaceTile(seat, tile, square) for tile in sorted(set(view.waiting)) for square in free)
    yield from (Move(seat, start, end) for start in lying for end in free if at(view.grid, end) == EMPTY)
    yield from (Swap(seat, one, other) for one, other in combinations(lying, 2))
    yield from (Lift(seat, square) for square in lying)


def _talk(view: View, seat: int) -> Iterator[Ask]:
    """Words that the dictionary does not have (R16)."""
    yield Content(seat)
    known = {one.word: one for one in view.proposals}
    yield from (Accept(seat, word) for word in void_words(view.sheets) if word not in known)
    for word, proposal in known.items():
        if proposal.standing == "open":
            yield Object(seat, word)
            if seat not in proposal.agreed:
                yield Accept(seat, word)
