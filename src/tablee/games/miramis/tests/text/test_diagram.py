"""Positions as text: written, read again, and refused when they cannot be."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tablee.core.loop import view_for
from tablee.core.refusal import Refusal
from tablee.core.text.position_refusals import BadField, TooManyLetters, UnknownField
from tablee.games.miramis import GAME
from tablee.games.miramis.exam.examples import examples
from tablee.games.miramis.rules.box.board_refusals import TooFewSpecial, WrongRows
from tablee.games.miramis.rules.refusals import BadSize, BadSquare
from tablee.games.miramis.tests.table import played, rack
from tablee.games.miramis.tests.text.test_own_board import GROUND
from tablee.games.miramis.text.diagram import read_position, read_positions, write_diagram, write_line
from tablee.testing.positions import Positions

LINE = (
    "15/2CROUler6/2R4neCTAR2/2*E5n6/2ME4t6/2En4i6/3t1eNTENTES2/3r4R6/3e4e6/3r4S6/15/15/15/15/15"
    " rack=aiolUSuO turn=2 scores=292,454 racks=8,8 bag=75 played=7"
)
DIAGRAM = """\
     1   2   3   4   5   6   7   8   9  10  11  12  13  14  15
A|   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
B|   .   .   C   R   O   U   l   e   r   .   .   .   .   .   .
C|   .   .   R   .   .   .   .   n   e   C   T   A   R   .   .
D|   .   .  *E   .   .   .   .   .   n   .   .   .   .   .   .
E|   .   .   M   E   .   .   .   .   t   .   .   .   .   .   .
F|   .   .   E   n   .   .   .   .   i   .   .   .   .   .   .
G|   .   .   .   t   .   e   N   T   E   N   T   E   S   .   .
H|   .   .   .   r   .   .   .   .   R   .   .   .   .   .   .
I|   .   .   .   e   .   .   .   .   e   .   .   .   .   .   .
J|   .   .   .   r   .   .   .   .   S   .   .   .   .   .   .
K|   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
L|   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
M|   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
N|   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
O|   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .

rack: aiolUSuO
turn: 2
scores: 292 454
racks: 8 8
bag: 75
played: 7
"""
POSITIONS = Positions(read_position, write_line, write_diagram)
EMPTY = "/".join(["15"] * 15)


def test_a_line_and_a_diagram_say_the_same() -> None:
    POSITIONS.say_the_same(LINE, DIAGRAM)


def test_the_leaflets_game_ends_in_that_position() -> None:
    game = examples()[0]
    position = played(game.position, *game.asks).position
    assert write_line(view_for(GAME, position, 1)) == LINE


def test_what_is_read() -> None:
    view = read_position(LINE)
    assert (view.seat, view.turn, view.rack, view.scores) == (1, 1, rack("aiolUSuO"), (292, 454))
    assert (view.round, view.turns_left) == (4, (3, 4))
    stone = view.stones[3][2]
    assert stone is not None
    assert (stone.letter.colour, stone.reads, stone.colour) == ("both", "E", "red")
    assert sum(sum(hidden.values()) for hidden in view.unseen.values()) == 75 + 8


def test_a_board_and_a_rack_are_enough() -> None:
    view = read_position(f"{EMPTY} rack=*?AEinou")
    assert (view.seat, view.scores, view.rack_counts, view.bag) == (0, (0, 0), (7, 8), 128 - 15)
    assert view.turns_left == (7, 7)


def test_comments_and_empty_lines_are_for_people() -> None:
    assert read_position(f"# my best match\n\n{DIAGRAM}\n# the end") == read_position(DIAGRAM)


def test_many_positions_stand_on_a_line_each() -> None:
    assert read_positions(f"{LINE}  # the end\n\n{EMPTY} rack=AE\n") == [
        read_position(LINE),
        read_position(f"{EMPTY} rack=AE"),
    ]


def test_exchanges_and_another_board_are_written_too() -> None:
    line = f"{EMPTY} rack=AE scores=1,2,3 turn=3 exchanged=0,2,1 ground={'/'.join(GROUND)}"
    view = POSITIONS.come_back(line)
    assert (view.exchanged, view.may_exchange, view.ground) == ((0, 2, 1), 0, GROUND)


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", BadSize(1, 1, "0 × 0")),
        ("9/9/9 rack=A", BadSize(1, 1, "3 × 9")),
        (f"{EMPTY}/15", BadSize(1, 46, "16 × 15")),
        (EMPTY[3:], BadSize(1, 40, "14 × 15")),
        (f"15/14{EMPTY[5:]} rack=A", BadSize(1, 4, "15 × 14")),
        (f"15/É14{EMPTY[5:]}", BadSquare(1, 4, "É")),
        (f"15/5*9{EMPTY[5:]}", BadSquare(1, 5, "*")),
        (DIAGRAM.replace("  *E", " *EE"), BadSquare(5, 12, "*EE")),
        (f"ZZ13{EMPTY[2:]}", TooManyLetters(1, 2, "Z", 1)),
        (f"?A?B13{EMPTY[2:]}", TooManyLetters(1, 3, "?R", 1)),
        (DIAGRAM.replace("rack: ai", "rack: zi"), TooManyLetters(18, 1, "z", 0)),
        (f"{EMPTY} rack=AEINRSTUU", BadField(1, 46, "AEINRSTUU", "rack")),
        (f"{EMPTY} rack=A1", BadField(1, 46, "A1", "rack")),
        (f"{EMPTY} rack=A racks=2,8", BadField(1, 53, "2 8", "racks")),
        (f"{EMPTY} rack=A racks=1,9", BadField(1, 53, "1 9", "racks")),
        (f"{EMPTY} rack=A racks=1,8 bag=3", BadField(1, 63, "3", "bag")),
        (f"{EMPTY} rack=A turn=3", BadField(1, 53, "3", "turn")),
        (f"{EMPTY} rack=A scores=1", BadField(1, 53, "1", "scores")),
        (f"{EMPTY} rack=A scores=1,x", BadField(1, 53, "1 x", "scores")),
        (f"{EMPTY} rack=A played=14", BadField(1, 53, "14", "played")),
        (f"{EMPTY} rack=A played=999999999", BadField(1, 53, "999999999", "played")),
        (f"{EMPTY} rack=A exchanged=1,4", BadField(1, 53, "1 4", "exchanged")),
        (f"{EMPTY} rack=A exchanged=1", BadField(1, 53, "1", "exchanged")),
        (f"{EMPTY} rack=A colour=red", UnknownField(1, 53, "colour")),
        (f"{EMPTY} rack=A ground=rrr", WrongRows(1, 15)),
        (f"{EMPTY} rack=A ground={'/'.join(['r' * 15] * 15)}", TooFewSpecial("*", 0, 3)),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, refusal: Refusal) -> None:
    POSITIONS.refuse(text, refusal)


@given(some.text(alphabet="ABab?*./()=: \n0159#|é", max_size=200))
def test_rubbish_is_refused_and_nothing_else(text: str) -> None:
    POSITIONS.refuse_rubbish(text)
