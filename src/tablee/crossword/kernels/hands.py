"""What every match in a playout has, whatever lies on its board: racks, scores, the bag, its luck."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from tablee.search.copies import pour
from tablee.search.jit import inner
from tablee.search.luck import Luck

Numbers = npt.NDArray[np.int64]


class Hands(Protocol):
    """The part of a match that games of crossing words share."""

    @property
    def racks(self) -> Numbers: ...

    @property
    def scores(self) -> Numbers: ...

    @property
    def kept(self) -> Numbers: ...

    @property
    def bag(self) -> Numbers: ...

    @property
    def now(self) -> Numbers: ...

    @property
    def luck(self) -> Luck: ...


@inner
def copy_hands(old: Hands, new: Hands) -> None:
    """Make them equal to another match's, luck and all."""
    pour(old.racks, new.racks)
    pour(old.scores, new.scores)
    pour(old.kept, new.kept)
    pour(old.bag, new.bag)
    pour(old.now, new.now)
    pour(old.luck, new.luck)


def by_seat(seats: int) -> tuple[Numbers, Numbers, Numbers]:
    """Room for three numbers of each seat."""
    return np.zeros(seats, np.int64), np.zeros(seats, np.int64), np.zeros(seats, np.int64)
