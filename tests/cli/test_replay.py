"""`tablee replay`, without a terminal: a plain listing; and what is said of files that are no records."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.core.record import Record, read, write
from tests.cli.conftest import Run


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """A match of two bots, written down."""
    kept = tmp_path / "match.txt"
    run("play", "toy", "--seat", "bot:pupil", "--seat", "bot:master", "--seed", "5", "--record", kept)
    return kept


def sealed(file: Path, **headings: str) -> None:
    """Change headings and seal the record again, as a forger would."""
    record = read(file.read_text("utf-8"))
    file.write_text(write(Record({**record.headings, **headings}, record.lines)), "utf-8")


def test_a_match_is_listed_step_by_step_with_its_end(run: Run, file: Path) -> None:
    done = run("replay", file, "--lang", "en")
    assert done.exit_code == 0
    first, *lines = done.output.splitlines()
    assert re.match(r"Highest Card · Pupil – Master · \d{1,2} [A-Z][a-z]+ 20\d\d", first)
    assert lines[:2] == [
        "   1  The cards are shuffled."[:0] or "   1  Pupil is dealt 3 cards.",
        "   1  Master is dealt 3 cards.",
    ]
    assert any(line.startswith("   2  Pupil lays the ") for line in lines)
    assert "Most cards win." in lines
    assert "\x1b" not in done.output


def test_a_seat_sees_its_own_cards_and_a_spectator_none(run: Run, file: Path) -> None:
    assert "You are dealt " in run("replay", file, "--lang", "en", "--seat", "2").output
    assert "are dealt 3 cards" not in run("replay", file, "--lang", "en").output
    assert "Your hand" not in run("replay", file, "--lang", "en").output


def test_it_says_what_was_said_when_it_was_played(run: Run, file: Path) -> None:
    again = run("replay", file, "--lang", "fr").output
    played = run("play", "toy", "--seat", "bot:pupil", "--seat", "bot:master", "--seed", "5", "--lang", "fr").output
    told = [line[6:] for line in again.splitlines() if line[:4].strip().isdigit()]
    assert told
    assert set(told) <= set(played.splitlines())


def test_a_record_may_come_through_a_pipe(run: Run, file: Path) -> None:
    assert run("replay", "-", typed=file.read_bytes()).output == run("replay", file).output


def test_a_seat_that_is_not_there_is_refused(run: Run, file: Path) -> None:
    for seat in (0, 3, -1):
        done = run("replay", file, "--seat", seat, "--lang", "fr")
        assert done.stderr == f"Il n’y a pas de place numéro {seat} à cette table.\n"
        assert done.exit_code == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "ligne 1 : ce n’est pas un fichier de partie de Tablée"),
        (b"\x89PNG\r\n\xff\x00", "ligne 1 : ce n’est pas un fichier de partie de Tablée"),
        (b"tablee record 1\ngame: toy\n", "ligne 3 : l’en-tête « rules » manque"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(run: Run, tmp_path: Path, text: bytes, sentence: str) -> None:
    (tmp_path / "bad.txt").write_bytes(text)
    done = run("replay", tmp_path / "bad.txt", "--lang", "fr")
    assert sentence in done.stderr.replace("\u00a0", " ")
    assert done.stdout == ""
    assert done.exit_code == 2


def test_a_changed_record_is_refused(run: Run, file: Path) -> None:
    file.write_text(file.read_text("utf-8").replace('"seat":1', '"seat":0'), "utf-8")
    done = run("replay", file, "--lang", "en")
    assert "the file has been changed" in done.stderr
    assert done.exit_code == 2


@pytest.mark.parametrize(
    ("headings", "sentence"),
    [
        ({"game": "chess"}, "The game “chess” is not in this house."),
        ({"rules": "99"}, "99"),
        ({"options": "{"}, "line 5: the heading “options” is missing or cannot be read"),
        ({"options": '{"hand":77}'}, "line 5: the heading “options” is missing or cannot be read"),
        ({"seats": '{"seats":[]}'}, "line 7: this game is not for so many players"),
    ],
)
def test_a_forged_record_is_refused(run: Run, file: Path, headings: dict[str, str], sentence: str) -> None:
    sealed(file, **headings)
    done = run("replay", file, "--lang", "en")
    assert sentence in done.stderr
    assert done.exit_code == 2


def test_events_that_follow_from_nothing_are_refused(run: Run, file: Path) -> None:
    record = read(file.read_text("utf-8"))
    forged = tuple(replace(line, event=line.event.replace('"seat":1', '"seat":7')) for line in record.lines)
    file.write_text(write(Record(record.headings, forged)), "utf-8")
    done = run("replay", file, "--lang", "en")
    assert "line 14: this move cannot be read, or does not follow" in done.stderr
    assert done.stdout == ""
    assert done.exit_code == 2


def test_a_file_that_is_not_there_is_said_to_be_so(run: Run, tmp_path: Path) -> None:
    for path in (tmp_path / "none.txt", tmp_path):
        done = run("replay", path, "--lang", "en")
        assert done.stderr == f"Cannot read {path}.\n"
        assert done.exit_code == 2
