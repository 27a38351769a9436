"""The analysis of whole matches: every turn has its judgement, however it ended."""

from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core.insight import Placed
from tablee.core.options import chosen
from tablee.crossword.events import TimeRanOut
from tablee.games.miramis import GAME
from tablee.games.miramis.engine.analyse import analyse
from tablee.games.miramis.rules.box.spelling import stone_text

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_match_is_analysed_turn_by_turn(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for finder in ("by_equity", "by_points"):  # what there was to find is tested with the finder
        monkeypatch.setitem(analyse.__globals__, finder, lambda *_: ())
    match = tablee.from_record(record.read_text())
    events: Any = match.events
    found = analyse(chosen(GAME.rules.options, match.table.options), len(match.table.chairs), events)
    assert [turn.seat for turn in found.turns] == [move.seat for move in match.position.table.history]
    assert [turn.played.move for turn in found.turns] == [move.notation for move in match.position.table.history]
    ended = [match.events[turn.at] for turn in found.turns]
    assert [getattr(one, "notation", "-") for one in ended] == [turn.played.move for turn in found.turns]
    for turn, event in zip(found.turns, ended, strict=True):
        tiles: Any = getattr(event, "tiles", ())
        assert turn.played.placed == tuple(Placed(one.row, one.col, stone_text(one.stone)) for one in tiles)


def test_in_one_of_these_matches_time_ran_out() -> None:
    assert any(isinstance(one, TimeRanOut) for path in RECORDS for one in tablee.from_record(path.read_text()).events)
