"""The expert's leaves for the board: where it passes over points for the sake of heights and openings."""

from collections.abc import Callable

from tablee.games.topword.engine.arrays import learnt_leaves
from tablee.games.topword.engine.leave import equity, free_sides, stage_of, stages
from tablee.games.topword.rules.board import stack_at
from tablee.games.topword.rules.lays.describing import describe
from tablee.games.topword.rules.lays.moves import Found, moves
from tablee.games.topword.rules.view import View
from tablee.games.topword.text.diagram import read_position
from tablee.lexicon import lexicon

STACKS_OF_THREE = """
     1   2   3   4   5   6   7   8   9  10
A|   .   .   .   .   .   .   .   .   .   .
B|   .   .   .   .   .   .   .   .   .   .
C|   .   .   .   .   Y   .   .   .   .   .
D|   .   .   T   A   U   .   .   .   .   .
E|   .   .   A BVM   E   .   .   .   .   .
F|   .   .   R   E   .   .   .   .   .   .
G|   .   .   E DUN   .   .   .   .   .   .
H|   .   .   . ELA   .   .   .   .   .   .
I|   W   I   F   I   .   .   .   .   .   .
J|   .   .   .   .   .   .   .   .   .   .

rack: FGILPTU
bag: 64
"""
A_WIDE_OPEN_BOARD = """
    1  2  3  4  5  6  7  8  9 10
A|  .  .  .  .  .  .  .  .  .  .
B|  .  .  .  .  N  .  .  .  .  .
C|  .  .  .  .  U  .  .  .  .  .
D|  .  .  .  .  E  .  .  .  .  .
E|  .  .  .  .  R  .  .  .  .  .
F|  .  .  G  R  A  T  T  A  I  .
G|  .  .  .  .  .  .  .  .  .  .
H|  .  .  .  .  .  .  .  .  .  .
I|  .  .  .  .  .  .  .  .  .  .
J|  .  .  .  .  .  .  .  .  .  .

rack: AEMNORU
bag: 75
"""


def test_the_expert_earns_two_points_less_rather_than_lay_on_two_stacks_of_three() -> None:
    view = read_position(STACKS_OF_THREE)
    stage = stages()[stage_of(view.bag)]
    chosen, careless = favourites(view, lambda move: sum(stage.height[height] for height in heights(view, move)))
    assert (noted(view, chosen), heights(view, chosen)) == ("J2 FIT 27", [0, 0, 0])
    assert (noted(view, careless), heights(view, careless)) == ("4D (A)+G+I+T(AI) 29", [3, 1, 3])


def test_the_expert_keeps_its_letters_rather_than_open_the_board_from_top_to_bottom() -> None:
    view = read_position(A_WIDE_OPEN_BOARD)
    stage = stages()[stage_of(view.bag)]
    chosen, careless = favourites(view, lambda move: stage.opening[free_sides(view.stacks, move.tiles) // 2])
    assert (noted(view, chosen), free_sides(view.stacks, chosen.tiles)) == ("4A MUON 20", 6)
    assert (noted(view, careless), free_sides(view.stacks, careless.tiles)) == ("9A AUMON(I)ER 26", 15)


def favourites(view: View, part: Callable[[Found], int]) -> tuple[Found, Found]:
    """What the expert likes best; and what it would, without a part of its leaves."""
    found = moves(view.stacks, view.rack, lexicon.common.graph)
    return max(found, key=lambda move: equity(view, move)), max(found, key=lambda move: equity(view, move) - part(move))


def noted(view: View, move: Found) -> str:
    return f"{describe(view.stacks, move.tiles)} {move.points}"


def heights(view: View, move: Found) -> list[int]:
    return [len(stack_at(view.stacks, tile.square)) for tile in move.tiles]


def test_the_kernels_have_the_leave_of_the_file() -> None:
    assert learnt_leaves().height.tolist() == [list(stage.height) for stage in stages()]
    assert learnt_leaves().opening.tolist() == [list(stage.opening) for stage in stages()]


def test_the_leave_knows_where_it_is_dangerous_to_lay() -> None:
    """On three one offers the last place of a stack; on four one takes it."""
    for stage in stages()[1:]:
        assert stage.height[3] < stage.height[0] == 0 < stage.height[4]
