"""How a slate changes: its first letter, lines, given letters, and the fate of its word."""

from typing import Any, assert_never

from tablee.core.quick import changed
from tablee.core.tuples import put_at
from tablee.games.motus.rules.events import (
    LetterGiven,
    LineLost,
    Marked,
    NoLetterToGive,
    Proposed,
    RaceOpened,
    SlateOpened,
    TimeRanOut,
    WordFound,
    WordMissed,
    WordVoid,
)
from tablee.games.motus.rules.seating import side_of
from tablee.games.motus.rules.state import Played, Table
from tablee.games.motus.rules.words.marks import learnt
from tablee.games.motus.rules.words.slate import Line, Proposal, Slate, Status

Writing = SlateOpened | RaceOpened | Proposed | Marked | LineLost | TimeRanOut | LetterGiven | NoLetterToGive
Fate = WordFound | WordMissed | WordVoid


def on_slate(table: Table, event: Writing | Fate) -> Table:
    """The table after something was written on a slate, or a word came to its end."""
    match event:
        case SlateOpened() | RaceOpened():
            return opened(table, event)
        case Proposed():
            return proposed(table, event)
        case Marked():
            return marked(table, event)
        case LineLost():
            return line_lost(table, event)
        case TimeRanOut():
            return time_ran_out(table, event)
        case LetterGiven():
            return letter_given(table, event)
        case NoLetterToGive(slate, at):
            return _changed(table, slate, helped=True, since=at)
        case WordFound() | WordMissed() | WordVoid():
            return ended(table, event)
        case _:
            assert_never(event)


def opened(table: Table, event: SlateOpened | RaceOpened) -> Table:
    """The first letter is written on the slate."""
    known = event.letter + table.slates[event.slate].known[1:]
    after = _changed(table, event.slate, status="guessing", known=known, given=(0,), since=event.at)
    return changed(after, phase="guessing")


def proposed(table: Table, event: Proposed) -> Table:
    """A word waits to be written."""
    slate = table.slates[event.slate]
    return _changed(table, event.slate, proposals=(*slate.proposals, Proposal(event.seat, event.word, event.at)))


def marked(table: Table, event: Marked) -> Table:
    """A line is written; its well placed letters are known from now on."""
    slate = table.slates[event.slate]
    line = Line(event.line, event.seat, event.word, event.marks)
    return _written(table, event.slate, line, event.at, learnt(slate.known, event.word, event.marks))


def line_lost(table: Table, event: LineLost) -> Table:
    """A line with a bad word tells nothing."""
    line = Line(event.line, event.seat, event.word, "", "bad_word")
    return _written(table, event.slate, line, event.at, table.slates[event.slate].known)


def time_ran_out(table: Table, event: TimeRanOut) -> Table:
    """An empty line; in a race only when the time of both has run out."""
    slate = table.slates[event.slate]
    if slate.race and set(slate.awaited) != {event.seat}:
        return _changed(table, event.slate, out=(*slate.out, event.seat))
    return _written(table, event.slate, Line(event.line, event.seat, "", "", "time"), event.at, slate.known)


def letter_given(table: Table, event: LetterGiven) -> Table:
    """The letter for the seventh line."""
    slate, place = table.slates[event.slate], event.place - 1
    known = slate.known[:place] + event.letter + slate.known[event.place :]
    return _changed(table, event.slate, helped=True, known=known, given=(*slate.given, place), since=event.at)


def ended(table: Table, event: Fate) -> Table:
    """The fate of a word is known."""
    match event:
        case WordFound():
            return found(table, event)
        case WordMissed(slate, word):
            return _over(table, slate, "missed", word)
        case WordVoid(slate, word):
            return _over(table, slate, "void", word)
        case _:
            assert_never(event)


def found(table: Table, event: WordFound) -> Table:
    """Points, or a word of the super partie; and a ball to be drawn where there are grids."""
    after = _over(table, event.slate, "found", event.word, event.seat, event.points)
    if table.race:
        racer = table.race.racers.index(event.seat)
        return changed(after, race=changed(table.race, wins=put_at(table.race.wins, racer, table.race.wins[racer] + 1)))
    side = side_of(event.seat, table.mode)
    after = changed(after, scores=put_at(table.scores, side, table.scores[side] + event.points))
    if not table.grids:
        return after
    since = table.owed_since if table.owed else event.at
    return changed(after, owed=(*table.owed, event.seat), owed_since=since)


def _over(table: Table, number: int, status: Status, word: str, finder: int | None = None, points: int = 0) -> Table:
    after = _changed(table, number, status=status, finder=finder, points=points, secret=word)
    slate = after.slates[number]
    series = 0 if table.race else table.series
    lines = len({line.number for line in slate.lines})  # in a race two may have written the same one (R15)
    played = Played(table.round, series, slate.setter, word, status, finder, points, lines)
    after = changed(after, sheet=(*table.sheet, played))
    if slate.race:
        return after
    side = side_of(slate.guessers[0], table.mode)
    return changed(after, lines=put_at(table.lines, side, table.lines[side] + len(slate.lines)))


def _written(table: Table, number: int, line: Line, at: float, known: str) -> Table:
    slate: Slate = table.slates[number]
    written = (*slate.lines, line)
    return _changed(table, number, lines=written, line=line.number + 1, known=known, since=at, proposals=(), out=())


def _changed(table: Table, number: int, **changes: Any) -> Table:
    return changed(table, slates=put_at(table.slates, number, changed(table.slates[number], **changes)))
