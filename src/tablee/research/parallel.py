"""Games in which several play at the same time, for PettingZoo's parallel way."""

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from tablee.core.game.encoding import Offer
from tablee.core.refusal import Refused
from tablee.research.course import Node, course
from tablee.research.spaces import Observation, observation_space, observed, offered
from tablee.research.turns import HORIZON, SEEDS

Answers = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


def parallel_env(game: str, seats: int | None = None, **options: Any) -> "TogetherEnv":
    """A game whose seats play at the same time; ValueError for one that is played in turns."""
    return TogetherEnv(game, seats, **options)


class TogetherEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo's classes are not typed all through
    """A match in rounds: whoever is to play asks, all at the same moment; the others' numbers are not looked at."""

    def __init__(self, game: str, seats: int | None = None, *, horizon: int = HORIZON, **options: Any) -> None:
        self.course = course(game, seats, **options)
        if not self.course.encoding.together:
            raise ValueError(f"{game} with {self.course.seats} seats is played in turns: use env().")
        self.metadata = {"name": f"tablee_{game}_v0", "render_modes": []}
        self.render_mode, self.horizon = None, horizon
        self.possible_agents = [f"player_{seat}" for seat in range(self.course.seats)]
        encoding = self.course.encoding
        self._observations = {agent: observation_space(encoding) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(encoding.actions) for agent in self.possible_agents}
        self._luck = spaces.Discrete(SEEDS)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is shown."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may answer."""
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a match: that of the seed, then one after the other by its luck."""
        if seed is not None:
            self._luck.seed(seed)
        self.agents, self.rounds = self.possible_agents[:], 0
        self._stand(self.course.deal(int(self._luck.sample()) if seed is None else seed))
        return self._shown(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Answers:
        """A round: every seat that is to play asks; what comes too late, or is not legal, changes nothing."""
        node, offers = self.node, self._offers
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, offer in offers.items():
            agent = self.possible_agents[seat]
            try:
                node = _asked(node, offer, actions.get(agent))
            except Refused as refused:
                infos[agent] = {"refused": refused.refusal}
        self.rounds += 1
        self._stand(node.next_round())
        over, cut = self.node.result is not None, self.rounds >= self.horizon
        shown, payoffs = self._shown(), self.node.payoffs()
        everybody = self.agents
        self.agents = [] if over or cut else everybody
        return (
            shown,
            dict(zip(everybody, payoffs, strict=True)),
            dict.fromkeys(everybody, over),
            dict.fromkeys(everybody, cut and not over),
            infos,
        )

    def _stand(self, node: Node) -> None:
        self.node = node
        self._offers: dict[int, Offer[Any]] = {seat: offered(node, seat) for seat in node.round}

    def _shown(self) -> dict[str, Observation]:
        return {
            agent: observed(self.node, seat, self._offers.get(seat)) for seat, agent in enumerate(self.possible_agents)
        }


def _asked(node: Node, offer: Offer[Any], number: int | None) -> Node:
    """The node after one seat's ask; a number that is not offered is passed over."""
    legal = number is not None and offer.mask[number]
    return node.asked(offer.ask(int(number or 0))) if legal else node
