"""Settings that every test of the house shares, wherever it lives."""

import gc
import re

import numpy as np
import pytest
from hypothesis import settings

pytest_plugins = ["tests.watched"]

settings.register_profile("house", deadline=None)  # a busy machine is no fault of the example it was given
settings.load_profile("house")

# Loaded here, whole: robots fetch it in the background, and `pytest.approx` trips over a module that is half loaded.
assert np.isscalar(0)

gc.set_threshold(50_000, 20, 20)  # as in the house: what is loaded need not be looked through again and again

HEAVY = re.compile(
    r"tests/search/|/tests/engine/|tests/test_(every_game|readme|wheel)\.py|tests/exam/test_laws\.py"
    r"|tests/(cli|server|storage)/(\w+/)?test_(cluster|failover|frozen|health|hosts|killed|leases|openapi|postgres|process|rubbish|scribe|serve|store|wal)\.py"
    r"|tests/tools/test_(node|watched)\.py"
    r"|/test_(two_houses|analyse|analysis|bots|build|building|champion|long|moves|robots|solve|solver|leave|solving|worker)\.py"
)
"""Tests that compile kernels, start processes or play many matches, the whole exam among them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is heavy is left to `make test` by `make check`; it begins first, so that nobody waits for it at the end."""
    for item in items:
        if HEAVY.search(item.nodeid):
            item.add_marker("heavy")
    items.sort(key=lambda item: item.get_closest_marker("heavy") is None)


def pytest_collection_finish() -> None:
    """All tests stay to the end: rubbish is looked for among what comes after them (a twentieth of the time)."""
    gc.collect()
    gc.freeze()
