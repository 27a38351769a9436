"""Laws of asking: whatever is asked, by whom and when, the answer is events or a refusal and nothing breaks."""

from random import Random

from tablee.core.engine import Applied, apply
from tablee.core.game import Game
from tablee.core.position import fingerprint
from tablee.core.refusal import CORE_REFUSALS
from tablee.testing.broken import Broken, hold
from tablee.testing.strange import probes


def law_a_refused_ask_changes_nothing(game: Game, seed: int) -> None:
    """A position that refused an ask is what it was before."""
    for position, ask in probes(game, seed):
        before = fingerprint(position)
        try:
            outcome = apply(game, position, ask, Random(seed), 0.0)
        except Exception:  # whatever is raised belongs to the next law
            continue
        if not isinstance(outcome, Applied):
            hold(fingerprint(position) == before, f"{ask} was refused ({outcome}) and yet changed the position")


def law_every_ask_is_answered(game: Game, seed: int) -> None:
    """Asks out of turn, by other seats or of another moment are granted or refused with a refusal the game names."""
    for position, ask in probes(game, seed):
        try:
            outcome = apply(game, position, ask, Random(seed), 0.0)
        except Exception as error:
            raise Broken(f"{ask} is neither granted nor refused, it raises {error!r}") from error
        if not isinstance(outcome, Applied):
            known = (*CORE_REFUSALS, *game.refusals)
            hold(isinstance(outcome, known), f"{ask} is refused with {outcome}, which the game does not list")
