"""The rules of the toy: lay a card each, the highest takes all; once a match one may swap a card."""

from dataclasses import replace
from random import Random
from typing import TypeVar, assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.events import Event
from tablee.core.position import Position
from tablee.core.refusal import Refused
from tablee.core.seats import Result

from .pieces import (
    AlreadyDealt,
    Ask,
    CardMissing,
    Dealt,
    Happening,
    Laid,
    Lay,
    NoSwap,
    Options,
    Place,
    Shuffled,
    Swap,
    Swapped,
    Table,
    Taken,
)

Item = TypeVar("Item")


def start(options: Options, seats: int) -> Place:
    """The cards lie in the box, in order."""
    cards = tuple(range(1, 14 if options.cards == "short" else 18))
    table = Table(options, -1, len(cards), (), ((),) * seats, (False,) * seats)
    return Position(table, ((),) * seats, cards)


def decide(position: Place, action: Ask, rng: Random, now: float) -> list[Event]:
    """What comes of an ask."""
    match action:
        case Deal():
            return _deal(position, rng)
        case Lay(seat, card):
            _require(position, seat, card)
            return _lay(position, seat, card)
        case Swap(seat, card):
            _require(position, seat, card)
            table = position.table
            if table.swapped[seat] or not table.options.swaps or not position.box:
                raise Refused(NoSwap())
            return [Swapped(seat, card, position.box[0], rng.randrange(len(position.box)))]
        case TimeUp(seat):
            return _lay(position, seat, min(position.hands[seat]))
        case _:
            assert_never(action)


def _require(position: Place, seat: int, card: int) -> None:
    if card not in position.hands[seat]:
        raise Refused(CardMissing(card))


def _deal(position: Place, rng: Random) -> list[Event]:
    if position.table.turn >= 0:
        raise Refused(AlreadyDealt())
    size, seats = position.table.options.hand, len(position.hands)
    pile = tuple(rng.sample(position.box, len(position.box)))
    hands = (Dealt(seat, tuple(sorted(pile[seat * size : seat * size + size]))) for seat in range(seats))
    return [Shuffled(pile), *hands]


def _lay(position: Place, seat: int, card: int) -> list[Event]:
    laid = (*position.table.laid, card)
    if len(laid) < len(position.hands):
        return [Laid(seat, card)]
    leader = (seat + 1) % len(laid)
    return [Laid(seat, card), Taken((leader + laid.index(max(laid))) % len(laid), laid)]


def evolve(position: Place, event: Happening) -> Place:
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


def to_play(table: Table) -> tuple[int, ...]:
    """The one seat the table waits for."""
    return () if table.turn < 0 or table.result else (table.turn,)


def result(table: Table) -> Result | None:
    """How it ended, or None."""
    return table.result
