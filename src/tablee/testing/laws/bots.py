"""Laws of the bots: each level plays to the end, legally, and the same again for the same seed."""

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

AGAIN = 4
"""Every so many asks a bot is asked a second time."""


def law_bots_play_to_the_end(game: Game, seed: int) -> None:
    """A match between bots of one level ends, and everything they ask is granted."""
    tables = sittings(game, seed)
    for number, level in enumerate((*game.engine.levels, *game.engine.sparring)):
        _match_of(game, level, tables[number % len(tables)], seed)


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


def _match_of(game: Game, level: str, sitting: Sitting, seed: int) -> None:
    luck = f"bots/{level}/{seed}"
    step = take(game, game.rules.start(sitting.options, sitting.seats), Deal(), luck, moment(0))
    for number in range(1, LONGEST):
        if isinstance(step, Refusal):
            raise Broken(f"{level} asked for something that is refused: {step}")
        if game.rules.result(step.after.table) is not None:
            return
        seat = game.rules.to_play(step.after.table)[0]
        view = view_for(game, step.after, seat)
        ask = game.engine.choose(view, level, Random(f"{luck}/{number}"))
        hold(ask.seat == seat and not ask.by_house, f"{level} was asked for seat {seat} and answered {ask}")
        if number % AGAIN == 0:
            again = game.engine.choose(view, level, Random(f"{luck}/{number}"))
            hold(again == ask, f"{level} answers {ask} and then, with the same luck, {again}")
        step = take(game, step.after, ask, f"{luck}/{number}", moment(number))
    raise Broken(f"a match between two bots “{level}” has no result after {LONGEST} asks")
