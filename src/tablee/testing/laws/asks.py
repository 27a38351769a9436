"""Laws of asking: whatever is asked, by whom and when, the answer is events or a refusal and nothing breaks."""

from tablee.core.game import Game
from tablee.core.position import fingerprint
from tablee.core.refusal import CORE_REFUSALS, Refusal
from tablee.testing.broken import hold
from tablee.testing.strange import answer, probes


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
