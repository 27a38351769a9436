"""How each event changes the drawers; pure, so that a log replays without luck or clock."""

from typing import assert_never

from tablee.core.position import Position
from tablee.core.quick import changed
from tablee.core.seats import Result
from tablee.core.tuples import put_at
from tablee.games.multimo.rules.events import (
    Arranged,
    Began,
    Finished,
    Happening,
    LastLetter,
    LetterDrawn,
    LetterNamed,
    MatchEnded,
    NeutralPlaced,
    Resumed,
    Revealed,
    SaidContent,
    StartWordDrawn,
    Stopped,
    TimeRanOut,
    WordAccepted,
    WordAgreed,
    WordLapsed,
    WordProposed,
    WordRefused,
)
from tablee.games.multimo.rules.grid import NEUTRAL, Square, filled, put
from tablee.games.multimo.rules.state import Hand, Moment, Named, Phase, Progress, Proposal, Standing, Table

Talk = Revealed | WordProposed | WordAgreed | WordRefused | WordAccepted | WordLapsed | SaidContent | MatchEnded


def evolve(position: Moment, event: Happening) -> Moment:
    """The next position."""
    table = position.table
    match event:
        case StartWordDrawn(word):
            return _fixed(position, {(0, col): letter for col, letter in enumerate(word)})
        case Began(seat, at, robots, help_):
            phase, helped = _opening(table), help_ or table.help
            return _with(position, changed(table, phase=phase, turn=seat, since=at, robots=robots, help=helped))
        case NeutralPlaced(seat, square, at):
            return _neutral(_fixed(position, {square: NEUTRAL}), seat, at)
        case LetterNamed(seat, letter, at):
            return _letter(position, Named(seat, letter, by_lot=False), at)
        case LetterDrawn(seat, letter, at):
            return _letter(position, Named(seat, letter, by_lot=True), at)
        case LastLetter(at):
            return _with(position, changed(table, phase="finish", since=at))
        case TimeRanOut():
            return position
        case Arranged() | Finished() | Resumed() | Stopped():
            return _built(position, event)
        case _:
            return _with(position, _talked(table, event))


def _built(position: Moment, event: Arranged | Finished | Resumed | Stopped) -> Moment:
    """A seat's own grid, and whether it is still at work on it."""
    table = position.table
    match event:
        case Arranged(seat, grid, waiting, count, _):
            after = changed(table, filled=put_at(table.filled, seat, count))
            return Position(after, put_at(position.hands, seat, Hand(grid, waiting)), None)
        case Finished(seat):
            return _with(position, _progress(table, seat, "finished"))
        case Resumed(seat):
            return _with(position, _progress(table, seat, "building"))
        case Stopped(seat):
            return _with(position, _progress(table, seat, "stopped"))
        case _:
            assert_never(event)


def _talked(table: Table, event: Talk) -> Table:
    """The reveal and the end."""
    match event:
        case Revealed(sheets, at):
            return changed(table, phase="reveal", sheets=sheets, content=_robots_only(table), since=at)
        case WordProposed(seat, word, at):
            proposals = (*table.proposals, Proposal(word, seat, (seat,)))
            return changed(table, proposals=proposals, content=_robots_only(table), since=at)
        case WordAgreed(seat, word):
            return _proposal(table, word, "open", seat)
        case WordRefused(_, word):
            return _proposal(table, word, "refused")
        case WordAccepted(word, sheets):
            return changed(_proposal(table, word, "accepted"), sheets=sheets)
        case WordLapsed(word):
            return _proposal(table, word, "lapsed")
        case SaidContent(seat):
            return changed(table, content=put_at(table.content, seat, True))
        case MatchEnded(winners, scores, reason):
            return changed(table, phase="over", result=Result(winners, scores, reason))
        case _:
            assert_never(event)


def _robots_only(table: Table) -> tuple[bool, ...]:
    """Robots never have anything to add (R16)."""
    return tuple(seat in table.robots for seat in range(table.seats))


def _opening(table: Table) -> Phase:
    return "neutrals" if table.to_place else "letters"


def _fixed(position: Moment, tiles: dict[Square, str]) -> Moment:
    """Lay something on every grid, for good."""
    fixed = put(position.table.fixed, tiles)
    table = changed(position.table, fixed=fixed, filled=(filled(fixed),) * position.table.seats)
    return Position(table, tuple(changed(hand, grid=put(hand.grid, tiles)) for hand in position.hands), None)


def _neutral(position: Moment, seat: int, at: float) -> Moment:
    table = changed(position.table, to_place=position.table.to_place - 1, turn=_next(position.table, seat), since=at)
    return _with(position, changed(table, phase=_opening(table)))


def _letter(position: Moment, named: Named, at: float) -> Moment:
    """R6: everybody takes the letter, and the next one is to name."""
    table = position.table
    after = changed(table, named=(*table.named, named), turn=_next(table, named.seat), since=at)
    hands = (changed(hand, waiting=hand.waiting + named.letter) for hand in position.hands)
    return Position(after, tuple(hands), None)


def _progress(table: Table, seat: int, progress: Progress) -> Table:
    return changed(table, progress=put_at(table.progress, seat, progress))


def _proposal(table: Table, word: str, standing: Standing, *more: int) -> Table:
    """The table with a proposal that some more agree to or that is settled."""
    proposals = (
        changed(one, agreed=(*one.agreed, *more), standing=standing) if one.word == word else one
        for one in table.proposals
    )
    return changed(table, proposals=tuple(proposals))


def _with(position: Moment, table: Table) -> Moment:
    return Position(table, position.hands, None)


def _next(table: Table, seat: int) -> int:
    return (seat + 1) % table.seats
