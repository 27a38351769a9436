"""How well a finished match was played: turn by turn what was laid, what earned most, and what was worth most."""

from collections.abc import Sequence

from tablee.core.insight import Analysis, Choice, Judged
from tablee.crossword.analyse import analysed, judged, turns_of
from tablee.crossword.events import Passed
from tablee.games.topword.engine.finder import by_equity
from tablee.games.topword.engine.leave import HUNDRED, equity, leave_value
from tablee.games.topword.engine.solve import choice
from tablee.games.topword.rules.events import Exchanged, Happening, Laid
from tablee.games.topword.rules.evolve import evolve
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import Move, start
from tablee.games.topword.rules.view import View, view
from tablee.lexicon import lexicon


def analyse(options: Options, seats: int, events: Sequence[Happening]) -> Analysis:
    """Judge every turn of a match by the letters its player had; what was hidden from the player is not looked at."""
    turns, end = turns_of(start(options, seats), events, (Laid, Passed, Exchanged), evolve, view)
    return analysed((_judged(*turn) for turn in turns), end.table.scores)


def _judged(before: View, turn: Laid | Passed | Exchanged, move: Move) -> Judged:
    """A turn beside the best there were; where there was nothing to lay, that is the turn itself."""
    worth = leave_value(before.rack, before.bag)
    if isinstance(turn, Laid) and not move.taken_back:
        worth = equity(before, Found(turn.tiles, move.points))
    played = Choice(move.notation, tuple(word.text for word in move.words), move.points, worth / HUNDRED)
    found = by_equity(before, lexicon.common.graph)
    wisest = choice(before, found[0]) if found else played
    most = choice(before, max(found, key=lambda one: one[1].points)) if found else played
    return judged(move.seat, before.rack, played, most, wisest)
