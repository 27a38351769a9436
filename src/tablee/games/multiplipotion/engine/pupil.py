"""The pupil: knows the easy tables and overlooks things now and then, so that a child can catch it out."""

from random import Random

from tablee.games.multiplipotion.rules.actions import Ask, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.captures import Possible, captures
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

EASY_TABLES = (2, 3, 5)
LOOKS_AT_ITS_HAND = 0.5
OVERLOOKS = 0.25
IS_VIGILANT = 0.1


def choose(view: View, rng: Random) -> Ask:
    """Lay anything, or now and then a card that helps; capture what it knows and happens to see."""
    seat = seat_of(view)
    match view.phase:
        case "draw":
            seen = [one for one in overlooked(view) if knows(one)]
            return denounce(view, rng.choice(seen)) if seen and rng.random() < IS_VIGILANT else Draw(seat)
        case "lay":
            own, theirs = own_zone(view), their_zone(view)
            helping = [card for card in view.hand if any(map(knows, captures((*own, card), theirs)))]
            return Lay(seat, rng.choice(helping if helping and rng.random() < LOOKS_AT_ITS_HAND else view.hand).id)
        case "amend":
            return capture(view, possible(view)[0])
        case _:
            known = [one for one in possible(view) if knows(one)]
            return capture(view, rng.choice(known)) if known and rng.random() >= OVERLOOKS else EndTurn(seat)


def knows(one: Possible) -> bool:
    """Whether the product stands in a table the pupil has learnt."""
    first, second, _ = one
    return first.potion in EASY_TABLES or second.potion in EASY_TABLES
