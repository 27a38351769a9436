"""For the exam: what is conserved in a match, and what could be otherwise without a seat noticing."""

from random import Random

from tablee.core.position import Position
from tablee.games.miramis.rules.box.letters import Letters
from tablee.games.miramis.rules.state import Moment, turns_left


def holdings(position: Moment) -> Letters:
    """All letters, wherever they lie."""
    stones = (stone.letter for row in position.table.stones for stone in row if stone)
    racks = (letter for rack in position.hands for letter in rack)
    return tuple(sorted((*position.box, *racks, *stones)))


def twin(position: Moment, seat: int | None, rng: Random) -> Moment:
    """Shuffle what the seat cannot see, but for the rack that the next ask may show; the last turn shows them all."""
    table, hands = position.table, list(position.hands)
    if table.phase != "play":
        return position
    last = sum(turns_left(table)) == 1
    others = [] if last else [other for other in range(table.seats) if other not in (seat, table.turn)]
    loose = [*position.box, *(letter for other in others for letter in hands[other])]
    rng.shuffle(loose)
    for other in others:
        hands[other] = tuple(loose.pop() for _ in hands[other])
    for other in range(table.seats):
        if other != seat:
            hands[other] = tuple(rng.sample(hands[other], len(hands[other])))
    return Position(table, tuple(hands), tuple(loose))
