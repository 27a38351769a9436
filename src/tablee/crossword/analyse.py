"""How well a finished match was played: its turns one by one, each beside the best there was."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Generic, NamedTuple, TypeVar

from tablee.core.insight import Analysis, Choice, Judged, Placed, summed_up
from tablee.core.position import AnyPosition
from tablee.crossword.lays import OnSquare
from tablee.crossword.problems.familiar import may_be_asked

V = TypeVar("V")
T = TypeVar("T", bound=OnSquare)

LONG, KNOWN = 4, 100_000
"""A word to learn has so many letters at least, and is among so many that people meet most often."""

Evolve = Callable[[Any, Any], AnyPosition]
Look = Callable[[Any, Any, int], V]


class Turn(NamedTuple, Generic[V]):
    """A turn: how many events came before it, what its player saw, what ended it, its line of the score sheet."""

    at: int
    before: V
    event: Any
    line: Any


def turns_of(
    begun: AnyPosition, events: Sequence[Any], ends: tuple[type, ...], evolve: Evolve, view: Look[V]
) -> tuple[list[Turn[V]], AnyPosition]:
    """The turns of a match, and how it ended.

    A turn ends with an event of one of these kinds.
    """
    seen, position = [], begun
    for at, event in enumerate(events):
        if type(event) in ends:
            seen.append((at, view(position.table, position.hands[event.seat], event.seat), event))
        position = evolve(position, event)
    lines = zip(seen, position.table.history, strict=True)
    return [Turn(at, before, event, move) for (at, before, event), move in lines], position


def placed(tiles: Iterable[T], noted: Callable[[T], str]) -> tuple[Placed, ...]:
    """Where letters are laid, each as it is noted."""
    return tuple(Placed(tile.row, tile.col, noted(tile)) for tile in tiles)


def judged(
    turn: Turn[Any], holding: str, played: Choice, most: Choice, wisest: Choice, unadmitted: tuple[str, ...] = ()
) -> Judged:
    """A turn beside the move that earned most and the one that was worth most; the scores are not added up yet."""
    given_away = max(0, most.points - played.points)
    learn = worth_learning((*most.words, *wisest.words), played.words) if given_away else ""
    return Judged(turn.line.seat, holding, played, most, wisest, given_away, (), turn.at, learn, unadmitted)


def worth_learning(words: Iterable[str], laid: Sequence[str]) -> str:
    """The longest of these words that people know and that was not laid; short ones teach little."""
    known = (word for word in words if len(word) >= LONG and word not in laid and may_be_asked([word], KNOWN))
    return max(known, key=len, default="")


def analysed(turns: Iterable[Judged], scores: tuple[int, ...]) -> Analysis:
    """Turns with everybody's score after each, summed up; `scores` are those that the match ended with."""
    running, told = [0] * len(scores), []
    for turn in turns:
        running[turn.seat] += turn.played.points
        told.append(replace(turn, scores=tuple(running)))
    return summed_up(tuple(told), scores)
