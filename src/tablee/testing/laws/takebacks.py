"""The law of takebacks: a match goes back only over what told nobody anything hidden, and then stands as it did."""

from functools import partial, reduce
from itertools import chain
from random import Random

from tablee.core.actions import HOUSE
from tablee.core.events import Event, WentBack
from tablee.core.game import Game
from tablee.core.loop import Applied, apply, replay
from tablee.core.position import AnyPosition, Position, fingerprint
from tablee.match.play.trail import Trail
from tablee.testing.broken import hold
from tablee.testing.playout import PlayoutStep, RandomMatch, playouts

MOST = 25
"""Moves of a match that are looked at."""


def law_takebacks_give_nothing_away(game: Game, seed: int) -> None:
    """What may be taken back follows from what its seat knew, an open move from the table alone; the log leads back."""
    for playout in playouts(game, seed):
        moves = [number for number, step in enumerate(playout.steps) if _may_go_back(step)]
        chosen = Random(f"back/{seed}").sample(moves, min(MOST, len(moves)))
        for number in chosen:
            step = playout.steps[number]
            _knew(game, step, game.exam.twin(step.before, step.ask.seat, Random(step.luck)), "what its seat cannot see")
            if {event.takeback for event in step.events} - {"along"} == {"open"}:
                _knew(game, step, _hands_exchanged(step.before), "the hand of its seat")
        if chosen:
            _leads_back(game, playout, min(chosen))


def _may_go_back(step: PlayoutStep) -> bool:
    return step.ask.seat != HOUSE and all(event.takeback != "never" for event in step.events)


def _knew(game: Game, step: PlayoutStep, other: AnyPosition, secret: str) -> None:
    """The ask does the same in another position, so nobody has learnt from it what makes the difference."""
    outcome = apply(game, other, step.ask, Random(f"another {step.luck}"), step.now)
    same = isinstance(outcome, Applied) and outcome.events == step.events
    hold(same, f"{step.ask} may be taken back, but tells {secret}: {step.events}")


def _hands_exchanged(position: AnyPosition) -> AnyPosition:
    """Everybody holds what another seat held."""
    hands = position.hands
    return Position(position.table, (*hands[1:], *hands[:1]), position.box)


def _leads_back(game: Game, playout: RandomMatch, number: int) -> None:
    """A move made, taken back and made again: the log of that leads where the log without it does."""
    sitting, step = playout.sitting, playout.steps[number]
    asks = [one.events for one in playout.steps[: number + 1]]
    before = sum(map(len, asks[:-1]))
    back: tuple[Event, ...] = (WentBack(step.ask.seat, before),)
    position, trail, seq, reached = game.rules.start(sitting.options, sitting.seats), Trail(), 0, []
    for events in (*asks, back, step.events):
        reached.append(fingerprint(position))
        was, position = position, reduce(partial(trail.folded, game), events, position)
        trail.went(seq, was, events)
        seq += len(events)
    made, again = reached[number], reached[-1]
    hold(again == made, f"{step.ask}, taken back, does not lead to where the match stood")
    whole = replay(game, sitting.options, sitting.seats, chain(*asks, back, step.events))
    hold(fingerprint(position) == fingerprint(whole), f"{step.ask}, made again, leads somewhere else")
