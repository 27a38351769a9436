"""Laws of the rules themselves: they change nothing they are given, use no luck but their own, and lose nothing."""

import random
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.loop import Applied, evolve_all, view_for
from tablee.core.position import fingerprint
from tablee.testing.broken import hold
from tablee.testing.playout import PlayoutStep, playouts, some_steps
from tablee.testing.strange import answer, probes


def law_the_rules_are_pure(game: Game, seed: int) -> None:
    """start, decide, evolve and view give the same twice and leave what they were given as it was."""
    for playout in playouts(game, seed):
        for step in playout.steps:
            hold(fingerprint(step.after) == step.fingerprint, f"the position after {step.ask} was changed later on")
    for playout, step in some_steps(game, seed):
        options, seats = playout.sitting.options, playout.sitting.seats
        _pure("start", partial(game.rules.start, options, seats), (options,))
        _pure("decide", partial(_decided, game, step), (step.before, step.ask))
        _pure("evolve", partial(evolve_all, game, step.before, step.events), (step.before, *step.events))
        for seat in (None, *range(seats)):
            _pure("view", partial(view_for, game, step.after, seat), (step.after,))


def law_nothing_is_lost(game: Game, seed: int) -> None:
    """After the deal, nothing that can be held appears or vanishes, not even by a strange ask that is granted."""
    for playout in playouts(game, seed):
        dealt = game.exam.holdings(playout.steps[0].after)
        for number, step in enumerate(playout.steps):
            hold(game.exam.holdings(step.after) == dealt, f"ask {number} ({step.ask}) made something appear or vanish")
    for position, ask in probes(game, seed):
        outcome = answer(game, position, ask, seed)
        if isinstance(outcome, Applied) and game.rules.to_play(position.table):
            hold(
                game.exam.holdings(outcome.position) == game.exam.holdings(position),
                f"the strange ask {ask} was granted and made something appear or vanish",
            )


def _decided(game: Game, step: PlayoutStep) -> tuple[Event, ...]:
    return tuple(game.rules.decide(step.before, step.ask, Random(step.luck), step.now))


def _pure(name: str, call: Callable[[], Any], given: tuple[Any, ...]) -> None:
    before, luck = fingerprint(given), random.getstate()
    once, again = fingerprint(call()), fingerprint(call())
    hold(once == again, f"{name} called twice with the same gives two different things")
    hold(fingerprint(given) == before, f"{name} changes what it is given")
    hold(random.getstate() == luck, f"{name} uses the luck of the whole program instead of its own")
