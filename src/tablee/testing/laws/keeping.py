"""The law of the box: what was in it at the deal is there at the end."""

from tablee.core.game import Game
from tablee.core.loop import Applied
from tablee.testing.broken import hold
from tablee.testing.playout import playouts
from tablee.testing.strange import answer, probes


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
