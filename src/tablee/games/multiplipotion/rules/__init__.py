"""The rules of MultipliPotion: what may be asked, what happens, what is refused, and what each seat sees."""

from tablee.core.game import Rules
from tablee.core.seats import result
from tablee.games.multiplipotion.rules.actions import Ask, Capture, Denounce, Draw, EndTurn, Lay
from tablee.games.multiplipotion.rules.cards import Cards
from tablee.games.multiplipotion.rules.decide import decide
from tablee.games.multiplipotion.rules.events import EVENTS, Happening
from tablee.games.multiplipotion.rules.evolve import evolve
from tablee.games.multiplipotion.rules.options import Options
from tablee.games.multiplipotion.rules.presets import PRESETS
from tablee.games.multiplipotion.rules.refusals import REFUSALS
from tablee.games.multiplipotion.rules.state import Box, Table, start, to_play
from tablee.games.multiplipotion.rules.view import View, view

RULES: Rules[Options, Table, Cards, Box, Ask, Happening, View] = Rules(
    version=2,
    seat_counts=(2,),
    options=Options,
    presets=PRESETS,
    actions=(Draw, Lay, Capture, EndTurn, Denounce),
    events=EVENTS,
    refusals=REFUSALS,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    to_play=to_play,
    result=result,
)
