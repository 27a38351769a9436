"""A rush: one capture after the other on a table that changes, and there is always one to be found."""

from dataclasses import replace

from tablee.core.position import Position
from tablee.games.multiplipotion.rules.captures import captures
from tablee.games.multiplipotion.rules.cards import Cards
from tablee.games.multiplipotion.rules.state import Box, Moment

CAPTURES = 10
CARDS = 3
"""So many lie on each side at first."""
GROWS = 3
"""One card more on each side after so many captures."""


def restocked(position: Moment, seat: int, done: int) -> Moment:
    """The table for the next capture: cards from the pile on both sides, as many as it takes to have one."""
    table = position.table
    # Trophies go under the pile, or the fifth would end the match.
    pile = position.box.pile + tuple(card for cards in table.trophies for card in cards)
    wanted = CARDS + done // GROWS
    own, pile = _filled(table.zones[seat], pile, wanted)
    theirs, pile = _filled(table.zones[1 - seat], pile, wanted)
    while not captures(own, theirs):
        own, theirs = (own, (*theirs, pile[0])) if len(theirs) <= len(own) else ((*own, pile[0]), theirs)
        pile = pile[1:]
    after = replace(
        table,
        phase="capture",
        turn=seat,
        said_end=False,
        zones=(own, theirs) if seat == 0 else (theirs, own),
        trophies=((), ()),
        pile=len(pile),
        buried=(),
    )
    return Position(after, position.hands, Box(pile, position.box.missed))


def passed_over(position: Moment, seat: int) -> Moment:
    """The table without the first capture that was there: it was not seen, and its cards go under the pile."""
    table = position.table
    gone = captures(table.zones[seat], table.zones[1 - seat])[0]
    first, second = (tuple(card for card in zone if card not in gone) for zone in table.zones)
    return Position(
        replace(table, zones=(first, second)), position.hands, Box(position.box.pile + gone, position.box.missed)
    )


def _filled(cards: Cards, pile: Cards, wanted: int) -> tuple[Cards, Cards]:
    lacking = max(0, wanted - len(cards))
    return cards + pile[:lacking], pile[lacking:]
