"""How each event changes the drawers of the toy."""

from dataclasses import replace
from typing import TypeVar, assert_never

from tablee.core.position import Position
from tablee.core.seats import Result

from .events import Dealt, Happening, Laid, Shuffled, Swapped, Taken
from .state import Moment, Table

Item = TypeVar("Item")


def evolve(position: Moment, event: Happening) -> Moment:
    """The next position."""
    table, hands, pile = position.table, position.hands, position.box
    match event:
        case Shuffled(cards):
            return replace(position, box=cards)
        case Dealt(seat, cards):
            table = replace(table, turn=0, pile=table.pile - len(cards))
            return Position(table, _put(hands, seat, cards), pile[len(cards) :])
        case Laid(seat, card):
            hand = tuple(one for one in hands[seat] if one != card)
            turned = replace(table, turn=(seat + 1) % len(hands), laid=(*table.laid, card))
            return Position(turned, _put(hands, seat, hand), pile)
        case Swapped(seat, gave, got, place):
            hand = tuple(sorted(got if one == gave else one for one in hands[seat]))
            rest = [*pile[1:]]
            rest.insert(place, gave)
            return Position(
                replace(table, swapped=_put(table.swapped, seat, True)), _put(hands, seat, hand), tuple(rest)
            )
        case Taken(seat, cards):
            tricks = _put(table.tricks, seat, (*table.tricks[seat], *cards))
            return replace(position, table=_ended(replace(table, turn=seat, laid=(), tricks=tricks), hands))
        case _:
            assert_never(event)


def _put(items: tuple[Item, ...], seat: int, item: Item) -> tuple[Item, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


def _ended(table: Table, hands: tuple[tuple[int, ...], ...]) -> Table:
    if any(hands):
        return table
    scores = tuple(map(len, table.tricks))
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    winners = best if len(best) == 1 else ()
    return replace(table, result=Result(winners, scores, "most_cards" if winners else "drawn"))
