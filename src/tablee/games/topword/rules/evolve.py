"""How each event changes the three drawers; pure, so that a log replays without luck or clock."""

from typing import assert_never

from tablee.core.position import Position
from tablee.core.quick import changed
from tablee.core.seats import Result
from tablee.core.tuples import put_at
from tablee.crossword import events as always
from tablee.games.topword.rules import events as happens
from tablee.games.topword.rules.board import laid, lifted, stack_at
from tablee.games.topword.rules.events import Aftermath, Happening
from tablee.games.topword.rules.letters import without
from tablee.games.topword.rules.state import Box, Deed, Earned, Lot, Moment, Move, Standing, Table


def evolve(position: Moment, event: Happening) -> Moment:
    """The next position."""
    table, hands, box = position.table, position.hands, position.box
    match event:
        case happens.LotDrawn(seat, letter):
            return Position(changed(table, lots=(*table.lots, Lot(seat, letter))), hands, box)
        case happens.BagShaken(letters):
            return Position(table, hands, changed(box, bag=letters))
        case happens.LettersDrawn(seat, letters):
            return _drawn(position, seat, letters)
        case always.Began(seat, help_):
            return Position(changed(table, phase="play", turn=seat, help=help_ or table.help), hands, box)
        case happens.Laid():
            return _laid(position, event)
        case always.Passed(seat):
            return Position(_passed(table, seat, "pass", "-"), hands, box)
        case happens.Exchanged(seat, given, taken):
            rack = without(hands[seat], given) + taken
            bag = box.bag[1:] + given
            return Position(_passed(table, seat, "exchange", "-1"), put_at(hands, seat, rack), Box(bag, ""))
        case _:
            return _afterwards(position, event)


def _afterwards(position: Moment, event: Aftermath) -> Moment:
    table, hands, box = position.table, position.hands, position.box
    match event:
        case happens.Challenged() | always.TimeRanOut():
            return position
        case happens.TakenBack():
            return _taken_back(position)
        case happens.Upheld() | happens.LetStand():
            return Position(changed(table, phase="play", contestable=False), hands, box)
        case happens.MatchEnded():
            return Position(_ended(table, event), hands, box)
        case _:
            assert_never(event)


def _drawn(position: Moment, seat: int, letters: str) -> Moment:
    """From the bag onto the rack; the box remembers it, because a challenge may give it back."""
    rack = position.hands[seat] + letters
    table = changed(
        position.table,
        rack_counts=put_at(position.table.rack_counts, seat, len(rack)),
        bag=position.table.bag - len(letters),
    )
    return Position(table, put_at(position.hands, seat, rack), Box(position.box.bag[len(letters) :], letters))


def _laid(position: Moment, event: happens.Laid) -> Moment:
    table, seat = position.table, event.seat
    rack = without(position.hands[seat], (tile.letter for tile in event.tiles))
    challenge = table.options.referee == "challenge"
    words = tuple(Earned(word.text, word.points) for word in event.words)
    move = Move(seat, "lay", event.notation, words, event.bonus, event.all_seven, event.points)
    standing = Standing(seat, tuple(tile.square for tile in event.tiles), event.words, event.points)
    after = changed(
        table,
        phase="verdict" if challenge and not rack and not table.bag else "play",
        turn=_next(table, seat),
        stacks=laid(table.stacks, event.tiles),
        rack_counts=put_at(table.rack_counts, seat, len(rack)),
        scores=put_at(table.scores, seat, table.scores[seat] + event.points),
        history=(*table.history, move),
        standing=(*table.standing, standing),
        contestable=challenge,
    )
    return Position(after, put_at(position.hands, seat, rack), changed(position.box, drawn=""))


def _passed(table: Table, seat: int, deed: Deed, notation: str) -> Table:
    move = Move(seat, deed, notation)
    return changed(table, turn=_next(table, seat), history=(*table.history, move), contestable=False)


def _taken_back(position: Moment) -> Moment:
    """The letters return to the rack, those drawn for them to the bag; the turn stays lost (R16)."""
    table, box, last = position.table, position.box, position.table.standing[-1]
    seat = last.seat
    letters = (stack_at(table.stacks, square)[-1] for square in last.squares)
    rack = without(position.hands[seat], box.drawn) + "".join(letters)
    after = changed(
        table,
        phase="play",
        stacks=lifted(table.stacks, last.squares),
        rack_counts=put_at(table.rack_counts, seat, len(rack)),
        scores=put_at(table.scores, seat, table.scores[seat] - last.points),
        bag=table.bag + len(box.drawn),
        history=(*table.history[:-1], changed(table.history[-1], points=0, taken_back=True)),
        standing=table.standing[:-1],
        contestable=False,
    )
    return Position(after, put_at(position.hands, seat, rack), Box(box.bag + box.drawn, ""))


def _ended(table: Table, event: happens.MatchEnded) -> Table:
    outcome = Result(event.winners, event.scores, event.reason)
    return changed(table, phase="over", scores=event.scores, left=event.left, contestable=False, result=outcome)


def _next(table: Table, seat: int) -> int:
    return (seat + 1) % table.seats
