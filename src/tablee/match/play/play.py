"""A match in memory: position, history, answered asks and hourglass, all of it rebuilt from the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from tablee.core.clock import Hourglass
from tablee.core.events import Event, Hinted, WentBack, told_to
from tablee.core.game import Game
from tablee.core.loop import Applied
from tablee.core.options import chosen
from tablee.core.position import AnyPosition
from tablee.core.quick import quick
from tablee.core.refusal import Refused
from tablee.core.seats import Result
from tablee.match import codec
from tablee.match.play.clock import paused
from tablee.match.play.marks import NO_MARK, Mark, mark_in
from tablee.match.play.trail import Leg, Trail
from tablee.match.refusals.play import IdUsed, MatchTooLong, TooManyMoves
from tablee.match.tables.table import HouseTable
from tablee.storage.log import Entry, Outage

MOST_EVENTS = 3_000
MOST_BYTES = 512 * 1024
"""What a match may hold, many times what any needs: beyond that the house brings it to its end, turn by turn as if time
were up. Every game ends so within a thousand events more; `records.py` takes a record of all that."""

TICK = 0.001
"""Batches of a match are at least this far apart, so that equal times mean one batch."""


@quick
@dataclass(frozen=True, slots=True)
class Happened:
    """An event of the log with its number, its time and its text."""

    seq: int
    at: float
    event: Event
    text: str


@quick
@dataclass(frozen=True, slots=True)
class Batch:
    """What one ask brought about, all at one time, the position it led to, and how the log marks it."""

    happened: Sequence[Happened]
    position: AnyPosition
    mark: Mark = NO_MARK

    @property
    def entries(self) -> list[Entry]:
        """As the log keeps it: the last entry bears the mark."""
        last, mark = self.happened[-1], self.mark.text
        return [Entry(one.seq, one.at, one.text, mark if one is last else "") for one in self.happened]


class Answered(NamedTuple):
    """An ask that was granted, and the number of the last event it brought about."""

    mark: Mark
    seq: int


class Play:
    """Where a match stands; only its referee moves it on."""

    def __init__(self, game: Game, table: HouseTable) -> None:
        seats = len(table.chairs)
        self.game = game
        self.position: AnyPosition = game.rules.start(chosen(game.rules.options, table.options), seats)
        self.happened: list[Happened] = []
        self.asks: dict[str, Answered] = {}
        self.glass = Hourglass.full(seats)
        self.at = 0.0
        self.size = 0
        self._brought = [(0, 0)] * seats
        self.to_play: tuple[int, ...] = ()
        self.result: Result | None = None
        self.trail = Trail()
        self._lenient = table.takeback
        self._helped = game.engine.hint is not None and table.alone

    @property
    def seq(self) -> int:
        return len(self.happened)

    @property
    def too_long(self) -> bool:
        """Whether the match holds more than a match may."""
        return self.size >= MOST_BYTES or len(self.happened) >= MOST_EVENTS

    @property
    def overdone(self) -> tuple[int, ...]:
        """The seats to play that the house plays for, because they or all together have made too much of the match."""
        return self.to_play if self.too_long else tuple([seat for seat in self.to_play if self._has_overdone(seat)])

    def _has_overdone(self, seat: int) -> bool:
        """Whether a seat's own asks have filled more than its share: nobody can use up the others' match."""
        (events, size), seats = self._brought[seat], len(self._brought)
        return events >= MOST_EVENTS // seats or size >= MOST_BYTES // seats

    def load(self, entries: Iterable[Entry], outages: Sequence[Outage]) -> None:
        """Fold the whole log; entries of one batch share their time."""
        waiting = list(outages)
        for at, group in groupby(entries, key=lambda entry: entry.at):
            while waiting and waiting[0].back <= at:
                self.glass = paused(self.glass, waiting.pop(0))
            news, position, mark = [], self.position, ""
            for entry in group:
                event, mark = codec.event_from(self.game, entry.event), entry.ask
                position = self.trail.folded(self.game, position, event)
                news.append(Happened(entry.seq, at, event, entry.event))
            self.advance(Batch(news, position, mark_in(mark)))
        for outage in waiting:
            self.glass = paused(self.glass, outage)

    def batch(self, applied: Applied, at: float, mark: Mark) -> Batch:
        """What a granted ask brought about, numbered after all that happened."""
        news = [
            Happened(seq, at, event, codec.encode(event).decode())
            for seq, event in enumerate(applied.events, self.seq + 1)
        ]
        return Batch(news, applied.position, mark)

    def back(self, seat: int) -> Leg | None:
        """The move that a seat may take back: nothing hidden was seen since, and the game measured no time then."""
        return self._ways_back().get(seat)

    @property
    def may_take_back(self) -> tuple[int, ...]:
        """The seats that may take their last move back, if the others let them."""
        return tuple(sorted(self._ways_back()))

    def _ways_back(self) -> dict[int, Leg]:
        if not self._lenient or self.result is not None:
            return {}
        legs, timed = self.trail.last_legs(len(self._brought)), self.game.rules.deadline
        return {seat: leg for seat, leg in legs.items() if timed(leg.before) is None}

    def going_back(self, leg: Leg, at: float, mark: Mark) -> Batch:
        """A move taken back: one more event, which leads to where the match stood before the move."""
        event = WentBack(leg.seat, leg.to)
        return Batch([Happened(self.seq + 1, at, event, codec.encode(event).decode())], leg.before, mark)

    @property
    def may_hint(self) -> tuple[int, ...]:
        """The seats that may be told what to play: those to play, where one person plays for nobody's day."""
        return self.to_play if self._helped and self.result is None else ()

    def hinting(self, seat: int, step: int, at: float) -> Batch:
        """A step of a hint was told: one more event, which changes nothing else."""
        event = Hinted(seat, step)
        return Batch([Happened(self.seq + 1, at, event, codec.encode(event).decode())], self.position)

    def advance(self, batch: Batch) -> None:
        """Move on to what has happened: the one way in which a match gets anywhere."""
        size = sum([len(one.text) for one in batch.happened])
        self.trail.went(self.seq, self.position, [one.event for one in batch.happened])
        self.happened += batch.happened
        self.size += size
        self.position = batch.position
        self._turn(batch.happened[-1].at, batch.mark)
        seat = batch.mark.seat
        if seat is not None:
            self.asks[batch.mark.ask] = Answered(batch.mark, self.seq)
            events, before = self._brought[seat]
            self._brought[seat] = events + len(batch.happened), before + size

    def later(self, now: float) -> float:
        """The time of the next batch: now, but after the last one even if the machine's clock was set back."""
        return int(max(now, self.at + TICK) * 1000 + 0.5) / 1000  # `round` to three places, in a fraction of its time

    def answered(self, mark: Mark) -> int | None:
        """The last event of an ask that was granted before, or None for a new one; Refused if it cannot be one."""
        before = self.asks.get(mark.ask)
        if before is None:
            if self.too_long:
                raise Refused(MatchTooLong(MOST_EVENTS))
            seat = mark.seat
            if seat is not None and self._has_overdone(seat):
                raise Refused(TooManyMoves(MOST_EVENTS // len(self._brought)))
            return None
        if not mark.means(before.mark):
            raise Refused(IdUsed())
        return before.seq

    def moved_on(self, seat: int, seq: int) -> bool:
        """Whether something the seat may know has happened since `seq`."""
        if seq == self.seq:
            return False
        return seq > self.seq or any(told_to(one.event, seat) is not None for one in self.happened[max(0, seq) :])

    def _turn(self, at: float, mark: Mark) -> None:
        """Whose turn it is now, and whose time runs."""
        table, before, again = self.position.table, self.to_play, mark.afresh
        self.at = at
        self.to_play = self.game.rules.to_play(table)
        self.result = self.game.rules.result(table)
        if again is not None or self.to_play != before:
            self.glass = self.glass.turned(self.to_play, at, afresh=again)
