"""What the matches of a seed come to, as lines that two processes can compare."""

from random import Random

from tablee.core.game import Game
from tablee.core.loop import view_for
from tablee.testing.playout import playouts


def traces(game: Game, seed: int) -> list[str]:
    """A line for every step of every match of the seed, and one for what each bot would open one of them with."""
    matches = playouts(game, seed)
    lines = [
        f"match {number} {step.ask} {step.fingerprint}" for number, one in enumerate(matches) for step in one.steps
    ]
    for number, level in enumerate((*game.engine.levels, *game.engine.sparring)):
        dealt = matches[number % len(matches)].steps[0].after
        view = view_for(game, dealt, game.rules.to_play(dealt.table)[0])
        lines.append(f"{level} {game.engine.choose(view, level, Random(seed))}")
    return lines
