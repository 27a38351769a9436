"""The rules of Multimo: what may be asked, what happens, what is refused, and what each seat sees."""

from tablee.core.game import Rules
from tablee.core.seats import result
from tablee.games.multimo.rules.actions import ACTIONS, Ask
from tablee.games.multimo.rules.decide import decide
from tablee.games.multimo.rules.events import EVENTS, Happening
from tablee.games.multimo.rules.evolve import evolve
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.presets import PRESETS
from tablee.games.multimo.rules.refusals import REFUSALS
from tablee.games.multimo.rules.state import Hand, Table, closes_dictionary, deadline, start, to_play
from tablee.games.multimo.rules.view import View, view

RULES: Rules[Options, Table, Hand, None, Ask, Happening, View] = Rules(
    version=2,
    seat_counts=(1, 2, 3, 4),
    options=Options,
    presets=PRESETS,
    actions=ACTIONS,
    events=EVENTS,
    refusals=REFUSALS,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    to_play=to_play,
    result=result,
    deadline=deadline,
    uses_lexicon=True,
    closes_dictionary=closes_dictionary,
)
