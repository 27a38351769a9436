"""Settings that every test of the house shares, wherever it lives."""

import re
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None)  # a busy machine is no fault of the example it was given
settings.load_profile("house")

# Loaded here, whole: robots fetch it in the background, and `pytest.approx` trips over a module that is half loaded.
assert np.isscalar(0)

HEAVY = re.compile(
    r"tests/(search|engine)/|tests/(cli|server)/test_(killed|openapi|process|serve)\.py|tests/test_(readme|wheel)\.py"
    r"|/test_(analyse|analysis|bots|build|building|champion|moves|robots|solve|solver|solving|taste)\.py"
    r"|bots_play_to_the_end|same_log_same_hash"
)
"""Tests that compile kernels, start processes or play many matches, by their files and by two laws of the exam."""


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """What is heavy is left to `make test` by `make check`."""
    for item in items:
        if HEAVY.search(item.nodeid):
            item.add_marker("heavy")
