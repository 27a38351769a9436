"""Any legal ask of a seat, for play-outs."""

from random import Random

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
    Swap,
)
from tablee.games.multimo.rules.at_random import any_letter, full_grid, placeable
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, at, holding, letter_regions
from tablee.games.multimo.rules.phases.revealing import void_words
from tablee.games.multimo.rules.view import View

TINKERING = 0.2
"""How often somebody moves things about instead of getting on."""


def random_action(view: View, rng: Random) -> Ask:
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


def _tinker(view: View, seat: int, rng: Random) -> Ask | None:
    """Lay, move, exchange or lift something, if there is something."""
    free = holding(view.fixed, EMPTY)
    lying = [square for square in free if at(view.grid, square) != EMPTY]
    empty = [square for square in free if at(view.grid, square) == EMPTY]
    asks: list[Ask] = []
    if view.waiting:
        asks += [PlaceTile(seat, rng.choice(view.waiting), rng.choice(free)) for _ in range(3)]
    if lying and empty:
        asks.append(Move(seat, rng.choice(lying), rng.choice(empty)))
    if lying:
        asks += [Swap(seat, rng.choice(lying), rng.choice(lying)), Lift(seat, rng.choice(lying))]
    return rng.choice(asks) if asks else None


def _talk(view: View, seat: int, rng: Random) -> Ask:
    """At the reveal: propose, agree, object, or have nothing to add."""
    known = {one.word for one in view.proposals}
    asks: list[Ask] = [Content(seat)]
    asks += [Accept(seat, word) for word in void_words(view.sheets)[:2] if word not in known]
    for proposal in view.proposals:
        if proposal.standing == "open":
            asks.append(Object(seat, proposal.word))
            asks += [Accept(seat, proposal.word)] if seat not in proposal.agreed else []
    return rng.choice(asks)
