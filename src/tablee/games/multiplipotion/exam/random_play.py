"""Some legal ask, for play-outs of the exam: every kind of ask comes up, wrong products included."""

from random import Random

from tablee.games.multiplipotion.rules.actions import Ask, Capture, Denounce, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.cards import Cards
from tablee.games.multiplipotion.rules.eyes import (
    capture,
    denounce,
    overlooked,
    own_zone,
    possible,
    seat_of,
    their_zone,
)
from tablee.games.multiplipotion.rules.view import View

GUESSES = 0.1
SPEAKS_UP = 0.7
CAPTURES = 0.8


def random_action(view: View, rng: Random) -> Ask:
    """A granted ask of the view's seat."""
    seat, own, theirs = seat_of(view), own_zone(view), their_zone(view)
    guesses = rng.random() < GUESSES
    match view.phase:
        case "draw":
            if guesses and view.may_denounce and len(theirs) > 1 and own:
                return Denounce(seat, *_guess(theirs, own, rng))
            seen = overlooked(view)
            return denounce(view, rng.choice(seen)) if seen and rng.random() < SPEAKS_UP else Draw(seat)
        case "lay":
            return Lay(seat, rng.choice(view.hand).id)
        case _:
            if guesses and len(own) > 1 and theirs:
                return Capture(seat, *_guess(own, theirs, rng))
            found = possible(view)
            wants = view.phase == "amend" or rng.random() < CAPTURES
            return capture(view, rng.choice(found)) if found and wants else EndTurn(seat)


def _guess(potions: Cards, monsters: Cards, rng: Random) -> tuple[tuple[int, int], int]:
    first, second = rng.sample(potions, 2)
    return (first.id, second.id), rng.choice(monsters).id
