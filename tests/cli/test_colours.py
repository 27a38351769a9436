"""Tables in colour where the terminal can, the same words in all cases, and plain in a pipe and for NO_COLOR."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablee.cli import command_line
from tablee.core.game.shelf import games
from tablee.testing import golden

ESCAPE = re.compile(r"\x1b\[[\d;]*m")
TERMINAL = {"FORCE_COLOR": "1", "TERM": "xterm-256color", "COLUMNS": "200"}
RECORDS = {name: max(Path(str(golden.folder_of(game))).glob("v*.txt")) for name, game in games().items()}


def replayed(record: Path, **variables: str | None) -> str:
    plain: dict[str, str | None] = {"FORCE_COLOR": None, "NO_COLOR": None}
    done = CliRunner().invoke(command_line(), ["replay", str(record), "--lang", "fr"], env={**plain, **variables})
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("name", RECORDS)
def test_a_table_has_colours_in_a_terminal_and_the_same_words_without(name: str) -> None:
    painted, plain = replayed(RECORDS[name], **TERMINAL), replayed(RECORDS[name])
    assert ESCAPE.search(painted)
    assert not ESCAPE.search(plain)
    assert ESCAPE.sub("", painted) == plain


def test_who_wants_no_colour_has_none() -> None:
    record = next(iter(RECORDS.values()))
    assert replayed(record, **TERMINAL, NO_COLOR="1") == replayed(record)


def test_a_terminal_without_colours_has_none() -> None:
    record = next(iter(RECORDS.values()))
    assert replayed(record, FORCE_COLOR="1", TERM="dumb") == replayed(record)


def test_marks_colour_the_letters_above_them() -> None:
    paint = games()["motus"].text.paint
    drawing = "Slate\n  1  B A T\n     X O -\n  2  T O X\n"
    strokes = list(paint(drawing))
    assert [(drawing[start:end], style.split()[-1]) for start, end, style in strokes] == [
        ("X", "red"),
        ("B", "red"),
        ("O", "yellow"),
        ("A", "yellow"),
        ("-", "dim"),
        ("T", "dim"),
    ]
