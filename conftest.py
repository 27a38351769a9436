"""Settings that every test of the house shares, wherever it lives."""

from hypothesis import settings

settings.register_profile("house", deadline=None)  # a busy machine is no fault of the example it was given
settings.load_profile("house")
