"""A hint: the wisest lay of usual words, weighed as analyses weigh moves."""

from random import Random

from tablee.core.game import Hint
from tablee.crossword.hinting import lay_hint, no_lay, usual_words
from tablee.games.topword.engine.finder import by_equity
from tablee.games.topword.engine.leave import least_wanted
from tablee.games.topword.engine.solve import choice
from tablee.games.topword.rules.actions import Lay, Pass
from tablee.games.topword.rules.view import View
from tablee.lexicon import lexicon


def hint(view: View, rng: Random) -> Hint | None:
    """What to lay, or that there is nothing; a challenge is everybody's own affair."""
    if view.seat is None or view.phase == "verdict":
        return None
    found = by_equity(view, usual_words(), 1) or by_equity(view, lexicon.common.graph, 1)
    if not found:
        return no_lay(Pass(view.seat, least_wanted(view) if view.bag and view.rack else None))
    return lay_hint(Lay(view.seat, found[0][1].tiles), choice(view, found[0]), view.stacks)
