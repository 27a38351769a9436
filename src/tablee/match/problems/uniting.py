"""What becomes of two notes of a kind when two browsers become one: nothing that either has done is lost."""

from __future__ import annotations

from array import array
from base64 import b64encode
from collections.abc import Callable, Mapping
from dataclasses import replace

from tablee.match import codec
from tablee.match.problems import diary, ladder
from tablee.match.problems.climber import MOST_OPEN, SUM, Climber
from tablee.match.problems.diary import DayAsks, Diary

Merge = Callable[[str, str], str]
"""(body of the one that stays, body of the other) → body of both."""


def both_diaries(one: Diary, other: Diary) -> Diary:
    """All days of both; of a day that both have begun, the one begun first counts, as with matches."""
    lines = dict(one.lines)
    for day, line in other.lines.items():
        lines[day] = min(line, lines.get(day, line), key=lambda found: found.began)
    return Diary(lines)


def both_players(one: Climber, other: Climber) -> Climber:
    """The surer rating; whatever either has seen was seen, and what went wrong for either comes back."""
    surer = min(one, other, key=lambda player: player.rating.deviation)
    seen = dict.fromkeys([*other.sums(), *one.sums()])
    there = {attempt.id for attempt in one.open}
    return replace(
        surer,
        tried=one.tried + other.tried,
        solved=one.solved + other.solved,
        seen=b64encode(array(SUM, seen).tobytes()).decode(),
        back=other.back | one.back,
        open=(*(attempt for attempt in other.open if attempt.id not in there), *one.open)[-MOST_OPEN:],
    )


def both_days(one: DayAsks, other: DayAsks) -> DayAsks:
    """The asks that belong to the line that counts, so that what is done of a day is what the line says."""
    return min(other, one, key=lambda asks: asks.began)


def _diaries(one: str, other: str) -> str:
    return codec.encode(both_diaries(diary.read_diary(one), diary.read_diary(other))).decode()


def _players(one: str, other: str) -> str:
    return codec.encode(both_players(ladder.read(one), ladder.read(other))).decode()


def _days(one: str, other: str) -> str:
    return codec.encode(both_days(diary.read_asks(one), diary.read_asks(other))).decode()


MERGES: Mapping[str, Merge] = {diary.DAYS: _diaries, diary.DAY: _days, ladder.SHELF: _players}
"""By shelf; elsewhere the note that was written later stays."""
