"""What a rack can do at most, whatever faces are laid of it: what the rest is worth, how many letters have each hue.

Which faces are laid is one number, a *pick*: for each face of the rack so many times the step of that face, as digits
of different bases. A rack of eight letters has at most 256 picks, so they are all gone through once for a search; then
a glance tells for any word what none of its choices of colours exceeds. Where a rack has pawns, a face may be laid by
one: a pick counts a pawn only for a face that the rack lacks, and allows for all the other ways to use them.

    HELD     the kinds of the letters on the rack, in order; the letters of a pick or of a rest are a mask over them
    STEP     for each face the step of a pick
    VALUE    for each rest what its letters are worth one by one; COUNTED what they are counted among, PICK its faces
    KEPT     for each pick: the most that the rest can be worth
    FEWEST   the fewest letters laid that can be of hue 1, and the MOST
    GAINS    for each hue and sign: the most that a letter can earn on such a square; IMPOSSIBLE without such a letter
"""

import numpy as np

from tablee.games.miramis.engine.kernels.colour_board import Numbers
from tablee.games.miramis.engine.kernels.colour_layout import BOTH, PAWNS_FROM
from tablee.games.miramis.engine.kernels.colour_leave import COUNTED as AMONG
from tablee.games.miramis.engine.kernels.colour_leave import LOW, MATCH, PAWN, PRINTS, SAME, WORTHS, mixed
from tablee.search.bits import popcount
from tablee.search.jit import Num, inner

HELD, STEP, GAINS, VALUE, COUNTED, PICK, KEPT, FEWEST, MOST, SIZE = 0, 16, 48, 64, 320, 576, 832, 1088, 1344, 1600
IMPOSSIBLE = -1
NEVER = -(1 << 60)


def empty_hand() -> Numbers:
    """Room for what is known of a rack."""
    return np.zeros(SIZE, np.int64)


@inner
def take_up(rack: Numbers, figures: Numbers, hand: Numbers) -> None:
    """Learn all about a rack, weighed by a row of figures."""
    size, picks = _hold(rack, hand)
    _weigh_rests(figures, hand, size)
    _gain(figures, hand, size)
    hand[KEPT : KEPT + picks], hand[FEWEST : FEWEST + picks], hand[MOST : MOST + picks] = NEVER, size, 0
    everything = (1 << size) - 1
    for rest in range(1 << size):
        counted, pick = hand[COUNTED + rest], hand[PICK + everything] - hand[PICK + rest]
        laid = hand[COUNTED + everything] - counted
        ones, both = (laid >> 24) & LOW, laid >> 32
        hand[KEPT + pick] = max(hand[KEPT + pick], hand[VALUE + rest] + mixed(figures, counted))
        hand[FEWEST + pick] = min(hand[FEWEST + pick], ones)
        hand[MOST + pick] = max(hand[MOST + pick], ones + both)
    _lend_pawns(rack, hand, size, picks)


@inner
def _hold(rack: Numbers, hand: Numbers) -> Num:
    """Take the letters one by one; answers how many there are, and how many picks."""
    size, picks = 0, 1
    for letter in range(PAWN + 1):
        before, hand[STEP + letter] = size, picks
        for kind in range(PRINTS * letter, PRINTS * letter + PRINTS):
            for _ in range(rack[kind]):
                hand[HELD + size] = kind
                size += 1
        picks *= size - before + 1
    return size, picks


@inner
def _weigh_rests(figures: Numbers, hand: Numbers, size: Num) -> None:
    """Every rest is another one and a letter more, the last of it."""
    hand[VALUE], hand[COUNTED], hand[PICK], same = 0, 0, 0, 0
    for letter in range(PAWN):
        hand[VALUE] += figures[SAME + 16 * letter]
    for place in range(size):
        kind, last = hand[HELD + place], 1 << place
        letter = kind // PRINTS
        same = same if place > 0 and hand[HELD + place - 1] // PRINTS == letter else place
        for rest in range(last):
            value = hand[VALUE + rest] + figures[WORTHS + kind]
            if letter != PAWN:
                many = SAME + 16 * letter + np.int64(popcount(np.uint64(rest >> same)))
                value += figures[many + 1] - figures[many]
            hand[VALUE + last + rest] = value
            hand[COUNTED + last + rest] = hand[COUNTED + rest] + figures[AMONG + kind]
            hand[PICK + last + rest] = hand[PICK + rest] + hand[STEP + letter]


@inner
def _gain(figures: Numbers, hand: Numbers, size: Num) -> None:
    """What a letter can earn on a square, by its hue."""
    hand[GAINS : GAINS + 16] = IMPOSSIBLE
    for place in range(size):
        letter, colour = hand[HELD + place] // PRINTS, hand[HELD + place] % PRINTS
        for hue in range(2):
            if colour in (hue, BOTH):
                option = hue + (BOTH if colour == BOTH else 0) + (PAWNS_FROM if letter == PAWN else 0)
                for sign in range(8):
                    at = GAINS + 8 * hue + sign
                    hand[at] = max(hand[at], figures[MATCH + 8 * option + sign])


@inner
def _lend_pawns(rack: Numbers, hand: Numbers, size: Num, picks: Num) -> None:
    """A pawn that a pick does not count may lie for any of its faces: such a pick can do what that other one can."""
    pawn = hand[STEP + PAWN]
    pawns = picks // pawn - 1
    for pick in range(picks - 1, -1, -1):
        for place in range(size if pick // pawn < pawns else 0):
            letter = hand[HELD + place] // PRINTS
            many = rack[PRINTS * letter] + rack[PRINTS * letter + 1] + rack[PRINTS * letter + 2]
            if letter != PAWN and (pick // hand[STEP + letter]) % (many + 1) > 0:
                other = pick - hand[STEP + letter] + pawn
                hand[KEPT + pick] = max(hand[KEPT + pick], hand[KEPT + other])
                hand[FEWEST + pick] = min(hand[FEWEST + pick], hand[FEWEST + other])
                hand[MOST + pick] = max(hand[MOST + pick], hand[MOST + other])


@inner
def pick_of(letters: Num, laid: Num, counts: Numbers, hand: Numbers) -> Num:
    """The pick of letters laid, five bits each; those that the rack lacks are pawns."""
    pick, pawns = 0, counts[PAWN]
    for _ in range(laid):
        letter = np.int64(letters & np.uint64(31))
        step, many = hand[STEP + letter], counts[letter]
        if pawns > 0 and (pick // step) % (many + 1) == many:
            step = hand[STEP + PAWN]
        pick += step
        letters >>= np.uint64(5)
    return pick
