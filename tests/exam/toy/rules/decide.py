"""What comes of an ask: lay a card each, the highest takes all; once a match one may swap a card."""

from random import Random
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.refusal import Refused

from .actions import Ask, Lay, Swap
from .events import Dealt, Happening, Laid, Shuffled, Swapped, Taken
from .refusals import AlreadyDealt, CardMissing, NoSwap
from .state import Moment


def decide(position: Moment, action: Ask, rng: Random, now: float) -> list[Happening]:
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


def _require(position: Moment, seat: int, card: int) -> None:
    if card not in position.hands[seat]:
        raise Refused(CardMissing(card))


def _deal(position: Moment, rng: Random) -> list[Happening]:
    if position.table.turn >= 0:
        raise Refused(AlreadyDealt())
    size, seats = position.table.options.hand, len(position.hands)
    pile = tuple(rng.sample(position.box, len(position.box)))
    hands = (Dealt(seat, tuple(sorted(pile[seat * size : seat * size + size]))) for seat in range(seats))
    return [Shuffled(pile), *hands]


def _lay(position: Moment, seat: int, card: int) -> list[Happening]:
    laid = (*position.table.laid, card)
    if len(laid) < len(position.hands):
        return [Laid(seat, card)]
    leader = (seat + 1) % len(laid)
    return [Laid(seat, card), Taken((leader + laid.index(max(laid))) % len(laid), laid)]
