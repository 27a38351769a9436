"""Observations and their spaces: what every kind of environment shows of a node."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tablee.core.game.encoding import Array, Encoding, Offer
from tablee.research.course import Node

Observation = dict[str, Array]
"""observation: what the seat sees · action_mask: what it may ask for · moves: features of each, if they are listed."""


def observation_space(encoding: Encoding[Any, Any]) -> spaces.Dict:
    """Parts of one throughout."""
    shown: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0.0, 1.0, (encoding.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
    }
    if encoding.features:
        shown["moves"] = spaces.Box(0.0, 1.0, (encoding.actions, encoding.features), np.float32)
    return spaces.Dict(shown)


def observed(node: Node, seat: int, offer: Offer[Any] | None) -> Observation:
    """What a seat sees; without an offer it is not to play, and its mask is empty."""
    encoding = node.course.encoding
    shown = {
        "observation": encoding.observe(node.view(seat)),
        "action_mask": offer.mask.copy() if offer else np.zeros(encoding.actions, np.int8),
    }
    if encoding.features:
        empty = np.zeros((encoding.actions, encoding.features), np.float32)
        shown["moves"] = empty if offer is None or offer.moves is None else offer.moves.copy()
    return shown


def offered(node: Node, seat: int) -> Offer[Any]:
    """What a seat may ask for."""
    offer: Offer[Any] = node.course.encoding.offer(node.view(seat))
    return offer
