"""Matches to step through: what one seat was told and saw, ask by ask, of finished matches and of leaflet examples."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Any

from tablee.core.events import Event, Hinted, WentBack, told_to
from tablee.core.game import Example, Game
from tablee.core.loop import Applied, apply, view_for
from tablee.core.options import chosen
from tablee.core.position import AnyPosition
from tablee.core.refusal import BadRecord, Refused
from tablee.match import codec
from tablee.match.codec import Encoded
from tablee.match.play.play import Happened
from tablee.match.play.telling import told_events, whole_events
from tablee.match.play.trail import Trail
from tablee.match.records.records import line_of
from tablee.match.refusals.records import NotFinished
from tablee.match.refusals.tables import NoSuchSeat
from tablee.match.tables.table import HouseTable

Step = tuple[list[Happened], AnyPosition]


def frames(game: Game, table: HouseTable, happened: Sequence[Happened], seat: int | None) -> list[dict[str, Any]]:
    """A finished match as one seat (None: a spectator) lived it; Refused if unfinished or inconsistent."""
    return list(each_frame(game, table, happened, seat))


def each_frame(
    game: Game, table: HouseTable, happened: Sequence[Happened], seat: int | None
) -> Iterator[dict[str, Any]]:
    """The same, one after the other: what is wrong with a later one is refused when it comes."""
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Refused(NoSuchSeat(seat))
    stood = [0]
    for batch, position in steps(game, table, happened):
        for one in batch:
            stood.append(_stands(one.event, stood))
        yield {
            "seq": batch[-1].seq,
            "stood": stood[-1],
            "at": batch[-1].at,
            "events": Encoded(told_events(batch, whole_events(batch), seat)),
            "view": _seen(game, position, seat, batch[-1].seq),
        }


def _stands(event: Event, stood: Sequence[int]) -> int:
    """How many events count after one more."""
    match event:
        case WentBack(_, to):
            return stood[to]
        case Hinted():
            return stood[-1]
        case _:
            return stood[-1] + 1


def steps(game: Game, table: HouseTable, happened: Iterable[Happened]) -> Iterator[Step]:
    """The batches of a log and the positions they lead to; events of one batch share their time."""
    position, trail = game.rules.start(chosen(game.rules.options, table.options), len(table.chairs)), Trail()
    for _, group in groupby(happened, key=lambda one: one.at):
        batch, before = list(group), position
        for one in batch:
            position = _folded(game, trail, position, one)
        trail.went(batch[0].seq - 1, before, [one.event for one in batch])
        yield batch, position
    if game.rules.result(position.table) is None:
        raise Refused(NotFinished())


def _seen(game: Game, position: AnyPosition, seat: int | None, seq: int) -> Encoded:
    try:
        return Encoded(codec.encode(view_for(game, position, seat)))
    except Exception as error:  # as below
        raise Refused(BadRecord(line_of(seq), "event")) from error


def _folded(game: Game, trail: Trail, position: AnyPosition, one: Happened) -> AnyPosition:
    try:
        return trail.folded(game, position, one.event)
    except Exception as error:  # a forged record can hold events that follow from nothing
        raise Refused(BadRecord(line_of(one.seq), "event")) from error


def example_frames(game: Game, example: Example) -> list[dict[str, Any]]:
    """A leaflet example: how it stands, then what each ask leads to, through the example's eyes."""
    position, luck = example.position, Random(example.name)
    made = [{"events": [], "view": codec.plain(view_for(game, position, example.seat)), "refused": None}]
    for number, ask in enumerate(example.asks, 1):
        applied = apply(game, position, ask, luck, float(number))
        told, refused = [], None
        if isinstance(applied, Applied):
            position = applied.position
            told = [codec.plain(one) for event in applied.events if (one := told_to(event, example.seat)) is not None]
        else:
            refused = codec.on_wire(applied)
        made.append({"events": told, "view": codec.plain(view_for(game, position, example.seat)), "refused": refused})
    return made
