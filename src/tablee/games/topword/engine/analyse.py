"""How well a finished match was played: turn by turn what was laid, what earned most, and what was worth most."""

from collections.abc import Sequence

from tablee.core.insight import Analysis, Choice, Judged
from tablee.crossword.analyse import Turn, analysed, judged, turns_of
from tablee.crossword.events import Passed
from tablee.games.topword.engine.finder import Weighed, by_equity, centred
from tablee.games.topword.engine.leave import equity, leave_value
from tablee.games.topword.engine.solve import choice, weighed_choice
from tablee.games.topword.rules.board import Tiles, is_empty
from tablee.games.topword.rules.events import Exchanged, Happening, Laid, TakenBack
from tablee.games.topword.rules.evolve import evolve
from tablee.games.topword.rules.lays.moves import Found
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.state import start
from tablee.games.topword.rules.view import View, view
from tablee.lexicon import lexicon

NOTHING: Tiles = ()


def analyse(options: Options, seats: int, events: Sequence[Happening]) -> Analysis:
    """Judge every turn of a match by the letters its player had; what was hidden from the player is not looked at."""
    turns, end = turns_of(start(options, seats), events, (Laid, Passed, Exchanged), evolve, view)
    return analysed((_judged(turn, _unadmitted(turn, events)) for turn in turns), end.table.scores)


def _unadmitted(turn: Turn[View], events: Sequence[Happening]) -> tuple[str, ...]:
    """For which words it was taken back: they are told with the challenge, before anybody plays again."""
    if not turn.line.taken_back:
        return ()
    return next(event.words for event in events[turn.at :] if isinstance(event, TakenBack))


def _judged(turn: Turn[View], unadmitted: tuple[str, ...]) -> Judged:
    """A turn beside the best there were; where there was nothing to lay, that is the turn itself, or to pass."""
    before, move = turn.before, turn.line
    worth, tiles = leave_value(before.rack, before.bag), NOTHING
    if isinstance(turn.event, Laid):
        tiles = turn.event.tiles
        worth = worth if unadmitted else equity(before, Found(tiles, move.points))
    words = tuple(word.text for word in move.words)
    played = weighed_choice(before, move.notation, words, Found(tiles, move.points), worth)
    found = by_equity(before, lexicon.common.graph)
    nothing = weighed_choice(before, "-", (), Found(NOTHING, 0), worth) if unadmitted else played
    wisest = _choice(before, found[0], played) if found else nothing
    most = _choice(before, max(found, key=lambda one: one[1].points), played) if found else nothing
    return judged(turn, before.rack, played, most, wisest, unadmitted)


def _choice(before: View, found: Weighed, played: Choice) -> Choice:
    """A move that was found; a first word lies across the middle, or where the player has laid the same one."""
    worth, move = found
    best = choice(before, (worth, Found(centred(before, move.tiles), move.points)))
    return played if is_empty(before.stacks) and best.words == played.words else best
