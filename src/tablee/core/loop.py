"""The loop of every match: ask → decide → events → evolve → what each seat is told."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Self, TypeVar

from tablee.core.actions import HOUSE, Action
from tablee.core.events import Event, standing, told_to
from tablee.core.game import Game, View
from tablee.core.position import AnyPosition
from tablee.core.quick import quick
from tablee.core.refusal import MatchOver, NotYourTurn, Refusal, Refused

E = TypeVar("E", bound=Event)

__all__ = ["Applied", "Folded", "apply", "evolve_all", "may_ask", "replay", "told_to", "view_for"]


@quick
@dataclass(frozen=True, slots=True)
class Applied:
    """An ask that was granted: what happened, and the position it led to."""

    events: tuple[Event, ...]
    position: AnyPosition


class Folded(tuple[E, ...]):
    """Events with the position they lead to: rules that fold them to see what follows need not have it done again."""

    position: AnyPosition

    def __new__(cls, events: Iterable[E], position: AnyPosition) -> Self:
        """What was decided, and where it leads."""
        made = super().__new__(cls, events)
        made.position = position
        return made


def apply(game: Game, position: AnyPosition, action: Action, rng: Random, now: float) -> Applied | Refusal:
    """Put an ask to the rules; the position given is never changed."""
    if game.rules.result(position.table) is not None:
        return MatchOver()
    waiting = game.rules.to_play(position.table)
    if not may_ask(action, waiting, len(position.hands)):
        return NotYourTurn(waiting)
    try:
        decided = game.rules.decide(position, action, rng, now)
    except Refused as refused:
        return refused.refusal
    if isinstance(decided, Folded):
        return Applied(tuple(decided), decided.position)
    events = tuple(decided)
    return Applied(events, evolve_all(game, position, events))


def may_ask(action: Action, waiting: tuple[int, ...], seats: int) -> bool:
    """The house asks for nobody or for a seat that is to play; a seat asks in its turn, or when the ask needs none."""
    if action.seat == HOUSE:
        return action.by_house
    return action.seat in waiting or (action.any_time and action.seat in range(seats))


def evolve_all(game: Game, position: AnyPosition, events: Iterable[Event]) -> AnyPosition:
    """Fold events into a position."""
    for event in events:
        position = game.rules.evolve(position, event)
    return position


def replay(game: Game, options: Any, seats: int, events: Iterable[Event]) -> AnyPosition:
    """The position a log leads to, without luck or clock."""
    return evolve_all(game, game.rules.start(options, seats), standing(events))


def view_for(game: Game, position: AnyPosition, seat: int | None) -> View:
    """What a seat (None: a spectator) may know; neither the box nor another hand is even passed in."""
    hand = None if seat is None else position.hands[seat]
    return game.rules.view(position.table, hand, seat)
