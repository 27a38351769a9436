"""Any legal ask of a seat, for play-outs and for the weakest bot."""

from random import Random

from tablee.core.actions import Action
from tablee.games.multimo.actions import (
    Accept,
    Arrange,
    Content,
    Draw,
    Finish,
    Lift,
    Move,
    Name,
    Object,
    Place,
    PlaceNeutral,
    Swap,
)
from tablee.games.multimo.grid import EMPTY, NEUTRAL, Grid, at, holding, letter_regions, put, tiles_on
from tablee.games.multimo.letters import without
from tablee.games.multimo.opening import cut_off_by
from tablee.games.multimo.revealing import void_words
from tablee.games.multimo.view import View

TINKERING = 0.2
"""How often somebody moves things about instead of getting on."""


def random_action(view: View, rng: Random) -> Action:
    """Some ask that the rules grant to the seat that looks."""
    seat = view.seat or 0
    match view.phase:
        case "neutrals":
            return PlaceNeutral(seat, placeable(view.fixed, rng))
        case "letters" | "finish" if rng.random() < TINKERING and (ask := _tinker(view, seat, rng)):
            return ask
        case "letters" if len(view.filled) == 1 and rng.random() < TINKERING:
            return Draw(seat, rng.randint(1, min(5, view.to_name)))
        case "letters":
            return Name(seat, any_letter(view, rng))
        case "finish" if view.waiting.count(NEUTRAL) or EMPTY in "".join(view.grid):
            return Arrange(seat, full_grid(view, rng))
        case "finish":
            return Finish(seat) if len(letter_regions(view.grid)) < 2 else Arrange(seat, full_grid(view, rng))
        case _:
            return _talk(view, seat, rng)


def any_letter(view: View, rng: Random) -> str:
    """A letter of the store, by its number."""
    return rng.choices(list(view.store), list(view.store.values()))[0]


def full_grid(view: View, rng: Random) -> Grid:
    """A full grid of one's own letters, with neutral squares that cut nothing off."""
    tiles = view.waiting + without(tiles_on(view.grid), tiles_on(view.fixed))
    grid = view.fixed
    for _ in range(tiles.count(NEUTRAL)):
        grid = put(grid, {placeable(grid, rng): NEUTRAL})
    empty = holding(grid, EMPTY)
    letters = rng.sample(tiles.replace(NEUTRAL, ""), len(empty))
    return put(grid, dict(zip(empty, letters, strict=True)))


def placeable(grid: Grid, rng: Random) -> tuple[int, int]:
    """An empty square that may become neutral without cutting the others in two."""
    empty = holding(grid, EMPTY)
    return next(square for square in rng.sample(empty, len(empty)) if not cut_off_by(grid, square))


def _tinker(view: View, seat: int, rng: Random) -> Action | None:
    """Lay, move, exchange or lift something, if there is something."""
    free = holding(view.fixed, EMPTY)
    lying = [square for square in free if at(view.grid, square) != EMPTY]
    empty = [square for square in free if at(view.grid, square) == EMPTY]
    asks: list[Action] = []
    if view.waiting:
        asks += [Place(seat, rng.choice(view.waiting), rng.choice(free)) for _ in range(3)]
    if lying and empty:
        asks.append(Move(seat, rng.choice(lying), rng.choice(empty)))
    if lying:
        asks += [Swap(seat, rng.choice(lying), rng.choice(lying)), Lift(seat, rng.choice(lying))]
    return rng.choice(asks) if asks else None


def _talk(view: View, seat: int, rng: Random) -> Action:
    """At the reveal: propose, agree, object, or have nothing to add."""
    known = {one.word for one in view.proposals}
    asks: list[Action] = [Content(seat)]
    asks += [Accept(seat, word) for word in void_words(view.sheets)[:2] if word not in known]
    for proposal in view.proposals:
        if proposal.standing == "open":
            asks.append(Object(seat, proposal.word))
            asks += [Accept(seat, proposal.word)] if seat not in proposal.agreed else []
    return rng.choice(asks)
