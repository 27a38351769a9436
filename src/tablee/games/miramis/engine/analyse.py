"""How well a finished match was played: turn by turn what was laid, what earned most, and what was worth most."""

from collections.abc import Sequence
from dataclasses import replace

from tablee.core.insight import Analysis, Choice, Judged
from tablee.crossword.analyse import Turn, analysed, judged, placed, turns_of
from tablee.crossword.events import Passed
from tablee.games.miramis.engine.finder import by_equity, by_points, turns_after
from tablee.games.miramis.engine.leave import leave_value
from tablee.games.miramis.engine.solve import choice, written
from tablee.games.miramis.engine.vocabulary import all_words
from tablee.games.miramis.rules.box.board import Tiles
from tablee.games.miramis.rules.box.letters import without
from tablee.games.miramis.rules.box.spelling import rack_text
from tablee.games.miramis.rules.events import Happening, Laid
from tablee.games.miramis.rules.evolve import evolve
from tablee.games.miramis.rules.lays.moves import POINT
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
    worth = _worth(before, tiles, move.score.points)
    played = Choice(move.notation, words, move.score.points, worth, placed(tiles, written))
    known = all_words(before.options.compounds)
    wisest = next((choice(before, one) for one in by_equity(before, known, 1)), played)
    most = played
    for one in by_points(before, known, 1):
        most = replace(choice(before, one), worth=_worth(before, one.tiles, one.points))
    return judged(turn, rack_text(sorted(before.rack)), played, most, wisest)


def _worth(before: View, tiles: Tiles, points: int) -> float:
    """What a move was worth with the letters that it kept."""
    kept = tuple(sorted(without(before.rack, (tile.letter for tile in tiles))))
    return points + leave_value(kept, turns_after(before)) / POINT
