"""What is conserved in the toy, and what could be otherwise without a seat noticing."""

from random import Random

from tablee.core.position import Position

from ..rules.state import Moment


def holdings(position: Moment) -> tuple[int, ...]:
    """All cards, wherever they lie."""
    places = (position.box, *position.hands, position.table.laid, *position.table.tricks)
    return tuple(sorted(card for place in places for card in place))


def twin(position: Moment, seat: int | None, rng: Random) -> Moment:
    """The same with another order of the pile, and other hands where nobody is about to show them."""
    hidden = [one for one in range(len(position.hands)) if one not in (seat, position.table.turn)]
    loose = [*position.box, *(card for one in hidden for card in position.hands[one])]
    rng.shuffle(loose)
    hands = list(position.hands)
    for one in hidden:
        hands[one] = tuple(sorted(loose.pop() for _ in hands[one]))
    return Position(position.table, tuple(hands), tuple(loose))
