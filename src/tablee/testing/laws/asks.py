"""Laws of asking: whatever is asked is answered with events or a refusal, and moves that are listed are granted."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from tablee.core.actions import Action
from tablee.core.game import Game
from tablee.core.loop import may_ask, view_for
from tablee.core.position import fingerprint
from tablee.core.refusal import CORE_REFUSALS, Refusal
from tablee.testing.broken import hold
from tablee.testing.playout import PlayoutStep, RandomMatch, playouts, take
from tablee.testing.strange import answer, probes

LOOKED_AT = 3
"""Moments of a match, for some games list thousands of moves each time."""
LISTED = 400
TRIED = 6
"""Of the first moves listed at a moment; there may be tens of thousands."""


def law_a_refused_ask_changes_nothing(game: Game, seed: int) -> None:
    """A position that refused an ask is what it was before."""
    for position, ask in probes(game, seed):
        before = fingerprint(position)
        outcome = answer(game, position, ask, seed)
        if isinstance(outcome, Refusal):
            hold(fingerprint(position) == before, f"{ask} was refused ({outcome}) and yet changed the position")


def law_every_ask_is_answered(game: Game, seed: int) -> None:
    """Asks out of turn, by other seats or of another moment are granted or refused with a refusal the game names."""
    for position, ask in probes(game, seed):
        outcome = answer(game, position, ask, seed)
        hold(not isinstance(outcome, Exception), f"{ask} is neither granted nor refused, it raises {outcome!r}")
        if isinstance(outcome, Refusal):
            known = (*CORE_REFUSALS, *game.rules.refusals)
            hold(isinstance(outcome, known), f"{ask} is refused with {outcome}, which the game does not list")


def law_listed_moves_are_granted(game: Game, seed: int) -> None:
    """Each move is listed once, and the rules grant it."""
    rng = Random(f"moves/{seed}")
    for playout in playouts(game, seed):
        for step in _moments(game, playout):
            moves = list(islice(_listed(game, step), LISTED))
            hold(len(set(moves)) == len(moves), "a move is listed twice")
            for ask in rng.sample(moves, min(TRIED, len(moves))):
                outcome = take(game, step.before, ask, step.luck, step.now)
                hold(not isinstance(outcome, Refusal), f"{ask} is listed as a legal move and refused: {outcome}")


def law_no_move_is_left_out(game: Game, seed: int) -> None:
    """Whoever is to play has a move, and where all moves are listed a robot makes none that is not."""
    for playout in playouts(game, seed):
        for step in _moments(game, playout)[:1]:
            hold(next(_listed(game, step), None) is not None, f"{step.ask} was granted, and yet no move was listed")
            if game.engine.lists_all:
                view = view_for(game, step.before, step.ask.seat)
                ask = game.engine.choose(view, game.engine.levels[0], Random(seed))
                hold(ask in _listed(game, step), f"a robot asks {ask}, which is not among the legal moves")


def _moments(game: Game, playout: RandomMatch) -> list[PlayoutStep]:
    """Some moments of a match in which a seat asked for something in its turn, late ones first."""
    asked = [step for step in playout.steps if step.ask.seat in game.rules.to_play(step.before.table)]
    return asked[:: -max(1, len(asked) // LOOKED_AT)][:LOOKED_AT]


def _listed(game: Game, step: PlayoutStep) -> Iterator[Action]:
    """The moves of the seat that asked."""
    waiting, seats = game.rules.to_play(step.before.table), len(step.before.hands)
    listed = game.engine.legal(view_for(game, step.before, step.ask.seat))
    return (ask for ask in listed if may_ask(ask, waiting, seats))
