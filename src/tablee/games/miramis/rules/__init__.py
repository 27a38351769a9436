"""The rules of Miramis: what may be asked, what happens, what is refused, and what each seat sees."""

from tablee.core.game import Rules
from tablee.core.seats import result
from tablee.crossword.actions import Pass
from tablee.crossword.state import closes_dictionary
from tablee.games.miramis.rules.actions import Ask, Exchange, Lay
from tablee.games.miramis.rules.box.letters import Letters
from tablee.games.miramis.rules.decide import decide
from tablee.games.miramis.rules.events import EVENTS, Happening
from tablee.games.miramis.rules.evolve import evolve
from tablee.games.miramis.rules.options import Options
from tablee.games.miramis.rules.presets import PRESETS
from tablee.games.miramis.rules.refusals import REFUSALS
from tablee.games.miramis.rules.state import Table, start, to_play
from tablee.games.miramis.rules.view import View, view

RULES: Rules[Options, Table, Letters, Letters, Ask, Happening, View] = Rules(
    version=3,
    seat_counts=(2, 3, 4),
    options=Options,
    presets=PRESETS,
    actions=(Lay, Pass, Exchange),
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
