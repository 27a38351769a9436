"""Every move of a seat; wrong products, which cost nothing and change nothing, are not among them (R9)."""

from collections.abc import Iterator

from tablee.games.multiplipotion.rules.actions import Ask, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.eyes import capture, denounce, overlooked, possible, seat_of
from tablee.games.multiplipotion.rules.view import View


def legal(view: View) -> Iterator[Ask]:
    """What the seat may do in this phase."""
    seat = seat_of(view)
    match view.phase:
        case "draw":
            yield Draw(seat)
            yield from (denounce(view, seen) for seen in overlooked(view))
        case "lay":
            yield from (Lay(seat, card.id) for card in view.hand)
        case "capture" | "amend":
            yield from (capture(view, found) for found in possible(view))
            if view.phase == "capture":
                yield EndTurn(seat)
        case "deal" | "over":
            return
