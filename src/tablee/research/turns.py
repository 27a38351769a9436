"""Every game for PettingZoo, one seat after the other (AEC)."""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tablee.core.game.encoding import Offer
from tablee.match.voice import voice
from tablee.research.course import Node, course
from tablee.research.spaces import Observation, observation_space, observed, offered

HORIZON = 10_000
"""Asks after which a match is cut short; all games end long before, unless a table without time is never content."""
ILLEGAL = -1
"""What an ask that the mask forbids earns, and it ends the match: PettingZoo's own way."""

SEEDS = 2**31


def env(game: str, seats: int | None = None, **options: Any) -> Any:
    """A game as PettingZoo likes it: an ask that is not legal ends the match, and misuse is told."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(raw_env(game, seats, **options), illegal_reward=ILLEGAL)
    )


def raw_env(game: str, seats: int | None = None, **options: Any) -> "TurnsEnv":
    """The same without wrappers, quicker: an ask that is not legal is an error."""
    return TurnsEnv(game, seats, **options)


class TurnsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo's classes are not typed all through
    """A match of a game; `seats` and options as for `tablee.deal`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        horizon: int = HORIZON,
        **options: Any,
    ) -> None:
        super().__init__()
        self.course = course(game, seats, **options)
        self.metadata = {"name": f"tablee_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode, self.horizon = render_mode, horizon
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match: that of the seed, then one after the other by its luck."""
        if seed is not None:
            self._luck.seed(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.asks = 0
        self._stand(self.course.deal(int(self._luck.sample()) if seed is None else seed))

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; the mask of one that is not to play is empty."""
        seat = self.possible_agents.index(agent)
        return observed(self.node, seat, self._offer if agent == self.agent_selection else None)

    def step(self, action: int | None) -> None:
        """Ask; the next agent is selected."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        asking, offer = self.agent_selection, self._offer
        if offer is None or action is None or not offer.mask[action]:
            raise ValueError(f"{action} is not a legal action of {asking}: look at its action_mask.")
        self._cumulative_rewards[asking] = 0.0
        self._clear_rewards()
        self.asks += 1
        self._stand(self.node.turned(offer.ask(int(action))))
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in letters, as everybody sees it."""
        if self.render_mode is None:
            return None
        game = self.course.game
        return game.text.draw(game.rules.view(self.node.position.table, None, None), voice("en", game))

    def _stand(self, node: Node) -> None:
        """Go on from a node: somebody is to play, or it is over."""
        self.node = node
        self._offer: Offer[Any] | None = None
        if node.result is not None:
            self.rewards = dict(zip(self.possible_agents, node.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[node.round[0]]
        if self.asks >= self.horizon:
            self.truncations = dict.fromkeys(self.agents, True)
            return
        self._offer = offered(node, node.round[0])
