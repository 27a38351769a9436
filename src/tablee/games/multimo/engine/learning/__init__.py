"""Multimo in numbers, for programs that learn."""

from tablee.core.game.encoding import Encoding
from tablee.games.multimo.rules.actions import Ask
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.view import View


def encoding(options: Options, seats: int) -> Encoding[Ask, View]:
    """One's own grid square by square; a number is a letter to name, or something done with one tile or two."""
    from tablee.games.multimo.engine.learning import numbers, offered, seen  # not above: numpy comes with them

    names = numbers.names(options.width, options.height)
    return Encoding(
        size=seen.size(options, seats),
        actions=len(names),
        names=names,
        together=seats > 1,
        observe=seen.observe,
        offer=offered.offer,
    )
