"""What a moment of a match is good for: the problems that can be made of it, if they are neither empty nor unclear."""

from collections.abc import Iterator
from random import Random

from tablee.core.game import Problem
from tablee.games.multiplipotion.problems.going_on import possible, prepared, zones
from tablee.games.multiplipotion.problems.hardness import rated
from tablee.games.multiplipotion.problems.tables import written
from tablee.games.multiplipotion.problems.trials import promises
from tablee.games.multiplipotion.rules.captures import Possible, captures
from tablee.games.multiplipotion.rules.cards import Card
from tablee.games.multiplipotion.rules.state import Moment

FEWEST, MOST = 4, 14
"""So many cards lie on both sides."""
MANY = 4
"""No more trophies than that when all are captured: the fifth would end the match."""
NEAR = 3
"""Where there is nothing to be found, each side has so many cards at least."""
CLEAR = {"lay": 0.4, "wise": 0.2}
"""By so many trophies the card leads the others."""


def found_in(position: Moment, ident: str, rng: Random) -> Iterator[Problem]:
    """The problems of a moment, each proven."""
    table = position.table
    if not FEWEST <= sum(map(len, table.zones)) <= MOST:
        return
    match table.phase:
        case "capture":
            yield from _on_the_table(position, ident)
        case "draw" if table.said_end:
            yield from _spotted("vigilance", position, possible(position, 1 - table.turn), ident)
        case "lay":
            yield from _laid(position, ident, rng)
        case _:
            return


def _on_the_table(position: Moment, ident: str) -> Iterator[Problem]:
    there = possible(position, position.table.turn)
    monsters = len({monster for _, _, monster in there})
    if monsters > len({monster.monster for _, _, monster in there}):
        return  # two monsters of one value are no second thing to find
    if 1 < monsters <= MANY - len(position.table.trophies[position.table.turn]):
        level, line = rated("every", position, there), written(position)
        yield Problem(f"{ident}-every", "every", level, line, f"{monsters}", f"captures {monsters}")
    else:
        yield from _spotted("spot", position, there, ident)


def _spotted(theme: str, position: Moment, there: list[Possible], ident: str) -> Iterator[Problem]:
    monsters = len({monster for _, _, monster in there})
    if monsters > 1 or (not there and min(map(len, position.table.zones)) < NEAR):
        return
    answer = _sum(there[0]) if there else "nothing"
    yield Problem(
        f"{ident}-{theme}", theme, rated(theme, position, there), written(position), answer, f"captures {monsters}"
    )


def _laid(position: Moment, ident: str, rng: Random) -> Iterator[Problem]:
    seat = position.table.turn
    own, theirs = zones(position, seat)
    hand = position.hands[seat]
    if captures(own, theirs) or len(hand) < NEAR:
        return
    helping = [card for card in hand if captures((*own, card), theirs)]
    theme = "lay" if helping else "wise"
    if len(helping) > 1:
        return
    mean = promises(position, rng)
    first, second = sorted(mean, key=mean.__getitem__, reverse=True)[:2]
    lead = mean[first] - mean[second]
    card = next(card for card in hand if card.id == first)
    if lead < CLEAR[theme] or card not in (helping or _sensible(position)):
        return
    sought = captures((*own, card), theirs)
    level = rated(theme, position, sought)
    yield Problem(
        f"{ident}-{theme}", theme, level, written(position), f"{card.potion}/{card.monster}", f"lead {lead:.2f}"
    )


def _sensible(position: Moment) -> list[Card]:
    """The card of which one can tell why it is best: the only one out of reach, or the only one that prepares more."""
    seat = position.table.turn
    own, theirs = zones(position, seat)
    hand = position.hands[seat]
    safe = [card for card in hand if not captures(theirs, (card,))]
    preparing = [card for card in safe if prepared(own, theirs, hand, card)]
    return safe if len(safe) == 1 else preparing if len(preparing) == 1 else []


def _sum(one: Possible) -> str:
    first, second, monster = one
    return f"{first.potion}x{second.potion}={monster.monster}"
