"""Positions cut into squares and fields, with their places."""

from tablee.core.text.written import Piece, Written, positions

SQUARE = r"[A-Z]+"
DIAGRAM = """\
# a small one
     1  2  3
A|   .  X  .   # the middle
B|   .  YZ .

 rack: AB
scores: 1 2
"""


def texts(found: Written) -> list[list[str]]:
    return [[square.text for square in row] for row in found.rows]


def test_a_diagram_is_cut_into_squares() -> None:
    (found,) = positions(DIAGRAM, SQUARE)
    assert texts(found) == [["", "X", ""], ["", "YZ", ""]]
    assert found.rows[1][1] == Piece("YZ", (4, 9))


def test_fields_have_words_and_a_place() -> None:
    (found,) = positions(DIAGRAM, SQUARE)
    assert (found.words("rack"), found.words("scores"), found.words("bag")) == (["AB"], ["1", "2"], [])
    assert (found.place_of("rack"), found.place_of("scores"), found.place_of("bag")) == ((6, 2), (7, 1), (1, 1))


def test_a_line_is_cut_into_the_same() -> None:
    (found,) = positions("1X1/1YZ1 rack=AB scores=1,2", SQUARE)
    assert texts(found) == [["", "X", ""], ["", "YZ", ""]]
    assert found.rows[1][1].place == (1, 6)
    assert (found.words("scores"), found.place_of("scores")) == (["1", "2"], (1, 18))


def test_lines_are_a_position_each() -> None:
    found = positions("3/3 rack=A\n# between\nX2/3", SQUARE)
    assert [one.rows[0][0].place for one in found] == [(1, 1), (3, 1)]


def test_what_is_no_square_is_kept_for_the_refusal() -> None:
    (found,) = positions("1é1/3", SQUARE)
    assert texts(found)[0] == ["", "é", ""]


def test_nothing_is_an_empty_diagram() -> None:
    assert positions("", SQUARE) == [Written((), {})]
