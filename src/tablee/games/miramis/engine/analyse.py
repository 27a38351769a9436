"""How well a finished match was played: turn by turn what was laid, what earned most, and what was worth most."""

from collections.abc import Sequence

from tablee.core.insight import Analysis, Judged
from tablee.crossword.analyse import Turn, analysed, judged, turns_of
from tablee.crossword.events import Passed
from tablee.games.miramis.engine.finder import by_equity, by_points
from tablee.games.miramis.engine.solve import choice, weighed_choice
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.box.spelling import rack_text
from tablee.games.miramis.rules.events import Happening, Laid
from tablee.games.miramis.rules.evolve import evolve
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.state import start
from tablee.games.miramis.rules.view import View, view


def analyse(options: Options, seats: int, events: Sequence[Happening]) -> Analysis:
    """Judge every turn of a match by the letters its player had when it was to lay some, after an exchange if any."""
    turns, end = turns_of(start(options, seats), events, (Laid, Passed), evolve, view)
    return analysed(map(_judged, turns), end.table.scores)


def _judged(turn: Turn[View]) -> Judged:
    """A turn beside the best there were; where there was nothing to lay, that is the turn itself."""
    before, move = turn.before, turn.line
    tiles = turn.event.tiles if isinstance(turn.event, Laid) else ()
    words = tuple(word.text for word in move.score.words)
    played = weighed_choice(before, move.notation, words, move.score.points, tiles)
    known = all_words(before.options.compounds)
    wisest = next((choice(before, one) for one in by_equity(before, known, 1)), played)
    most = next((choice(before, one) for one in by_points(before, known, 1)), played)
    return judged(turn, rack_text(sorted(before.rack)), played, most, wisest)
