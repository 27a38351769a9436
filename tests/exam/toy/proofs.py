"""What the exam wants to know of the toy: what is conserved, what is hidden, and the leaflet's examples."""

from random import Random

from tablee.core.game import Example
from tablee.core.position import Position

from .pieces import Lay, Options, Place, Swap, Table


def holdings(position: Place) -> tuple[int, ...]:
    """All cards, wherever they lie."""
    places = (position.box, *position.hands, position.table.laid, *position.table.tricks)
    return tuple(sorted(card for place in places for card in place))


def twin(position: Place, seat: int | None, rng: Random) -> Place:
    """The same with another order of the pile, and other hands where nobody is about to show them."""
    hidden = [one for one in range(len(position.hands)) if one not in (seat, position.table.turn)]
    loose = [*position.box, *(card for one in hidden for card in position.hands[one])]
    rng.shuffle(loose)
    hands = list(position.hands)
    for one in hidden:
        hands[one] = tuple(sorted(loose.pop() for _ in hands[one]))
    return Position(position.table, tuple(hands), tuple(loose))


def examples() -> tuple[Example, ...]:
    """Two moments of the leaflet."""
    table = Table(Options(), 0, 2, (), ((), ()), (False, False))
    place: Place = Position(table, ((2, 7), (4, 9)), (1, 10))
    return (
        Example("a_trick", place, (Lay(0, 7), Lay(1, 9)), seat=0),
        Example("a_swap", place, (Swap(0, 2),)),
    )
