"""Topword in numbers, for programs that learn."""

from tablee.core.game.encoding import Encoding
from tablee.games.topword.engine.finder import STACKING
from tablee.games.topword.rules.actions import Ask
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.view import View


def encoding(options: Options, seats: int) -> Encoding[Ask, View]:
    """Stacks square by square and the letters one can count; moves are listed, those that earn most first."""
    from tablee.games.topword.engine.learning import offered, seen  # not above: numpy comes with them

    return Encoding(
        size=seen.size(options, seats),
        actions=offered.MOST,
        features=len(offered.NAMES),
        names=offered.NAMES,
        kernels=(STACKING,),
        observe=seen.observe,
        offer=offered.offer,
    )
