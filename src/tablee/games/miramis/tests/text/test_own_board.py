"""Boards of one's own: checked, kept, played on, and written into the match."""

from argparse import ArgumentParser
from pathlib import Path

import pytest

from tablee.core.actions import Deal
from tablee.core.game import own_file
from tablee.core.loop import Applied, replay
from tablee.core.options import chosen
from tablee.core.refusal import CannotRead, Refused
from tablee.core.text.sentences import speaker, texts
from tablee.games.miramis import GAME
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules.box import board_refusals as no
from tablee.games.miramis.rules.box.board import reconstructed_ground
from tablee.games.miramis.rules.box.grounds import on_one_line, read_ground
from tablee.games.miramis.rules.events import OwnBoardLaid
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.state import Moment, start
from tablee.games.miramis.tests.table import OTHER, asked, played, refused
from tablee.games.miramis.text.board_command import BOARD
from tablee.games.miramis.text.own_board import drawings, furnish, keep, kept_in
from tablee.testing.asking import kinds

OURS = """
    # The board in grandmother's box.
    M r r r r r r r r r r r r r r
    r b b b b b b b b b b b b b r
    r b * r r r r r r r r r r b r
    r b r r r r r r r r r r r b r
    r b r r r r r r r r r r r b r
    r b r r r r r r r r r r r b r
    r b r r r r r R r r r r r b r
    r b r r r r r * r r r r r b r
    r b r r r r r B r r r r r b r
    r b r r r r r r r r r r r b r
    r b r r r r r r r r r r r b r
    r b r r r r r r r r r r r b r
    r b r r r r r r r r r r * b r
    r b b b b b b b b b b b b b r
    r r r r r r r r r r r r r r M   # the other corner
"""
GROUND = read_ground(OURS)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A house without a board, whose settings are in a folder of its own."""
    monkeypatch.setenv("TABLEE_CONFIG", str(tmp_path / "settings"))
    return {"TABLEE_CONFIG": str(tmp_path / "settings")}


def dealt(options: Options) -> Applied:
    outcome = asked(start(options, 2), Deal())
    assert isinstance(outcome, Applied), outcome
    return outcome


def said(*words: str) -> str:
    """What `tablee miramis board …` prints."""
    parser = ArgumentParser()
    BOARD.arguments(parser)
    return BOARD.run(parser.parse_args(words), speaker(texts("tablee.games.miramis.text", "en"), language="en"))


def changed(row: int, col: int, sign: str) -> str:
    """Our board with another sign on a square, both counted from 1."""
    rows = list(GROUND)
    rows[row - 1] = rows[row - 1][: col - 1] + sign + rows[row - 1][col:]
    return "\n".join(rows)


def test_R19_a_board_file_is_fifteen_rows_of_fifteen_signs() -> None:
    assert (len(GROUND), GROUND[0], GROUND[7]) == (15, "Mrrrrrrrrrrrrrr", "rbrrrrr*rrrrrbr")


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", no.WrongRows(0, 15)),
        ("\n".join(GROUND[:14]), no.WrongRows(14, 15)),
        ("\n".join((*GROUND, GROUND[1])), no.WrongRows(16, 15)),
        ("\n".join((*GROUND[:4], "rrr", *GROUND[5:])), no.WrongWidth(5, 3, 15)),
        ("\n".join((*GROUND[:4], "r" * 16, *GROUND[5:])), no.WrongWidth(5, 16, 15)),
        (changed(3, 4, "x"), no.StrangeSquare(3, 4, "x", "r b * R B M")),
        (changed(15, 1, "é"), no.StrangeSquare(15, 1, "é", "r b * R B M")),
        (changed(3, 3, "r"), no.TooFewSpecial("*", 2, 3)),
        (changed(7, 8, "r"), no.TooFewSpecial("R", 0, 1)),
        (changed(9, 8, "b"), no.TooFewSpecial("B", 0, 1)),
        (changed(15, 15, "r"), no.TooFewSpecial("M", 1, 2)),
        (changed(14, 2, "*"), no.TooManySpecial("*", 4, 3, 14, 2)),
        (changed(8, 1, "R"), no.TooManySpecial("R", 2, 1, 8, 1)),
    ],
)
def test_R19_a_board_that_will_not_do_is_refused_with_its_place(text: str, refusal: no.BoardRefusal) -> None:
    with pytest.raises(Refused) as raised:
        read_ground(text)
    assert raised.value.refusal == refusal
    assert refusal.rule == "R19"


def test_R19_without_a_board_of_its_own_the_house_plays_on_the_reconstructed_one(home: dict[str, str]) -> None:
    outcome = dealt(furnish(Options()))
    assert kinds(outcome)[0] == "board_laid"
    assert outcome.position.table.ground == reconstructed_ground()


def test_R19_new_matches_are_played_on_the_houses_board(home: dict[str, str]) -> None:
    place = keep(GROUND, home)
    assert place == kept_in(home)
    outcome = dealt(furnish(Options()))
    assert kinds(outcome)[0] == "own_board_laid"
    assert outcome.position.table.ground == GROUND


@pytest.mark.parametrize("name", ["reconstructed", "leaflet"])
def test_R19_a_table_may_prefer_the_reconstructed_board(home: dict[str, str], name: str) -> None:
    keep(GROUND, home)
    assert dealt(furnish(Options(board=name))).position.table.ground == reconstructed_ground()


def test_R19_a_table_may_draw_a_board_of_its_own(home: dict[str, str]) -> None:
    chosen_board = Options(board=on_one_line(GROUND))
    assert furnish(chosen_board) == chosen_board
    outcome = dealt(chosen_board)
    assert outcome.events[0] == OwnBoardLaid(GROUND)
    assert replay(GAME, Options(), 2, outcome.events).table.ground == GROUND


@pytest.mark.parametrize("text", ["", "mine", changed(3, 3, "r").replace("\n", "/"), "r" * 100_000])
def test_R19_a_drawn_board_is_checked_like_a_file(text: str) -> None:
    with pytest.raises(Refused) as raised:
        chosen(Options, {"board": text})
    assert isinstance(raised.value.refusal, no.BoardRefusal)


def test_R19_a_house_shows_its_boards_to_whoever_draws_one(home: dict[str, str]) -> None:
    plain, ours = on_one_line(reconstructed_ground()), on_one_line(GROUND)
    assert drawings() == {"board": {"house": plain, "reconstructed": plain}}
    keep(GROUND, home)
    assert drawings() == {"board": {"house": ours, "reconstructed": plain}}
    kept_in(home).write_text("rubbish", "utf-8")
    assert drawings() == {"board": {"house": plain, "reconstructed": plain}}


def test_R19_the_rules_look_at_no_file(home: dict[str, str]) -> None:
    keep(GROUND, home)
    assert dealt(Options()).position.table.ground == reconstructed_ground()


def test_R19_a_match_replays_where_there_is_no_such_board(home: dict[str, str]) -> None:
    keep(GROUND, home)
    options = furnish(Options())
    outcome = dealt(options)
    assert own_file.forget(kept_in(home))
    assert not own_file.forget(kept_in(home))
    assert replay(GAME, options, 2, outcome.events) == outcome.position


def test_R19_a_bad_file_takes_the_place_of_nothing(home: dict[str, str], tmp_path: Path) -> None:
    keep(GROUND, home)
    bad = tmp_path / "bad.txt"
    bad.write_text(changed(3, 3, "r"), "utf-8")
    with pytest.raises(Refused) as raised:
        said(str(bad))
    assert raised.value.refusal == no.TooFewSpecial("*", 2, 3)
    assert dealt(furnish(Options())).position.table.ground == GROUND


def test_R19_a_file_that_was_spoiled_since_is_refused_when_a_table_is_opened(home: dict[str, str]) -> None:
    keep(GROUND, home).write_bytes(b"\xff\xfe rubbish")
    with pytest.raises(Refused) as raised:
        furnish(Options())
    assert raised.value.refusal == no.WrongRows(1, 15)
    assert furnish(Options(board="reconstructed")) == Options(board="reconstructed")


def test_R19_the_first_word_goes_over_the_miramis_squares_of_that_board() -> None:
    position: Moment = scene("", "ROULEIns", OTHER, ground=GROUND)
    assert refused(position, "B4 ROULE").rule == "R6"
    assert played(position, "A1 ROULE").position.table.scores == (5 * 5 + 40, 0)


def test_R19_where_the_board_is_kept() -> None:
    assert kept_in({"TABLEE_CONFIG": "/a"}) == Path("/a/miramis-board.txt")


def test_R19_the_command_takes_a_board_in_shows_it_and_takes_it_away(home: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "ours.txt"
    file.write_text(OURS, "utf-8")
    assert said().startswith("\n".join(reconstructed_ground()))
    assert str(kept_in(home)) in said(str(file))
    assert said().startswith("\n".join(GROUND))
    assert said("--remove") != said("--remove")
    assert said().startswith("\n".join(reconstructed_ground()))


def test_R19_the_command_says_what_it_cannot_read_or_keep(home: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(Refused) as raised:
        said(str(tmp_path / "nothing.txt"))
    assert isinstance(raised.value.refusal, CannotRead)
    (tmp_path / "settings").write_text("a file where the folder should be", "utf-8")
    (tmp_path / "ours.txt").write_text(OURS, "utf-8")
    with pytest.raises(Refused) as raised:
        said(str(tmp_path / "ours.txt"))
    assert raised.value.refusal == no.BoardNotKept(str(kept_in(home)))
