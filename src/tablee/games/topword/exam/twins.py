"""For the exam: what is conserved in a match, and what could be otherwise without a seat noticing."""

from random import Random

from tablee.core.position import Position
from tablee.games.topword.rules.ending import ROUNDS_TO_STALL
from tablee.games.topword.rules.state import Box, Moment, passes


def holdings(position: Moment) -> tuple[str, ...]:
    """All letters, wherever they lie."""
    stacks = (stack for row in position.table.stacks for stack in row)
    return tuple(sorted("".join((position.box.bag, *position.hands, *stacks))))


def twin(position: Moment, seat: int | None, rng: Random) -> Moment:
    """Shuffle what the seat cannot see, but for what the next ask may openly show or give back."""
    table, box, hands = position.table, position.box, list(position.hands)
    if table.phase in ("deal", "over"):
        return position
    last_round = not table.bag or passes(table) + 1 >= ROUNDS_TO_STALL * table.seats
    others = [] if last_round or table.contestable else [x for x in range(table.seats) if x not in (seat, table.turn)]
    loose = [*box.bag, *(letter for other in others for letter in hands[other])]
    rng.shuffle(loose)
    for other in others:
        hands[other] = "".join(loose.pop() for _ in hands[other])
    for other in range(table.seats):
        if other != seat:
            hands[other] = "".join(rng.sample(hands[other], len(hands[other])))
    return Position(table, tuple(hands), Box("".join(loose), box.drawn))
