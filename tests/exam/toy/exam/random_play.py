"""Any legal ask of the toy."""

from random import Random

from ..rules.actions import Lay, Swap
from ..rules.view import View


def random_action(seen: View, rng: Random) -> Lay | Swap:
    """Lays, or swaps if it may."""
    assert seen.seat is not None
    table, card = seen.table, rng.choice(seen.hand)
    may_swap = table.options.swaps and table.pile and not table.swapped[seen.seat]
    return Swap(seen.seat, card) if may_swap and rng.random() < 0.5 else Lay(seen.seat, card)
