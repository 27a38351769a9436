"""Matches of robots, from which positions are taken; and positions set up again, with hidden letters dealt anew."""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from random import Random
from typing import Any, TypeVar

from tablee.core.actions import Action, Deal
from tablee.core.game import Rules
from tablee.core.position import AnyPosition

ViewT = TypeVar("ViewT")
LettersT = TypeVar("LettersT", bound=Sequence[Any])


def views_of(
    rules: Rules[Any, Any, Any, Any, Any, Any, ViewT],
    begun: AnyPosition,
    seed: int,
    choose: Callable[[ViewT], Action],
) -> Iterator[ViewT]:
    """What whoever is to play sees, turn by turn, in a match in which everybody chooses alike."""
    luck, position = Random(seed), begun
    ask: Action = Deal()
    while True:
        position = reduce(rules.evolve, rules.decide(position, ask, luck, 0.0), position)
        waiting = rules.to_play(position.table)
        if not waiting:
            return
        now = rules.view(position.table, position.hands[waiting[0]], waiting[0])
        yield now
        ask = choose(now)


def dealt(rack: LettersT, turn: int, counts: Sequence[int], loose: LettersT) -> tuple[list[LettersT], LettersT]:
    """The racks of all, where one is known and the others come from the hidden letters, and what is left of these."""
    hands: list[LettersT] = []
    for seat, count in enumerate(counts):
        taken = 0 if seat == turn else count
        hands.append(rack if seat == turn else loose[:taken])  # type: ignore[arg-type]  # a slice is of the same kind
        loose = loose[taken:]  # type: ignore[assignment]  # a slice is of the same kind
    return hands, loose
