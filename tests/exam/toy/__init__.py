"""Highest card: a toy game that passes the exam, small enough to be spoilt in one place at a time."""

from tablee.core.game import Game

from .engine.bot import choose
from .exam.examples import examples
from .exam.random_play import random_action
from .exam.twins import holdings, twin
from .rules.actions import Lay, Swap
from .rules.decide import decide
from .rules.events import Dealt, Laid, Served, Shuffled, Swapped, SwapSeen, Taken
from .rules.evolve import evolve
from .rules.options import Options
from .rules.presets import PRESETS
from .rules.refusals import AlreadyDealt, CardMissing, NoSwap
from .rules.state import result, start, to_play
from .rules.view import view
from .text.notation import read, write
from .text.picture import draw

GAME = Game(
    name="toy",
    rules_version=1,
    seat_counts=(2, 3),
    options=Options,
    presets=PRESETS,
    actions=(Lay, Swap),
    events=(
        Shuffled,
        Dealt,
        Served,
        Laid,
        Swapped,
        SwapSeen,
        Taken,
    ),
    refusals=(CardMissing, NoSwap, AlreadyDealt),
    levels=("pupil", "master"),
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    to_play=to_play,
    result=result,
    choose=choose,
    random_action=random_action,
    draw=draw,
    read=read,
    write=write,
    holdings=holdings,
    twin=twin,
    examples=examples,
)
