"""Strange asks are put to the rules with the luck of a seed, like all others."""

from random import Random

import pytest

from tablee.testing.strange import _Luck


@pytest.mark.parametrize("seed", range(3))
def test_luck_that_takes_its_time_is_the_luck_of_its_seed(seed: int) -> None:
    late, early = _Luck(seed), Random(seed)
    for _ in range(2):
        assert late.sample(range(99), 9) == early.sample(range(99), 9)
        assert late.random() == early.random()
        assert late.randrange(7) == early.randrange(7)
