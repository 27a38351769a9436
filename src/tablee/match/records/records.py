"""Finished matches as text records, out of the log and back, with a clear word when a file cannot be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from tablee.core import record
from tablee.core.clock import Clock
from tablee.core.game import Game
from tablee.core.options import chosen
from tablee.core.refusal import BadRecord, Refused
from tablee.core.seats import Sitter
from tablee.match import codec
from tablee.match.play.play import MOST_EVENTS as MOST_PLAYED
from tablee.match.play.play import Happened, Play
from tablee.match.refusals.records import NewerRules, NotFinished
from tablee.match.tables.lobby import game_named
from tablee.match.tables.table import Chair, HouseTable
from tablee.storage.log import Entry

HEADING_LINE = {name: number for number, name in enumerate(record.HEADINGS, 2)}
FIRST_EVENT_LINE = len(record.HEADINGS) + 3
MOST_EVENTS = MOST_PLAYED + 1_000
"""The longest match that a house lets happen, and what it takes to bring that to its end."""


@dataclass(frozen=True, slots=True)
class _Seats:
    seats: tuple[Sitter, ...]


def written(table: HouseTable, play: Play) -> str:
    """A finished match as a text record, or Refused(NotFinished)."""
    lines = tuple(record.RecordLine(one.at, one.text) for one in play.happened)
    return record.write(record.Record(headings_of(table, play), lines))


def put_away(table: HouseTable, entries: Sequence[Entry]) -> str:
    """A match as it stands, finished or not, as a text record; not for players: hands may be in it."""
    lines = tuple(record.RecordLine(one.at, one.event) for one in entries)
    return record.write(record.Record(_headings(table, entries[0].at if entries else table.created), lines))


def headings_of(table: HouseTable, play: Play) -> dict[str, str]:
    """What stands above the events of a finished match, or Refused(NotFinished): its log would give hands away."""
    if play.result is None:
        raise Refused(NotFinished())
    return _headings(table, play.happened[0].at)


def _headings(table: HouseTable, began: float) -> dict[str, str]:
    sitters: list[Sitter] = [chair.sitter for chair in table.chairs]
    return {
        "game": table.game,
        "rules": str(table.rules_version),
        "lexicon": table.lexicon,
        "options": codec.encode(table.options).decode(),
        "clock": codec.encode(table.clock).decode(),
        "seats": codec.encode({"seats": sitters}).decode(),
        "played": datetime.fromtimestamp(began, UTC).isoformat(timespec="seconds"),
    }


def read(text: str, games: Mapping[str, Game]) -> tuple[HouseTable, Game, list[Happened]]:
    """The table, the game and the events of a record, or Refused with the line that is wrong."""
    held = record.read(text)
    game = game_named(games, held.headings["game"])
    rules = _heading(held, "rules", int)
    if rules > game.rules.version:
        raise Refused(NewerRules(rules, game.rules.version))
    options = _heading(held, "options", codec.parse)
    _heading(held, "options", lambda _: chosen(game.rules.options, options))
    sitters = _heading(held, "seats", _sitters)
    if len(sitters) not in game.rules.seat_counts:
        raise Refused(BadRecord(HEADING_LINE["seats"], "seats"))
    table = HouseTable(
        id="",
        game=game.name,
        rules_version=rules,
        lexicon=held.headings["lexicon"],
        options=options,
        clock=_heading(held, "clock", lambda clock: codec.convert(codec.parse(clock), Clock)),
        chairs=tuple(Chair(sitter) for sitter in sitters),
        host="",
        created=_heading(held, "played", lambda played: datetime.fromisoformat(played).timestamp()),
        status="finished",
    )
    return table, game, _events(game, held.lines)


def _events(game: Game, lines: Sequence[record.RecordLine]) -> list[Happened]:
    if len(lines) > MOST_EVENTS:
        raise Refused(BadRecord(FIRST_EVENT_LINE + MOST_EVENTS, "too_long"))
    happened = []
    for seq, line in enumerate(lines, 1):
        try:
            event = codec.event_from(game, line.event)
        except Refused as refused:
            raise Refused(BadRecord(line_of(seq), "event")) from refused
        happened.append(Happened(seq, line.at, event, line.event))
    return happened


def line_of(seq: int) -> int:
    """The line of the file on which an event stands."""
    return FIRST_EVENT_LINE + seq - 1


def _sitters(text: str) -> tuple[Sitter, ...]:
    return codec.filled(_Seats, codec.parse(text)).seats


def _heading(held: record.Record, name: str, understood: Any) -> Any:
    """What a heading says; whatever is wrong with it, the answer names its line."""
    try:
        return understood(held.headings[name])
    except (Refused, ValueError, OverflowError) as error:
        raise Refused(BadRecord(HEADING_LINE[name], f"heading:{name}")) from error
