"""Settings that every test of the house shares, wherever it lives."""

import numpy as np
from hypothesis import settings

settings.register_profile("house", deadline=None)  # a busy machine is no fault of the example it was given
settings.load_profile("house")

# Loaded here, whole: robots fetch it in the background, and `pytest.approx` trips over a module that is half loaded.
assert np.isscalar(0)
