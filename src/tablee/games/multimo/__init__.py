"""Multimo: everybody takes the same letters, and each builds a crossword of them, hidden from the others."""

from tablee.core.game import Game
from tablee.games.multimo.engine.analyse import analyse, retell
from tablee.games.multimo.engine.bot import LEVELS, SPARRING, choose
from tablee.games.multimo.engine.building import KERNELS
from tablee.games.multimo.engine.solve import SOLVE
from tablee.games.multimo.exam.examples import examples
from tablee.games.multimo.exam.random_play import random_action
from tablee.games.multimo.exam.twins import holdings, twin
from tablee.games.multimo.rules.actions import ACTIONS
from tablee.games.multimo.rules.decide import decide
from tablee.games.multimo.rules.events import EVENTS
from tablee.games.multimo.rules.evolve import evolve
from tablee.games.multimo.rules.options import Options
from tablee.games.multimo.rules.presets import PRESETS
from tablee.games.multimo.rules.refusals import REFUSALS
from tablee.games.multimo.rules.state import closes_dictionary, deadline, result, start, to_play
from tablee.games.multimo.rules.view import view
from tablee.games.multimo.text.notation import read, write
from tablee.games.multimo.text.picture import draw

GAME = Game(
    name="multimo",
    rules_version=2,
    seat_counts=(1, 2, 3, 4),
    options=Options,
    presets=PRESETS,
    actions=ACTIONS,
    events=EVENTS,
    refusals=REFUSALS,
    levels=LEVELS,
    sparring=SPARRING,
    kernels=KERNELS,
    uses_lexicon=True,
    closes_dictionary=closes_dictionary,
    start=start,
    decide=decide,
    evolve=evolve,
    view=view,
    to_play=to_play,
    result=result,
    deadline=deadline,
    choose=choose,
    random_action=random_action,
    analyse=analyse,
    retell=retell,
    commands=(SOLVE,),
    draw=draw,
    read=read,
    write=write,
    holdings=holdings,
    twin=twin,
    examples=examples,
)
