"""Environments to train in: every game for PettingZoo, one seat of it for Gymnasium, registered with OpenSpiel.

    from tablee import research
    env = research.env("GAME", seats=2)

docs/environments.md says what is observed and what numbers mean.
"""

from tablee.core.extras import extras_named

with extras_named():
    import gymnasium as _gymnasium  # noqa: F401 - whoever lacks it hears which extra brings it
    import pettingzoo as _pettingzoo  # noqa: F401 - the same

from tablee.research.alone import SeatEnv, register
from tablee.research.parallel import TogetherEnv, parallel_env
from tablee.research.turns import TurnsEnv, env, raw_env

__all__ = ["SeatEnv", "TogetherEnv", "TurnsEnv", "env", "parallel_env", "raw_env", "register"]
