"""Positions as text: written, read again, and refused when they cannot be."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tablee.core.refusal import Refused
from tablee.core.text.position_refusals import BadField, PositionRefusal, TooManyLetters, UnknownField
from tablee.games.topword.exam.examples import RETRACE
from tablee.games.topword.exam.scene import board
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.refusals import BadBoard, BadStack
from tablee.games.topword.text.diagram import read_position, read_positions, write_diagram, write_line
from tablee.testing.positions import Positions

LINE = "R9/E9/T9/R9/A1(RB)ATEAU2/(TBC)RIS6/E1(RS)7/2E7/10/10 rack=AEINOST turn=2 scores=25,-8 racks=7,7 bag=64"
DIAGRAM = """\
     1   2   3   4   5   6   7   8   9  10
A|   R   .   .   .   .   .   .   .   .   .
B|   E   .   .   .   .   .   .   .   .   .
C|   T   .   .   .   .   .   .   .   .   .
D|   R   .   .   .   .   .   .   .   .   .
E|   A   .  RB   A   T   E   A   U   .   .
F| TBC   R   I   S   .   .   .   .   .   .
G|   E   .  RS   .   .   .   .   .   .   .
H|   .   .   E   .   .   .   .   .   .   .
I|   .   .   .   .   .   .   .   .   .   .
J|   .   .   .   .   .   .   .   .   .   .

rack: AEINOST
turn: 2
scores: 25 -8
racks: 7 7
bag: 64
"""
POSITIONS = Positions(read_position, write_line, write_diagram)
EMPTY = "/".join(["10"] * 10)


def test_a_line_and_a_diagram_say_the_same() -> None:
    POSITIONS.say_the_same(LINE, DIAGRAM)


def test_what_is_read() -> None:
    view = read_position(LINE)
    assert view.stacks == board(RETRACE)
    assert (view.seat, view.turn, view.rack, view.scores) == (1, 1, "AEINOST", (25, -8))
    assert sum(view.unseen.values()) == 64 + 7


def test_a_board_and_a_rack_are_enough() -> None:
    view = read_position(RETRACE + "rack: aeinost")
    assert (view.seat, view.scores, view.rack_counts, view.bag) == (0, (0, 0), (7, 7), 64)
    assert view.options == Options()


def test_comments_and_empty_lines_are_for_people() -> None:
    assert read_position(f"# my best match\n\n{DIAGRAM}\n# the end") == read_position(DIAGRAM)


def test_letters_that_nobody_remembers_are_question_marks() -> None:
    view = read_position(LINE.replace("(TBC)", "(??C)"))
    assert view.stacks[5][0] == "??C"
    assert view.bag == 64


def test_near_the_end_the_letters_that_are_not_in_the_bag_are_shared() -> None:
    assert read_position(EMPTY + " rack=AO bag=91 scores=1,2,3").rack_counts == (2, 4, 3)


def test_the_older_board_and_the_rules_of_the_table() -> None:
    line = f"{'/'.join(['8'] * 8)} rack=AE referee=challenge no_full_cover=yes passes=3"
    view = POSITIONS.come_back(line)
    assert view.options == Options(size=8, referee="challenge", no_full_cover=True)
    assert view.passes == 3


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", BadBoard(1, 1, "0 × 8")),
        ("9/9/9 rack=A", BadBoard(1, 1, "3 × 9")),
        ("8/8/8 rack=A", BadBoard(1, 5, "3 × 8")),
        (EMPTY.replace("10", "9", 1) + " rack=A", BadBoard(1, 1, "10 × 9")),
        (EMPTY + "/10", BadBoard(1, 31, "11 × 10")),
        (EMPTY.replace("10", "(ABCDEF)9", 1), BadStack(1, 1, "ABCDEF")),
        (EMPTY.replace("10", "2(AA)7", 1), BadStack(1, 2, "AA")),
        (EMPTY.replace("10", "(A?)9", 1), BadStack(1, 1, "A?")),
        (EMPTY.replace("10", "É9", 1), BadStack(1, 1, "É")),
        (EMPTY.replace("10", "KK8", 1), TooManyLetters(1, 2, "K", 1)),
        (EMPTY.replace("10", "K9", 1) + " rack=K", TooManyLetters(1, 31, "K", 1)),
        (EMPTY + " rack=AEINRSTT", BadField(1, 31, "AEINRSTT", "rack")),
        (EMPTY + " rack=A* racks=2,7", BadField(1, 31, "A*", "rack")),
        (EMPTY + " rack=A racks=2,7", BadField(1, 38, "2 7", "racks")),
        (EMPTY + " rack=A racks=1,8", BadField(1, 38, "1 8", "racks")),
        (EMPTY + " rack=A bag=3", BadField(1, 38, "3", "bag")),
        (EMPTY + " rack=A racks=1,7 bag=3", BadField(1, 48, "3", "bag")),
        (EMPTY + " rack=A turn=3", BadField(1, 38, "3", "turn")),
        (EMPTY + " rack=A scores=1", BadField(1, 38, "1", "scores")),
        (EMPTY + " rack=A scores=1,x", BadField(1, 38, "1 X", "scores")),
        (EMPTY + " rack=A passes=999999999", BadField(1, 38, "999999999", "passes")),
        (EMPTY + " rack=A colour=red", UnknownField(1, 38, "colour")),
        (EMPTY + " rack=A referee=me", BadField(1, 38, "ME", "referee")),
        (DIAGRAM.replace("TBC", "TTC"), BadStack(7, 4, "TTC")),
        (DIAGRAM.replace("bag: 64", "  bag: 63"), BadField(17, 3, "63", "bag")),
        (DIAGRAM.replace("E|   A", "E|"), BadBoard(6, 6, "10 × 9")),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, refusal: PositionRefusal) -> None:
    POSITIONS.refuse(text, refusal)


def test_a_text_may_hold_many_lines_or_one_diagram() -> None:
    assert read_positions(f"{LINE} # one\n\n{LINE}\n") == [read_position(LINE)] * 2
    assert read_positions(DIAGRAM) == [read_position(DIAGRAM)]
    with pytest.raises(Refused) as refused:
        read_positions(f"{LINE}\n{EMPTY} rack=1")
    assert refused.value.refusal == BadField(2, 31, "1", "rack")


@given(some.text(alphabet="ABQ?./()=: \n0189#|é", max_size=200))
def test_rubbish_is_refused_and_nothing_else(text: str) -> None:
    POSITIONS.refuse_rubbish(text)
