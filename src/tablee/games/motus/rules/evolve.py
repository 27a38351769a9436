"""How each event changes the three drawers; pure, so that a log replays without luck or clock."""

from typing import assert_never

from tablee.core.position import Position
from tablee.core.quick import changed
from tablee.core.seats import Result
from tablee.core.tuples import put_at
from tablee.games.motus.rules import events as happened
from tablee.games.motus.rules.evolve_rounds import (
    prepared_in_vain,
    series_began,
    super_began,
    super_word_began,
    word_set,
)
from tablee.games.motus.rules.evolve_slate import on_slate
from tablee.games.motus.rules.rounds.grid import BLANKS, Completed, Grid, after_blank, covered_with
from tablee.games.motus.rules.rounds.round_events import (
    BallDrawn,
    BlankDrawn,
    GridDealt,
    MatchEnded,
    MotusMade,
    PreparedInVain,
    SeriesBegan,
    StockDealt,
    SuperBegan,
    SuperWordBegan,
)
from tablee.games.motus.rules.state import Moment, Table


def evolve(position: Moment, event: happened.Happening) -> Moment:
    """The next position."""
    match event:
        case StockDealt(words, robots):
            table = changed(position.table, robots=robots)
            return changed(position, table=table, box=changed(position.box, stock=words))
        case SeriesBegan():
            return series_began(position, event)
        case SuperBegan():
            return super_began(position, event)
        case SuperWordBegan():
            return super_word_began(position, event)
        case PreparedInVain():
            return prepared_in_vain(position, event)
        case happened.WordSet():
            return word_set(position, event)
        case MatchEnded():
            outcome = Result(event.winners, event.scores, event.reason)
            hands = ("",) * len(position.hands)
            return Position(changed(position.table, phase="over", result=outcome), hands, position.box)
        case GridDealt() | BallDrawn() | BlankDrawn() | MotusMade():
            return changed(position, table=_on_grid(position.table, event))
        case happened.SettingTimeUp() | happened.CameLate():
            return position
        case _:
            return changed(position, table=on_slate(position.table, event))


def _on_grid(table: Table, event: GridDealt | BallDrawn | BlankDrawn | MotusMade) -> Table:
    grid = table.grids[event.side]
    match event:
        case GridDealt(_, numbers, covered):
            return _with_grid(table, event.side, changed(grid, numbers=numbers, covered=covered, blanks=BLANKS))
        case BallDrawn(seat, side, number):
            return _with_grid(_paid(table, seat), side, covered_with(grid, number))
        case BlankDrawn(seat, side):
            return _with_grid(_paid(table, seat), side, after_blank(grid))
        case MotusMade(_, side, numbers, points):
            scores = put_at(table.scores, side, table.scores[side] + points)
            done = changed(grid, completed=Completed(grid.numbers, grid.covered, numbers), motus=grid.motus + 1)
            return _with_grid(changed(table, scores=scores), side, done)
        case _:
            assert_never(event)


def _with_grid(table: Table, side: int, grid: Grid) -> Table:
    return changed(table, grids=put_at(table.grids, side, grid))


def _paid(table: Table, seat: int) -> Table:
    """The seat has drawn for one word."""
    number = table.owed.index(seat)
    return changed(table, owed=table.owed[:number] + table.owed[number + 1 :])
