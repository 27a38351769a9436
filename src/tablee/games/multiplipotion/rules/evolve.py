"""How each event changes the three drawers; pure, so that a log replays without luck or clock."""

from typing import TypeVar, assert_never

from tablee.core.position import Position
from tablee.core.quick import changed
from tablee.core.seats import Result
from tablee.games.multiplipotion.rules.captures import missed_products
from tablee.games.multiplipotion.rules.cards import Card, Cards, Product, product_of
from tablee.games.multiplipotion.rules.events import (
    AfterLaying,
    Began,
    Captured,
    Denounced,
    Drew,
    FirstLaid,
    HandDealt,
    Happening,
    Laid,
    MatchEnded,
    Miscounted,
    OwnDeckLaid,
    PileEmpty,
    Rewarded,
    Shuffled,
    TimeRanOut,
    TurnCut,
    TurnEnded,
    Unrewarded,
)
from tablee.games.multiplipotion.rules.lessons import lessons
from tablee.games.multiplipotion.rules.state import Box, Moment, Phase, Table

T = TypeVar("T")


def evolve(position: Moment, event: Happening) -> Moment:
    """The next position."""
    table, hands, box = position.table, position.hands, position.box
    match event:  # what happens most often stands first
        case Drew(seat, card):
            return _into_hand(position, seat, (card,), "lay")
        case Laid(seat, card):
            return _laid(position, seat, card)
        case OwnDeckLaid(cards):
            return Position(changed(table, own=cards, pile=len(cards)), hands, Box(cards, box.missed))
        case Shuffled(cards):
            return Position(table, hands, Box(cards, box.missed))
        case FirstLaid(seat, card):
            table = changed(table, zones=_added(table.zones, seat, card), pile=table.pile - 1)
            return Position(table, hands, _without_top(box, 1))
        case HandDealt(seat, cards):
            return _into_hand(position, seat, cards, table.phase)
        case Began(seat):
            return Position(changed(table, phase="draw", turn=seat), hands, box)
        case PileEmpty(seat):
            return Position(changed(table, phase="lay" if hands[seat] else "capture", said_end=False), hands, box)
        case _:
            return _after_laying(position, event)


def _after_laying(position: Moment, event: AfterLaying) -> Moment:
    table, hands, box = position.table, position.hands, position.box
    match event:
        case TurnEnded(seat):
            missed = missed_products(table.zones[seat], table.zones[1 - seat])
            table = changed(table, phase="draw", turn=1 - seat, said_end=True)
            return Position(table, hands, _noted(box, seat, missed) if missed else box)
        case Captured():
            return _captured(position, event)
        case Miscounted(seat, a, b):
            product = (a, b) if a <= b else (b, a)
            return Position(changed(table, mistaken=_added(table.mistaken, seat, product)), hands, box)
        case TurnCut(seat):
            return Position(changed(table, phase="draw", turn=1 - seat), hands, box)
        case Denounced(seat, caught, first, second, _, reward):
            found = _added(table.found, seat, product_of(first, second))
            table = changed(table, phase="amend", turn=caught, said_end=False, reward=reward, found=found)
            return Position(table, hands, box)
        case Rewarded(seat, card):
            return _rewarded(position, seat, card)
        case Unrewarded() | TimeRanOut():
            return position
        case MatchEnded():
            return _ended(position, event)
        case _:
            assert_never(event)


def _into_hand(position: Moment, seat: int, cards: Cards, phase: Phase) -> Moment:
    table, hands = position.table, position.hands
    left = table.pile - len(cards)
    table = changed(
        table,
        phase=phase,
        hand_counts=_put(table.hand_counts, seat, table.hand_counts[seat] + len(cards)),
        pile=left,
        buried=_still_buried(table, left),
        said_end=False,
    )
    return Position(table, _put(hands, seat, hands[seat] + cards), _without_top(position.box, len(cards)))


def _laid(position: Moment, seat: int, card: Card) -> Moment:
    table, hands = position.table, position.hands
    table = changed(
        table,
        phase="capture",
        zones=_added(table.zones, seat, card),
        hand_counts=_put(table.hand_counts, seat, table.hand_counts[seat] - 1),
    )
    return Position(table, _put(hands, seat, _without(hands[seat], card.id)), position.box)


def _captured(position: Moment, event: Captured) -> Moment:
    """R6, R7: the monster becomes a trophy, the potions go under the pile, the turn is over."""
    table, box, seat = position.table, position.box, event.seat
    used = (event.first, event.second)
    own = _without(_without(table.zones[seat], event.first.id), event.second.id)
    theirs = _without(table.zones[1 - seat], event.monster.id)
    # A capture that was shown by the opponent has not been found.
    found = table.found if table.phase == "amend" else _added(table.found, seat, product_of(*used))
    table = changed(
        table,
        phase="draw",
        turn=1 - seat,
        zones=(own, theirs) if seat == 0 else (theirs, own),
        trophies=_added(table.trophies, seat, event.monster),
        pile=table.pile + 2,
        buried=table.buried + used,
        found=found,
    )
    return Position(table, position.hands, Box(box.pile + used, box.missed))


def _rewarded(position: Moment, seat: int, card: Card) -> Moment:
    table = position.table
    left = table.pile - 1
    trophies = _added(table.trophies, seat, card)
    table = changed(table, pile=left, buried=_still_buried(table, left), trophies=trophies, reward=False)
    return Position(table, position.hands, _without_top(position.box, 1))


def _ended(position: Moment, event: MatchEnded) -> Moment:
    table = position.table
    taught = tuple(map(lessons, table.found, event.missed, table.mistaken))
    outcome = Result(event.winners, event.scores, event.reason)
    table = changed(table, phase="over", said_end=False, lessons=taught, result=outcome)
    return Position(table, position.hands, position.box)


def _still_buried(table: Table, left: int) -> Cards:
    """Once only used potions are left in the pile, those leave it from their top."""
    return table.buried[max(0, len(table.buried) - left) :]


def _without_top(box: Box, count: int) -> Box:
    return Box(box.pile[count:], box.missed)


def _noted(box: Box, seat: int, missed: tuple[Product, ...]) -> Box:
    return Box(box.pile, _put(box.missed, seat, box.missed[seat] + missed))


def _without(cards: Cards, number: int) -> Cards:
    return tuple([card for card in cards if card.id != number])


def _put(pair: tuple[T, ...], seat: int, value: T) -> tuple[T, T]:
    """The pair with one seat's part exchanged; there are always two seats."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def _added(pair: tuple[tuple[T, ...], ...], seat: int, value: T) -> tuple[tuple[T, ...], tuple[T, ...]]:
    return _put(pair, seat, (*pair[seat], value))
