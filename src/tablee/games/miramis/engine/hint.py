"""A hint: the wisest lay of usual words, weighed as analyses weigh moves."""

from random import Random

from tablee.core.game import Hint
from tablee.crossword.actions import Pass
from tablee.crossword.hinting import lay_hint, no_lay, usual_words
from tablee.games.miramis.engine.exchange import least_wanted
from tablee.games.miramis.engine.finder import by_equity
from tablee.games.miramis.engine.solve import choice
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.actions import Exchange, Lay
from tablee.games.miramis.rules.view import View


def hint(view: View, rng: Random) -> Hint | None:
    """What to lay, or that there is nothing and letters may be exchanged."""
    if view.seat is None:
        return None
    found = by_equity(view, usual_words(), 1) or by_equity(view, all_words(view.options.compounds), 1)
    if found:
        return lay_hint(Lay(view.seat, found[0].tiles), choice(view, found[0]), view.ground)
    return no_lay(Exchange(view.seat, least_wanted(view)) if view.may_exchange else Pass(view.seat))
