"""The table of the toy as a picture."""

from tablee.core.text.svg import Felt, picture, tile

from ..rules.view import View

FELT = Felt("#7d473a", "#986f64")


def svg(seen: View) -> str:
    """Laid cards above, the hand below."""
    rows = (seen.table.laid, seen.hand)
    cards = (tile(50 * at, 50 * row, 50, str(card)) for row, some in enumerate(rows) for at, card in enumerate(some))
    return picture("Toy", 50 * max(1, *map(len, rows)), 100, FELT, cards)
