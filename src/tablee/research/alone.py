"""One seat of any game for Gymnasium: alone at the table, or against robots of the house."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tablee.core.extras import extras_named
from tablee.core.game.encoding import Array, Offer
from tablee.core.game.shelf import games
from tablee.core.refusal import Refused
from tablee.match.refusals.tables import NoSuchSeat
from tablee.match.tables.lobby import level_named
from tablee.research.course import Node, course
from tablee.research.spaces import Observation, observation_space, observed, offered
from tablee.research.turns import HORIZON, ILLEGAL, SEEDS

Answer = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A seat of a match; robots of the level `against` have the others. Alone, the reward is the points at the end."""

    metadata = {"render_modes": []}  # noqa: RUF012 - gymnasium's own way

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        against: str | None = None,
        horizon: int = HORIZON,
        **options: Any,
    ) -> None:
        self.course = course(game, seats, **options)
        if seat not in range(self.course.seats):
            raise Refused(NoSuchSeat(seat))
        self.against = level_named(self.course.game, str(against)) if self.course.seats > 1 else None
        self.seat, self.horizon = seat, horizon
        self.observation_space = observation_space(self.course.encoding)
        self.action_space = spaces.Discrete(self.course.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match: that of the seed, then one after the other by its luck; robots who begin have begun."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.asks = 0
        self._stand(self.course.deal(luck))
        return self._shown(), {}

    def step(self, action: int) -> Answer:
        """Ask; robots answer until it is one's turn again. What is not legal ends the match, and costs."""
        if self._offer is None or not self._offer.mask[action]:
            return self._shown(), float(ILLEGAL), True, False, {"illegal": True}
        self.asks += 1
        self._stand(self.node.turned(self._offer.ask(int(action))))
        over = self.node.result is not None
        reward = self.node.payoffs()[self.seat]
        return self._shown(), reward, over, not over and self.asks >= self.horizon, {}

    def action_masks(self) -> Array:
        """What may be asked for now, as sb3-contrib's MaskablePPO wants to know it."""
        return self._shown()["action_mask"].astype(np.bool_)

    def _stand(self, node: Node) -> None:
        """Let robots play until it is one's turn, or over."""
        while node.result is None and node.round[0] != self.seat:
            node = node.turned(self._robot(node, node.round[0]))
        self.node = node
        self._offer: Offer[Any] | None = None if node.result else offered(node, self.seat)

    def _robot(self, node: Node, seat: int) -> Any:
        with extras_named():
            luck = Random(f"{node.seed} {node.seq} {seat}")
            return self.course.game.engine.choose(node.view(seat), str(self.against), luck)

    def _shown(self) -> Observation:
        return observed(self.node, self.seat, self._offer)


def register() -> list[str]:
    """Make `gymnasium.make("tablee/GAME-v0", …)` know every game; the names it knows from now on."""
    names = {f"tablee/{name}-v0": name for name in games()}
    for name, game in names.items():
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="tablee.research:SeatEnv", kwargs={"game": game})
    return list(names)
