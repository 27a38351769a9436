"""Building: what a seat lays, moves and takes back on its own grid, hidden from the others (R8)."""

from collections import Counter
from typing import assert_never

from tablee.core.refusal import Refusal, Refused
from tablee.games.multimo.rules import grid_refusals as not_so
from tablee.games.multimo.rules import refusals as no
from tablee.games.multimo.rules.actions import Arrange, Lift, Move, PlaceTile, Swap
from tablee.games.multimo.rules.events import Arranged
from tablee.games.multimo.rules.grid import (
    EMPTY,
    NEUTRAL,
    Grid,
    Square,
    at,
    filled,
    is_letter,
    name_of,
    put,
    squares,
    tiles_on,
)
from tablee.games.multimo.rules.letters import counts, lacking, without
from tablee.games.multimo.rules.phases.opening import require_inside
from tablee.games.multimo.rules.state import Hand, Moment, Table

Handling = PlaceTile | Move | Swap | Lift | Arrange


def arrange(position: Moment, action: Handling) -> Arranged:
    """R8: the seat's grid and waiting area after the ask."""
    seat, table = action.seat, position.table
    require_building(table, seat)
    hand = position.hands[seat]
    after = handled(hand, table.fixed, action)
    count = filled(after.grid)
    return Arranged(seat, after.grid, after.waiting, count, count != filled(hand.grid))


def handled(hand: Hand, fixed: Grid, action: Handling) -> Hand:
    """The hand after the ask; raises Refused."""
    match action:
        case PlaceTile(_, tile, square):
            return placed(hand, fixed, tile, square)
        case Move(_, start, end):
            tile = lifted(hand, fixed, start)
            if at(hand.grid, free(hand, fixed, end)) != EMPTY:
                raise Refused(not_so.SquareTaken(name_of(end)))
            return Hand(put(hand.grid, {start: EMPTY, end: tile}), hand.waiting)
        case Swap(_, start, end):
            one, other = lifted(hand, fixed, start), lifted(hand, fixed, end)
            return Hand(put(hand.grid, {start: other, end: one}), hand.waiting)
        case Lift(_, square):
            tile = lifted(hand, fixed, square)
            return Hand(put(hand.grid, {square: EMPTY}), hand.waiting + tile)
        case Arrange(_, grid):
            return laid_out(hand, fixed, grid)
        case _:
            assert_never(action)


def placed(hand: Hand, fixed: Grid, tile: str, square: Square) -> Hand:
    """Something of the waiting area on a square; what lay there goes back."""
    require_tile(tile)
    back = at(hand.grid, free(hand, fixed, square)).replace(EMPTY, "")
    if tile not in hand.waiting:
        held = _held(hand, fixed)
        if tile == NEUTRAL:
            raise Refused(not_so.NoNeutralWaiting(held.count(NEUTRAL)))
        raise Refused(not_so.NotWaiting(tile) if tile in held else not_so.NeverNamed(tile))
    return Hand(put(hand.grid, {square: tile}), without(hand.waiting, tile) + back)


def laid_out(hand: Hand, fixed: Grid, grid: Grid) -> Hand:
    """A whole grid; what is not on it waits, in the order in which it waited or lay."""
    require_shape(fixed, grid)
    for square in squares(fixed):
        if at(fixed, square) not in (EMPTY, at(grid, square)):
            raise Refused(not_so.FixedSquare(name_of(square)))
    held, wanted = _held(hand, fixed), without(tiles_on(grid), tiles_on(fixed))
    if missing := lacking(held, wanted):
        raise Refused(_too_many(missing[0], wanted, held))
    surplus, waiting = Counter(held) - Counter(wanted), ""
    for tile in held:
        if surplus[tile]:
            surplus[tile] -= 1
            waiting += tile
    return Hand(grid, waiting)


def require_building(table: Table, seat: int) -> None:
    """Grids are built from the first letter until all are finished, each until it is declared so (R8, R11)."""
    if table.phase == "neutrals":
        raise Refused(no.NeutralsFirst(table.to_place))
    if table.phase not in ("letters", "finish"):
        raise Refused(no.NotBuilding())
    if table.progress[seat] == "finished":
        raise Refused(no.GridClosed())
    if table.progress[seat] == "stopped":
        raise Refused(no.TimeIsUp())


def require_tile(tile: str) -> None:
    """A letter of the store or a neutral square."""
    if tile != NEUTRAL and tile not in counts():
        raise Refused(not_so.NoSuchLetter(tile[:20]))


def require_shape(fixed: Grid, grid: Grid) -> None:
    """R2: as many rows and columns as the match has, and nothing in them but tiles."""
    if len(grid) != len(fixed) or any(len(row) != len(fixed[0]) for row in grid):
        raise Refused(not_so.WrongShape(len(fixed[0]), len(fixed)))
    for tile in tiles_on(grid):
        require_tile(tile)


def free(hand: Hand, fixed: Grid, square: Square) -> Square:
    """The square, if the grid has it and it may be changed (R2, R8)."""
    require_inside(hand.grid, square)
    if at(fixed, square) != EMPTY:
        raise Refused(not_so.FixedSquare(name_of(square)))
    return square


def lifted(hand: Hand, fixed: Grid, square: Square) -> str:
    """What lies on a square and may be taken from it."""
    tile = at(hand.grid, free(hand, fixed, square))
    if tile == EMPTY:
        raise Refused(not_so.EmptySquare(name_of(square)))
    return tile


def _held(hand: Hand, fixed: Grid) -> str:
    """Everything a seat may lay: what waits, then what lies on its grid."""
    return hand.waiting + without(tiles_on(hand.grid), tiles_on(fixed))


def _too_many(tile: str, wanted: str, held: str) -> Refusal:
    count, most = wanted.count(tile), held.count(tile)
    if not is_letter(tile):
        return not_so.TooManyNeutrals(count, most)
    return not_so.TooMany(tile, count, most) if most else not_so.NeverNamed(tile)
