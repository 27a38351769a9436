"""A problem of the toy on the table: one's hand, the card to be beaten, the other hand."""

from tablee.core.game import Example, Problem
from tablee.core.position import Position

from ..rules.actions import Lay
from ..rules.options import Options
from ..rules.state import Moment, Table

ME = 1


def cards(text: str) -> tuple[int, ...]:
    """Cards as they are written: `2,7,9`."""
    return tuple(map(int, text.split(","))) if text else ()


def position_of(problem: Problem) -> Moment:
    """The table, with all other cards in the pile."""
    mine, laid, theirs = map(cards, problem.position.split("|"))
    pile = tuple(sorted(set(range(1, 14)) - {*mine, *laid, *theirs}))
    table = Table(Options(hand=2), ME, len(pile), laid, ((), ()), (False, False))
    return Position(table, (theirs, mine), pile)


def scene(problem: Problem) -> Example:
    """The position, and the best answer."""
    return Example(problem.id, position_of(problem), tuple(Lay(ME, one) for one in cards(problem.answer)), seat=ME)


def task(problem: Problem) -> dict[str, int]:
    """How many cards are sought."""
    return {"count": len(cards(problem.answer))}
