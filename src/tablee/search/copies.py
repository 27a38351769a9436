"""Copying inside kernels: `new[:] = old` would have numba compile, each time, a sentence for shapes that do not fit."""

import numpy.typing as npt

from tablee.search.jit import Num, inner


@inner
def pour(old: npt.NDArray[Num], new: npt.NDArray[Num]) -> None:
    """Make an array equal to another of the same size."""
    source, target = old.reshape(old.size), new.reshape(new.size)
    for n in range(source.size):
        target[n] = source[n]
