"""How well a finished match was played: turn by turn what was laid, what earned most, and what was worth most."""

from collections.abc import Sequence

from tablee.core.insight import Analysis, Choice, Judged, summed_up
from tablee.crossword.events import Passed
from tablee.games.topword.engine.finder import by_liking
from tablee.games.topword.engine.solve import choice
from tablee.games.topword.engine.taste import HUNDRED, liking, rack_worth
from tablee.games.topword.rules.events import Exchanged, Happening, Laid
from tablee.games.topword.rules.evolve import evolve
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import Move, Place, start
from tablee.games.topword.rules.view import View, view
from tablee.lexicon import lexicon

Turn = Laid | Passed | Exchanged


def analyse(options: Options, seats: int, events: Sequence[Happening]) -> Analysis:
    """Judge every turn of a match by the letters its player had; what was hidden from the player is not looked at."""
    turns, end = _turns(start(options, seats), events)
    scores, judged = [0] * seats, []
    for (before, turn), move in zip(turns, end.table.history, strict=True):
        scores[move.seat] += move.points
        judged.append(_judged(before, turn, move, tuple(scores)))
    return summed_up(tuple(judged), end.table.scores)


def _turns(position: Place, events: Sequence[Happening]) -> tuple[list[tuple[View, Turn]], Place]:
    """What the player to move saw and did in each turn, and how the match ended."""
    turns = []
    for event in events:
        if isinstance(event, Turn):
            turns.append((view(position.table, position.hands[event.seat], event.seat), event))
        position = evolve(position, event)
    return turns, position


def _judged(before: View, turn: Turn, move: Move, scores: tuple[int, ...]) -> Judged:
    """A turn beside the best there were; where there was nothing to lay, that is the turn itself."""
    worth = rack_worth(before.rack, before.bag)
    if isinstance(turn, Laid) and not move.taken_back:
        worth = liking(before, Found(turn.tiles, move.points))
    played = Choice(move.notation, tuple(word.text for word in move.words), move.points, worth / HUNDRED)
    found = by_liking(before, lexicon.common.graph)
    wisest = choice(before, found[0]) if found else played
    most = choice(before, max(found, key=lambda one: one[1].points)) if found else played
    return Judged(
        seat=move.seat,
        holding=before.rack,
        played=played,
        most=most,
        wisest=wisest,
        given_away=max(0, most.points - move.points),
        scores=scores,
    )
