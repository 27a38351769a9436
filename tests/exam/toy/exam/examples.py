"""The examples of the toy's leaflet."""

from dataclasses import replace

from tablee.core.game import Example
from tablee.core.position import Position

from ..rules.actions import Lay, Swap
from ..rules.options import Options
from ..rules.state import Moment, Table


def examples() -> tuple[Example, ...]:
    """Two moments of the leaflet."""
    table = Table(Options(), 0, 2, (), ((), ()), (False, False))
    place: Moment = Position(table, ((2, 7), (4, 9)), (1, 10))
    return (
        Example("a_trick", place, (Lay(0, 7), Lay(1, 9)), seat=0),
        Example("a_swap", place, (Swap(0, 2),)),
    )


def lesson() -> tuple[Example, ...]:
    """A swap by hand, then two tricks, the second one lost."""
    trick, swap = examples()
    return replace(swap, seat=0), trick, replace(trick, name="again")
