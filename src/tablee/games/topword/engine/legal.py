"""Every move of a seat; where nobody watches over words (R16), lays of words that are none are left out."""

from collections.abc import Iterator

from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.lays.moves import moves
from tablee.games.topword.rules.view import View
from tablee.lexicon import lexicon


def legal(view: View) -> Iterator[Ask]:
    """Challenge, pass, exchange, then all lays."""
    if view.seat is None or view.phase in ("deal", "over"):
        return
    if view.may_challenge:
        yield Challenge(view.seat)
    yield Pass(view.seat)
    if view.phase == "verdict":
        return
    if view.bag:
        yield from (Pass(view.seat, letter) for letter in sorted(set(view.rack)))
    yield from (Lay(view.seat, one.tiles) for one in moves(view.stacks, view.rack, lexicon.common.graph, view.options))
