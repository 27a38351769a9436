"""The sparring partner: never overlooks anything, never thinks ahead."""

from random import Random

from tablee.games.multiplipotion.rules.actions import Ask, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.captures import captures
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


def choose(view: View, rng: Random) -> Ask:
    """Denounce what it sees, lay a card that captures if there is one, capture the first monster it can."""
    seat = seat_of(view)
    match view.phase:
        case "draw":
            found = overlooked(view)
            return denounce(view, found[0]) if found else Draw(seat)
        case "lay":
            own, theirs = own_zone(view), their_zone(view)
            helping = [card for card in view.hand if captures((*own, card), theirs)]
            return Lay(seat, helping[0].id if helping else rng.choice(view.hand).id)
        case _:
            found = possible(view)
            return capture(view, found[0]) if found else EndTurn(seat)
