"""Motus in numbers, for programs that learn."""

from tablee.core.game.encoding import Encoding
from tablee.games.motus.rules.actions import Ask
from tablee.games.motus.rules.options import Options
from tablee.games.motus.rules.view import View


def encoding(options: Options, seats: int) -> Encoding[Ask, View]:
    """Slates letter by letter; a number is a word of the dictionary, whether to hide or to propose it."""
    from tablee.games.motus.engine.learning import offered, seen  # not above: numpy comes with them

    names = offered.names(options.letters)
    return Encoding(
        size=seen.size(options, seats),
        actions=len(names),
        names=names,
        together=seats > 1,
        observe=seen.observe,
        offer=offered.offer,
    )
