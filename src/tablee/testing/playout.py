"""Matches played at random from a seed, with every step kept for the laws to look at."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from tablee.core.actions import Action, Deal
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.loop import Applied, apply, view_for
from tablee.core.position import AnyPosition, fingerprint
from tablee.core.refusal import Refusal
from tablee.testing.sittings import Sitting, sittings

LONGEST = 2000
"""Asks after which we say that a match does not end."""


@dataclass(frozen=True, slots=True)
class PlayoutStep:
    """One granted ask: the position before, the ask, its luck and time, what happened and where it led."""

    before: AnyPosition
    ask: Action
    luck: str
    now: float
    events: tuple[Event, ...]
    after: AnyPosition
    fingerprint: str
    """Of `after`, taken at once, so that a later change would show."""


@dataclass(frozen=True, slots=True)
class RandomMatch:
    """A match played at random: its table, its steps, and what stopped it if it was not its end."""

    sitting: Sitting
    steps: tuple[PlayoutStep, ...]
    stopped: str = ""

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)


@lru_cache(maxsize=32)
def playouts(game: Game, seed: int) -> tuple[RandomMatch, ...]:
    """One match at every table of the seed."""
    return tuple(play_out(game, sitting, f"{seed}/{number}") for number, sitting in enumerate(sittings(game, seed)))


def play_out(game: Game, sitting: Sitting, luck: str) -> RandomMatch:
    """Deal, then let a seat that is to play ask something at random, until the match has its result."""
    position = game.rules.start(sitting.options, sitting.seats)
    steps: list[PlayoutStep] = []
    ask: Action = Deal()
    while len(steps) < LONGEST:
        step = take(game, position, ask, f"{luck}/{len(steps)}", moment(len(steps)))
        if isinstance(step, Refusal):
            return RandomMatch(sitting, tuple(steps), f"{ask} was refused: {step}")
        steps.append(step)
        position = step.after
        if game.rules.result(position.table) is not None:
            return RandomMatch(sitting, tuple(steps))
        waiting = game.rules.to_play(position.table)
        if not waiting:
            return RandomMatch(sitting, tuple(steps), "the match has no result and nobody is to play")
        rng = Random(f"ask/{luck}/{len(steps)}")
        ask = game.exam.random_action(view_for(game, position, rng.choice(waiting)), rng)
    return RandomMatch(sitting, tuple(steps), f"no result after {LONGEST} asks")


def take(game: Game, position: AnyPosition, ask: Action, luck: str, now: float) -> PlayoutStep | Refusal:
    """Put one ask to the rules and keep what came of it."""
    outcome = apply(game, position, ask, Random(luck), now)
    if not isinstance(outcome, Applied):
        return outcome
    return PlayoutStep(position, ask, luck, now, outcome.events, outcome.position, fingerprint(outcome.position))


def moment(number: int) -> float:
    """The time on the exam's own clock at a step."""
    return 1_000_000.0 + 7.0 * number


def some_steps(game: Game, seed: int, most: int = 25) -> Iterator[tuple[RandomMatch, PlayoutStep]]:
    """Steps after the deal, at most so many of each match, spread over it by luck; the last is always among them."""
    for playout in playouts(game, seed):
        later = playout.steps[1:]
        chosen = Random(f"some/{seed}").sample(later, min(most, len(later)))
        for step in (*chosen, *later[-1:]):
            yield playout, step
