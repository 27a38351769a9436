"""What the matches of a seed come to, as lines that two processes can compare."""

from random import Random

from tablee.core.engine import view_for
from tablee.core.game import Game
from tablee.testing.playout import playouts


def traces(game: Game, seed: int) -> list[str]:
    """A line for every step of every match of the seed, and one for what each bot would open with."""
    lines = []
    for number, playout in enumerate(playouts(game, seed)):
        lines += [f"match {number} {step.ask} {step.fingerprint}" for step in playout.steps]
        dealt = playout.steps[0].after
        view = view_for(game, dealt, game.to_play(dealt.table)[0])
        lines += [
            f"match {number} {level} {game.choose(view, level, Random(seed))}"
            for level in (*game.levels, *game.sparring)
        ]
    return lines
