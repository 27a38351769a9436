"""Laws of games told in numbers: what is offered is granted, and twins give the same numbers."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.core.game import Game, View
from tablee.core.game.encoding import Array, Encoding, Offer
from tablee.core.loop import Applied, apply, view_for
from tablee.core.position import AnyPosition
from tablee.testing.broken import hold
from tablee.testing.playout import PlayoutStep, some_steps

STEPS = 2
"""So many positions of each match: lists of moves take their time."""
TRIED = 3
"""So many numbers are tried in each of them."""


def law_what_is_offered_is_granted(game: Game, seed: int) -> None:
    """A seat that is to play is offered something, and every number that the mask allows is an ask that is granted."""
    for encoding, step, seat, view in _told(game, seed):
        offer = encoding.offer(view)
        _measured(encoding, encoding.observe(view), offer)
        numbers = [number for number, may in enumerate(offer.mask.tolist()) if may]
        hold(bool(numbers), f"seat {seat} is to play and is offered nothing")
        rng = Random(f"offered/{seed}")
        for number in rng.sample(numbers, min(TRIED, len(numbers))):
            outcome = apply(game, step.before, offer.ask(number), Random(step.luck), step.now)
            hold(isinstance(outcome, Applied), f"{offer.ask(number)} is offered and refused: {outcome}")


def law_twins_give_the_same_numbers(game: Game, seed: int) -> None:
    """An observation tells two positions apart only if its seat can."""
    for encoding, step, seat, view in _told(game, seed):
        twin = game.exam.twin(step.before, seat, Random(f"numbers/{seed}"))
        hold(_numbers(encoding, view) == _numbers(encoding, _view(game, twin, seat)), f"seat {seat} tells twins apart")


def _measured(encoding: Encoding[Any, Any], seen: Array, offer: Offer[Any]) -> None:
    """Observations, masks and features have the size that was promised, and every number is a part of one."""
    hold(seen.shape == (encoding.size,), f"an observation has {seen.shape}, not {encoding.size} numbers")
    hold(len(offer.mask) == encoding.actions, f"a mask has {len(offer.mask)} numbers, not {encoding.actions}")
    hold(bool((seen >= 0).all() and (seen <= 1).all()), "a number is below 0 or above 1")
    hold((offer.moves is None) == (encoding.features == 0), "moves are listed with features, or numbered without")
    hold(len(encoding.names) == (encoding.features or encoding.actions), "not everything has a name")
    if offer.moves is not None:
        hold(offer.moves.shape == (encoding.actions, encoding.features), f"features are {offer.moves.shape}")
        hold(bool((offer.moves >= 0).all() and (offer.moves <= 1).all()), "a feature is below 0 or above 1")


def _told(game: Game, seed: int) -> Iterator[tuple[Encoding[Any, Any], PlayoutStep, int, View]]:
    """Some positions, each with what one seat that is to play sees, if the game is told in numbers."""
    for playout, step in some_steps(game, seed, STEPS):
        encoding = game.engine.encoding(playout.sitting.options, playout.sitting.seats)
        if encoding is None:
            return
        for seat in game.rules.to_play(step.before.table)[:1]:
            yield encoding, step, seat, _view(game, step.before, seat)


def _view(game: Game, position: AnyPosition, seat: int) -> View:
    return view_for(game, position, seat)


def _numbers(encoding: Encoding[Any, Any], view: View) -> tuple[bytes, ...]:
    offer = encoding.offer(view)
    moves = b"" if offer.moves is None else offer.moves.tobytes()
    return encoding.observe(view).tobytes(), offer.mask.tobytes(), moves
