"""Positions as text: written, read again, and refused when they cannot be."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tablee.core.refusal import OptionOutside, Refused
from tablee.games.topword.diagram import read_position, write_diagram, write_line
from tablee.games.topword.examples import RETRACE
from tablee.games.topword.options import Options
from tablee.games.topword.refusals import BadPosition
from tablee.games.topword.scene import board

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
EMPTY = "/".join(["10"] * 10)


def test_a_line_and_a_diagram_say_the_same() -> None:
    assert read_position(LINE) == read_position(DIAGRAM)
    assert write_line(read_position(DIAGRAM)) == LINE
    assert write_diagram(read_position(LINE)) == DIAGRAM


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
    view = read_position(line)
    assert view.options == Options(size=8, referee="challenge", no_full_cover=True)
    assert view.passes == 3
    assert read_position(write_line(view)) == view
    assert read_position(write_diagram(view)) == view


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", BadPosition("size", "0 × ")),
        ("9/9/9 rack=A", BadPosition("size", "3 × 9")),
        (EMPTY.replace("10", "9", 1) + " rack=A", BadPosition("size", "10 × 9, 10")),
        (EMPTY.replace("10", "(ABCDEF)9", 1), BadPosition("square", "1: ABCDEF")),
        (EMPTY.replace("10", "(AA)9", 1), BadPosition("square", "1: AA")),
        (EMPTY.replace("10", "(A?)9", 1), BadPosition("square", "1: A?")),
        (EMPTY.replace("10", "É9", 1), BadPosition("square", "1: É")),
        (EMPTY.replace("10", "KK8", 1), BadPosition("letters", "K + 1")),
        (EMPTY + " rack=AEINRSTT", BadPosition("rack", "AEINRSTT")),
        (EMPTY + " rack=A* racks=2,7", BadPosition("rack", "A*")),
        (EMPTY + " rack=A racks=2,7", BadPosition("racks", "2 7")),
        (EMPTY + " rack=A racks=1,8", BadPosition("racks", "1 8")),
        (EMPTY + " rack=A bag=3", BadPosition("racks", "1 96")),
        (EMPTY + " rack=A racks=1,7 bag=3", BadPosition("bag", "3")),
        (EMPTY + " rack=A turn=3", BadPosition("turn", "3/2")),
        (EMPTY + " rack=A scores=1", BadPosition("turn", "1/1")),
        (EMPTY + " rack=A scores=1,x", BadPosition("scores", "1 X")),
        (EMPTY + " rack=A passes=999999999", BadPosition("passes", "999999999")),
        (EMPTY + " rack=A colour=red", BadPosition("field", "colour")),
        (EMPTY + " rack=A referee=me", OptionOutside("referee", "ME", "arbiter | challenge")),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, refusal: BadPosition) -> None:
    with pytest.raises(Refused) as refused:
        read_position(text)
    assert refused.value.refusal == refusal


@given(some.text(alphabet="ABQ?./()=: \n0189#|é", max_size=200))
def test_rubbish_is_refused_and_nothing_else(text: str) -> None:
    try:
        read_position(text)
    except Refused:
        return
    raise AssertionError(f"{text!r} was read")
