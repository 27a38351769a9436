"""Games in turns registered with OpenSpiel: `pyspiel.load_game("tablee_GAME")`, after `register()`.

Luck is drawn before the deal: three chance nodes of 256 outcomes each choose one of 16,777,216 seeds, and all that
follows is decided by the seed and by what the players do. So states can be cloned, and histories replayed.
"""

from typing import Any

import numpy as np

from tablee.core.extras import extras_named
from tablee.core.game import Game
from tablee.core.game.encoding import Array, Offer
from tablee.core.game.shelf import games
from tablee.core.options import describe
from tablee.research.course import Course, Node, course
from tablee.research.spaces import observed, offered

with extras_named():
    import pyspiel

DRAWS, OUTCOMES = 3, 256
HORIZON = 2_000
"""No game is longer, its draws of luck included; one that is, is drawn."""
MANY_POINTS = 10_000.0


def register() -> list[str]:
    """Make OpenSpiel know every game that has an encoding; the names it knows from now on."""
    known = set(pyspiel.registered_names())
    for game in games().values():
        if f"tablee_{game.name}" not in known:
            pyspiel.register_game(_type_of(game), _maker(game))
    return [f"tablee_{name}" for name in games()]


def _maker(game: Game) -> type[Any]:
    """A class for each game: OpenSpiel makes a game from its parameters alone."""
    return type(f"{game.name.capitalize()}Game", (OpenSpielGame,), {"tablee": game})


def _type_of(game: Game, players: int | None = None) -> Any:
    kind, counts = pyspiel.GameType, game.rules.seat_counts
    alone = players == 1
    return kind(
        short_name=f"tablee_{game.name}",
        long_name=f"Tablée: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": counts[0]} | {spec.name: spec.default for spec in _specs(game)},
    )


def _specs(game: Game) -> list[Any]:
    """The options that OpenSpiel can name: those whose values are all of one type."""
    return [spec for spec in describe(game.rules.options) if len({type(value) for value in spec.choices}) < 2]


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of ours; its parameters are `players` and the game's own options."""

    tablee: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = given.pop("players", None)
        self.course: Course = course(self.tablee.name, players, **given)
        if self.course.encoding.together:
            raise ValueError(
                f"{self.tablee.name}: several seats play at the same time; OpenSpiel has it for one alone."
            )
        alone = self.course.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.course.encoding.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.course.seats,
            min_utility=0.0 if alone else -1.0,
            max_utility=MANY_POINTS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=HORIZON,
        )
        super().__init__(_type_of(self.tablee, self.course.seats), info, params or {})

    def new_initial_state(self) -> "OpenSpielState":
        """Before luck has chosen anything."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What fills tensors."""
        return Observer(self.course)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A match; before it is dealt, the luck drawn so far."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self._course = game.course
        self._drawn: tuple[int, ...] = ()
        self._asks = 0
        self.node: Node | None = None
        self._offer: OfferKept | None = None

    def current_player(self) -> int:
        """Chance, whoever is to play, or nobody."""
        if self.node is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.node.round[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A part of the seed."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def is_terminal(self) -> bool:
        """Whether the match has ended, or was too long."""
        return self.node is not None and (self.node.result is not None or self._asks + DRAWS >= HORIZON)

    def returns(self) -> list[float]:
        """Who won; alone, the points."""
        return list(self.node.payoffs()) if self.node else [0.0] * self._course.seats

    def offer(self) -> Offer[Any]:
        """What the player to move may do; found once."""
        assert self.node is not None, "luck comes first"
        if self._offer is None:
            self._offer = OfferKept(offered(self.node, self.node.round[0]))
        return self._offer.offer

    def _legal_actions(self, player: int) -> list[int]:
        return np.flatnonzero(self.offer().mask).tolist() if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.node is None:
            self._drawn = (*self._drawn, action)
            if len(self._drawn) == DRAWS:
                self.node = self._course.deal(sum(OUTCOMES**at * one for at, one in enumerate(self._drawn)))
            return
        self.node, self._offer = self.node.turned(self.offer().ask(action)), None
        self._asks += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if self.node is None or player < 0:
            return f"luck {action}"
        return self._course.game.text.write(self.offer().ask(action))

    def __str__(self) -> str:
        """For people who look for mistakes."""
        return f"luck {self._drawn}" if self.node is None else repr(self.node.position)


class OfferKept:
    """An offer that was looked for: a copy of a state has the same, and one that is read back looks again."""

    def __init__(self, offer: Offer[Any]) -> None:
        self.offer = offer

    def __deepcopy__(self, memo: object) -> "OfferKept":
        """The very same: it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Not kept."""
        return type(None), ()


class Observer:
    """What a player sees, as OpenSpiel's observers give it: what the seat sees, its mask, and features of its moves."""

    def __init__(self, of: Course) -> None:
        encoding = of.encoding
        shapes: dict[str, tuple[int, ...]] = {"observation": (encoding.size,), "action_mask": (encoding.actions,)}
        if encoding.features:
            shapes["moves"] = (encoding.actions, encoding.features)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Array] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.node is not None:
            mine = state.current_player() == player
            for name, part in observed(state.node, player, state.offer() if mine else None).items():
                self.dict[name][:] = part

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The view itself."""
        return repr(state.node.view(player)) if state.node is not None else "before the deal"
