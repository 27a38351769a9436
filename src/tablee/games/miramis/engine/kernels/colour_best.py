"""The move that is worth most, with the colours of few others settled: for players who play on and on.

Every move has a bound that no choice of its colours exceeds. Its squares can earn so much at most, whatever is laid on
them: that is found once for each place where words lie. Its letters can make runs of so many of either hue, and leave
so much on the rack (`colour_hand`). Colours are settled for the move with the highest bound, and then for
those whose bound is not below the best so far: one in twenty, or fewer.

    places[…]   for each first square and end of a word in a lane: TIMES the points may be multiplied (0: not looked
                at yet), the most that its squares EARN, and of how many letters of either hue that LIE there
"""

import numpy as np

from tablee.crossword.kernels.lanes import ONE, Masks
from tablee.crossword.kernels.moves import BYTE, COUNT, SQUARES, find
from tablee.games.miramis.engine.kernels.colour import LETTERS, NOTHING, WHERE, WORTH, Tools, settle
from tablee.games.miramis.engine.kernels.colour_board import LANE, PLACE, Board, Numbers
from tablee.games.miramis.engine.kernels.colour_hand import FEWEST, GAINS, KEPT, MOST, NEVER, pick_of, take_up
from tablee.games.miramis.engine.kernels.colour_leave import BONUS, LOW, PAWN, PRINTS, RUN
from tablee.search.jit import Num, inner, kernel
from tablee.search.walk import Letters

TIMES, EARN, LIE = range(3)
NIBBLE, FOUR = np.uint64(15), np.uint64(4)


@kernel
def find_best(tools: Tools, board: Board, rack: Numbers, figures: Numbers, point: Num) -> Num:
    """The number of the move that is worth most, the first of equal ones, or NOTHING; and how many moves there are.

    Only that move is complete; of the others nothing but where they lie and their letters is known.
    """
    counts = tools.counts
    for letter in range(PAWN + 1):
        counts[letter] = rack[PRINTS * letter] + rack[PRINTS * letter + 1] + rack[PRINTS * letter + 2]
    found = find(tools.words.cells, board.lanes, counts, tools.rules.starts, tools.room, tools.moves)
    many = min(found, tools.moves.shape[0])
    if many == 0:
        return NOTHING, found
    take_up(rack, figures, tools.hand)
    first = _bound(tools, board, figures, point, many)
    return settle(tools, board, rack, figures, point, many, first), found


@inner
def _bound(tools: Tools, board: Board, figures: Numbers, point: Num, many: Num) -> Num:
    """Note what moves can be worth at most, as if they were; answers the number of the highest."""
    moves, rules, hand, counts, places, lanes = (
        tools.moves, tools.rules, tools.hand, tools.counts, tools.places, board.lanes
    )  # fmt: skip
    highest, first, lane = NEVER, 0, ~np.uint64(0)
    bonus = max(figures[BONUS], figures[BONUS + 1], figures[BONUS + 2])
    for number in range(many):
        k = np.uint64(number)
        where, letters = moves[k, WHERE], moves[k, LETTERS]
        if where & PLACE != lane:
            lane = where & PLACE
            places[:, TIMES] = 0
        place = (where >> BYTE) & NIBBLE | ((where >> (BYTE + BYTE)) & NIBBLE) << FOUR
        if places[place, TIMES] == 0:
            _look(
                rules.ground, rules.motto, rules.factor, lanes.faces, board.hues, board.earning, board.fourfold,
                board.crossing, hand, where, places[place],
            )  # fmt: skip
        laid = np.int64(letters >> COUNT)
        pick = pick_of(letters, laid, counts, hand)
        points = places[place, EARN] + (bonus if laid == rules.rack_size else 0)
        points += _runs(figures, places[place, LIE], laid, hand[FEWEST + pick], hand[MOST + pick])
        bound = point * places[place, TIMES] * points + hand[KEPT + pick]
        moves[k, WORTH] = np.uint64(bound)
        if bound > highest:
            highest, first = bound, number
    return first


@inner
def _look(  # noqa: PLR0913, PLR0917 - the inner loop: bundles are slow here
    ground: Numbers,
    motto: Letters,
    factor: Num,
    faces: Masks,
    hues: Numbers,
    earning: Masks,
    fourfold: Masks,
    crossing: Numbers,
    hand: Numbers,
    where: Num,
    place: Numbers,
) -> None:
    """Look at a place: what can be earned there but for the runs of its own word."""
    way, number, first = where & ONE, (where >> ONE) & LANE, (where >> BYTE) & PLACE
    end, taken = (where >> (BYTE + BYTE)) & PLACE, where >> SQUARES
    earn, lie, at, multiplies, is_motto = 0, 0, first, False, end - first == np.uint64(motto.size)
    while at < end:
        if (taken >> at) & ONE != 0:
            sign = ground[way, number, at]
            zero, one = hand[GAINS + sign], hand[GAINS + 8 + sign]
            if earning[way, number, at] != 0:
                zero = 2 * zero + crossing[way, number, at, 0] if zero >= 0 else zero
                one = 2 * one + crossing[way, number, at, 1] if one >= 0 else one
            multiplies |= fourfold[way, number, at] != 0
            earn += max(zero, one)
        else:
            lie += 256 if hues[way, number, at] == 1 else 1
            is_motto &= is_motto and np.uint64(faces[way, number, at]) == ONE << np.uint64(motto[at - first])
        at += ONE
    place[TIMES], place[EARN], place[LIE] = factor if multiplies or is_motto else 1, earn, lie


@inner
def _runs(figures: Numbers, lie: Num, laid: Num, fewest: Num, most: Num) -> Num:
    """What runs can earn at most: one of each hue, of all its letters that lie there or are laid."""
    best, zeros, ones = 0, RUN + (lie & LOW) + laid, RUN + 16 + (lie >> 8)
    for many in range(fewest, most + 1):
        best = max(best, figures[zeros - many] + figures[ones + many])
    return best
