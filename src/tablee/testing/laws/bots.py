"""Laws of the bots: each level plays to the end, legally, and the same again for the same seed."""

from collections.abc import Sequence
from itertools import cycle, islice
from random import Random

from tablee.core.actions import Deal
from tablee.core.game import Game
from tablee.core.loop import view_for
from tablee.core.refusal import Refusal
from tablee.core.text.robots import robots
from tablee.match.voice import voice
from tablee.testing.broken import Broken, hold
from tablee.testing.playout import LONGEST, moment, take
from tablee.testing.sittings import Sitting, sittings

AGAIN = 0.25
"""How often a bot is asked a second time."""


def law_bots_play_to_the_end(game: Game, seed: int) -> None:
    """Bots of all levels, as many as a table seats, play a match to its end, and everything they ask is granted."""
    waiting = [*game.engine.levels, *game.engine.sparring]
    for sitting in cycle(sittings(game, seed)):
        if not waiting:
            return
        _match_of(game, list(islice(cycle(waiting), sitting.seats)), sitting, seed)
        waiting = waiting[sitting.seats :]


def law_every_level_has_its_name(game: Game, _seed: int) -> None:
    """There is a bot to play against, and no two share a name."""
    names = (*game.engine.levels, *game.engine.sparring)
    hold(bool(game.engine.levels), "the game offers no bot")
    hold(len(set(names)) == len(names), f"two bots share a name: {', '.join(names)}")


def law_old_names_still_play(game: Game, seed: int) -> None:
    """What a level was called before is another name of it: for a table, for its choice, and for who sits there."""
    engine, sitting = game.engine, sittings(game, seed)[0]
    dealt = take(game, game.rules.start(sitting.options, sitting.seats), Deal(), f"names/{seed}", moment(0))
    assert not isinstance(dealt, Refusal), "other laws see to the deal"
    seat = game.rules.to_play(dealt.after.table)[0]
    view, say = view_for(game, dealt.after, seat), voice("fr", game)
    for old, today in engine.aliases.items():
        hold(today in engine.levels, f"“{old}” is another name of “{today}”, which there is not")
        hold(old not in engine.levels, f"“{old}” is a level and another name")
        hold(engine.level(old) == today, f"“{old}” does not lead to “{today}”")
        asked = [engine.choose(view, name, Random(seed)) for name in (old, today)]
        hold(asked[0] == asked[1], f"“{old}” and “{today}” ask differently")
        hold(robots(old, say) == robots(today, say), f"others sit down as “{old}” than as “{today}”")


def _match_of(game: Game, levels: Sequence[str], sitting: Sitting, seed: int) -> None:
    luck = f"bots/{levels[0]}/{seed}"
    step = take(game, game.rules.start(sitting.options, sitting.seats), Deal(), luck, moment(0))
    level = ""
    for number in range(1, LONGEST):
        if isinstance(step, Refusal):
            raise Broken(f"{level} asked for something that is refused: {step}")
        if game.rules.result(step.after.table) is not None:
            return
        seat = game.rules.to_play(step.after.table)[0]
        level = levels[seat]
        view = view_for(game, step.after, seat)
        ask = game.engine.choose(view, level, Random(f"{luck}/{number}"))
        hold(ask.seat == seat and not ask.by_house, f"{level} was asked for seat {seat} and answered {ask}")
        if Random(f"again/{luck}/{number}").random() < AGAIN:
            again = game.engine.choose(view, level, Random(f"{luck}/{number}"))
            hold(again == ask, f"{level} answers {ask} and then, with the same luck, {again}")
        step = take(game, step.after, ask, f"{luck}/{number}", moment(number))
    raise Broken(f"a match between {', '.join(levels)} has no result after {LONGEST} asks")
