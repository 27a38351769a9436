"""The toy in numbers, for programs that learn: a number is a card to lay or, behind those, a card to swap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.game.encoding import Encoding, Offer

from ..rules.actions import Ask, Lay, Swap
from ..rules.options import Options
from ..rules.view import View

if TYPE_CHECKING:
    import numpy as np

HIGHEST = 17


def encoding(options: Options, seats: int) -> Encoding[Ask, View]:
    """Cards in hand, and cards that lie there."""
    names = tuple(f"{what} {card}" for what in ("lay", "swap") for card in range(1, HIGHEST + 1))
    return Encoding(size=2 * HIGHEST, actions=len(names), names=names, observe=observe, offer=offer)


def observe(seen: View) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """A 1 for each card of the hand, then for each that lies there."""
    import numpy as np  # noqa: PLC0415 - who only plays needs none

    numbers = np.zeros(2 * HIGHEST, np.float32)
    numbers[[card - 1 for card in seen.hand]] = 1
    numbers[[HIGHEST + card - 1 for card in seen.table.laid]] = 1
    return numbers


def offer(seen: View) -> Offer[Ask]:
    """What is legal, by number."""
    import numpy as np  # noqa: PLC0415 - as above

    assert seen.seat is not None
    table = seen.table
    asks: dict[int, Ask] = {card - 1: Lay(seen.seat, card) for card in seen.hand}
    if table.options.swaps and table.pile and not table.swapped[seen.seat]:
        asks |= {HIGHEST + card - 1: Swap(seen.seat, card) for card in seen.hand}
    mask = np.zeros(2 * HIGHEST, np.int8)
    mask[list(asks)] = 1
    return Offer(mask, None, lambda number: asks[number])
