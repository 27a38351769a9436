"""For the exam: what is conserved in a match, and what could be otherwise without a seat noticing."""

from random import Random

from tablee.core.position import Position
from tablee.games.multiplipotion.rules.state import Box, Moment


def holdings(position: Moment) -> tuple[int, ...]:
    """The numbers of all cards, wherever they lie."""
    table = position.table
    places = (position.box.pile, *position.hands, *table.zones, *table.trophies)
    return tuple(sorted(card.id for place in places for card in place))


def twin(position: Moment, seat: int | None, rng: Random) -> Moment:
    """Shuffle what the seat cannot see, but for what the next ask may openly show."""
    table, pile = position.table, position.box.pile
    if table.phase == "deal":
        return position
    lays_what_it_draws = table.phase == "draw" and not position.hands[table.turn]
    shown = 1 if pile and (table.phase == "amend" or lays_what_it_draws) else 0
    hidden_end = len(pile) - len(table.buried)
    middle = pile[shown:hidden_end]
    about_to_lay = table.turn if table.phase in ("draw", "lay") else None
    others = [other for other in (0, 1) if other not in (seat, about_to_lay)]
    loose = [*middle, *(card for other in others for card in position.hands[other])]
    rng.shuffle(loose)
    hands = list(position.hands)
    for other in others:
        hands[other] = tuple(loose.pop() for _ in hands[other])
    new_pile = (*pile[:shown], *loose, *pile[max(shown, hidden_end) :])
    return Position(table, tuple(hands), Box(new_pile, position.box.missed))
