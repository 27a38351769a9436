"""Tables at which every game can be played in a moment, for the tests of environments."""

from typing import Any

import pytest

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "miramis": ("miramis", 2, {"turns": 4}),
    "motus, everyone alone": ("motus", 2, {"letters": 5, "series": 2}),
    "motus, two teams": ("motus", 4, {"letters": 5, "series": 1, "words": "house"}),
    "multimo": ("multimo", 2, {"width": 4, "height": 4}),
    "multiplipotion": ("multiplipotion", 2, {}),
    "topword": ("topword", 2, {"size": 8}),
}
ALONE: dict[str, tuple[str, int, dict[str, Any]]] = {
    "motus": ("motus", 1, {"letters": 5, "series": 1}),
    "multimo": ("multimo", 1, {"width": 4, "height": 3}),
}

# What PettingZoo says of every environment with a mask that is not one of its own, which it knows by name.
A_MASK = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
)
