"""No kernel of Topword reads or writes outside its arrays: some of their tests once more with every access checked."""

from tablee.testing.checked import stay_within_their_arrays

CODE = """
from tablee.games.topword.tests.engine.test_crossword import as_lays, counts, found, lexicon, positions
from tablee.games.topword.tests.engine.test_crossword import tally, tools_for
from tablee.games.topword.tests.engine.test_endgame import ENOUGH, ending, match_of, search
from tablee.games.topword.tests.engine.test_simulate import totals, rollouts
for view, count in list(zip(positions(), counts(), strict=True))[::5]:
    tools = tools_for(lexicon.common.graph, view.options)
    assert tally(as_lays(found(tools, view.stacks, view.rack))) == count
for view in positions()[5::100]:
    totals(rollouts(view, 1, 1000), 1)
for seed in range(8):
    search(match_of(*ending(seed)), ENOUGH)
"""


def test_the_kernels_stay_within_their_arrays() -> None:
    stay_within_their_arrays(CODE)
