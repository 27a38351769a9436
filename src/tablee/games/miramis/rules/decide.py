"""The rules: what follows from an ask, or why it is refused."""

from collections.abc import Sequence
from functools import reduce
from random import Random
from typing import assert_never

from tablee.core.actions import Deal, TimeUp
from tablee.core.help import settled
from tablee.core.loop import Folded
from tablee.core.refusal import NotYourTurn, Refused
from tablee.crossword.actions import Pass
from tablee.crossword.events import Began, Passed, TimeRanOut, winners_of
from tablee.games.miramis.rules import rack_refusals, refusals
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.bag import draw_lots, filled_bag, shaken
from tablee.games.miramis.rules.box.board import Tiles, reconstructed_ground
from tablee.games.miramis.rules.box.letters import RACK_SIZE, Letters
from tablee.games.miramis.rules.events import (
    BagShaken,
    BoardLaid,
    Exchanged,
    Happening,
    Laid,
    LettersDrawn,
    MatchEnded,
    OwnBoardLaid,
)
from tablee.games.miramis.rules.evolve import evolve
from tablee.games.miramis.rules.lays.describing import describe
from tablee.games.miramis.rules.lays.laying import judge, require_on_rack
from tablee.games.miramis.rules.lays.words import require_good_words
from tablee.games.miramis.rules.state import Moment, Table, to_play, turns_left
from tablee.games.miramis.rules.view import MOST_EXCHANGED


def decide(position: Moment, action: Ask, rng: Random, now: float) -> Sequence[Happening]:
    """What happens; raises Refused."""
    match action:
        case Lay(seat, tiles):
            return with_ending(position, lay(position, seat, tiles))
        case Pass(seat):
            return with_ending(position, pass_turn(position, seat))
        case Exchange(seat, letters):
            return exchange(position, seat, letters, rng)
        case Deal(_, robots):
            return deal(position, robots, rng)
        case TimeUp(seat):
            return with_ending(position, (TimeRanOut(seat), *pass_turn(position, seat)))  # R20
        case _:
            assert_never(action)


def deal(position: Moment, robots: Sequence[int], rng: Random) -> Sequence[Happening]:
    """R2, R3; the board and all luck go into the log, so that it replays anywhere."""
    table = position.table
    if table.phase != "deal":
        raise Refused(refusals.AlreadyDealt())
    lots, first = draw_lots(table.seats, rng)
    bag = filled_bag(lots, rng)
    racks = (bag[RACK_SIZE * seat : RACK_SIZE * (seat + 1)] for seat in range(table.seats))
    dealt = (LettersDrawn(seat, rack) for seat, rack in enumerate(racks))
    return (
        board_for(table),
        *lots,
        BagShaken(bag),
        *dealt,
        Began(first, settled(table.options.help, table.seats, robots)),
    )


def board_for(table: Table) -> BoardLaid | OwnBoardLaid:
    """R19: the board that the table has chosen."""
    return BoardLaid(table.ground) if table.ground == reconstructed_ground() else OwnBoardLaid(table.ground)


def lay(position: Moment, seat: int, tiles: Tiles) -> Sequence[Happening]:
    """R5 to R8, R11 to R17."""
    require_turn(position, seat)
    table, rack = position.table, position.hands[seat]
    tiles = tuple(sorted(tiles, key=lambda tile: tile.square))
    score = judge(table.ground, table.stones, rack, tiles)
    require_good_words(score.words, table.options)
    laid = Laid(seat, tiles, describe(table.stones, tiles), score)
    wanted = RACK_SIZE - len(rack) + len(tiles) if turns_left(table)[seat] > 1 else 0  # R11
    drawn = position.box[:wanted]
    return (laid, LettersDrawn(seat, drawn)) if drawn else (laid,)


def pass_turn(position: Moment, seat: int) -> Sequence[Happening]:
    """R10."""
    require_turn(position, seat)
    return (Passed(seat),)


def exchange(position: Moment, seat: int, given: Letters, rng: Random) -> Sequence[Happening]:
    """R9: once in a match, one to three letters, before laying in the same turn."""
    table, bag = position.table, position.box
    if seat not in to_play(table) and table.history and table.history[-1].seat == seat:
        raise Refused(rack_refusals.ExchangeTooLate())
    require_turn(position, seat)
    if table.exchanged[seat]:
        raise Refused(rack_refusals.ExchangeUsed())
    if not 1 <= len(given) <= MOST_EXCHANGED:
        raise Refused(rack_refusals.ExchangeCount(len(given), MOST_EXCHANGED))
    require_on_rack(position.hands[seat], given)
    if len(bag) < len(given):
        raise Refused(rack_refusals.BagTooSmall(len(bag), len(given)))
    taken = bag[: len(given)]
    rest = shaken(bag[len(given) :] + given, rng)
    return Exchanged(seat, given, taken), BagShaken(rest)


def with_ending(position: Moment, events: Sequence[Happening]) -> Sequence[Happening]:
    """R18: what was decided, and the end of the match if all turns are played."""
    after = reduce(evolve, events, position)
    if any(turns_left(after.table)):
        return Folded(events, after)
    end = match_ended(after)
    return Folded((*events, end), evolve(after, end))


def match_ended(position: Moment) -> MatchEnded:
    """R18: most points win, those with as many share the win, and if all have as many it is a draw."""
    scores = position.table.scores
    return MatchEnded(winners_of(scores), scores, tuple(tuple(sorted(rack)) for rack in position.hands), "turns")


def require_turn(position: Moment, seat: int) -> None:
    if seat not in to_play(position.table):
        raise Refused(NotYourTurn(to_play(position.table)))
