"""Random numbers for kernels: a small generator whose state is an array, so that a seed always gives the same play."""

import numpy as np
import numpy.typing as npt

from tablee.search.jit import Num, inner

Luck = npt.NDArray[np.uint64]

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX, MIX_AGAIN = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


def luck(seed: int) -> Luck:
    """A generator."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], np.uint64)


@inner
def draw(luck: Luck) -> Num:
    """The next 64 random bits (SplitMix64)."""
    luck[0] += STEP
    return mixed(luck[0])


@inner
def mixed(bits: Num) -> Num:
    """Another 64 bits that look nothing like the given ones, always the same for them."""
    bits = (bits ^ (bits >> np.uint64(30))) * MIX
    bits = (bits ^ (bits >> np.uint64(27))) * MIX_AGAIN
    return bits ^ (bits >> np.uint64(31))


@inner
def below(luck: Luck, limit: Num) -> Num:
    """A random number from 0 to limit - 1; the bias of 2⁻³² for small limits is of no matter here."""
    return np.int64(((draw(luck) >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@inner
def shuffle(luck: Luck, row: npt.NDArray[np.int64], low: Num, high: Num) -> None:
    """Shuffle the part of a row from low up to high."""
    for last in range(high - 1, low, -1):
        other = low + below(luck, last - low + 1)
        row[last], row[other] = row[other], row[last]
