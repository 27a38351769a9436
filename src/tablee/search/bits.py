"""Bits: how many are set in a mask, and which is the lowest, as single machine instructions inside kernels."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numba import types
from numba.extending import intrinsic


@intrinsic
def _popcount(context: Any, mask: Any) -> Any:

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), emit


@intrinsic
def _lowest(context: Any, mask: Any) -> Any:

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, False))

    return types.uint64(types.uint64), emit


OfMask = Callable[[np.uint64], np.uint64]

popcount = cast("OfMask", _popcount)
"""The number of set bits of a mask."""

lowest = cast("OfMask", _lowest)
"""The number of the lowest set bit of a mask; 64 if there is none."""
