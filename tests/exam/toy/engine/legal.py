"""Every move of a seat in the toy."""

from collections.abc import Iterator

from ..rules.actions import Lay, Swap
from ..rules.view import View


def legal(seen: View) -> Iterator[Lay | Swap]:
    """Any card, laid or, once, swapped."""
    assert seen.seat is not None
    table = seen.table
    yield from (Lay(seen.seat, card) for card in seen.hand)
    if table.options.swaps and table.pile and not table.swapped[seen.seat]:
        yield from (Swap(seen.seat, card) for card in seen.hand)
