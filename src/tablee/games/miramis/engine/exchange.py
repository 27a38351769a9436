"""When to exchange letters, and which: a player may do so once in a match, before laying (R9).

It costs nothing but the chance to do it later. So it pays if what the turn will then bring, on average, is so much more
than the best move there is now that no later turn is likely to gain more by it.
"""

from itertools import combinations

from tablee.games.miramis.engine.leave import leave_value
from tablee.games.miramis.rules.box.letters import Letters, without
from tablee.games.miramis.rules.view import View

LAST_TURN, A_TURN = 12_200, 13_900
"""What a turn brings on average, in hundredths of a point: the last one its points, another a better rack as well."""
LATER = (0, 4_000, 6_000, 7_000, 7_600, 8_200, 8_700)
"""What the chance to exchange is worth to whom it is left for no, one, two… more turns."""


def least_wanted(view: View) -> Letters:
    """The letters, one to three, without which the rack is worth most; the first in the alphabet of equal ones."""
    rack = tuple(sorted(view.rack))
    given = (letters for many in range(1, view.may_exchange + 1) for letters in combinations(rack, many))
    return max(given, key=lambda letters: leave_value(without(rack, letters), 1))


def pays(view: View, best: int) -> bool:
    """Whether to exchange now, if the best that can be laid is worth so much, in hundredths of a point."""
    turns = view.turns_left[view.turn]
    kept = tuple(sorted(without(view.rack, least_wanted(view))))
    promised = leave_value(kept, 1) + (A_TURN if turns > 1 else LAST_TURN)
    return promised - best > LATER[min(turns, len(LATER)) - 1]
