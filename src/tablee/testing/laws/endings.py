"""Laws of the end: every match comes to one, whoever plays and even if nobody does."""

from tablee.core.actions import Action, Deal, TimeUp
from tablee.core.game import Game
from tablee.core.refusal import Refusal
from tablee.testing.broken import Broken, hold
from tablee.testing.playout import LONGEST, moment, playouts, some_steps, take
from tablee.testing.sittings import sittings


def law_random_play_ends(game: Game, seed: int) -> None:
    """Seats that ask anything legal are always granted it, and reach a result that fits the table."""
    for playout in playouts(game, seed):
        hold(not playout.stopped, f"random play stopped: {playout.stopped}")
        table, seats = playout.steps[-1].after.table, playout.sitting.seats
        result = game.rules.result(table)
        hold(result is not None and len(result.scores) == seats, f"{result} does not have a score for each seat")
        hold(result is not None and set(result.winners) <= set(range(seats)), f"{result} names a seat nobody has")
        victors = game.rules.victors
        hold(
            result is None or victors is None or set(result.winners) <= set(victors(table)),
            f"{result} crowns a seat that has not won",
        )
        hold(game.rules.to_play(table) == (), "the match is over and yet somebody is to play")


def law_the_house_can_always_act(game: Game, seed: int) -> None:
    """Whenever the table waits for a seat, the house may act for it; and when the game says the time has come."""
    for _, step in some_steps(game, seed):
        for seat in game.rules.to_play(step.before.table):
            acted = take(game, step.before, TimeUp(seat), step.luck, step.now)
            hold(not isinstance(acted, Refusal), f"when time is up for seat {seat} the rules refuse the house: {acted}")
            hold(isinstance(acted, Refusal) or bool(acted.events), f"when time is up for seat {seat} nothing happens")
        due = game.rules.deadline(step.before)
        if due is not None:
            acted = take(game, step.before, due.action, step.luck, due.at)
            hold(not isinstance(acted, Refusal), f"the deadline's own ask {due.action} is refused: {acted}")


def law_time_alone_ends_a_match(game: Game, seed: int) -> None:
    """A match that everybody has left comes to its end by the house acting for one seat after the other."""
    for sitting in sittings(game, seed):
        position = game.rules.start(sitting.options, sitting.seats)
        ask: Action = Deal()
        for number in range(LONGEST):
            step = take(game, position, ask, f"left/{seed}/{number}", moment(number))
            if isinstance(step, Refusal):
                return  # the law above tells of it
            position = step.after
            if game.rules.result(position.table) is not None:
                break
            ask = TimeUp(game.rules.to_play(position.table)[0])
        else:
            raise Broken(f"no result after the house has acted {LONGEST} times")
