"""Golden records: written by one command, kept for ever, and honest about what no longer ends as it did."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.core.game import Game
from tablee.testing.broken import Broken
from tablee.testing.golden import comes_to, expected, folder_of, record, stamp
from tablee.testing.laws.log import law_golden_records_replay
from tests.exam.otherwise import otherwise
from tests.exam.spoil import forget, spoilt
from tests.exam.toy import GAME


def test_recording_again_writes_the_very_same_files(tmp_path: Path) -> None:
    record(GAME, tmp_path)
    again = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert again == {path.name: path.read_bytes() for path in folder_of(GAME).iterdir()}


def test_the_golden_matches_show_every_seat_count_and_the_house_at_work(tmp_path: Path) -> None:
    record(GAME, tmp_path)
    assert {path.name[:4] for path in tmp_path.glob("*.txt")} == {"v1-2", "v1-3"}


def test_records_of_older_rules_stay_and_are_compared(tmp_path: Path) -> None:
    record(GAME, tmp_path)
    old = {path.name: path.read_bytes() for path in tmp_path.glob("v1-*")}
    assert record(otherwise(GAME, rules={"version": 2}), tmp_path) == []
    assert old == {path.name: path.read_bytes() for path in tmp_path.glob("v1-*")}
    assert {name[:2] for name in expected(tmp_path)} == {"v1", "v2"}


def other_ends(folder: Path) -> Game:
    """A second edition of the toy, in which the fewest cards win."""
    changed = spoilt(
        folder, [("rules/evolve.py", "if score == max(scores)", "if score == min(scores)")], record_again=False
    )
    return otherwise(changed, rules={"version": 2})


def test_a_new_version_that_breaks_old_matches_is_told_and_does_not_get_its_way(tmp_path: Path) -> None:
    game = other_ends(tmp_path)
    folder = folder_of(game)
    before = expected(folder)
    strayed = record(game, folder)
    assert "v1-2-0.txt" in strayed
    assert {name: ends for name, ends in expected(folder).items() if name in before} == before
    with pytest.raises(Broken, match=r"v1-2-0\.txt: result was most_cards"):
        law_golden_records_replay(game, 0)
    forget(game, tmp_path)


def test_what_old_matches_come_to_is_accepted_only_when_asked(tmp_path: Path) -> None:
    game = other_ends(tmp_path)
    folder = folder_of(game)
    record(game, folder)
    assert stamp(game, folder, older=True) == []
    law_golden_records_replay(game, 0)
    forget(game, tmp_path)


def test_a_match_comes_to_its_result_and_to_what_everybody_sees() -> None:
    text = (folder_of(GAME) / "v1-2-0.txt").read_text("utf-8")
    assert comes_to(GAME, text) == expected(folder_of(GAME))["v1-2-0.txt"]


def test_the_command_records_and_says_where(tmp_path: Path) -> None:
    game = spoilt(tmp_path, [], record_again=False)
    room = game.rules.options.__module__.partition(".")[0]
    for old in folder_of(game).iterdir():
        old.unlink()
    done = subprocess.run(
        [sys.executable, "-m", "tablee.testing.golden", room],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"3 golden records in {folder_of(game)}\n"
    law_golden_records_replay(game, 0)
    forget(game, tmp_path)
