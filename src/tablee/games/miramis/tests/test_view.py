"""What a seat sees, and how the terminal draws it."""

import pytest

from tablee.core.loop import view_for
from tablee.core.text.sentences import speaker, texts
from tablee.crossword.actions import Pass
from tablee.games.miramis import GAME
from tablee.games.miramis.exam.examples import examples
from tablee.games.miramis.exam.scene import scene
from tablee.games.miramis.rules.state import Moment
from tablee.games.miramis.rules.view import View
from tablee.games.miramis.tests.table import OTHER, ROULE, played, rack


def look(position: Moment, seat: int | None) -> View:
    view: View = view_for(GAME, position, seat)
    return view


def test_R3_a_seat_sees_its_own_rack_and_counts_the_others() -> None:
    position = scene(ROULE, "AEINRST*E", "kqX")
    mine, theirs, public = (look(position, seat) for seat in (0, 1, None))
    assert (mine.rack, theirs.rack, public.rack) == (rack("AEINRST*E"), rack("kqX"), ())
    assert mine.rack_counts == (8, 3)


def test_R2_letters_not_yet_seen_are_counted_by_colour() -> None:
    unseen = look(scene(ROULE, "AEInst*E?R", OTHER), 0).unseen
    assert (unseen["red"]["E"], unseen["blue"]["E"], unseen["both"].get("E", 0)) == (11 - 1, 7 - 1, 0)
    assert (unseen["red"].get("?", 0), unseen["blue"]["?"], unseen["both"]["?"]) == (0, 1, 1)
    assert sum(sum(hidden.values()) for hidden in unseen.values()) == 128 - 5 - 8


def test_R4_rounds_and_turns_are_counted() -> None:
    position = played(scene(ROULE, OTHER, OTHER), Pass(0), Pass(1), Pass(0)).position
    view = look(position, None)
    assert (view.round, view.rounds, view.turns_left) == (2, 7, (5, 6))


def test_R6_the_squares_of_the_first_word_are_named() -> None:
    assert look(scene("", OTHER, OTHER), None).first_squares == ((1, 7), (13, 7))


def test_R9_who_may_exchange_how_many() -> None:
    position = scene(ROULE, OTHER, OTHER)
    assert [look(position, seat).may_exchange for seat in (0, 1, None)] == [3, 0, 0]
    after = played(position, "~uA").position
    assert (look(after, 0).may_exchange, look(after, 1).exchanged, look(after, 1).exchanging) == (0, (2, 0), 2)


def test_R13_the_last_move_is_shown_until_another_is_laid() -> None:
    position = played(scene(ROULE, "ATENISUd", OTHER), "4B (R)ATE", Pass(1)).position
    last = look(position, None).last
    assert last is not None
    assert (last.seat, last.squares) == (0, ((2, 3), (3, 3), (4, 3)))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_R13_the_terminal_shows_the_columns_of_the_last_move(language: str) -> None:
    say = speaker(texts("tablee.games.miramis.text", language), language=language)
    game = examples()[0]
    drawn = GAME.text.draw(look(played(game.position, *game.asks).position, 0), say)
    rows = [" ".join(line.split()) for line in drawn.splitlines()]
    assert "D ·r ·r *E ·b ·b ·r ·b ·r n ·r ·b ·b ·r ·r ·r" in rows
    assert "E ·b ·r M [E] ·b ·b ·b ·r t ·b ·b ·r ·r ·r ·b" in rows
    assert "ENTRER + ME + EN, 85 points" in drawn
    assert "20 · " in drawn
    assert "65 (NTRER 60 + ME 5)" in drawn
