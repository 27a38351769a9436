"""When to exchange letters, and which: a player may do so once in a match, before laying (R9)."""

from itertools import combinations

from tablee.games.miramis.bots.taste import rack_worth
from tablee.games.miramis.letters import Letters, without
from tablee.games.miramis.view import View


def least_wanted(view: View) -> Letters:
    """The letters, as many as may be, without which the rack is worth most; the first in the alphabet of equal ones."""
    rack, turns = tuple(sorted(view.rack)), view.turns_left[view.turn]
    given = (letters for many in range(1, view.may_exchange + 1) for letters in combinations(rack, many))
    return max(given, key=lambda letters: rack_worth(without(rack, letters), turns))


def pays(view: View, best: int) -> bool:
    """Whether an exchange promises more than the best that there is to lay now, in hundredths of a point."""
    return False
