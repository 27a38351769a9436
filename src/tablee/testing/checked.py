"""Kernels as plain Python in a process of their own: numpy itself looks at every index, and nothing is compiled."""

import os
import subprocess
import sys

FIRST = """
import numba
import numpy as np
from tablee.search import bits
assert numba.config.DISABLE_JIT
np.seterr(over="ignore")  # kernels count modulo 2 ** 64, as C does
bits.popcount = lambda mask: np.uint64(int(mask).bit_count())
bits.lowest = lambda mask: np.uint64((int(mask) & -int(mask)).bit_length() - 1 if mask else 64)
"""


def stay_within_their_arrays(code: str) -> None:
    """Run code that calls kernels; an access outside an array is an IndexError and fails the test."""
    done = subprocess.run(
        [sys.executable, "-c", f"{FIRST}{code}\nprint('checked')"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "checked", done.stderr
