"""The colours of one word: which letters of the rack spell it best, and what the two-coloured ones declare.

The word lies on a layout, square by square. All choices are tried, letter by letter, in the order of the options (they
are told in `colour`); on the way the run that is open grows or ends, and the rack shrinks. These are the
innermost loops of every search, and arrays passed to a function are slow there: so the layout is a single array of
int64, and so are the figures that words are weighed with (`colour_leave`). On the layout lie, in this order,

    LYING      the hue of each letter of the word that lies there already; NO_HUE where one is to be laid
    SQUARES    eight numbers for each letter to be laid: its place AT in the word, what it SPELLS, the SIGN of its
               square, whether an earning word CROSSES it, what that EARNS with either hue
    FRAMES     sixteen numbers for each letter with a choice: all that is known before it is laid, to come back to
    CAN, OWN   for each letter a mask of its options, with pawns and without
    SHIFT      for each kind, where its number begins in the packed rack
    LETTER     for each letter, where its number begins in the rack packed without colours
    POINTS     the best choice: its points; then its OPTIONS, then what it is WORTH
"""

import numpy as np

from tablee.crossword.kernels.lanes import ONE, Masks
from tablee.crossword.kernels.moves import BYTE, FIVE
from tablee.crossword.kernels.moves import SQUARES as TAKEN
from tablee.games.miramis.engine.kernels.colour_board import LANE, NO_HUE, PLACE, Numbers
from tablee.games.miramis.engine.kernels.colour_board import LETTER as FACE
from tablee.games.miramis.engine.kernels.colour_leave import (
    BONUS,
    COUNTED,
    MATCH,
    PAWN,
    PRINTS,
    RUN,
    SAME,
    WORTHS,
    mixed,
)
from tablee.search.bits import lowest, popcount
from tablee.search.jit import Num, inner
from tablee.search.walk import Letters

AT, SPELLS, SIGN, CROSSES, EARNS = range(5)
LYING, SQUARES, FRAMES, CAN, OWN, SHIFT, LETTER, POINTS, OPTIONS, WORTH, SIZE = (
    0, 16, 80, 208, 240, 272, 368, 400, 401, 402, 403,
)  # fmt: skip
NO_OPTION, PAWNS_FROM, BOTH = 8, 4, 2
PAWN_KINDS = PRINTS * PAWN
HUES = 0o11111111


def empty_layout() -> Numbers:
    """Room for a word."""
    return np.zeros(SIZE, np.int64)


@inner
def pack(rack: Numbers, layout: Numbers) -> Num:
    """Pack a rack, four bits for each kind, and without its colours, four for each letter; answers both numbers."""
    kinds, letters, here, there = 0, 0, 0, 0
    for letter in range(PAWN + 1):
        many, layout[CAN + letter], layout[LETTER + letter] = 0, 0, there
        for colour in range(PRINTS):
            kind = PRINTS * letter + colour
            layout[SHIFT + kind] = here
            if rack[kind] > 0:
                layout[CAN + letter] |= (12 if colour == BOTH else 1 << colour) << (4 if letter == PAWN else 0)
                kinds |= rack[kind] << here
                many += rack[kind]
                here += 4
        if many > 0:
            letters |= many << there
            there += 4
    for letter in range(PAWN + 1):
        layout[OWN + letter] = layout[CAN + letter]
        layout[CAN + letter] |= layout[CAN + PAWN]
    return kinds, letters


@inner
def spell(  # noqa: PLR0913, PLR0917 - the inner loop: bundles are slow here
    where: Num,
    letters: Num,
    faces: Masks,
    hues: Numbers,
    ground: Numbers,
    earning: Masks,
    fourfold: Masks,
    crossing: Numbers,
    word: Letters,
    layout: Numbers,
) -> Num:
    """Lay a word out; answers its length, how long its longest old piece is, and whether a crossing word multiplies."""
    way, number, at = where & ONE, (where >> ONE) & LANE, (where >> BYTE) & PLACE
    end, taken = np.int64(((where >> (BYTE + BYTE)) & PLACE) - at), where >> TAKEN
    square, old, longest, multiplies = SQUARES, 0, 0, False
    for place in range(end):
        if (taken >> at) & ONE != 0:
            letter, old = letters & FACE, 0
            bit = np.uint32(ONE << letter)
            crosses = np.int64(earning[way, number, at] & bit != 0)
            word[place], layout[LYING + place] = letter, NO_HUE
            layout[square + AT], layout[square + SPELLS], layout[square + SIGN] = place, letter, ground[way, number, at]
            layout[square + CROSSES] = crosses
            layout[square + EARNS] = crosses * crossing[way, number, at, 0]
            layout[square + EARNS + 1] = crosses * crossing[way, number, at, 1]
            multiplies |= fourfold[way, number, at] & bit != 0
            letters >>= FIVE
            square += 8
        else:
            word[place], layout[LYING + place] = lowest(np.uint64(faces[way, number, at])), hues[way, number, at]
            old += 1
            longest = max(longest, old)
        at += ONE
    return end, longest, multiplies


@inner
def choose(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - the inner loop: bundles and calls are slow here
    layout: Numbers,
    figures: Numbers,
    rack: Num,
    letters: Num,
    value: Num,
    counted: Num,
    laid: Num,
    end: Num,
    earns: Num,
    whole_rack: Num,
    point: Num,
) -> None:
    """Find the choice of colours that is worth most, for a word that earns something (1) or not (0)."""
    square, last, top, options, best, none_yet = SQUARES, SQUARES + 8 * laid, FRAMES, 0, 0, True
    pawned = _pawned(layout, letters, laid)
    points, hue, length, fresh = _pass_over(layout, figures, 0, layout[SQUARES + AT], 0, NO_HUE, 0, 0, earns)
    tried = _can(layout, layout[SQUARES + SPELLS], pawned)
    while True:
        letter, kind = layout[square + SPELLS], 0
        option: Num = NO_OPTION
        while tried != 0 and option == NO_OPTION:
            bit = tried & -tried
            tried ^= bit
            kind = kind_of(letter, np.int64(lowest(np.uint64(bit))))
            if (rack >> layout[SHIFT + kind]) & 15 != 0:
                option = np.int64(lowest(np.uint64(bit)))
        if option == NO_OPTION:
            if top == FRAMES:
                return
            top -= 16
            square, tried, options, points = layout[top], layout[top + 1], layout[top + 2], layout[top + 3]
            hue, length, fresh, value = layout[top + 4], layout[top + 5], layout[top + 6], layout[top + 7]
            counted, rack, letters = layout[top + 8], layout[top + 9], layout[top + 10]
            continue
        if tried != 0:
            layout[top], layout[top + 1], layout[top + 2], layout[top + 3] = square, tried, options, points
            layout[top + 4], layout[top + 5], layout[top + 6], layout[top + 7] = hue, length, fresh, value
            layout[top + 8], layout[top + 9], layout[top + 10] = counted, rack, letters
            top += 16
        rack -= 1 << layout[SHIFT + kind]
        value, counted = value - figures[WORTHS + kind], counted - figures[COUNTED + kind]
        if option < PAWNS_FROM:
            shift = layout[LETTER + letter]
            many = SAME + 16 * letter + ((letters >> shift) & 15)
            value += figures[many - 1] - figures[many]
            letters -= 1 << shift
        points += max(1, earns + layout[square + CROSSES]) * figures[MATCH + 8 * option + layout[square + SIGN]]
        points += layout[square + EARNS + (option & 1)]
        if hue == option & 1:
            length, fresh = length + 1, 1
        else:
            points += earns * fresh * figures[RUN + 16 * hue + length]
            hue, length, fresh = option & 1, 1, 1
        place = layout[square + AT] + 1
        options |= option << 3 * ((square - SQUARES) >> 3)
        square += 8
        until = end if square == last else layout[square + AT]
        if place < until:
            points, hue, length, fresh = _pass_over(layout, figures, place, until, points, hue, length, fresh, earns)
        if square < last:
            tried = _can(layout, layout[square + SPELLS], pawned)
            continue
        points += earns * fresh * figures[RUN + 16 * hue + length]
        if whole_rack:
            points += figures[BONUS + _hues(options, laid)]
        worth = point * points + value + mixed(figures, counted)
        if none_yet or worth > best:
            none_yet, best = False, worth
            layout[POINTS], layout[WORTH], layout[OPTIONS] = points, worth, options
        square, tried = last - 8, 0


@inner
def _pawned(layout: Numbers, letters: Num, laid: Num) -> Num:
    """The letters, as a mask, that a pawn may stand for: any, or if the word needs all pawns those that it lacks."""
    if layout[OWN + PAWN] == 0:
        return 0
    pawns, lacking = (letters >> layout[LETTER + PAWN]) & 15, 0
    for number in range(laid):
        letter = layout[SQUARES + 8 * number + SPELLS]
        shift = layout[LETTER + letter]
        if layout[OWN + letter] != 0 and (letters >> shift) & 15 != 0:
            letters -= 1 << shift
        else:
            lacking |= 1 << letter
            pawns -= 1
    return lacking if pawns == 0 else -1


@inner
def _can(layout: Numbers, letter: Num, pawned: Num) -> Num:
    """The options of a letter, as a mask."""
    return layout[CAN + letter] if (pawned >> letter) & 1 != 0 else layout[OWN + letter]


@inner
def _pass_over(  # noqa: PLR0913, PLR0917 - as above
    layout: Numbers,
    figures: Numbers,
    place: Num,
    until: Num,
    points: Num,
    hue: Num,
    length: Num,
    fresh: Num,
    earns: Num,
) -> Num:
    """Go on over letters that lie there already; answers the points, and the run that is open then."""
    while place < until:
        if layout[LYING + place] == hue:
            length += 1
        else:
            points += earns * fresh * figures[RUN + 16 * hue + length]
            hue, length, fresh = layout[LYING + place], 1, 0
        place += 1
    return points, hue, length, fresh


@inner
def kind_of(letter: Num, option: Num) -> Num:
    """The kind of letter that an option takes from the rack."""
    way = option & 3
    return (PAWN_KINDS if option >= PAWNS_FROM else PRINTS * letter) + (2 if way > 1 else way)


@inner
def _hues(options: Num, laid: Num) -> Num:
    """0 or 1 if all letters laid are of that hue, 2 if they are mixed."""
    ones = np.int64(popcount(np.uint64(options & HUES)))
    return 0 if ones == 0 else 1 if ones == laid else 2
