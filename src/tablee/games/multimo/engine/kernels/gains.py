"""What an exchange brings: a tile taken from one square and laid in any other, whose tile comes back.

The cross-scores holds the notes on the row and the column of every square, as told there. Two squares in
different rows and columns are two changes that know nothing of each other, so an exchange brings what each of them
does. One tile against all other squares is a few additions on whole arrays at once; numbers are cut to 32 bits at every
step, or they would not be vectors. Pairs that may not be exchanged so are kept `apart` by a large loss.
"""

import numpy as np
import numpy.typing as npt

from tablee.games.multimo.engine.kernels.cross_scores import BASE, BLANK, BONUS, DOWN, MASK, Notes
from tablee.search.jit import Num, inner, kernel, part

Tiles = npt.NDArray[np.int32]

NEVER = np.int32(-(1 << 20))
"""What an exchange brings that may not be."""
i32, ONE = np.int32, np.int32(1)
NEUTRAL = np.int32(31)
"""A neutral square where letters are numbers from 0: one less than none, in five bits."""


@part
def _if(mask: Num, letter: Num, points: Num) -> Num:
    """The points if the mask has the letter."""
    return i32(i32(-i32(i32(mask >> letter) & ONE)) & i32(points))


@kernel
def letter_gains(  # noqa: PLR0913, PLR0917 - arrays one by one, since handing a bundle on costs time
    tiles: Tiles, worth: Tiles, cross_scores: Notes, apart: Tiles, place: Num, end: Num, gains: Tiles
) -> Num:
    """What it brings to exchange the letter of a place with each square up to an end; answers the most."""
    mask, bonus, base = cross_scores[MASK], cross_scores[BONUS], cross_scores[BASE]
    mask_down, bonus_down, base_down = cross_scores[DOWN + MASK], cross_scores[DOWN + BONUS], cross_scores[DOWN + BASE]
    letter, its_worth = i32(tiles[place] - ONE), worth[place]
    own, own_bonus, own_down, own_bonus_down = mask[place], bonus[place], mask_down[place], bonus_down[place]
    own_base, own_blank = (
        i32(base[place] + base_down[place]),
        i32(cross_scores[BLANK, place] + cross_scores[DOWN + BLANK, place]),
    )
    most = NEVER
    for other in range(end):
        back, points = i32(i32(tiles[other] - ONE) & NEUTRAL), worth[other]
        gain = i32(own_base + _if(own, back, own_bonus + points) + _if(own_down, back, own_bonus_down + points))
        gain = own_blank if back == NEUTRAL else gain
        gain = NEVER if back == letter else gain
        gain = i32(gain + base[other] + base_down[other] + apart[place, other])
        gain = i32(gain + _if(mask[other], letter, bonus[other] + its_worth))
        gain = i32(gain + _if(mask_down[other], letter, bonus_down[other] + its_worth))
        gains[other] = gain
        most = gain if gain > most else most  # noqa: FURB136 - max is no vector
    return most


@kernel
def neutral_gains(  # noqa: PLR0913, PLR0917 - arrays one by one, since handing a bundle on costs time
    tiles: Tiles, worth: Tiles, cross_scores: Notes, apart: Tiles, place: Num, end: Num, gains: Tiles
) -> Num:
    """What it brings to exchange the neutral square at a place with each square up to an end; answers the most."""
    blank, blank_down = cross_scores[BLANK], cross_scores[DOWN + BLANK]
    own, own_bonus = cross_scores[MASK, place], cross_scores[BONUS, place]
    own_down, own_bonus_down = cross_scores[DOWN + MASK, place], cross_scores[DOWN + BONUS, place]
    own_base = i32(cross_scores[BASE, place] + cross_scores[DOWN + BASE, place])
    most = NEVER
    for other in range(end):
        back, points = i32(i32(tiles[other] - ONE) & NEUTRAL), worth[other]
        gain = i32(own_base + _if(own, back, own_bonus + points) + _if(own_down, back, own_bonus_down + points))
        gain = NEVER if back == NEUTRAL else gain
        gain = i32(gain + blank[other] + blank_down[other] + apart[place, other])
        gains[other] = gain
        most = gain if gain > most else most  # noqa: FURB136 - max is no vector
    return most


@inner
def line_gain(cross_scores: Notes, kind: Num, place: Num, tile: Num, worth: Num) -> Num:
    """What the row of a place, or with the kind DOWN its column, gains with another tile there."""
    if tile == 0:
        return np.int64(cross_scores[kind + BLANK, place])
    bonus = _if(cross_scores[kind + MASK, place], i32(tile - ONE), cross_scores[kind + BONUS, place] + worth)
    return np.int64(cross_scores[kind + BASE, place] + bonus)
