"""Laws of the tables that are ready to be played: whoever presses « Jouer » plays."""

from random import Random

from tablee.core.actions import Deal
from tablee.core.game import Game
from tablee.core.loop import Applied, apply
from tablee.core.options import chosen
from tablee.core.presets import Preset
from tablee.core.refusal import Refused
from tablee.testing.broken import Broken, hold
from tablee.testing.playout import moment


def law_presets_can_be_dealt(game: Game, seed: int) -> None:
    """Every preset has a name of its own, seats, robots and options that the game has, and can be dealt."""
    names = [preset.name for preset in game.rules.presets]
    hold(len(set(names)) == len(names), f"two presets share a name: {', '.join(names)}")
    hold(names[:1] in ([], ["newcomer"]), f"« Jouer » begins with the first preset: newcomer, not {names[:1]}")
    for preset in game.rules.presets:
        _can_be_dealt(game, preset, seed)


def _can_be_dealt(game: Game, preset: Preset, seed: int) -> None:
    hold(preset.seats in game.rules.seat_counts, f"{preset.name} is for {preset.seats}, which the game is not")
    robots = tuple(range(1, preset.seats))
    known = (*game.engine.levels, *(() if robots else ("",)))
    hold(preset.level in known, f"{preset.name} wants robots of the level “{preset.level}”, which there is not")
    try:
        options = chosen(game.rules.options, dict(preset.options))
    except Refused as refused:
        raise Broken(f"the options of {preset.name} are refused: {refused.refusal}") from refused
    position = game.rules.start(options, preset.seats)
    dealt = apply(game, position, Deal(robots=robots), Random(f"preset/{seed}"), moment(0))
    if not isinstance(dealt, Applied):
        raise Broken(f"{preset.name} cannot be dealt: {dealt}")
    hold(bool(game.rules.to_play(dealt.position.table)), f"nobody is to play when {preset.name} has been dealt")
