"""No kernel reads or writes outside its arrays: some of their tests once more with every access checked by numba."""

import os
import subprocess
import sys

import pytest

CODE = """
import numba
from tests.search.test_crossword import counts, found, positions, tally, as_lays, tools_for, lexicon
from tests.search.test_endgame import ENOUGH, ending, match_of, search
from tests.search.test_simulate import totals, trials
assert numba.config.BOUNDSCHECK
for view, count in list(zip(positions(), counts(), strict=True))[::5]:
    tools = tools_for(lexicon.common.graph, view.options)
    assert tally(as_lays(found(tools, view.stacks, view.rack))) == count
for view in positions()[5::48]:
    totals(trials(view, 1, 1000), 1)
for seed in range(8):
    search(match_of(*ending(seed)), ENOUGH)
print("checked")
"""


@pytest.mark.timeout(1500)  # all kernels are compiled once more
def test_the_kernels_stay_within_their_arrays() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0"},  # quicker to compile
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "checked", done.stderr
