"""The rules of Motus: what may be asked, what happens, what is refused, and what each seat sees."""

from tablee.core.game import Rules
from tablee.core.seats import result
from tablee.games.motus.rules.actions import Ask, Draw, Guess, SetWord
from tablee.games.motus.rules.decide import decide
from tablee.games.motus.rules.events import EVENTS, Happening
from tablee.games.motus.rules.evolve import evolve
from tablee.games.motus.rules.options import WORD_OF_THE_DAY, Options, closes_dictionary
from tablee.games.motus.rules.presets import PRESETS
from tablee.games.motus.rules.refusals import REFUSALS
from tablee.games.motus.rules.state import Box, Table, lines_taken, start, to_play, winning_sides
from tablee.games.motus.rules.times import deadline
from tablee.games.motus.rules.view import View, view

RULES: Rules[Options, Table, str, Box, Ask, Happening, View] = Rules(
    version=2,
    seat_counts=(4, 3, 2, 1),
    options=Options,
    presets=PRESETS,
    actions=(SetWord, Guess, Draw),
    events=EVENTS,
    refusals=REFUSALS,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    to_play=to_play,
    result=result,
    deadline=deadline,
    victors=winning_sides,
    uses_lexicon=True,
    closes_dictionary=closes_dictionary,
    daily=WORD_OF_THE_DAY,
    mark=lines_taken,
)
