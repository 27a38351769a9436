"""How each event changes the three drawers; pure, so that a log replays without luck or clock."""

from typing import assert_never

from tablee.core.position import Position
from tablee.core.quick import changed
from tablee.core.seats import Result
from tablee.core.tuples import put_at
from tablee.crossword.events import Began, Passed, TimeRanOut
from tablee.games.miramis.rules.box.board import laid
from tablee.games.miramis.rules.box.letters import Letters, without
from tablee.games.miramis.rules.events import (
    BagShaken,
    BoardLaid,
    Exchanged,
    Happening,
    Laid,
    LettersDrawn,
    LotDrawn,
    MatchEnded,
    OwnBoardLaid,
)
from tablee.games.miramis.rules.lays.sheet import NOTHING, Move
from tablee.games.miramis.rules.state import Lot, Moment, Table, next_seat


def evolve(position: Moment, event: Happening) -> Moment:
    """The next position."""
    table, hands, bag = position.table, position.hands, position.box
    match event:
        case LettersDrawn(seat, letters):
            return _drawn(position, seat, letters)
        case BagShaken(letters):
            return Position(table, hands, letters)
        case Laid():
            return _laid(position, event)
        case Exchanged(seat, given, taken):
            return _exchanged(position, seat, given, taken)
        case _:
            return Position(_seen(table, event), hands, bag)


def _seen(table: Table, event: BoardLaid | OwnBoardLaid | LotDrawn | Began | Passed | TimeRanOut | MatchEnded) -> Table:
    """What happens in front of everybody and moves no letter."""
    match event:
        case BoardLaid(ground) | OwnBoardLaid(ground):
            return changed(table, ground=ground)
        case LotDrawn(seat, letter):
            return changed(table, lots=(*table.lots, Lot(seat, letter)))
        case Began(seat, help_):
            return changed(table, phase="play", turn=seat, help=help_ or table.help)
        case Passed(seat):
            return _turned(table, Move(seat, "pass", "-", table.exchanging, (), NOTHING))
        case TimeRanOut():
            return table
        case MatchEnded(winners, scores, left, reason):
            return changed(table, phase="over", left=left, result=Result(winners, scores, reason))
        case _:
            assert_never(event)


def _drawn(position: Moment, seat: int, letters: Letters) -> Moment:
    """From the bag onto the rack."""
    rack = position.hands[seat] + letters
    bag = position.box[len(letters) :]
    table = changed(
        position.table, rack_counts=put_at(position.table.rack_counts, seat, len(rack)), bag=len(bag)
    )  # fmt: skip
    return Position(table, put_at(position.hands, seat, rack), bag)


def _laid(position: Moment, event: Laid) -> Moment:
    """From the rack onto the board; the points go onto the score sheet."""
    table, seat, score = position.table, event.seat, event.score
    rack = without(position.hands[seat], (tile.letter for tile in event.tiles))
    squares = tuple(tile.square for tile in event.tiles)
    after = changed(
        table,
        stones=laid(table.stones, event.tiles),
        rack_counts=put_at(table.rack_counts, seat, len(rack)),
        scores=put_at(table.scores, seat, table.scores[seat] + score.points),
    )
    move = Move(seat, "lay", event.notation, table.exchanging, squares, score)
    return Position(_turned(after, move), put_at(position.hands, seat, rack), position.box)


def _exchanged(position: Moment, seat: int, given: Letters, taken: Letters) -> Moment:
    """First the new letters are drawn, then the old ones go back (R9); the turn goes on."""
    table = position.table
    rack = without(position.hands[seat], given) + taken
    bag = position.box[len(taken) :] + given
    after = changed(table, exchanged=put_at(table.exchanged, seat, len(given)), exchanging=len(given))
    return Position(after, put_at(position.hands, seat, rack), bag)


def _turned(table: Table, move: Move) -> Table:
    """The turn is written down, and the next seat plays."""
    return changed(table, turn=next_seat(table, move.seat), history=(*table.history, move), exchanging=0)
