"""What a seat can work out from its view, be it a person's or a robot's."""

from tablee.games.multiplipotion.rules.actions import Capture, Denounce
from tablee.games.multiplipotion.rules.captures import Possible, captures
from tablee.games.multiplipotion.rules.cards import Cards
from tablee.games.multiplipotion.rules.view import View


def seat_of(view: View) -> int:
    """The seat that looks."""
    if view.seat is None:
        raise ValueError("a spectator does not play")
    return view.seat


def own_zone(view: View) -> Cards:
    return view.zones[seat_of(view)]


def their_zone(view: View) -> Cards:
    return view.zones[1 - seat_of(view)]


def possible(view: View) -> list[Possible]:
    """The captures the seat can make now."""
    return captures(own_zone(view), their_zone(view))


def overlooked(view: View) -> list[Possible]:
    """The captures the opponent has just left undone, if it is the moment to say so."""
    return captures(their_zone(view), own_zone(view)) if view.may_denounce else []


def capture(view: View, chosen: Possible) -> Capture:
    first, second, monster = chosen
    return Capture(seat_of(view), (first.id, second.id), monster.id)


def denounce(view: View, chosen: Possible) -> Denounce:
    first, second, monster = chosen
    return Denounce(seat_of(view), (first.id, second.id), monster.id)
