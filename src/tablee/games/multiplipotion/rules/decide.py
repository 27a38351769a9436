"""The rules: what follows from an ask, or why it is refused."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.refusal import NotYourTurn, Refusal, Refused
from tablee.games.multiplipotion.rules import refusals as no
from tablee.games.multiplipotion.rules.actions import Ask, Capture, Denounce, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.captures import captures
from tablee.games.multiplipotion.rules.cards import Card, Cards
from tablee.games.multiplipotion.rules.events import (
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
)
from tablee.games.multiplipotion.rules.evolve import evolve
from tablee.games.multiplipotion.rules.state import HAND_SIZE, TROPHIES_TO_WIN, Moment, Phase, to_play

BEFORE_DRAWING: dict[Phase, Refusal] = {
    "lay": no.AlreadyDrawn(), "capture": no.AlreadyDrawn(), "amend": no.MustCapture()
}  # fmt: skip
BEFORE_LAYING: dict[Phase, Refusal] = {
    "draw": no.DrawFirst(), "capture": no.AlreadyLaid(), "amend": no.MustCapture()
}  # fmt: skip
BEFORE_ENDING: dict[Phase, Refusal] = {"draw": no.DrawFirst(), "lay": no.LayFirst(), "amend": no.MustCapture()}
BEFORE_CAPTURING: dict[Phase, Refusal] = {"draw": no.DrawFirst(), "lay": no.LayFirst()}


def decide(position: Moment, action: Ask, rng: Random, now: float) -> Sequence[Happening]:
    """What happens; raises Refused."""
    match action:
        case Draw(seat):
            return draw(position, seat)
        case Lay(seat, card):
            return lay(position, seat, card)
        case Capture(seat, potions, monster):
            return capture(position, seat, potions, monster)
        case EndTurn(seat):
            require_phase(position, "capture", BEFORE_ENDING)
            return (TurnEnded(seat),)
        case Denounce(seat, potions, monster):
            return denounce(position, seat, potions, monster)
        case Deal():
            return deal(position, rng)
        case TimeUp(seat):
            return time_up(position, seat)
        case _:
            assert_never(action)


def deal(position: Moment, rng: Random) -> Sequence[Happening]:
    """R2: cards of its own are shown; R3: one card face up before each player, then three in each hand."""
    table = position.table
    if table.phase != "deal":
        raise Refused(no.AlreadyDealt())
    cards = list(position.box.pile)
    rng.shuffle(cards)
    first, second = table.first, 1 - table.first
    middle = 2 + HAND_SIZE
    return (
        *((OwnDeckLaid(table.own),) if table.own else ()),
        Shuffled(tuple(cards)),
        FirstLaid(first, cards[0]),
        FirstLaid(second, cards[1]),
        HandDealt(first, tuple(cards[2:middle])),
        HandDealt(second, tuple(cards[middle : middle + HAND_SIZE])),
        Began(first),
    )


def draw(position: Moment, seat: int) -> Sequence[Happening]:
    """R4; R11 when the pile is empty, R12 when the hands are empty too."""
    require_phase(position, "draw", BEFORE_DRAWING)
    pile = position.box.pile
    if pile:
        return (Drew(seat, pile[0]),)
    return (PileEmpty(seat),) if any(position.hands) else (exhausted(position),)


def lay(position: Moment, seat: int, number: int) -> Sequence[Happening]:
    """R5."""
    require_phase(position, "lay", BEFORE_LAYING)
    return (Laid(seat, find(position.hands[seat], number) or refuse(no.NotInHand(number))),)


def capture(position: Moment, seat: int, potions: tuple[int, int], monster: int) -> Sequence[Happening]:
    """R6; R9 for a wrong product; R10 when the player was caught out."""
    table = position.table
    if table.phase != "amend":
        require_phase(position, "capture", BEFORE_CAPTURING)
    require_two_cards(potions)
    first, second = (find(table.zones[seat], one) or refuse(no.NotYourPotion(one)) for one in potions)
    target = find(table.zones[1 - seat], monster) or refuse(no.NotTheirMonster(monster))
    if first.potion * second.potion != target.monster:
        return (miscounted(seat, first, second, target),)
    return after_capture(position, Captured(seat, first, second, target))


def after_capture(position: Moment, captured: Captured) -> Sequence[Happening]:
    """R12: the capture may end the match, before any reward; R10: then the pile, potions included, gives the reward."""
    seat = captured.seat
    scores = [len(trophies) for trophies in position.table.trophies]
    scores[seat] += 1
    if scores[seat] == TROPHIES_TO_WIN:
        return captured, five_trophies(position, seat, scores)
    if position.table.phase != "amend":
        return (captured,)
    vigilant = 1 - seat
    reward = Rewarded(vigilant, evolve(position, captured).box.pile[0])
    scores[vigilant] += 1
    if scores[vigilant] == TROPHIES_TO_WIN:
        return captured, reward, five_trophies(position, vigilant, scores)
    return captured, reward


def denounce(position: Moment, seat: int, potions: tuple[int, int], monster: int) -> Sequence[Happening]:
    """R10: the potions are the opponent's, the monster is one's own."""
    table, caught = position.table, 1 - seat
    if table.phase != "draw" or not table.said_end:
        raise Refused(no.MustCapture() if table.phase == "amend" else no.CannotDenounce())
    require_two_cards(potions)
    first, second = (find(table.zones[caught], one) or refuse(no.NotTheirPotion(one)) for one in potions)
    target = find(table.zones[seat], monster) or refuse(no.NotYourMonster(monster))
    if first.potion * second.potion != target.monster:
        return (miscounted(seat, first, second, target),)
    return (Denounced(seat, caught, first, second, target, reward=True),)


def time_up(position: Moment, seat: int) -> Sequence[Happening]:
    """R13: the house does what the seat owes: draws, lays the first card, captures if the seat was caught out."""
    if seat not in to_play(position.table):
        raise Refused(NotYourTurn(to_play(position.table)))
    events: list[Happening] = [TimeRanOut(seat)]
    while seat in to_play(position.table):
        owed = what_is_owed(position, seat)
        for event in owed:
            position = evolve(position, event)
        events += owed
    return events


def what_is_owed(position: Moment, seat: int) -> Sequence[Happening]:
    """The next thing the house does for a seat whose time has run out."""
    match position.table.phase:
        case "draw":
            return draw(position, seat)
        case "lay":
            return lay(position, seat, position.hands[seat][0].id)
        case "amend":
            first, second, monster = captures(position.table.zones[seat], position.table.zones[1 - seat])[0]
            return after_capture(position, Captured(seat, first, second, monster))
        case _:
            return (TurnCut(seat),)


def miscounted(seat: int, first: Card, second: Card, target: Card) -> Miscounted:
    """R9: no penalty, and the right product is told."""
    a, b = first.potion, second.potion
    return Miscounted(seat, a, b, a * b, target.monster, (first.id, second.id), target.id)


def five_trophies(position: Moment, winner: int, scores: Sequence[int]) -> MatchEnded:
    return MatchEnded((winner,), tuple(scores), "five_trophies", position.box.missed)


def exhausted(position: Moment) -> MatchEnded:
    """R12: nothing left to draw or lay; most trophies win, equal is a draw."""
    scores = tuple(len(trophies) for trophies in position.table.trophies)
    if scores[0] == scores[1]:
        return MatchEnded((), scores, "drawn", position.box.missed)
    return MatchEnded((scores.index(max(scores)),), scores, "exhausted", position.box.missed)


def require_phase(position: Moment, phase: Phase, otherwise: dict[Phase, Refusal]) -> None:
    here = position.table.phase
    if here != phase:
        raise Refused(otherwise.get(here) or NotYourTurn(()))


def require_two_cards(potions: tuple[int, int]) -> None:
    if potions[0] == potions[1]:
        raise Refused(no.SamePotionTwice(potions[0]))


def find(cards: Cards, number: int) -> Card | None:
    for card in cards:
        if card.id == number:
            return card
    return None


def refuse(refusal: Refusal) -> Card:
    raise Refused(refusal)
