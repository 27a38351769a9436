"""The rules of the toy: what may be asked, what happens, what is refused, and what each seat sees."""

from tablee.core.game import Rules

from .actions import Ask, Lay, Swap
from .decide import decide
from .events import EVENTS, Happening
from .evolve import evolve
from .options import Options
from .presets import PRESETS
from .refusals import REFUSALS
from .state import Box, Hand, Table, result, start, to_play
from .view import View, view

RULES: Rules[Options, Table, Hand, Box, Ask, Happening, View] = Rules(
    version=1,
    seat_counts=(2, 3),
    options=Options,
    presets=PRESETS,
    actions=(Lay, Swap),
    events=EVENTS,
    refusals=REFUSALS,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    to_play=to_play,
    result=result,
)
