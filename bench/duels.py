"""What came of matches that kernels played: who won how often, and by how much."""

import numpy as np
import numpy.typing as npt

from tablee.arena.bout import BoutScore
from tablee.arena.tally import Tally


def summary(ahead: npt.NDArray[np.int64]) -> str:
    """`ahead[deal, seat]` is by how much the first player was ahead from that seat, in the same deal."""
    tally = Tally.empty(2)
    for (_, seat), points in np.ndenumerate(ahead):
        tally = tally.plus(BoutScore(seat, int(np.sign(points)), 0))
    (low, high), error = tally.total.interval or (0.0, 1.0), ahead.mean(axis=1).std() / np.sqrt(len(ahead))
    wins = f"{tally.total}: {tally.total.rate:.1%} ({low:.1%} to {high:.1%})"
    return f"{wins}, ahead by {ahead.mean():.2f} ± {error:.2f} points"
