"""For the exam: what is conserved in a match, and what could be otherwise without a seat noticing."""

from random import Random

from tablee.core.position import Position
from tablee.games.multimo.rules.grid import EMPTY, NEUTRAL, Grid, at, is_letter, put, squares, tiles_on
from tablee.games.multimo.rules.state import Hand, Moment, store, to_play


def holdings(position: Moment) -> tuple[str, ...]:
    """Every seat's own letters and neutral squares, in the store, on the grid or beside it."""
    table = position.table
    left = "".join(letter * count for letter, count in store(table).items()) + NEUTRAL * table.to_place
    return tuple("".join(sorted(left + hand.waiting + tiles_on(hand.grid))) for hand in position.hands)


def twin(position: Moment, seat: int | None, rng: Random) -> Moment:
    """Exchange letters on the grids of others, and what waits beside them; if the next ask may be the last, it shows
    them, and they must stay."""
    table = position.table
    if table.phase not in ("letters", "finish") or (table.phase == "finish" and len(to_play(table)) < 2):
        return position
    hands = (
        hand if one == seat else Hand(_exchanged(hand.grid, table.fixed, rng), _shuffled(hand.waiting, rng))
        for one, hand in enumerate(position.hands)
    )
    return Position(table, tuple(hands), None)


def _shuffled(waiting: str, rng: Random) -> str:
    """The order of what waits is one's own affair as well."""
    return "".join(rng.sample(waiting, len(waiting)))


def _exchanged(grid: Grid, fixed: Grid, rng: Random) -> Grid:
    """The letters in other places, the neutral squares where they are: every ask that was possible still is."""
    where = [one for one in squares(grid) if is_letter(at(grid, one)) and at(fixed, one) == EMPTY]
    letters = [at(grid, square) for square in where]
    rng.shuffle(letters)
    return put(grid, dict(zip(where, letters, strict=True)))
