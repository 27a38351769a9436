"""The rules of Topword: what may be asked, what happens, what is refused, and what each seat sees."""

from tablee.core.game import Rules
from tablee.core.seats import result
from tablee.crossword.state import closes_dictionary
from tablee.games.topword.rules.actions import Ask, Challenge, Lay, Pass
from tablee.games.topword.rules.decide import decide
from tablee.games.topword.rules.events import EVENTS, Happening
from tablee.games.topword.rules.evolve import evolve
from tablee.games.topword.rules.options import Options
from tablee.games.topword.rules.presets import PRESETS
from tablee.games.topword.rules.refusals import REFUSALS
from tablee.games.topword.rules.state import Box, Table, start, to_play
from tablee.games.topword.rules.view import View, view

RULES: Rules[Options, Table, str, Box, Ask, Happening, View] = Rules(
    version=2,
    seat_counts=(2, 3, 4),
    options=Options,
    presets=PRESETS,
    actions=(Lay, Pass, Challenge),
    events=EVENTS,
    refusals=REFUSALS,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    to_play=to_play,
    result=result,
    uses_lexicon=True,
    closes_dictionary=closes_dictionary,
)
