"""A small agent learns MultipliPotion by playing against itself, and then meets robots of the house.

    pip install 'tablee[research]' scikit-learn
    python examples/train_an_agent.py

What it learns is how a match will end (1 won, -1 lost) from what its seat sees and the features of a move; it makes the
move that promises most. docs/train-an-agent.md tells the story; with the numbers as they stand it takes some minutes.
"""

import argparse
import time
from random import Random

import numpy as np
import numpy.typing as npt
from sklearn.neural_network import MLPRegressor

from tablee import research

Rows = npt.NDArray[np.float32]

GAME = "multiplipotion"
STANDING = 11
"""The last numbers of an observation: the phase, the trophies, what is left."""


def inputs(seen: dict[str, Rows]) -> Rows:
    """A row for each legal move: how the match stands, and what the move would do."""
    legal = np.flatnonzero(seen["action_mask"])
    standing = np.repeat(seen["observation"][None, -STANDING:], len(legal), axis=0)
    return np.hstack((standing, seen["moves"][legal]))


def play(model: MLPRegressor | None, matches: int, explore: float, rng: Random) -> tuple[Rows, Rows]:
    """Matches of the agent against itself: the rows of the moves made, and how each match ended for who made them."""
    env = research.raw_env(GAME, 2)
    rows, ends = [], []
    env.reset(seed=rng.randrange(2**31))
    for _ in range(matches):
        env.reset()
        made: list[tuple[str, Rows]] = []
        while env.node.result is None:
            options = inputs(env.observe(env.agent_selection))
            at = rng.randrange(len(options)) if model is None or rng.random() < explore else best(model, options)
            made.append((env.agent_selection, options[at]))
            env.step(at)
        rows += [row for _, row in made]
        ends += [env.rewards[agent] for agent, _ in made]
    return np.array(rows), np.array(ends)


def best(model: MLPRegressor, options: Rows) -> int:
    """The move that promises most; with one there is nothing to think about."""
    return int(model.predict(options).argmax()) if len(options) > 1 else 0


def learn(rounds: int, matches: int, seed: int) -> MLPRegressor:
    """From random play to play by what was learnt, round by round."""
    model = MLPRegressor(hidden_layer_sizes=(48, 24), learning_rate_init=0.002, batch_size=256, random_state=seed)
    rng, seasoned = Random(seed), None
    for number in range(rounds):
        rows, ends = play(seasoned, matches, explore=0.15, rng=rng)
        for _ in range(6):
            model.partial_fit(rows, ends)
        seasoned = model
        print(f"round {number + 1}: {len(rows)} moves, loss {model.loss_:.3f}", flush=True)
    return model


def meet(model: MLPRegressor, level: str, matches: int) -> str:
    """Matches against a robot, in both seats: how many are won, with the 95 % interval (Wilson)."""
    points = 0.0
    for number in range(matches):
        env = research.SeatEnv(GAME, 2, seat=number % 2, against=level)
        seen, _ = env.reset(seed=1_000_000 + number // 2)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(best(model, inputs(seen)))
        points += (reward + 1) / 2
    share, z = points / matches, 1.96
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z * ((share * (1 - share) + z * z / (4 * matches)) / matches) ** 0.5 / (1 + z * z / matches)
    return f"against {level}: {share:.1%} of {matches} matches ({middle - half:.1%} to {middle + half:.1%})"


def main() -> None:
    """Learn, then meet the robots."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--matches", type=int, default=600, help="in each round")
    parser.add_argument("--meet", type=int, default=400, help="matches against each robot")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.perf_counter()
    model = learn(wanted.rounds, wanted.matches, wanted.seed)
    print(f"learnt in {time.perf_counter() - began:.0f} s")
    for level in ("novice", "club", "expert"):
        print(meet(model, level, wanted.meet))


if __name__ == "__main__":
    main()
