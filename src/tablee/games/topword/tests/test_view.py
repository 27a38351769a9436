"""What a seat sees."""

from tablee.core.loop import view_for
from tablee.games.topword import GAME
from tablee.games.topword.exam.examples import RATEAU
from tablee.games.topword.exam.scene import scene
from tablee.games.topword.rules.actions import Challenge, Pass
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import Standing
from tablee.games.topword.rules.view import View
from tablee.games.topword.tests.table import played

PLAYERS = Options(referee="challenge")


def test_R4_a_seat_sees_its_own_rack_and_counts_the_others() -> None:
    position = scene(RATEAU, "AEINRST", "KWX")
    mine, theirs, public = (view_for(GAME, position, seat) for seat in (0, 1, None))
    assert (mine.rack, theirs.rack, public.rack) == ("AEINRST", "KWX", "")
    assert mine.rack_counts == (7, 3)


def test_R2_letters_not_yet_seen_are_counted() -> None:
    view: View = view_for(GAME, scene(RATEAU, "AEINRSK", "KWXELNO", bag="AE"), 0)
    assert (view.unseen["A"], view.unseen["E"], view.unseen.get("K", 0)) == (9 - 2 - 1, 15 - 1 - 1, 0)
    assert sum(view.unseen.values()) == 100 - 6 - 7


def test_R13_the_last_move_is_shown_until_another_is_laid() -> None:
    position = played(scene(RATEAU, "IREELNO", "AEINRST"), "3E (R)IRE", Pass(1)).position
    last: Standing = view_for(GAME, position, None).last
    assert (last.seat, last.squares, last.points) == (0, ((5, 2), (6, 2), (7, 2)), 8)
    assert [word.text for word in last.words] == ["RIRE"]


def test_R16_a_move_taken_back_is_not_the_last_one() -> None:
    position = played(scene("", "TRXELNO", "AEINRST", options=PLAYERS), "E3 TRX", Challenge(1)).position
    view: View = view_for(GAME, position, 0)
    assert view.last is None
    assert [(move.notation, move.points, move.taken_back) for move in view.history] == [("E3 TRX", 0, True)]


def test_R16_only_the_others_may_challenge() -> None:
    position = played(scene("", "TRXELNO", "AEINRST", options=PLAYERS), "E3 TRX").position
    assert [view_for(GAME, position, seat).may_challenge for seat in (0, 1, None)] == [False, True, False]


def test_R15_the_score_sheet_does_not_say_which_letter_was_exchanged() -> None:
    position = played(scene("", "TRXELNO", "AEINRST"), Pass(0, "X"), Pass(1)).position
    assert [(move.seat, move.notation) for move in position.table.history] == [(0, "-1"), (1, "-")]
