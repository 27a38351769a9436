"""How well a finished match was played: its turns one by one, each beside the best there was."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from tablee.core.insight import Analysis, Choice, Judged, summed_up
from tablee.core.position import AnyPosition

V = TypeVar("V")

Evolve = Callable[[Any, Any], AnyPosition]
Look = Callable[[Any, Any, int], V]


def turns_of(
    begun: AnyPosition, events: Sequence[Any], ends: tuple[type, ...], evolve: Evolve, view: Look[V]
) -> tuple[list[tuple[V, Any, Any]], AnyPosition]:
    """What the player to move saw and did in each turn, with its line of the score sheet, and how the match ended.

    A turn ends with an event of one of these kinds.
    """
    seen, position = [], begun
    for event in events:
        if type(event) in ends:
            seen.append((view(position.table, position.hands[event.seat], event.seat), event))
        position = evolve(position, event)
    lines = zip(seen, position.table.history, strict=True)
    return [(before, event, move) for (before, event), move in lines], position


def judged(seat: int, holding: str, played: Choice, most: Choice, wisest: Choice) -> Judged:
    """A turn beside the move that earned most and the one that was worth most; the scores are not added up yet."""
    return Judged(seat, holding, played, most, wisest, max(0, most.points - played.points), ())


def analysed(turns: Iterable[Judged], scores: tuple[int, ...]) -> Analysis:
    """Turns with everybody's score after each, summed up; `scores` are those that the match ended with."""
    running, told = [0] * len(scores), []
    for turn in turns:
        running[turn.seat] += turn.played.points
        told.append(replace(turn, scores=tuple(running)))
    return summed_up(tuple(told), scores)
