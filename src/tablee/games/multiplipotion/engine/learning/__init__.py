"""MultipliPotion in numbers, for programs that learn."""

from tablee.core.game.encoding import Encoding
from tablee.games.multiplipotion.rules.actions import Ask
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.view import View


def encoding(options: Options, seats: int) -> Encoding[Ask, View]:
    """Cards by where they lie; moves are listed, each with what it would leave both players to capture."""
    from tablee.games.multiplipotion.engine.learning import offered, seen  # not above: numpy comes with them

    return Encoding(
        size=seen.size(options),
        actions=offered.MOST,
        features=len(offered.NAMES),
        names=offered.NAMES,
        observe=seen.observe,
        offer=offered.offer,
    )
