"""Miramis in numbers, for programs that learn."""

from tablee.core.game.encoding import Encoding
from tablee.games.miramis.engine.finder import COLOUR
from tablee.games.miramis.rules.actions import Ask
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.view import View


def encoding(options: Options, seats: int) -> Encoding[Ask, View]:
    """The board with its colours and the letters one can count; moves are listed, those that earn most first."""
    from tablee.games.miramis.engine.learning import offered, seen  # not above: numpy comes with them

    return Encoding(
        size=seen.size(options, seats),
        actions=offered.MOST,
        features=len(offered.NAMES),
        names=offered.NAMES,
        kernels=(COLOUR,),
        observe=seen.observe,
        offer=offered.offer,
    )
